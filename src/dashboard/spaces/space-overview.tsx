import type { ReactNode } from 'react'
import type { Space } from '../../client/types.gen.ts'
import { RelativeTime } from '../ui/relative-time.tsx'

const visibilityWords: Readonly<Record<Space['visibility'], string>> = {
  public: 'Everyone',
  unlisted: 'Everyone who has the address',
  'share-link': 'Everyone who has a share link',
  'visitor-auth': 'Visitors who sign in',
  'in-collection': 'As its collection says',
  private: 'Only people of the organization who have a role here',
}

/** What holds for a space now, for somebody who has just opened it. */
export function SpaceOverview({ space }: { readonly space: Space }) {
  const facts: readonly (readonly [string, ReactNode])[] = [
    ['Who can read it', visibilityWords[space.visibility]],
    [
      'Editing',
      space.editMode === 'locked' ? 'Only through change requests' : 'Directly or in change requests',
    ],
    ['Open change requests', space.changeRequestsOpen],
    ['Drafts', space.changeRequestsDraft],
    ['Open comment threads', space.comments],
    ['Created', <RelativeTime key="created" at={space.createdAt} />],
    ['Changed', <RelativeTime key="changed" at={space.updatedAt} />],
  ]
  return (
    <div className="grid max-w-list gap-6">
      <dl className="divide-y divide-line border-y border-line">
        {facts.map(([name, value]) => (
          <div key={name} className="grid gap-x-4 py-2 sm:grid-cols-[14rem_1fr]">
            <dt className="text-ink-soft">{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
