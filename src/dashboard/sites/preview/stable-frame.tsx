import { useEffect, useLayoutEffect, useReducer, useRef, useState, type RefObject } from 'react'
import { Skeleton } from '../../ui/skeleton.tsx'
import { urlAtPath } from './preview-frame.tsx'
import { isPreviewMessage } from './use-frame-location.ts'

export interface StableFrameProps {
  readonly title: string
  /** URL that opens the preview; undefined while loading. */
  readonly url: string | undefined
  /** Width of the page in pixels. It is scaled down where there is less room. */
  readonly width: number
}

interface Page {
  readonly id: number
  readonly src: string
}

/** The visible page, and the one loading behind it to replace it. */
interface Pages {
  readonly current: Page | undefined
  readonly next: Page | undefined
}

type FrameAction = { readonly load: string } | { readonly loaded: number }

const nextPages = ({ current, next }: Pages, action: FrameAction): Pages => {
  if ('load' in action) {
    const loading = { id: ((next ?? current)?.id ?? 0) + 1, src: action.load }
    return current === undefined ? { current: loading, next: undefined } : { current, next: loading }
  }
  return next?.id === action.loaded ? { current: next, next: undefined } : { current, next }
}

/** Milliseconds to wait until a scrolled page has been painted. */
const paintDelay = 80

/** The width of an element in pixels, as it changes; undefined before the first layout. */
const useElementWidth = (element: RefObject<HTMLElement | null>): number | undefined => {
  const [width, setWidth] = useState<number>()
  useLayoutEffect(() => {
    if (element.current === null) return undefined
    const observer = new ResizeObserver(([entry]) => setWidth(entry?.contentRect.width))
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element])
  return width
}

/**
 * A preview that updates without flicker: a new URL loads behind the visible page, at the same page and
 * scroll position, and replaces it once loaded.
 */
export function StableFrame({ title, url, width }: StableFrameProps) {
  const [{ current, next }, dispatch] = useReducer(nextPages, { current: undefined, next: undefined })
  const frames = useRef(new Map<number, HTMLIFrameElement>())
  const lastLocation = useRef<{ readonly path: string | undefined; readonly share: number }>({
    path: undefined,
    share: 0,
  })
  const currentId = current?.id
  useEffect(() => {
    const listen = ({ data, source }: MessageEvent<unknown>): void => {
      const from = currentId === undefined ? undefined : frames.current.get(currentId)
      if (from === undefined || from.contentWindow !== source || !isPreviewMessage(data)) return
      lastLocation.current = { path: data.path, share: data.share }
    }
    window.addEventListener('message', listen)
    return () => window.removeEventListener('message', listen)
  }, [currentId])
  useEffect(() => {
    if (url !== undefined) dispatch({ load: urlAtPath(url, lastLocation.current.path) })
  }, [url])
  const handleLoad = (id: number): void => {
    if (id !== next?.id) return
    frames.current.get(id)?.contentWindow?.postMessage({ share: lastLocation.current.share }, '*')
    setTimeout(() => dispatch({ loaded: id }), paintDelay)
  }
  const box = useRef<HTMLDivElement>(null)
  const room = useElementWidth(box)
  const scale = room === undefined ? 1 : Math.min(1, room / width)
  const pages = [current, next].flatMap((page) => page ?? [])
  return (
    <div
      ref={box}
      className="relative mx-auto h-[calc(100dvh-19rem)] min-h-96 w-full overflow-hidden rounded-base bg-paper ring-1 ring-line"
      style={{ maxWidth: width }}
      aria-busy={next !== undefined}
    >
      {pages.length === 0 && (
        <div className="p-6">
          <Skeleton shape="lines" count={8} label="Opening the preview" />
        </div>
      )}
      {pages.map(({ id, src }) => (
        <iframe
          key={id}
          ref={(frame) => {
            if (frame === null) frames.current.delete(id)
            else frames.current.set(id, frame)
          }}
          title={id === current?.id ? title : 'Latest changes, loading'}
          src={src}
          onLoad={() => handleLoad(id)}
          {...(id !== current?.id && { 'aria-hidden': true, tabIndex: -1 })}
          className={`absolute top-0 left-0 origin-top-left ${id === current?.id ? '' : 'pointer-events-none opacity-0'}`}
          style={{ width: `${100 / scale}%`, height: `${100 / scale}%`, transform: `scale(${scale})` }}
        />
      ))}
    </div>
  )
}
