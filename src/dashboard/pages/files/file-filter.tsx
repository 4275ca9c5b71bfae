import { useRef } from 'react'
import { useCommands } from '../../shell/commands/commands.ts'
import { cx } from '../../ui/class-names.ts'
import { Select } from '../../ui/fields/select.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import {
  fileKinds,
  fileOrders,
  fileFilters,
  type FileKind,
  type FileOrder,
  type FileFilterName,
} from './file-search.ts'

const kindText: Readonly<Record<FileKind, string>> = {
  image: 'Images',
  video: 'Videos',
  audio: 'Audio',
  document: 'Documents',
  other: 'Other files',
}

const showLabels: Readonly<Record<FileFilterName, string>> = {
  unused: 'Unused',
  duplicates: 'Duplicates',
  silent: 'Images without alt text',
}

const orderText: Readonly<Record<FileOrder, string>> = {
  used: 'Most used first',
  'least-used': 'Least used first',
  size: 'Largest first',
}

export interface FilesFilter {
  readonly name: string
  readonly kind: FileKind | undefined
  readonly show: FileFilterName | undefined
  readonly order: FileOrder | undefined
}

export interface FileFilterProps extends FilesFilter {
  readonly onChange: (filter: FilesFilter) => void
}

/** Filters of the file list. */
export function FileFilter({ onChange, ...filter }: FileFilterProps) {
  const { name, kind, show, order } = filter
  // Images without alternative text are sorted by number of occurrences; the kind and sort filters do not
  // apply to them.
  const ofFiles = show !== 'silent'
  const frame = useRef<HTMLDivElement>(null)
  useCommands([
    {
      id: 'filter-files',
      label: 'Filter files',
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
        value={name}
        onValueChange={(next) => onChange({ ...filter, name: next })}
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
          ...fileFilters.map((one) => ({ value: one, label: showLabels[one] })),
        ]}
      />
      {ofFiles && (
        <Select
          label="Sort by"
          value={order ?? 'name'}
          onValueChange={(next) => onChange({ ...filter, order: next === 'name' ? undefined : next })}
          options={[
            { value: 'name', label: 'Name' },
            ...fileOrders.map((one) => ({ value: one, label: orderText[one] })),
          ]}
        />
      )}
    </div>
  )
}
