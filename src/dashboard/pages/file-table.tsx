import { FileText, Film, Image, Music, Paperclip } from 'lucide-react'
import { useState } from 'react'
import type { ContentFile } from '../../client/types.gen.ts'
import { Button } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { Icon } from '../ui/icon.tsx'
import { Table } from '../ui/table.tsx'
import { fileKindOf, isShownInPlace, sizeWords } from './file-words.ts'

const icons = { image: Image, video: Film, audio: Music, document: FileText, other: Paperclip } as const

/** Rows drawn at first, and with each step after it. */
const step = 200

export interface FileTableProps {
  readonly files: readonly ContentFile[]
  /** Whether a filter left some out. */
  readonly filtered: boolean
  readonly onOpen: (id: string) => void
}

/** The files of a space with what is known of each. */
export function FileTable({ files, filtered, onOpen }: FileTableProps) {
  const [limit, setLimit] = useState(step)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <Table
        caption="Files of the space"
        rows={files.slice(0, limit)}
        rowKey={({ id }) => id}
        columns={[
          {
            key: 'face',
            header: 'Preview',
            quiet: true,
            className: 'w-10',
            cell: ({ contentType, downloadURL }) =>
              isShownInPlace(contentType) ? (
                <img
                  src={downloadURL}
                  alt=""
                  loading="lazy"
                  decoding="async"
                  className="my-1 size-8 max-w-none rounded-small bg-raised object-contain ring-1 ring-line"
                />
              ) : (
                <span className="flex size-8 items-center justify-center">
                  <Icon of={icons[fileKindOf(contentType)]} className="text-ink-soft" />
                </span>
              ),
          },
          {
            key: 'name',
            header: 'Name',
            names: true,
            cell: ({ id, name }) => (
              <button
                type="button"
                onClick={() => onOpen(id)}
                className="touch-row max-w-96 truncate text-left hover:underline"
              >
                {name}
              </button>
            ),
          },
          {
            key: 'type',
            header: 'Type',
            cell: ({ contentType }) => <span className="text-ink-soft">{contentType}</span>,
          },
          {
            key: 'dimensions',
            header: 'Dimensions',
            numeric: true,
            cell: ({ dimensions }) =>
              dimensions === undefined ? (
                <span className="text-ink-soft">–</span>
              ) : (
                <span className="whitespace-nowrap">
                  {dimensions.width} × {dimensions.height}
                </span>
              ),
          },
          {
            key: 'size',
            header: 'Size',
            numeric: true,
            cell: ({ size }) => <span className="whitespace-nowrap">{sizeWords(size)}</span>,
          },
        ]}
        empty={
          filtered ? (
            <EmptyState title="No file fits">
              Another word or kind may find it; names are matched, not what is in the files.
            </EmptyState>
          ) : (
            <EmptyState title="No files yet">
              Pictures and attachments of the pages stand here. They come with an import, or are put into a
              page in a change request.
            </EmptyState>
          )
        }
      />
      {files.length > limit && (
        <div>
          <Button onClick={() => setLimit(limit + step)}>
            Show {Math.min(step, files.length - limit)} more of {files.length}
          </Button>
        </div>
      )}
    </div>
  )
}
