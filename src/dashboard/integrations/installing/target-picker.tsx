import { useState } from 'react'
import { Checkbox } from '../../ui/fields/checkbox.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import type { PickableTarget, TargetKind } from './pickable-target.ts'

export interface TargetPickerProps {
  readonly kind: TargetKind
  /** Undefined while loading. */
  readonly targets: readonly PickableTarget[] | undefined
  readonly chosen: readonly string[]
  readonly onChosen: (chosen: readonly string[]) => void
}

/** More than people read; typing finds the rest. */
const maxVisible = 80

const matches = ({ name, location }: PickableTarget, typed: string): boolean => {
  const text = `${location} ${name}`.toLocaleLowerCase()
  return typed
    .toLocaleLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word))
}

/** Selects several spaces, or several sites. */
export function TargetPicker({ kind, targets, chosen, onChosen }: TargetPickerProps) {
  const [typed, setTyped] = useState('')
  if (targets === undefined) return <Skeleton shape="rows" count={4} label={`Loading ${kind}s`} />
  if (targets.length === 0) return <p className="text-ink-soft">There are no {kind}s to choose from.</p>
  const found = targets.filter((target) => matches(target, typed.trim()))
  const toggle = (id: string): void =>
    onChosen(chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id])
  return (
    <div className="grid gap-2">
      {targets.length > 8 && (
        <TextField label={`Find a ${kind}`} value={typed} onValueChange={setTyped} autoComplete="off" />
      )}
      <ul
        aria-label={kind === 'space' ? 'Spaces' : 'Sites'}
        className="grid max-h-64 gap-px overflow-y-auto p-1"
      >
        {found.slice(0, maxVisible).map(({ id, name, emoji, location }) => (
          <li key={id} className="py-1">
            <Checkbox
              label={`${emoji} ${name}`.trim()}
              hint={location === '' ? undefined : location}
              checked={chosen.includes(id)}
              onCheckedChange={() => toggle(id)}
            />
          </li>
        ))}
      </ul>
      <output className="text-caption text-ink-soft">
        {found.length === 0 && `No matching ${kind}s.`}
        {found.length > maxVisible && `${found.length - maxVisible} more. Search to narrow the list.`}
      </output>
    </div>
  )
}
