/** Computes the diff of two documents without blocking: synchronously if small, otherwise in a worker. */
import { useEffect, useMemo, useState } from 'react'
import { diffDocuments, type DocumentDiff } from '../../../content/diff/block-diff.ts'
import type { RichTextDocument } from '../../../content/document/document.ts'

/**
 * Number of blocks on both sides together up to which the diff is computed during render, which takes a few
 * milliseconds.
 */
const small = 200

export type DiffState =
  | { readonly state: 'ready'; readonly diff: DocumentDiff }
  | { readonly state: 'working' }
  | { readonly state: 'failed' }

export interface DiffJob {
  readonly before: RichTextDocument
  readonly after: RichTextDocument
}

const working: DiffState = { state: 'working' }

/** A new pair terminates the worker of the previous one, whose result stays until the new one is ready. */
export const useDocumentDiff = (before: RichTextDocument, after: RichTextDocument): DiffState => {
  const immediate = useMemo(
    (): DiffState | undefined =>
      before.nodes.length + after.nodes.length > small
        ? undefined
        : { state: 'ready', diff: diffDocuments(before, after) },
    [before, after],
  )
  const [computed, setComputed] = useState<DiffState>()
  const usesWorker = immediate === undefined
  useEffect(() => {
    if (!usesWorker) return undefined
    const worker = new Worker(new URL('./diff-worker.ts', import.meta.url), { type: 'module' })
    const done = (result: DiffState): void => {
      setComputed(result)
      worker.terminate()
    }
    worker.addEventListener('message', ({ data }: MessageEvent<DocumentDiff>) =>
      done({ state: 'ready', diff: data }),
    )
    worker.addEventListener('error', () => done({ state: 'failed' }))
    worker.postMessage({ before, after } satisfies DiffJob)
    return () => worker.terminate()
  }, [usesWorker, before, after])
  if (immediate !== undefined) return immediate
  return computed ?? working
}
