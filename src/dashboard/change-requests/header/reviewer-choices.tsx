import { Users } from 'lucide-react'
import { Avatar } from '../../ui/avatar.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import type { ReviewerPicker } from './use-reviewer-picker.ts'

/** More are found by searching. */
const maxListed = 50

/** The people and teams to choose from, with a checkbox each. */
export function ReviewerChoices({ picker }: { readonly picker: ReviewerPicker }) {
  const { matches, selected, toggle, search } = picker
  if (picker.loading) return <Skeleton shape="rows" count={3} label="Loading reviewers" />
  if (matches.length === 0)
    return (
      <p className="px-1 text-ink-soft">
        {search.trim() === ''
          ? 'No one else can review in this space. An administrator can give people the Reviewer role.'
          : 'No reviewers match your search.'}
      </p>
    )
  return (
    <ul className="max-h-64 overflow-y-auto">
      {matches.slice(0, maxListed).map(({ id, name, detail, image, team, unavailable }) => (
        <li key={id}>
          <label className="flex touch-row items-center gap-2 rounded-small px-1 hover:bg-hover has-aria-disabled:text-ink-soft">
            <input
              type="checkbox"
              className="size-4 shrink-0 accent-accent"
              checked={selected.has(id)}
              aria-disabled={unavailable === undefined ? undefined : true}
              onChange={() => {
                if (unavailable === undefined) toggle(id)
              }}
            />
            {team ? (
              <Icon of={Users} className="mx-0.5 text-ink-soft" />
            ) : (
              <Avatar name={name} image={image} size="small" />
            )}
            <span className="min-w-0 flex-1 truncate">{name}</span>
            <span className="max-w-28 shrink-0 truncate text-caption text-ink-soft">
              {unavailable ?? detail}
            </span>
          </label>
        </li>
      ))}
      {matches.length > maxListed && (
        <li className="px-1 text-caption text-ink-soft">
          {matches.length - maxListed} more. Search by name to find them.
        </li>
      )}
    </ul>
  )
}
