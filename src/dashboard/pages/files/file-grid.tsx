import type { ContentFile } from '../../../client/types.gen.ts'
import { sizeText } from '../../ui/counted.ts'
import type { FileRowsProps } from './file-table.tsx'
import { FileThumb } from './file-thumb.tsx'
import { usedText } from './file-text.ts'

/** The files of a space as a grid of thumbnails. */
export function FileGrid({ files, ...rest }: FileRowsProps) {
  return (
    <ul
      aria-label="Files of the space"
      className="grid grid-cols-2 gap-3 sm:grid-cols-[repeat(auto-fill,minmax(11rem,1fr))]"
    >
      {files.map((file) => (
        <FileTile key={file.id} file={file} {...rest} />
      ))}
    </ul>
  )
}

interface FileTileProps extends Omit<FileRowsProps, 'files'> {
  readonly file: ContentFile
}

function FileTile({ file, uses, selected, onSelect, onOpen }: FileTileProps) {
  const { id, name, size, dimensions } = file
  const marked = selected?.has(id) === true
  return (
    <li
      data-chosen={marked ? '' : undefined}
      className="relative grid grid-cols-[minmax(0,1fr)] content-start gap-1 rounded-base p-1.5 focus-within:bg-hover hover:bg-hover data-chosen:bg-chosen"
    >
      <FileThumb file={file} className="h-32 w-full" sizes="(min-width: 40rem) 14rem, 50vw" />
      <button
        type="button"
        onClick={() => onOpen(id)}
        className="min-h-6 truncate text-left font-strong before:absolute before:inset-0 before:rounded-base"
      >
        {name}
      </button>
      <span className="figures text-caption text-ink-soft">
        {sizeText(size)}
        {dimensions !== undefined && ` · ${dimensions.width} × ${dimensions.height}`}
      </span>
      {uses !== undefined && (
        <span className={`text-caption ${uses[id] === undefined ? 'text-ochre' : 'text-ink-soft'}`}>
          Used in {usedText(uses[id] ?? 0)}
        </span>
      )}
      {selected !== undefined && (
        <input
          type="checkbox"
          aria-label={`Select ${name}`}
          checked={marked}
          onChange={(event) => onSelect([id], event.target.checked)}
          className="absolute top-3 left-3 z-1 size-4 accent-accent pointer-coarse:size-5"
        />
      )}
    </li>
  )
}
