import { useState } from 'react'
import type { ContentFile } from '../../../client/types.gen.ts'
import { smallPicture } from '../../../contract/pages/thumbnails.ts'

export interface FileIconProps {
  readonly file: Pick<ContentFile, 'name' | 'contentType' | 'downloadURL'> &
    Partial<Pick<ContentFile, 'size' | 'dimensions'>>
  /** Shown above it, in this color. */
  readonly caption?: string
  readonly color?: string
  /** Which version it is, for screen readers, if there is no caption. */
  readonly version?: string
  /** Full resolution, for comparing pictures. */
  readonly fullSize?: boolean
}

export const isPicture = ({ contentType }: Pick<ContentFile, 'contentType'>): boolean =>
  contentType.startsWith('image/')

/** A preview of a file: a picture, or its name, kind and size. */
export function FileIcon({ file, caption, color = '', version = caption, fullSize = false }: FileIconProps) {
  const { name, downloadURL, contentType, size, dimensions } = file
  // URL of a picture without a thumbnail.
  const [failed, setFailed] = useState<string>()
  const small = !fullSize && failed !== downloadURL
  return (
    <figure className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-1">
      {caption !== undefined && <figcaption className={`text-caption ${color}`}>{caption}</figcaption>}
      {isPicture(file) && (
        <img
          src={small ? smallPicture(downloadURL, 1280) : downloadURL}
          onError={small ? () => setFailed(downloadURL) : undefined}
          loading="lazy"
          alt={version === undefined ? name : `${name}, ${version.toLowerCase()}`}
          className="max-h-96 max-w-full rounded-base bg-paper ring-1 ring-line"
        />
      )}
      <p>
        <a href={downloadURL} className="text-accent underline">
          Open {name}
        </a>{' '}
        <span className="figures text-caption text-ink-soft">
          {contentType}
          {dimensions !== undefined && ` · ${dimensions.width} × ${dimensions.height}`}
          {size !== undefined && ` · ${size.toLocaleString('en')} bytes`}
        </span>
      </p>
    </figure>
  )
}
