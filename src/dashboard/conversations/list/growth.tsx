import { Minus, TrendingDown, TrendingUp } from 'lucide-react'
import type { IssuesCluster } from '../../../client/types.gen.ts'
import { Icon } from '../../ui/icon.tsx'
import { growthText } from '../conversation-text.ts'

/** How the last four full weeks compare to the four before. More issues are worse. */
export function Growth({ growth }: Pick<IssuesCluster, 'growth'>) {
  const difference = growth.recent - growth.former
  const icon = difference === 0 ? Minus : difference > 0 ? TrendingUp : TrendingDown
  const tone = difference === 0 ? 'text-ink-soft' : difference > 0 ? 'text-rust' : 'text-moss'
  return (
    <span
      className={`figures inline-flex items-center gap-1 ${tone}`}
      title={`${growth.recent} in the last 4 full weeks, ${growth.former} in the 4 before`}
    >
      <Icon of={icon} className="size-3.5" />
      {growthText(growth)}
    </span>
  )
}
