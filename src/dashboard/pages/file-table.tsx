import { FileText, Film, Image, Music, Paperclip } from 'lucide-react'
import { useState } from 'react'
import type { ContentFile } from '../../client/types.gen.ts'
import { Button } from '../ui/button.tsx'
import { Checkbox } from '../ui/checkbox.tsx'
import { cx } from '../ui/class-names.ts'
import { sizeWords } from '../ui/counted.ts'
import { EmptyState } from '../ui/empty-state.tsx'
import { Icon } from '../ui/icon.tsx'
import { Table } from '../ui/table.tsx'
import { fileKindOf, isShownInPlace } from './file-words.ts'

const icons = { image: Image, video: Film, audio: Music, document: FileText, other: Paperclip } as const

const pagesWords = (count: number): string =>
  count === 0 ? 'no page' : count === 1 ? '1 page' : `${count} pages`

/** Rows drawn at first, and with each step after it. */
const step = 200

export interface FileTableProps {
  readonly files: readonly ContentFile[]
  /** Whether a filter left some out. */
  readonly filtered: boolean
  /** How many pages use each; undefined until it is known. */
  readonly uses: Readonly<Record<string, number>> | undefined
  /** Those that are chosen; absent where nothing can be done with them. */
  readonly chosen: ReadonlySet<string> | undefined
  readonly onChoose: (ids: readonly string[], on: boolean) => void
  readonly onOpen: (id: string) => void
}

/** The files of a space with what is known of each. */
export function FileTable({ files, filtered, uses, chosen, onChoose, onOpen }: FileTableProps) {
  const [limit, setLimit] = useState(step)
  const count = files.filter(({ id }) => chosen?.has(id)).length
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      {chosen !== undefined && files.length > 1 && (
        <Checkbox
          label={`Choose all ${files.length} that are listed`}
          checked={count === files.length}
          mixed={count > 0 && count < files.length}
          onCheckedChange={(on) =>
            onChoose(
              files.map(({ id }) => id),
              on,
            )
          }
        />
      )}
      <Table
        caption="Files of the space"
        rows={files.slice(0, limit)}
        rowKey={({ id }) => id}
        columns={[
          ...(chosen === undefined
            ? []
            : [
                {
                  key: 'choose',
                  header: 'Choose',
                  quiet: true,
                  className: 'w-8',
                  cell: ({ id, name }: ContentFile) => (
                    <input
                      type="checkbox"
                      aria-label={`Choose ${name}`}
                      checked={chosen.has(id)}
                      onChange={(event) => onChoose([id], event.target.checked)}
                      className="block size-4 accent-accent pointer-coarse:size-5"
                    />
                  ),
                },
              ]),
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
            key: 'used',
            header: 'Used in',
            numeric: true,
            cell: ({ id }) =>
              uses === undefined ? (
                <span className="text-ink-soft">–</span>
              ) : (
                <button
                  type="button"
                  aria-label={`Used in ${pagesWords(uses[id] ?? 0)}: show where`}
                  onClick={() => onOpen(id)}
                  className={cx(
                    'touch-row whitespace-nowrap hover:underline',
                    uses[id] === undefined ? 'text-ochre' : 'text-accent',
                  )}
                >
                  {pagesWords(uses[id] ?? 0)}
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
