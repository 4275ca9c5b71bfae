import type { ContentFile } from '../../../client/types.gen.ts'
import { cx } from '../../ui/class-names.ts'
import { sizeText } from '../../ui/counted.ts'
import { Table, type Column } from '../../ui/layout/table.tsx'
import { FileThumb } from './file-thumb.tsx'
import { usedText } from './file-text.ts'

export interface FileRowsProps {
  readonly files: readonly ContentFile[]
  /** Number of pages that use each file; undefined while loading. */
  readonly uses: Readonly<Record<string, number>> | undefined
  /** The selected files; absent if the user cannot do anything with them. */
  readonly selected: ReadonlySet<string> | undefined
  readonly onSelect: (ids: readonly string[], on: boolean) => void
  readonly onOpen: (id: string) => void
}

/** Checkboxes, a thumbnail, the name and where a file is used. */
const mainColumns = ({ uses, selected, onSelect, onOpen }: FileRowsProps): readonly Column<ContentFile>[] => [
  ...(selected === undefined
    ? []
    : [
        {
          key: 'select',
          header: 'Select',
          quiet: true,
          className: 'w-8',
          cell: ({ id, name }: ContentFile) => (
            <input
              type="checkbox"
              aria-label={`Select ${name}`}
              checked={selected.has(id)}
              onChange={(event) => onSelect([id], event.target.checked)}
              className="block size-4 accent-accent pointer-coarse:size-5"
            />
          ),
        },
      ]),
  {
    key: 'thumbnail',
    header: 'Preview',
    quiet: true,
    className: 'w-10',
    cell: (file) => <FileThumb file={file} className="my-1 size-8" sizes="2rem" />,
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
          aria-label={`Used in ${usedText(uses[id] ?? 0)}: show pages`}
          onClick={() => onOpen(id)}
          className={cx(
            'touch-row whitespace-nowrap hover:underline',
            uses[id] === undefined ? 'text-ochre' : 'text-accent',
          )}
        >
          {usedText(uses[id] ?? 0)}
        </button>
      ),
  },
]

/** What the file itself says. */
const detailColumns: readonly Column<ContentFile>[] = [
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
    cell: ({ size }) => <span className="whitespace-nowrap">{sizeText(size)}</span>,
  },
]

/** The files of a space with their details. */
export function FileTable(props: FileRowsProps) {
  return (
    <Table
      caption="Files of the space"
      rows={props.files}
      rowKey={({ id }) => id}
      columns={[...mainColumns(props), ...detailColumns]}
      // The empty state is shown by the list, for both layouts.
      empty={null}
    />
  )
}
