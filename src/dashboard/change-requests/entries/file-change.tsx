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
const standing = ({ file, attributes }: Edited, before: ContentFile | undefined): FileIconProps['file'] => {
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
      <FileIcon file={change.file} caption="Added" ink="text-moss" />
    ) : (
      <FileIcon file={change.file} caption="Deleted" ink="text-rust" />
    )
  const now = standing(change, before.data)
  // The two pictures show what is not readable as text.
  const told = Object.entries(change.attributes).filter(([name]) => name !== 'blob' && name !== 'dimensions')
  return (
    <>
      <AttributeTable
        caption="What changed of the file"
        rows={told.map(([name, sides]) => ({ name, ...sides }))}
      />
      {before.data === undefined ? (
        <FileIcon file={now} caption="After" ink="text-moss" />
      ) : isPicture(before.data) && isPicture(now) ? (
        <PictureCompare
          before={<FileIcon whole file={before.data} said="before" />}
          after={<FileIcon whole file={now} said="after" />}
        />
      ) : (
        <div className="grid gap-4 sm:grid-cols-2">
          <FileIcon file={before.data} caption="Before" ink="text-rust" />
          <FileIcon file={now} caption="After" ink="text-moss" />
        </div>
      )}
    </>
  )
}
