import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { getSpaceHealthOptions } from '../../../client/@tanstack/react-query.gen.ts'
import type { SpaceHealth } from '../../../client/types.gen.ts'
import { processError } from '../../api/process-error.ts'
import { counted } from '../../ui/counted.ts'
import { ErrorNote } from '../../ui/feedback/error-note.tsx'
import { Section } from '../../ui/layout/section.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { barHeight, dayText, monthTotals, shortDay } from './activity-text.ts'

export interface SpaceActivityProps {
  readonly org: string
  readonly space: string
}

/** The last thirty days of a space: changes per day, merges, and open change requests. */
export function SpaceActivity({ org, space }: SpaceActivityProps) {
  const health = useQuery(getSpaceHealthOptions({ path: { spaceId: space } }))
  return (
    <Section title="Last 30 days">
      {health.data !== undefined ? (
        <Month org={org} space={space} health={health.data} />
      ) : health.error === null ? (
        <Skeleton shape="lines" count={3} label="Loading activity" />
      ) : (
        <ErrorNote {...processError(health.error)} onRetry={() => void health.refetch()} />
      )}
    </Section>
  )
}

function Month({ org, space, health }: SpaceActivityProps & { readonly health: SpaceHealth }) {
  const { days, pages, people, waiting } = health
  const { revisions, opened, merged, most } = monthTotals(health)
  const to = { params: { org, space }, search: {}, className: 'text-accent underline' } as const
  return (
    <div className="grid gap-3">
      {/* Hidden from screen readers: the sentences below say the same. */}
      <div aria-hidden="true" className="max-w-xl">
        <ol className="flex h-14 items-end gap-0.5 border-b border-line">
          {days.map((day) => (
            <li key={day.day} title={dayText(day)} className="flex h-full min-w-0 flex-1 items-end">
              <span
                className="w-full rounded-t-small bg-accent"
                style={{ height: `${barHeight(day.pages, most)}%` }}
              />
            </li>
          ))}
        </ol>
        <p className="flex justify-between text-caption text-ink-soft">
          {days.slice(0, 1).map((day) => (
            <span key={day.day}>{shortDay(day)}</span>
          ))}
          <span>Pages changed per day</span>
          <span>Today</span>
        </p>
      </div>
      <ul className="grid gap-1">
        <li>
          {revisions === 0 ? (
            'No changes on main.'
          ) : (
            <>
              <Link to="/o/$org/s/$space/history" {...to}>
                {counted(revisions, 'revision')}
              </Link>{' '}
              by {counted(people, 'person', 'people')} changed {counted(pages, 'page')}.
            </>
          )}
        </li>
        <li>
          {opened + merged === 0 ? (
            'No change requests opened or merged.'
          ) : (
            <>
              <Link to="/o/$org/s/$space/changes" {...to}>
                {counted(opened, 'change request')}
              </Link>{' '}
              opened, {merged} merged.
            </>
          )}
        </li>
        {waiting > 0 && (
          <li className="text-ochre">
            {counted(waiting, 'open change request')} had no activity in the last 30 days.
          </li>
        )}
      </ul>
    </div>
  )
}
