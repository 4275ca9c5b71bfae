import { useQuery } from '@tanstack/react-query'
import type { ContentFile } from '../../../client/types.gen.ts'
import { AttributeTable } from '../diff/blocks/attribute-table.tsx'
import type { OtherChange } from './change-entries.ts'
import { fileBeforeOptions } from '../change-queries.ts'
import { FileIcon, isPicture, type FileIconProps } from './file-icon.tsx'
import { PictureCompare } from '../diff/picture-compare.tsx'

export interface FileChangeProps {
  readonly space: string
  /** The revision to compare with. */
  readonly from: string
  readonly entry: Extract<OtherChange, { kind: 'file' }>
}

type Edited = Extract<FileChangeProps['entry']['change'], { readonly attributes: unknown }>

/** The current file. Size and dimensions come from the changes; unchanged ones are as before. */
const currentFile = (
  { file, attributes }: Edited,
  before: ContentFile | undefined,
): FileIconProps['file'] => {
  const { size, dimensions } = attributes
  const now = {
    size: size === undefined ? before?.size : size.after,
    dimensions: dimensions === undefined ? before?.dimensions : dimensions.after,
  } as Partial<ContentFile>
  return {
    ...file,
    ...(now.size !== undefined && { size: now.size }),
    ...(now.dimensions != null && { dimensions: now.dimensions }),
  }
}

/** The change of a file: both versions side by side if both exist, and the differences as text. */
export function FileChange({ space, from, entry: { id, change } }: FileChangeProps) {
  const edited = change.type === 'file_edited'
  const before = useQuery({ ...fileBeforeOptions(space, from, id), enabled: edited })
  if (!edited)
    return change.type === 'file_created' ? (
      <FileIcon file={change.file} caption="Added" color="text-moss" />
    ) : (
      <FileIcon file={change.file} caption="Deleted" color="text-rust" />
    )
  const now = currentFile(change, before.data)
  // The two pictures show what is not readable as text.
  const attributes = Object.entries(change.attributes).filter(
    ([name]) => name !== 'blob' && name !== 'dimensions',
  )
  return (
    <>
      <AttributeTable
        caption="Changed file options"
        rows={attributes.map(([name, sides]) => ({ name, ...sides }))}
      />
      {before.data === undefined ? (
        <FileIcon file={now} caption="After" color="text-moss" />
      ) : isPicture(before.data) && isPicture(now) ? (
        <PictureCompare
          before={<FileIcon fullSize file={before.data} version="before" />}
          after={<FileIcon fullSize file={now} version="after" />}
        />
      ) : (
        <div className="grid gap-4 sm:grid-cols-2">
          <FileIcon file={before.data} caption="Before" color="text-rust" />
          <FileIcon file={now} caption="After" color="text-moss" />
        </div>
      )}
    </>
  )
}
