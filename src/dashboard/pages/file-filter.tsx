import { useRef } from 'react'
import { useCommands } from '../shell/commands.ts'
import { Select } from '../ui/select.tsx'
import { TextField } from '../ui/text-field.tsx'
import { fileKinds, fileShows, type FileKind, type FileShow } from './file-words.ts'

const kindWords: Readonly<Record<FileKind, string>> = {
  image: 'Pictures',
  video: 'Videos',
  audio: 'Sound',
  document: 'Documents',
  other: 'Other files',
}

const showWords: Readonly<Record<FileShow, string>> = {
  unused: 'Not used in this space',
  duplicates: 'There more than once',
  silent: 'Pictures without alternative text',
}

export interface FilesFilter {
  readonly words: string
  readonly kind: FileKind | undefined
  readonly show: FileShow | undefined
}

export interface FileFilterProps extends FilesFilter {
  readonly onChange: (filter: FilesFilter) => void
}

/** Which of the files are shown. */
export function FileFilter({ words, kind, show, onChange }: FileFilterProps) {
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
    <div ref={frame} className="grid gap-3 sm:grid-cols-[minmax(0,18rem)_10rem_minmax(0,16rem)]">
      <TextField
        label="Name"
        type="search"
        value={words}
        onValueChange={(next) => onChange({ words: next, kind, show })}
      />
      <Select
        label="Kind"
        value={kind ?? 'all'}
        onValueChange={(next) => onChange({ words, kind: next === 'all' ? undefined : next, show })}
        options={[
          { value: 'all', label: 'All kinds' },
          ...fileKinds.map((one) => ({ value: one, label: kindWords[one] })),
        ]}
      />
      <Select
        label="Show"
        value={show ?? 'all'}
        onValueChange={(next) => onChange({ words, kind, show: next === 'all' ? undefined : next })}
        options={[
          { value: 'all', label: 'All files' },
          ...fileShows.map((one) => ({ value: one, label: showWords[one] })),
        ]}
      />
    </div>
  )
}
