import { useState, type FormEvent } from 'react'
import { Button } from '../ui/buttons/button.tsx'
import { Checkbox } from '../ui/fields/checkbox.tsx'
import { TextField } from '../ui/fields/text-field.tsx'
import type { ReplacePart, ReplaceSearch } from './replace-search.ts'

export interface ReplaceFormProps {
  readonly search: ReplaceSearch
  readonly spaces: readonly { readonly id: string; readonly title: string }[]
  readonly busy: boolean
  readonly onLook: (search: ReplaceSearch) => void
}

/** Length limits of the contract; repeated here because importing it would load the whole schema library. */
const limits = { find: 256, replace: 1024 }
const places: readonly { readonly part: ReplacePart; readonly label: string }[] = [
  { part: 'text', label: 'Text' },
  { part: 'code', label: 'Code' },
  { part: 'titles', label: 'Titles of pages' },
]

/** The text to find and its replacement. Submitting only shows a preview. */
export function ReplaceForm({ search, spaces, busy, onLook }: ReplaceFormProps) {
  const [find, setFind] = useState(search.find ?? '')
  const [replace, setReplace] = useState(search.replace ?? '')
  const [matchCase, setMatchCase] = useState(search.matchCase === true)
  const [wholeWord, setWholeWord] = useState(search.wholeWord === true)
  const [parts, setParts] = useState<readonly ReplacePart[]>(search.in ?? ['text'])
  const [chosen, setChosen] = useState<readonly string[]>(search.spaces ?? [])
  const wrong =
    find === ''
      ? 'Say what to find first.'
      : find.length > limits.find || replace.length > limits.replace
        ? 'One of the texts is too long.'
        : parts.length === 0
          ? 'Choose where to look.'
          : undefined
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    if (wrong !== undefined) return
    onLook({
      find,
      ...(replace !== '' && { replace }),
      ...(matchCase && { matchCase }),
      ...(wholeWord && { wholeWord }),
      in: parts,
      ...(chosen.length > 0 && { spaces: chosen }),
    })
  }
  const toggled = <Value,>(list: readonly Value[], value: Value, on: boolean): Value[] =>
    on ? [...list, value] : list.filter((other) => other !== value)
  return (
    <form onSubmit={submit} className="grid max-w-form gap-4">
      <TextField
        label="Find"
        hint="Plain text, as a reader sees it. Addresses of links are never touched."
        value={find}
        limit={limits.find}
        onValueChange={setFind}
        autoComplete="off"
      />
      <TextField
        label="Replace by"
        hint="Empty takes the text away."
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
        <legend className="mb-1 font-strong">Look in</legend>
        {places.map(({ part, label }) => (
          <Checkbox
            key={part}
            label={label}
            checked={parts.includes(part)}
            onCheckedChange={(on) => setParts(toggled(parts, part, on))}
          />
        ))}
      </fieldset>
      {spaces.length > 1 && (
        <details>
          <summary className="touch-row cursor-pointer font-strong">
            {chosen.length === 0
              ? `All ${spaces.length} spaces`
              : `${chosen.length} of ${spaces.length} spaces`}
          </summary>
          <div className="grid max-h-60 gap-1 overflow-y-auto py-2">
            {spaces.map(({ id, title }) => (
              <Checkbox
                key={id}
                label={title}
                checked={chosen.includes(id)}
                onCheckedChange={(on) => setChosen(toggled(chosen, id, on))}
              />
            ))}
          </div>
        </details>
      )}
      <div>
        <Button type="submit" variant="primary" busy={busy} disabledReason={wrong}>
          Look for it
        </Button>
      </div>
    </form>
  )
}
