import { Link } from '@tanstack/react-router'
import { BellOff, EyeOff, Pin } from 'lucide-react'
import type { IssuesCluster } from '../../../client/types.gen.ts'
import { Badge } from '../../ui/badge.tsx'
import { counted } from '../../ui/counted.ts'
import { Icon } from '../../ui/icon.tsx'
import { ChangeRequestLink } from '../change-request-link.tsx'
import { sourceCounts } from '../conversation-text.ts'
import { ClusterIcon } from './cluster-icon.tsx'
import { Growth } from './growth.tsx'
import { PulseChart } from './pulse-chart.tsx'

/** Sources named before "and 2 more". */
const mostSources = 3

export function ClusterStateBadge({ state }: Pick<IssuesCluster, 'state'>) {
  if (state === 'muted') return <Badge icon={BellOff}>Muted</Badge>
  if (state === 'dismissed') return <Badge icon={EyeOff}>Dismissed</Badge>
  return null
}

/** Sources of a cluster in a line. */
export const sourcesLine = (sources: IssuesCluster['sources']): string => {
  const counts = sourceCounts(sources)
  const more = counts.length - mostSources
  return counts.slice(0, mostSources).join(' · ') + (more > 0 ? ` and ${more} more` : '')
}

export interface ClusterRowProps {
  readonly org: string
  readonly cluster: IssuesCluster
}

/** A cluster of the list: what it is about, its pulse, and whether somebody works on it. */
export function ClusterRow({ org, cluster }: ClusterRowProps) {
  const { id, label, icon, summary, weeklyPulse, growth, stats, sources, changeRequests, pinned } = cluster
  const [latest] = changeRequests
  return (
    <div
      data-row={id}
      className="relative grid min-w-0 grid-cols-[minmax(0,1fr)] gap-x-6 gap-y-2 border-b border-line px-2 py-3 hover:bg-hover has-[a:focus-visible]:bg-hover sm:grid-cols-[minmax(0,1fr)_auto]"
    >
      <span className="grid min-w-0 content-start gap-0.5">
        <span className="flex min-w-0 flex-wrap items-center gap-x-2 gap-y-1">
          <ClusterIcon icon={icon} />
          <Link
            to="/o/$org/conversations/clusters/$cluster"
            params={{ org, cluster: id }}
            className="min-w-0 font-strong [overflow-wrap:anywhere] after:absolute after:inset-0"
          >
            {label}
          </Link>
          <ClusterStateBadge state={cluster.state} />
          {pinned > 0 && (
            <span title={`${counted(pinned, 'issue')} assigned by people`} className="text-ink-soft">
              <Icon of={Pin} className="size-3.5" label={counted(pinned, 'pinned issue')} />
            </span>
          )}
        </span>
        <span className="line-clamp-2 max-w-measure text-ink-soft">{summary}</span>
        <span className="figures flex min-w-0 flex-wrap gap-x-3 text-caption text-ink-soft">
          <span>{sourcesLine(sources)}</span>
          {latest === undefined ? (
            <span>No change request</span>
          ) : (
            <span className="flex min-w-0 gap-1">
              <ChangeRequestLink org={org} change={latest} />
              {changeRequests.length > 1 && <span>and {changeRequests.length - 1} more</span>}
            </span>
          )}
        </span>
      </span>
      <span className="figures flex flex-wrap items-center gap-x-4 gap-y-1">
        <PulseChart pulse={weeklyPulse} />
        <span className="w-28">
          <Growth growth={growth} />
        </span>
        <span className="w-20 sm:text-right">{counted(stats.issues, 'issue')}</span>
        <span className="w-32 text-ink-soft sm:text-right">
          {counted(stats.conversations, 'conversation')}
        </span>
      </span>
    </div>
  )
}
