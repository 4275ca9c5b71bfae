import { FileText, Film, Image, Music, Paperclip } from 'lucide-react'
import type { ContentFile } from '../../client/types.gen.ts'
import { cx } from '../ui/class-names.ts'
import { Icon } from '../ui/icon.tsx'
import { fileKindOf, isShownInPlace } from './file-words.ts'

const icons = { image: Image, video: Film, audio: Music, document: FileText, other: Paperclip } as const

export interface FileThumbProps {
  readonly file: Pick<ContentFile, 'contentType' | 'downloadURL'>
  /** Gives it its size. */
  readonly className: string
}

/** What a file looks like, small: the picture itself once it comes into view, or the sign of its kind. */
export function FileThumb({ file: { contentType, downloadURL }, className }: FileThumbProps) {
  return isShownInPlace(contentType) ? (
    <img
      src={downloadURL}
      alt=""
      loading="lazy"
      decoding="async"
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
