import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { getOrganizationOptions } from '../../../client/@tanstack/react-query.gen.ts'
import type { Space } from '../../../client/types.gen.ts'
import { pageTreeOptions } from '../../api/pages/page-tree.ts'
import { RelativeTime } from '../../ui/relative-time.tsx'
import { effectiveRulesText } from '../merge-rules/rule-text.ts'
import { useSpaceHealth } from './space-health.tsx'
import { SpaceActivity } from './space-activity.tsx'

const visibilityLabels: Readonly<Record<Space['visibility'], string>> = {
  public: 'Anyone',
  unlisted: 'Anyone with the link',
  'share-link': 'Anyone with a share link',
  'visitor-auth': 'Visitors who sign in',
  'in-collection': 'Same as its collection',
  private: 'Only members with access',
}

export interface SpaceOverviewProps {
  readonly org: string
  readonly space: Space
  /** Shown while the space has no pages: the ways to add the first ones. */
  readonly noPages: ReactNode
  /** The latest activity. */
  readonly children: ReactNode
}

/** The current state of a space, for a user who has just opened it. Numbers link to what they count. */
export function SpaceOverview({ org, space, noPages, children }: SpaceOverviewProps) {
  const linkProps = { params: { org, space: space.id }, className: 'text-accent underline' } as const
  const changes = (count: number, label: string): ReactNode =>
    count === 0 ? (
      `0 ${label}`
    ) : (
      <Link to="/o/$org/s/$space/changes" {...linkProps}>
        {count} {label}
      </Link>
    )
  const { published } = space.urls
  const pages = useQuery(pageTreeOptions({ space: space.id }))
  const { data: organization } = useQuery(getOrganizationOptions({ path: { organizationId: org } }))
  const health = useSpaceHealth(org, space.id, pages.data)
  const facts: readonly (readonly [string, ReactNode])[] = [
    ['Visibility', visibilityLabels[space.visibility]],
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
    ['Editing', space.editMode === 'locked' ? 'Change requests only' : 'Direct edits and change requests'],
    ['Merge rules', effectiveRulesText(space.mergeRules, organization)],
    [
      'Change requests',
      <span key="changes">
        {changes(space.changeRequestsOpen, 'open')} · {changes(space.changeRequestsDraft, 'draft')}
      </span>,
    ],
    ['Open comment threads', space.comments],
    ...health,
    ['Created', <RelativeTime key="created" at={space.createdAt} />],
    ['Updated', <RelativeTime key="updated" at={space.updatedAt} />],
  ]
  return (
    <div className="grid max-w-list grid-cols-[minmax(0,1fr)] gap-10">
      {space.description !== undefined && (
        <p className="-mt-6 max-w-measure text-ink-soft">{space.description}</p>
      )}
      {pages.data?.length === 0 && noPages}
      <dl className="divide-y divide-line border-y border-line">
        {facts.map(([name, value]) => (
          <div key={name} className="grid gap-x-4 py-2 sm:grid-cols-[14rem_1fr]">
            <dt className="text-ink-soft">{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <SpaceActivity org={org} space={space.id} />
      {children}
    </div>
  )
}
