/** Clusters, conversations and their numbers as text. */
import type {
  ClusterChangeRequest,
  ClusterEffect,
  ClusterState,
  Conversation,
  IssuesCluster,
} from '../../client/types.gen.ts'
import { counted } from '../ui/counted.ts'
import type { ClusterOrder } from './conversation-search.ts'

export const stateLabels: Readonly<Record<ClusterState, string>> = {
  open: 'Open',
  muted: 'Muted',
  dismissed: 'Dismissed',
}

export const orderLabels: Readonly<Record<ClusterOrder, string>> = {
  growth: 'Fastest growing',
  issues: 'Most issues',
  conversations: 'Most conversations',
  updatedAt: 'Recently updated',
}

export const conversationStateLabels: Readonly<Record<Conversation['state'], string>> = {
  waiting: 'Waiting',
  read: 'Read',
  failed: 'Failed',
}

export const changeStatusLabels: Readonly<Record<ClusterChangeRequest['status'], string>> = {
  draft: 'Draft',
  open: 'Open',
  merged: 'Merged',
  archived: 'Archived',
}

/** Sources of the service itself; those of integrations are `integration:NAME:SOURCE`. */
const ownSources: Readonly<Record<string, string>> = {
  'integration:recto:api': 'API',
  'integration:recto:sample': 'Sample',
  email: 'Email',
}

/** A source for people: `integration:help-desk:chat` → `help-desk, chat`. */
export const sourceText = (source: string): string => {
  const own = ownSources[source]
  if (own !== undefined) return own
  const [kind, name = '', ...rest] = source.split(':')
  return kind !== 'integration' || name === '' ? source : [name, ...rest].filter(Boolean).join(', ')
}

/** Sources with their numbers of issues, the largest first. */
export const sourceCounts = (sources: IssuesCluster['sources']): readonly string[] =>
  Object.entries(sources)
    .toSorted(([, one], [, other]) => other - one)
    .map(([source, count]) => `${sourceText(source)} ${count.toLocaleString('en')}`)

/** The title of a conversation: its subject, otherwise its id. */
export const conversationTitle = ({
  subject,
  id,
}: {
  readonly id: string
  readonly subject?: string | undefined
}): string => (subject === undefined || subject.trim() === '' ? id : subject)

/** How the last four full weeks compare to the four before. */
export const growthText = ({ recent, former }: IssuesCluster['growth']): string => {
  const difference = recent - former
  if (difference === 0) return recent === 0 ? 'No issues in 8 weeks' : 'Steady'
  if (former === 0) return `New, ${counted(recent, 'issue')}`
  return `${difference > 0 ? '+' : '−'}${Math.round((Math.abs(difference) / former) * 100).toLocaleString('en')}%`
}

/** The pulse for those who do not see its bars. */
export const pulseText = (pulse: readonly number[]): string => {
  const full = pulse.slice(0, -1)
  const most = Math.max(0, ...full)
  const soFar = pulse.at(-1) ?? 0
  return `Issues a week: ${full.join(', ')}. At most ${most}. ${soFar} so far this week.`
}

const average = (counts: readonly number[]): number =>
  counts.length === 0 ? 0 : counts.reduce((sum, count) => sum + count, 0) / counts.length

const perWeek = (counts: readonly number[]): string =>
  `${average(counts).toLocaleString('en', { maximumFractionDigits: 1 })} a week`

const effectWeeks = 4

export interface EffectText {
  readonly before: string
  /** Undefined while no full week has passed since the merge. */
  readonly after: string | undefined
  /** "2 of 4 weeks so far", until the four weeks are over. */
  readonly progress: string | undefined
}

/** Weekly averages before and after a merge. They say nothing about causes. */
export const effectText = ({ before, after }: Pick<ClusterEffect, 'before' | 'after'>): EffectText => ({
  before: perWeek(before),
  after: after.length === 0 ? undefined : perWeek(after),
  progress: after.length < effectWeeks ? `${after.length} of ${effectWeeks} weeks so far` : undefined,
})
