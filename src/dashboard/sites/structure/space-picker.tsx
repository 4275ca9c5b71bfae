import { X } from 'lucide-react'
import { useState } from 'react'
import { Checkbox } from '../../ui/fields/checkbox.tsx'
import { IconButton } from '../../ui/buttons/icon-button.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'

/** A space that can be added to a site. */
export interface PickableSpace {
  readonly id: string
  readonly name: string
  readonly emoji: string
  /** Its parent collections, outermost first; '' at the top level. */
  readonly location: string
  /** Why it cannot be shown on a site, and who can help; undefined if it can. */
  readonly refused: string | undefined
}

export interface SpacePickerProps {
  /** Undefined while loading. */
  readonly spaces: readonly PickableSpace[] | undefined
  /** In the order of the site. */
  readonly chosen: readonly string[]
  readonly onChosen: (chosen: readonly string[]) => void
}

/** More than users read; typing finds the rest. */
const maxVisible = 80

/** Whether every word of a search is in the name or place. */
export const matchesSpace = (space: PickableSpace, typed: string): boolean => {
  const text = `${space.location} ${space.name}`.toLocaleLowerCase()
  return typed
    .toLocaleLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word))
}

/** Selects several spaces, in the order of selection. */
export function SpacePicker({ spaces, chosen, onChosen }: SpacePickerProps) {
  const [typed, setTyped] = useState('')
  const found = (spaces ?? []).filter((space) => matchesSpace(space, typed.trim()))
  const byId = new Map(spaces?.map((space) => [space.id, space]))
  const toggle = (id: string): void =>
    onChosen(chosen.includes(id) ? chosen.filter((selected) => selected !== id) : [...chosen, id])
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1 font-strong">
        Spaces <span className="font-normal text-ink-soft">(optional)</span>
      </legend>
      {chosen.length > 0 && (
        <ol aria-label="Selected spaces" className="grid gap-px">
          {chosen.map((id, index) => (
            <li key={id} className="flex items-center gap-2 rounded-base bg-accent-soft pl-2">
              <span className="figures text-caption text-ink-soft">{index + 1}</span>
              <span aria-hidden="true">{byId.get(id)?.emoji}</span>
              <span className="min-w-0 flex-1 truncate">{byId.get(id)?.name}</span>
              {index === 0 && chosen.length > 1 && (
                <span className="text-caption text-ink-soft">shown first</span>
              )}
              <IconButton icon={X} label={`Remove ${byId.get(id)?.name ?? ''}`} onClick={() => toggle(id)} />
            </li>
          ))}
        </ol>
      )}
      <TextField label="Find a space" value={typed} onValueChange={setTyped} autoComplete="off" />
      {spaces === undefined ? (
        <Skeleton shape="rows" count={4} label="Loading spaces" />
      ) : (
        <ul aria-label="Spaces" className="grid max-h-52 gap-px overflow-y-auto pl-1">
          {found.slice(0, maxVisible).map(({ id, name, emoji, location, refused }) => (
            <li key={id} className="py-1">
              <Checkbox
                label={`${emoji} ${name}`.trim()}
                hint={location === '' ? undefined : location}
                disabledReason={refused}
                checked={chosen.includes(id)}
                onCheckedChange={() => toggle(id)}
              />
            </li>
          ))}
        </ul>
      )}
      <output className="text-caption text-ink-soft">
        {spaces !== undefined && found.length === 0 && 'No matching spaces.'}
        {found.length > maxVisible && `${found.length - maxVisible} more. Search to narrow the list.`}
      </output>
    </fieldset>
  )
}
