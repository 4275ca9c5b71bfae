import { FileText, Film, Image, Music, Paperclip } from 'lucide-react'
import { useState } from 'react'
import type { ContentFile } from '../../../client/types.gen.ts'
import { smallPicture } from '../../../contract/pages/thumbnails.ts'
import { cx } from '../../ui/class-names.ts'
import { Icon } from '../../ui/icon.tsx'
import { fileKindOf, isShownInPlace } from './file-text.ts'

const icons = { image: Image, video: Film, audio: Music, document: FileText, other: Paperclip } as const

/** Of the smaller pictures that the service makes; the browser takes what its screen needs. */
const widths = [160, 320, 640] as const

export interface FileThumbProps {
  readonly file: Pick<ContentFile, 'contentType' | 'downloadURL'>
  /** Gives it its size. */
  readonly className: string
  /** How wide that is, as the attribute of pictures says it. */
  readonly sizes: string
}

/** What a file looks like, small: its picture once it comes into view, or the sign of its kind where there is none. */
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
