import { useEffect, useReducer, useRef } from 'react'
import { Skeleton } from '../../ui/skeleton.tsx'
import { atPath } from './preview-frame.tsx'
import { isTold } from './use-frame-location.ts'

export interface SteadyFrameProps {
  readonly title: string
  /** URL that opens the preview; undefined while loading. */
  readonly url: string | undefined
  /** Width in pixels; undefined: full width. */
  readonly width: number | undefined
}

interface Page {
  readonly id: number
  readonly src: string
}

/** The visible page, and the one loading behind it to replace it. */
interface Pages {
  readonly shown: Page | undefined
  readonly coming: Page | undefined
}

type Act = { readonly load: string } | { readonly loaded: number }

const changed = ({ shown, coming }: Pages, act: Act): Pages => {
  if ('load' in act) {
    const page = { id: (coming ?? shown)?.id ?? 0, src: act.load }
    const next = { ...page, id: page.id + 1 }
    return shown === undefined ? { shown: next, coming: undefined } : { shown, coming: next }
  }
  return coming?.id === act.loaded ? { shown: coming, coming: undefined } : { shown, coming }
}

/** Milliseconds to wait until a scrolled page has been painted. */
const painting = 80

/**
 * A preview that updates without flicker: a new URL loads behind the visible page, at the same page and
 * scroll position, and replaces it once loaded.
 */
export function SteadyFrame({ title, url, width }: SteadyFrameProps) {
  const [{ shown, coming }, act] = useReducer(changed, { shown: undefined, coming: undefined })
  const frames = useRef(new Map<number, HTMLIFrameElement>())
  const place = useRef<{ readonly path: string | undefined; readonly share: number }>({
    path: undefined,
    share: 0,
  })
  const shownId = shown?.id
  useEffect(() => {
    const listen = ({ data, source }: MessageEvent<unknown>): void => {
      const from = shownId === undefined ? undefined : frames.current.get(shownId)
      if (from === undefined || from.contentWindow !== source || !isTold(data)) return
      place.current = { path: data.path, share: data.share }
    }
    window.addEventListener('message', listen)
    return () => window.removeEventListener('message', listen)
  }, [shownId])
  useEffect(() => {
    if (url !== undefined) act({ load: atPath(url, place.current.path) })
  }, [url])
  const arrive = (id: number): void => {
    if (id !== coming?.id) return
    frames.current.get(id)?.contentWindow?.postMessage({ share: place.current.share }, '*')
    setTimeout(() => act({ loaded: id }), painting)
  }
  const pages = [shown, coming].flatMap((page) => page ?? [])
  return (
    <div
      className="relative mx-auto h-[calc(100dvh-19rem)] min-h-96 w-full overflow-hidden rounded-base bg-paper ring-1 ring-line"
      style={width === undefined ? undefined : { maxWidth: width }}
      aria-busy={coming !== undefined}
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
          title={id === shown?.id ? title : 'The same with what was set last'}
          src={src}
          onLoad={() => arrive(id)}
          {...(id !== shown?.id && { 'aria-hidden': true, tabIndex: -1 })}
          className={`absolute inset-0 size-full ${id === shown?.id ? '' : 'pointer-events-none opacity-0'}`}
        />
      ))}
    </div>
  )
}
