import { useState } from 'react'
import { counted } from '../../ui/counted.ts'
import { Checkbox } from '../../ui/fields/checkbox.tsx'
import { controlClass } from '../../ui/fields/field.tsx'
import { RuleTeam } from './rule-team.tsx'
import { visiblePeople } from './visible-people.ts'

export interface RulePeopleProps {
  readonly org: string
  readonly selected: readonly string[]
  readonly onSelectedChange: (selected: readonly string[]) => void
  /** People who can be selected; undefined while loading. */
  readonly people: readonly { readonly id: string; readonly name: string }[] | undefined
}

/** The people in a rule: selected ones first, then search results. */
export function RulePeople({ org, selected, onSelectedChange, people }: RulePeopleProps) {
  const [text, setText] = useState('')
  if (people === undefined)
    return (
      <p className="pl-5 text-ink-soft">
        Could not load the people in the organization. {counted(selected.length, 'person', 'people')}{' '}
        selected.
      </p>
    )
  const { visible, more } = visiblePeople(people, selected, text)
  return (
    <div className="grid gap-2 pl-5">
      {people.length > 8 && (
        <input
          type="search"
          aria-label="Search people"
          placeholder="Search people"
          value={text}
          onChange={(event) => setText(event.target.value)}
          className={controlClass}
        />
      )}
      <div className="grid gap-1">
        {visible.map(({ id, name }) => (
          <Checkbox
            key={id}
            label={name}
            checked={selected.includes(id)}
            onCheckedChange={(checked) =>
              onSelectedChange(checked ? [...selected, id] : selected.filter((one) => one !== id))
            }
          />
        ))}
      </div>
      <RuleTeam
        org={org}
        onMembers={(members) => onSelectedChange([...new Set([...selected, ...members])])}
      />
      {more > 0 && <p className="text-caption text-ink-soft">{more} more. Search to find them.</p>}
    </div>
  )
}
