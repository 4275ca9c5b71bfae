import { useEffect, useRef, useState, type RefObject } from 'react'
import { Skeleton } from '../../ui/skeleton.tsx'

export interface PreviewFrameProps {
  /** Describes what is shown to whom. */
  readonly title: string
  /** URL that opens the preview; undefined while loading. */
  readonly url: string | undefined
  /** Path of the page relative to the site; undefined: where `url` leads. */
  readonly path: string | undefined
  /** The path that the frame last reported: it needs no navigation. */
  readonly reportedPath: string | undefined
  readonly phone: boolean
  readonly frame: RefObject<HTMLIFrameElement | null>
  /** Called when the screen navigates the frame, as opposed to a link inside. */
  readonly onNavigate?: () => void
}

/** URL of a page in the preview opened by a ticket: `/~preview/ID` and the path. */
export const urlAtPath = (url: string, path: string | undefined): string => {
  if (path === undefined) return url
  const address = new URL(url)
  const base = address.pathname.split('/').slice(0, 3).join('/')
  address.pathname = path === '' ? base : `${base}/${path.replace(/^\/+/, '')}`
  return address.href
}

/**
 * A site in an iframe. Navigation and a new preview replace the current page without adding browser history;
 * the current page stays visible until they have loaded.
 */
export function PreviewFrame({
  title,
  url,
  path,
  reportedPath,
  phone,
  frame,
  onNavigate,
}: PreviewFrameProps) {
  const [firstUrl, setFirstUrl] = useState<string>()
  const [loading, setLoading] = useState(true)
  const loaded = useRef<{ readonly url: string; readonly path: string | undefined }>(undefined)
  useEffect(() => {
    if (url === undefined) return
    const before = loaded.current
    loaded.current = { url, path }
    if (before !== undefined && before.url === url && (before.path === path || path === reportedPath)) return
    onNavigate?.()
    setLoading(true)
    if (before === undefined) setFirstUrl(urlAtPath(url, path))
    else frame.current?.contentWindow?.location.replace(urlAtPath(url, path))
  }, [url, path, reportedPath, frame, onNavigate])
  return (
    <div
      className="relative mx-auto h-[calc(100dvh-23rem)] min-h-96 w-full overflow-hidden rounded-base bg-paper ring-1 ring-line"
      style={phone ? { maxWidth: 390 } : undefined}
    >
      {firstUrl === undefined ? (
        <div className="p-6">
          <Skeleton shape="lines" count={8} label="Opening the preview" />
        </div>
      ) : (
        <iframe
          ref={frame}
          title={title}
          src={firstUrl}
          onLoad={() => setLoading(false)}
          className="size-full"
        />
      )}
      {loading && firstUrl !== undefined && (
        <output className="absolute right-2 bottom-2 rounded-small bg-raised px-2 py-1 text-caption text-ink-soft shadow-float">
          Loading
        </output>
      )}
    </div>
  )
}
