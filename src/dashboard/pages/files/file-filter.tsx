import { useRef } from 'react'
import { useCommands } from '../../shell/commands/commands.ts'
import { cx } from '../../ui/class-names.ts'
import { Select } from '../../ui/fields/select.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import {
  fileKinds,
  fileOrders,
  fileShows,
  type FileKind,
  type FileOrder,
  type FileShow,
} from './file-text.ts'

const kindText: Readonly<Record<FileKind, string>> = {
  image: 'Pictures',
  video: 'Videos',
  audio: 'Sound',
  document: 'Documents',
  other: 'Other files',
}

const showLabels: Readonly<Record<FileShow, string>> = {
  unused: 'Not used in this space',
  duplicates: 'There more than once',
  silent: 'Pictures without alternative text',
}

const orderText: Readonly<Record<FileOrder, string>> = {
  used: 'Most used first',
  'least-used': 'Least used first',
  size: 'Largest first',
}

export interface FilesFilter {
  readonly words: string
  readonly kind: FileKind | undefined
  readonly show: FileShow | undefined
  readonly order: FileOrder | undefined
}

export interface FileFilterProps extends FilesFilter {
  readonly onChange: (filter: FilesFilter) => void
}

/** Filters of the file list. */
export function FileFilter({ onChange, ...filter }: FileFilterProps) {
  const { words, kind, show, order } = filter
  // Images without alternative text are sorted by number of occurrences; the kind and sort filters do not
  // apply to them.
  const ofFiles = show !== 'silent'
  const frame = useRef<HTMLDivElement>(null)
  useCommands([
    {
      id: 'filter-files',
      label: 'Filter the files',
      group: 'This screen',
      keys: '/',
      run: () => frame.current?.querySelector('input')?.focus(),
    },
  ])
  return (
    <div
      ref={frame}
      className={cx(
        'grid grid-cols-2 gap-3 max-lg:*:first:col-span-2',
        ofFiles
          ? 'lg:grid-cols-[minmax(0,1fr)_10rem_15rem_11rem]'
          : 'max-lg:*:col-span-2 lg:grid-cols-[minmax(0,1fr)_18rem]',
      )}
    >
      <TextField
        label="Name"
        type="search"
        value={words}
        onValueChange={(next) => onChange({ ...filter, words: next })}
      />
      {ofFiles && (
        <Select
          label="Kind"
          value={kind ?? 'all'}
          onValueChange={(next) => onChange({ ...filter, kind: next === 'all' ? undefined : next })}
          options={[
            { value: 'all', label: 'All kinds' },
            ...fileKinds.map((one) => ({ value: one, label: kindText[one] })),
          ]}
        />
      )}
      <Select
        label="Show"
        value={show ?? 'all'}
        onValueChange={(next) => onChange({ ...filter, show: next === 'all' ? undefined : next })}
        options={[
          { value: 'all', label: 'All files' },
          ...fileShows.map((one) => ({ value: one, label: showLabels[one] })),
        ]}
      />
      {ofFiles && (
        <Select
          label="Order"
          value={order ?? 'name'}
          onValueChange={(next) => onChange({ ...filter, order: next === 'name' ? undefined : next })}
          options={[
            { value: 'name', label: 'By name' },
            ...fileOrders.map((one) => ({ value: one, label: orderText[one] })),
          ]}
        />
      )}
    </div>
  )
}
