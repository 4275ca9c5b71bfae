import type { User } from '../../../client/types.gen.ts'
import { Avatar } from '../../ui/avatar.tsx'

export interface PeopleListProps {
  readonly id: string
  readonly people: readonly User[]
  /** Index of the person that Enter picks. */
  readonly active: number
  readonly onPick: (person: User) => void
}

export const optionId = (list: string, at: number): string => `${list}-${at}`

/** People to pick from, below the field, which keeps the focus. */
export function PeopleList({ id, people, active, onPick }: PeopleListProps) {
  return (
    <div
      id={id}
      // The focus stays in the field, which points to the active person; no native element does that.
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
      role="listbox"
      aria-label="People"
      className="max-h-64 overflow-y-auto rounded-base bg-raised p-1 shadow-float"
    >
      {people.length === 0 ? (
        <p className="px-2 py-1.5 text-ink-soft">No one with access to this space matches.</p>
      ) : (
        people.map((person, at) => (
          // Its field handles the keys.
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
          <div
            key={person.id}
            id={optionId(id, at)}
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
            role="option"
            aria-selected={at === active}
            // Keeps the focus in the field.
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => onPick(person)}
            className="flex touch-row cursor-pointer items-center gap-2 rounded-small px-2 hover:bg-hover aria-selected:bg-chosen"
          >
            <Avatar name={person.displayName} image={person.photoURL} size="small" />
            <span className="min-w-0 truncate">{person.displayName}</span>
            {person.email !== undefined && (
              <span className="ml-auto min-w-0 truncate text-caption text-ink-soft">{person.email}</span>
            )}
          </div>
        ))
      )}
    </div>
  )
}
