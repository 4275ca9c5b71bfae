import { useState } from 'react'
import { Checkbox } from '../../ui/fields/checkbox.tsx'
import { controlClass } from '../../ui/fields/field.tsx'
import { peopleShown } from './visible-people.ts'

export interface RulePeopleProps {
  readonly named: readonly string[]
  readonly onNamedChange: (named: readonly string[]) => void
  /** People who can be selected; undefined while loading. */
  readonly people: readonly { readonly id: string; readonly name: string }[] | undefined
}

/** The people in a rule: selected ones first, then search results. */
export function RulePeople({ named, onNamedChange, people }: RulePeopleProps) {
  const [text, setText] = useState('')
  if (people === undefined)
    return (
      <p className="pl-5 text-ink-soft">
        The people of the organization cannot be listed now;{' '}
        {named.length === 1 ? '1 person is' : `${named.length} people are`} named here.
      </p>
    )
  const { shown, more } = peopleShown(people, named, text)
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
        {shown.map(({ id, name }) => (
          <Checkbox
            key={id}
            label={name}
            checked={named.includes(id)}
            onCheckedChange={(checked) =>
              onNamedChange(checked ? [...named, id] : named.filter((one) => one !== id))
            }
          />
        ))}
      </div>
      {more > 0 && <p className="text-caption text-ink-soft">{more} more. Search to find them.</p>}
    </div>
  )
}
