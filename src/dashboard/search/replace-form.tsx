import { useState, type FormEvent } from 'react'
import { Button } from '../ui/buttons/button.tsx'
import { Checkbox } from '../ui/fields/checkbox.tsx'
import { TextField } from '../ui/fields/text-field.tsx'
import type { ReplacePart, ReplaceSearch } from './replace-search.ts'

export interface ReplaceFormProps {
  readonly search: ReplaceSearch
  readonly spaces: readonly { readonly id: string; readonly title: string }[]
  readonly busy: boolean
  readonly onSearch: (search: ReplaceSearch) => void
}

/** Length limits of the contract; repeated here because importing it would load the whole schema library. */
const limits = { find: 256, replace: 1024 }
const searchPlaces: readonly { readonly part: ReplacePart; readonly label: string }[] = [
  { part: 'text', label: 'Text' },
  { part: 'code', label: 'Code' },
  { part: 'titles', label: 'Page titles' },
]

const toggled = <Value,>(list: readonly Value[], value: Value, on: boolean): Value[] =>
  on ? [...list, value] : list.filter((other) => other !== value)

/** The text to find and its replacement. Submitting only shows a preview. */
export function ReplaceForm({ search, spaces, busy, onSearch }: ReplaceFormProps) {
  const [find, setFind] = useState(search.find ?? '')
  const [replace, setReplace] = useState(search.replace ?? '')
  const [matchCase, setMatchCase] = useState(search.matchCase === true)
  const [wholeWord, setWholeWord] = useState(search.wholeWord === true)
  const [places, setPlaces] = useState<readonly ReplacePart[]>(search.in ?? ['text'])
  const [selected, setSelected] = useState<readonly string[]>(search.spaces ?? [])
  const problem =
    find === ''
      ? 'Enter the text to find.'
      : find.length > limits.find || replace.length > limits.replace
        ? 'Shorten the text.'
        : places.length === 0
          ? 'Select where to search.'
          : undefined
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    if (problem !== undefined) return
    onSearch({
      find,
      ...(replace !== '' && { replace }),
      ...(matchCase && { matchCase }),
      ...(wholeWord && { wholeWord }),
      in: places,
      ...(selected.length > 0 && { spaces: selected }),
    })
  }
  return (
    <form onSubmit={submit} className="grid max-w-form gap-4">
      <TextField
        label="Find"
        hint="Plain text, as readers see it. Link URLs are not changed."
        value={find}
        limit={limits.find}
        onValueChange={setFind}
        autoComplete="off"
      />
      <TextField
        label="Replace with"
        hint="Leave empty to delete the text."
        value={replace}
        limit={limits.replace}
        onValueChange={setReplace}
        autoComplete="off"
      />
      <div className="flex flex-wrap gap-x-6 gap-y-2">
        <Checkbox label="Match case" checked={matchCase} onCheckedChange={setMatchCase} />
        <Checkbox label="Whole words only" checked={wholeWord} onCheckedChange={setWholeWord} />
      </div>
      <fieldset className="flex flex-wrap gap-x-6 gap-y-2">
        <legend className="mb-1 font-strong">Search in</legend>
        {searchPlaces.map(({ part, label }) => (
          <Checkbox
            key={part}
            label={label}
            checked={places.includes(part)}
            onCheckedChange={(on) => setPlaces(toggled(places, part, on))}
          />
        ))}
      </fieldset>
      {spaces.length > 1 && (
        <SpacesChoice spaces={spaces} selected={selected} onSelectedChange={setSelected} />
      )}
      <div>
        <Button type="submit" variant="primary" busy={busy} disabledReason={problem}>
          Find matches
        </Button>
      </div>
    </form>
  )
}

interface SpacesChoiceProps extends Pick<ReplaceFormProps, 'spaces'> {
  /** Ids of the selected spaces; empty for all. */
  readonly selected: readonly string[]
  readonly onSelectedChange: (selected: readonly string[]) => void
}

function SpacesChoice({ spaces, selected, onSelectedChange }: SpacesChoiceProps) {
  return (
    <details>
      <summary className="touch-row cursor-pointer font-strong">
        {selected.length === 0
          ? `All ${spaces.length} spaces`
          : `${selected.length} of ${spaces.length} spaces`}
      </summary>
      <div className="grid max-h-60 gap-1 overflow-y-auto py-2">
        {spaces.map(({ id, title }) => (
          <Checkbox
            key={id}
            label={title}
            checked={selected.includes(id)}
            onCheckedChange={(on) => onSelectedChange(toggled(selected, id, on))}
          />
        ))}
      </div>
    </details>
  )
}
