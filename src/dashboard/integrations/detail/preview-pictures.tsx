import { useState } from 'react'

export interface PreviewPicturesProps {
  /** Title of the integration. */
  readonly title: string
  readonly urls: readonly string[]
}

/** The pictures of an integration in use; those that cannot be loaded are left out. */
export function PreviewPictures({ title, urls }: PreviewPicturesProps) {
  const [failed, setFailed] = useState<ReadonlySet<string>>(new Set())
  const loadable = urls.filter((url) => !failed.has(url))
  if (loadable.length === 0) return null
  return (
    <ul aria-label="Preview images" className="flex snap-x gap-3 scroll-row">
      {loadable.map((url, index) => (
        <li key={url} className="shrink-0 snap-start">
          <a href={url} target="_blank" rel="noreferrer" className="block rounded-base">
            <img
              src={url}
              alt={`${title} in use, ${index + 1} of ${loadable.length}`}
              loading="lazy"
              onError={() => setFailed((now) => new Set([...now, url]))}
              className="h-48 max-w-[80vw] rounded-base object-contain ring-1 ring-line sm:h-64"
            />
          </a>
        </li>
      ))}
    </ul>
  )
}
