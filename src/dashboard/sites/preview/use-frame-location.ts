import { useCallback, useEffect, useRef, useState, type RefObject } from 'react'

interface Told {
  readonly recto: 'preview'
  readonly path: string
  readonly share: number
}

/** Whether a message was sent by a preview page; other messages are ignored. */
export const isTold = (data: unknown): data is Told => {
  const { recto, path, share } = (data ?? {}) as Partial<Record<keyof Told, unknown>>
  return recto === 'preview' && typeof path === 'string' && path.length <= 1000 && typeof share === 'number'
}

/**
 * Listens to messages of preview frames (`site/reader/preview-follow.ts`) and synchronizes their scrolling.
 * `onPath` is called when a link in one of them leads to another page. Returns the last reported path of each
 * frame, and `sent`, to call when the screen navigates a frame, so that its report on arrival is ignored.
 */
export const useFramePlaces = (
  frames: readonly RefObject<HTMLIFrameElement | null>[],
  onPath: (path: string) => void,
): { readonly places: readonly (string | undefined)[]; readonly sent: (place: number) => void } => {
  const [places, setPlaces] = useState<readonly (string | undefined)[]>([])
  const arriving = useRef(new Set<number>())
  const heard = useRef(onPath)
  const known = useRef(frames)
  useEffect(() => {
    heard.current = onPath
    known.current = frames
  })
  useEffect(() => {
    const listen = ({ data, source, origin }: MessageEvent<unknown>): void => {
      const place = known.current.findIndex(
        ({ current }) => current !== null && current.contentWindow === source,
      )
      if (place < 0 || !isTold(data)) return
      setPlaces((before) => {
        if (before[place] === data.path) return before
        const after = [...before]
        after[place] = data.path
        return after
      })
      if (!arriving.current.delete(place)) heard.current(data.path)
      for (const [other, { current }] of known.current.entries())
        if (other !== place) current?.contentWindow?.postMessage({ share: data.share }, origin)
    }
    window.addEventListener('message', listen)
    return () => window.removeEventListener('message', listen)
  }, [])
  const sent = useCallback((place: number): void => void arriving.current.add(place), [])
  return { places, sent }
}
