import { CircleCheck, ListChecks } from 'lucide-react'
import type { RuleSummary } from '../../../client/types.gen.ts'
import { Badge } from '../../ui/badge.tsx'

/** The state of the merge rules as a badge; nothing if no rule applies and nothing was approved yet. */
export function RuleBadge({ rules }: { readonly rules: RuleSummary | undefined }) {
  if (rules === undefined || (rules.total === 0 && !rules.ready)) return null
  const title = rules.ready
    ? rules.total === 0
      ? 'Approved. This space has no merge rules.'
      : `Ready to merge: ${rules.met} of ${rules.total} merge rules met`
    : rules.unmet.join('\n')
  return (
    <span title={title} className="inline-flex">
      {rules.ready ? (
        <Badge tone="moss" icon={CircleCheck}>
          Ready
        </Badge>
      ) : (
        <Badge icon={ListChecks}>
          <span className="figures">
            {rules.met} of {rules.total}
          </span>{' '}
          {rules.total === 1 ? 'rule' : 'rules'} met<span className="sr-only">. {rules.unmet.join(' ')}</span>
        </Badge>
      )}
    </span>
  )
}
