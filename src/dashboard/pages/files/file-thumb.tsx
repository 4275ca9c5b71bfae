import { FileText, Film, Image, Music, Paperclip } from 'lucide-react'
import { useState } from 'react'
import type { ContentFile } from '../../../client/types.gen.ts'
import { smallPicture } from '../../../contract/pages/thumbnails.ts'
import { cx } from '../../ui/class-names.ts'
import { Icon } from '../../ui/icon.tsx'
import { fileKindOf, isShownInPlace } from './file-text.ts'

const icons = { image: Image, video: Film, audio: Music, document: FileText, other: Paperclip } as const

/** Widths of the smaller images that the service generates; the browser selects one. */
const widths = [160, 320, 640] as const

export interface FileThumbProps {
  readonly file: Pick<ContentFile, 'contentType' | 'downloadURL'>
  /** Sets its size. */
  readonly className: string
  /** That width as a `sizes` attribute. */
  readonly sizes: string
}

/** Thumbnail of a file, loaded when it scrolls into view, or the icon of its kind. */
export function FileThumb({ file: { contentType, downloadURL }, className, sizes }: FileThumbProps) {
  const [failed, setFailed] = useState<string>()
  return isShownInPlace(contentType) && failed !== downloadURL ? (
    <img
      src={smallPicture(downloadURL, 320)}
      srcSet={widths.map((width) => `${smallPicture(downloadURL, width)} ${width}w`).join(', ')}
      sizes={sizes}
      alt=""
      loading="lazy"
      decoding="async"
      onError={() => setFailed(downloadURL)}
      className={cx('max-w-none rounded-small bg-raised object-contain ring-1 ring-line', className)}
    />
  ) : (
    <span
      className={cx('flex items-center justify-center rounded-small bg-raised ring-1 ring-line', className)}
    >
      <Icon of={icons[fileKindOf(contentType)]} className="text-ink-soft" />
    </span>
  )
}
