import { useState } from 'react'
import type { ContentFile } from '../../../client/types.gen.ts'
import { smallPicture } from '../../../contract/pages/thumbnails.ts'

export interface FileIconProps {
  readonly file: Pick<ContentFile, 'name' | 'contentType' | 'downloadURL'> &
    Partial<Pick<ContentFile, 'size' | 'dimensions'>>
  /** Stands above it, in this colour. */
  readonly caption?: string
  readonly ink?: string
  /** Which of several it is, for whoever cannot see the picture, where no caption says so. */
  readonly said?: string
  /** Every pixel of a picture, where it is compared with another. */
  readonly whole?: boolean
}

export const isPicture = ({ contentType }: Pick<ContentFile, 'contentType'>): boolean =>
  contentType.startsWith('image/')

/** A file as far as it can be shown: a picture as one, anything else by its name, kind and size. */
export function FileIcon({ file, caption, ink = '', said = caption, whole = false }: FileIconProps) {
  const { name, downloadURL, contentType, size, dimensions } = file
  // Of which no smaller one could be made.
  const [failed, setFailed] = useState<string>()
  const small = !whole && failed !== downloadURL
  return (
    <figure className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-1">
      {caption !== undefined && <figcaption className={`text-caption ${ink}`}>{caption}</figcaption>}
      {isPicture(file) && (
        <img
          src={small ? smallPicture(downloadURL, 1280) : downloadURL}
          onError={small ? () => setFailed(downloadURL) : undefined}
          loading="lazy"
          alt={said === undefined ? name : `${name}, ${said.toLowerCase()}`}
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
