import { CircleAlert, CircleCheck, CircleSlash, Clock, LoaderCircle, Snowflake } from 'lucide-react'
import type { Translation, TranslationRunOutcome } from '../../client/types.gen.ts'
import { Badge } from '../ui/badge.tsx'
import { outcomeLabels } from './translation-text.ts'

const outcomeLooks = {
  done: { tone: 'moss', icon: CircleCheck },
  partial: { tone: 'ochre', icon: CircleAlert },
  cancelled: { tone: 'plain', icon: CircleSlash },
  failed: { tone: 'rust', icon: CircleAlert },
} as const

/** How a run ended. */
export function OutcomeBadge({ outcome }: { readonly outcome: TranslationRunOutcome }) {
  return <Badge {...outcomeLooks[outcome]}>{outcomeLabels[outcome]}</Badge>
}

/** What a translation is doing now, or how its last run ended. */
export function TranslationStatusBadge({ translation }: { readonly translation: Translation }) {
  const { frozen, progress, lastRun, status } = translation
  if (frozen !== undefined)
    return (
      <Badge tone="ochre" icon={Snowflake}>
        Frozen
      </Badge>
    )
  if (progress !== undefined || status === 'running')
    return (
      <Badge tone="accent" icon={LoaderCircle}>
        {progress === undefined || progress.pagesTotal === 0
          ? 'Running'
          : `Running, ${progress.pagesDone} of ${progress.pagesTotal} pages`}
      </Badge>
    )
  if (lastRun === undefined) return <Badge icon={Clock}>Not run yet</Badge>
  return <OutcomeBadge outcome={lastRun.outcome} />
}
