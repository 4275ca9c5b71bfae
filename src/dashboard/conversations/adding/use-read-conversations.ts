import { useEffect, useState } from 'react'
import { useSettled } from '../../ui/fields/use-debounced.ts'
import type { ReadRequest } from './read-conversations.ts'
import type { ReadMessage } from './read-conversations-worker.ts'

/** Milliseconds without typing before the input is read. */
const pause = 250

export interface ReadState {
  readonly message: ReadMessage
  /** Of the input as it is now. Former results stay until then, so that fields keep their focus. */
  readonly isCurrent: boolean
}

/** The conversations of an input, read in a worker; undefined until there is a result for its kind. */
export const useReadConversations = (request: ReadRequest): ReadState | undefined => {
  const settled = useSettled(request, pause)
  const [found, setFound] = useState<{ readonly request: ReadRequest; readonly message: ReadMessage }>()
  useEffect(() => {
    const worker = new Worker(new URL('./read-conversations-worker.ts', import.meta.url), { type: 'module' })
    worker.addEventListener('message', ({ data }: MessageEvent<ReadMessage>) =>
      setFound({ request: settled, message: data }),
    )
    worker.addEventListener('error', () => setFound({ request: settled, message: { failed: true } }))
    worker.postMessage(settled)
    return () => worker.terminate()
  }, [settled])
  return found?.request.kind === request.kind && found.request.text !== ''
    ? { message: found.message, isCurrent: found.request === request }
    : undefined
}
