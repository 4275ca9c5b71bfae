import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { getOrganizationOptions, listSpacePagesOptions } from '../../../client/@tanstack/react-query.gen.ts'
import type { Space } from '../../../client/types.gen.ts'
import { buttonClass } from '../../ui/buttons/button-class.ts'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { RelativeTime } from '../../ui/relative-time.tsx'
import { rulesInForce } from '../merge-rules/rule-text.ts'
import { useSpaceHealth } from './space-health.tsx'
import { SpaceMonth } from './space-activity.tsx'

const visibilityLabels: Readonly<Record<Space['visibility'], string>> = {
  public: 'Everyone',
  unlisted: 'Everyone who has the address',
  'share-link': 'Everyone who has a share link',
  'visitor-auth': 'Visitors who sign in',
  'in-collection': 'As its collection says',
  private: 'Only people of the organization who have a role here',
}

export interface SpaceOverviewProps {
  readonly org: string
  readonly space: Space
  /** The latest activity. */
  readonly children: ReactNode
}

/** The current state of a space, for a user who has just opened it. Numbers link to what they count. */
export function SpaceOverview({ org, space, children }: SpaceOverviewProps) {
  const to = { params: { org, space: space.id }, className: 'text-accent underline' } as const
  const changes = (count: number, words: string): ReactNode =>
    count === 0 ? (
      `0 ${words}`
    ) : (
      <Link to="/o/$org/s/$space/changes" {...to}>
        {count} {words}
      </Link>
    )
  const { published } = space.urls
  const pages = useQuery(listSpacePagesOptions({ path: { spaceId: space.id } }))
  const { data: organization } = useQuery(getOrganizationOptions({ path: { organizationId: org } }))
  const health = useSpaceHealth(org, space.id, pages.data?.pages)
  const facts: readonly (readonly [string, ReactNode])[] = [
    ['Who can read it', visibilityLabels[space.visibility]],
    ...(published === undefined
      ? []
      : ([
          [
            'Published at',
            <a key="published" href={published} className="break-all text-accent underline">
              {published}
            </a>,
          ],
        ] as const)),
    [
      'Editing',
      space.editMode === 'locked' ? 'Only through change requests' : 'Directly or in change requests',
    ],
    ['Merge rules', rulesInForce(space.mergeRules, organization?.mergeRules)],
    [
      'Change requests',
      <span key="changes">
        {changes(space.changeRequestsOpen, 'open')} · {changes(space.changeRequestsDraft, 'in draft')}
      </span>,
    ],
    ['Open comment threads', space.comments],
    ...health,
    ['Created', <RelativeTime key="created" at={space.createdAt} />],
    ['Changed', <RelativeTime key="changed" at={space.updatedAt} />],
  ]
  return (
    <div className="grid max-w-list grid-cols-[minmax(0,1fr)] gap-10">
      {pages.data?.pages.length === 0 && space.permissions.edit && (
        <EmptyState
          title="This space has no pages yet"
          action={
            <Link
              to="/o/$org/import"
              params={{ org }}
              search={{ space: space.id }}
              className={buttonClass('primary')}
            >
              Import documentation
            </Link>
          }
        >
          Write them in a change request, or bring a folder of Markdown, which becomes one.
        </EmptyState>
      )}
      <dl className="divide-y divide-line border-y border-line">
        {facts.map(([name, value]) => (
          <div key={name} className="grid gap-x-4 py-2 sm:grid-cols-[14rem_1fr]">
            <dt className="text-ink-soft">{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <SpaceMonth org={org} space={space.id} />
      {children}
    </div>
  )
}
