import { useRef } from 'react'
import { useCommands } from '../shell/commands.ts'
import { Select } from '../ui/select.tsx'
import { TextField } from '../ui/text-field.tsx'
import { fileKinds, type FileKind } from './file-words.ts'

const kindWords: Readonly<Record<FileKind, string>> = {
  image: 'Pictures',
  video: 'Videos',
  audio: 'Sound',
  document: 'Documents',
  other: 'Other files',
}

export interface FileFilterProps {
  readonly words: string
  readonly kind: FileKind | undefined
  readonly onChange: (filter: { readonly words: string; readonly kind: FileKind | undefined }) => void
}

/** Which of the files are shown. */
export function FileFilter({ words, kind, onChange }: FileFilterProps) {
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
    <div ref={frame} className="grid gap-3 sm:grid-cols-[minmax(0,20rem)_12rem]">
      <TextField
        label="Name"
        type="search"
        value={words}
        onValueChange={(next) => onChange({ words: next, kind })}
      />
      <Select
        label="Kind"
        value={kind ?? 'all'}
        onValueChange={(next) => onChange({ words, kind: next === 'all' ? undefined : next })}
        options={[
          { value: 'all', label: 'All kinds' },
          ...fileKinds.map((one) => ({ value: one, label: kindWords[one] })),
        ]}
      />
    </div>
  )
}
