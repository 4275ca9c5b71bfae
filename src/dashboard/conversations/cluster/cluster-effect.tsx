import { useQuery } from '@tanstack/react-query'
import type { ClusterEffect as Effect } from '../../../client/types.gen.ts'
import { processError } from '../../api/process-error.ts'
import { ErrorNote } from '../../ui/feedback/error-note.tsx'
import { Section } from '../../ui/layout/section.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { ChangeRequestLink } from '../change-request-link.tsx'
import { clusterEffectOptions } from '../conversation-queries.ts'
import { effectText } from '../conversation-text.ts'

export interface ClusterEffectProps {
  readonly org: string
  readonly cluster: string
}

/** Issues before and after the latest merged change request. Numbers only: other things changed too. */
export function ClusterEffect({ org, cluster }: ClusterEffectProps) {
  const { data, error, refetch, isFetching } = useQuery(clusterEffectOptions(org, cluster))
  return (
    <Section title="Before and after">
      {error !== null && data === undefined ? (
        <ErrorNote {...processError(error)} onRetry={() => void refetch()} retrying={isFetching} />
      ) : data === undefined ? (
        <Skeleton shape="lines" count={3} label="Counting issues" />
      ) : data.changeRequest === undefined ? (
        <p className="text-ink-soft">
          Once a change request of this cluster is merged, its issues in the four weeks before and after are
          compared here.
        </p>
      ) : (
        <Comparison org={org} effect={data} change={data.changeRequest} />
      )}
    </Section>
  )
}

interface ComparisonProps {
  readonly org: string
  readonly effect: Effect
  readonly change: NonNullable<Effect['changeRequest']>
}

function Comparison({ org, effect, change }: ComparisonProps) {
  const issues = effectText(effect)
  const conversations = effectText(effect.conversations)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <ChangeRequestLink org={org} change={change} />
      <table className="figures w-full max-w-measure border-collapse text-left">
        <caption className="sr-only">Before and after the merge</caption>
        <thead>
          <tr className="border-b border-line text-caption text-ink-soft">
            <th scope="col" className="py-1 pr-3 font-normal">
              <span className="sr-only">What is counted</span>
            </th>
            <th scope="col" className="py-1 pr-3 font-normal">
              4 weeks before
            </th>
            <th scope="col" className="py-1 font-normal">
              After
            </th>
          </tr>
        </thead>
        <tbody>
          {[
            { name: 'Issues of this cluster', ...issues },
            { name: 'All conversations', ...conversations },
          ].map(({ name, before, after }) => (
            <tr key={name} className="border-b border-line last:border-0">
              <th scope="row" className="py-1.5 pr-3 font-normal text-ink-soft">
                {name}
              </th>
              <td className="py-1.5 pr-3">{before}</td>
              <td className="py-1.5">{after ?? 'No full week yet'}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {issues.progress !== undefined && <p className="text-caption text-ink-soft">{issues.progress}</p>}
    </div>
  )
}
