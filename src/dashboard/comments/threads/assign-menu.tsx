import { useQuery } from '@tanstack/react-query'
import { UserRound } from 'lucide-react'
import { useDeferredValue, useId, useState } from 'react'
import type { User } from '../../../client/types.gen.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Popover } from '../../ui/overlays/popover.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { optionId, PeopleList } from '../writing/people-list.tsx'
import { peopleOptions } from '../../api/space-people.ts'

export interface AssignMenuProps {
  readonly space: string
  readonly assignee: User | undefined
  readonly onAssign: (person: string | null) => void
}

/** Assigns a thread to a person, found by name. */
export function AssignMenu({ space, assignee, onAssign }: AssignMenuProps) {
  const [open, setOpen] = useState(false)
  const assign = (person: string | null): void => {
    onAssign(person)
    setOpen(false)
  }
  return (
    <Popover
      label="Assign thread"
      open={open}
      onOpenChange={setOpen}
      trigger={
        <Button variant="bare" icon={UserRound}>
          {assignee === undefined ? 'Assign' : `Assigned to ${assignee.displayName}`}
        </Button>
      }
    >
      {/* Mounted on each opening, so that it starts empty. */}
      <Choice space={space} onPick={(person) => assign(person.id)} />
      {assignee !== undefined && (
        <Button variant="bare" className="mt-2" onClick={() => assign(null)}>
          Unassign
        </Button>
      )}
    </Popover>
  )
}

function Choice({ space, onPick }: { readonly space: string; readonly onPick: (person: User) => void }) {
  const list = useId()
  const [name, setName] = useState('')
  const [active, setActive] = useState(0)
  const query = useDeferredValue(name.trim())
  const { data } = useQuery(peopleOptions(space, query))
  const people = data?.items ?? []
  return (
    <div className="grid gap-1">
      <TextField
        label="Name"
        value={name}
        onValueChange={(next) => {
          setName(next)
          setActive(0)
        }}
        autoComplete="off"
        // No native element can show this list.
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
        role="combobox"
        aria-expanded
        aria-controls={list}
        aria-autocomplete="list"
        {...(people.length > 0 ? { 'aria-activedescendant': optionId(list, active) } : {})}
        onKeyDown={(event) => {
          const person = people[active]
          if (event.key === 'Enter' && person !== undefined) {
            event.preventDefault()
            return onPick(person)
          }
          const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
          if (step === 0 || people.length === 0) return
          event.preventDefault()
          setActive((active + step + people.length) % people.length)
        }}
      />
      {data !== undefined && <PeopleList id={list} people={people} active={active} onPick={onPick} />}
    </div>
  )
}
