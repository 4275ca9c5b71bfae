import { useQuery } from '@tanstack/react-query'
import type { ContentFile } from '../../client/types.gen.ts'
import { AttributeTable } from './attribute-table.tsx'
import type { OtherChange } from './change-entries.ts'
import { fileBeforeOptions } from './change-queries.ts'

export interface FileChangeProps {
  readonly space: string
  /** The revision that it is compared with. */
  readonly from: string
  readonly entry: Extract<OtherChange, { kind: 'file' }>
}

type Shown = Pick<ContentFile, 'name' | 'contentType' | 'downloadURL'> & Partial<Pick<ContentFile, 'size'>>

/** What became of a file: both versions beside each other where both exist, and what differs in words. */
export function FileChange({ space, from, entry: { id, change } }: FileChangeProps) {
  const edited = change.type === 'file_edited'
  const before = useQuery({ ...fileBeforeOptions(space, from, id), enabled: edited })
  if (!edited)
    return <FileFace file={change.file} caption={change.type === 'file_created' ? 'Added' : 'Deleted'} />
  // What a person cannot read is told by the two pictures.
  const told = Object.entries(change.attributes).filter(([name]) => name !== 'blob' && name !== 'dimensions')
  return (
    <>
      <AttributeTable
        caption="What changed of the file"
        rows={told.map(([name, sides]) => ({ name, ...sides }))}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        {before.data !== undefined && <FileFace file={before.data} caption="Before" />}
        <FileFace file={change.file} caption="After" />
      </div>
    </>
  )
}

const inks: Readonly<Record<string, string>> = {
  Before: 'text-rust',
  Deleted: 'text-rust',
  After: 'text-moss',
  Added: 'text-moss',
}

function FileFace({ file, caption }: { readonly file: Shown; readonly caption: string }) {
  const { name, contentType, downloadURL, size } = file
  return (
    <figure className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-1">
      <figcaption className={`text-caption ${inks[caption] ?? ''}`}>{caption}</figcaption>
      {contentType.startsWith('image/') && (
        <img
          src={downloadURL}
          alt={`${name}, ${caption.toLowerCase()}`}
          className="max-h-96 max-w-full rounded-base bg-paper ring-1 ring-line"
        />
      )}
      <p>
        <a href={downloadURL} className="text-accent underline">
          Open {name}
        </a>{' '}
        <span className="figures text-caption text-ink-soft">
          {contentType}
          {size !== undefined && ` · ${size.toLocaleString('en')} bytes`}
        </span>
      </p>
    </figure>
  )
}
