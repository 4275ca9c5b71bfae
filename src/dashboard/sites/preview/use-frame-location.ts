import { useCallback, useEffect, useRef, useState, type RefObject } from 'react'

interface PreviewMessage {
  readonly recto: 'preview'
  readonly path: string
  readonly share: number
}

/** Whether a message was sent by a preview page; other messages are ignored. */
export const isPreviewMessage = (data: unknown): data is PreviewMessage => {
  const { recto, path, share } = (data ?? {}) as Partial<Record<keyof PreviewMessage, unknown>>
  return recto === 'preview' && typeof path === 'string' && path.length <= 1000 && typeof share === 'number'
}

/**
 * Listens to messages of preview frames (`site/reader/preview-follow.ts`) and synchronizes their scrolling.
 * `onPath` is called when a link in one of them leads to another page. Returns the last reported path of each
 * frame, and `ignoreNextReport`, to call when the screen navigates a frame, so that its report on arrival is ignored.
 */
export const useFrameLocations = (
  frames: readonly RefObject<HTMLIFrameElement | null>[],
  onPath: (path: string) => void,
): {
  readonly paths: readonly (string | undefined)[]
  readonly ignoreNextReport: (index: number) => void
} => {
  const [paths, setPaths] = useState<readonly (string | undefined)[]>([])
  const navigating = useRef(new Set<number>())
  const latestOnPath = useRef(onPath)
  const latestFrames = useRef(frames)
  useEffect(() => {
    latestOnPath.current = onPath
    latestFrames.current = frames
  })
  useEffect(() => {
    const listen = ({ data, source, origin }: MessageEvent<unknown>): void => {
      const index = latestFrames.current.findIndex(
        ({ current }) => current !== null && current.contentWindow === source,
      )
      if (index < 0 || !isPreviewMessage(data)) return
      setPaths((before) => {
        if (before[index] === data.path) return before
        const after = [...before]
        after[index] = data.path
        return after
      })
      if (!navigating.current.delete(index)) latestOnPath.current(data.path)
      for (const [other, { current }] of latestFrames.current.entries())
        if (other !== index) current?.contentWindow?.postMessage({ share: data.share }, origin)
    }
    window.addEventListener('message', listen)
    return () => window.removeEventListener('message', listen)
  }, [])
  const ignoreNextReport = useCallback((index: number): void => void navigating.current.add(index), [])
  return { paths, ignoreNextReport }
}
