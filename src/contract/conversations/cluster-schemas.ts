/** Clusters of issues: what people do with them, the pages that they concern, and what change requests did to them. */
import { z } from 'zod'
import { longestSubject } from '../change-requests/limits.ts'
import { User } from '../people/schemas.ts'
import { Icon, Id, text, Timestamp } from '../wire/shapes.ts'

/** `muted`: shown, but not among what needs an answer. `dismissed`: hidden. */
export const ClusterState = z.enum(['open', 'muted', 'dismissed']).meta({ id: 'ClusterState' })

/** Maximum length of the label of a cluster, in characters. */
export const longestClusterLabel = 120
const ClusterLabel = text({ min: 1, max: longestClusterLabel })

export const ClusterChangeRequest = z
  .object({
    id: Id,
    space: Id,
    number: z.int(),
    subject: z.string(),
    status: z.enum(['draft', 'open', 'merged', 'archived']),
    mergedAt: Timestamp.optional(),
    urls: z.object({ app: z.string() }),
  })
  .meta({ id: 'ClusterChangeRequest' })

export const ClusterUpdate = z
  .strictObject({
    label: ClusterLabel.nullable().optional().describe('Null: let the service choose it again.'),
    icon: Icon.optional(),
    state: ClusterState.optional(),
  })
  .meta({ id: 'ClusterUpdate' })

/** Issues of the cluster move into the other one; its address leads there from then on. */
export const ClusterMerge = z.strictObject({ into: Id }).meta({ id: 'ClusterMerge' })

/** The issues become a cluster of their own. */
export const ClusterSplit = z
  .strictObject({ issues: z.array(Id).min(1).max(1000), label: ClusterLabel.optional() })
  .meta({ id: 'ClusterSplit' })

/** What a person did with clusters. */
export const ClusterAction = z
  .object({
    object: z.literal('conversations-action'),
    id: Id,
    kind: z.enum(['merge', 'split', 'update']),
    by: User.optional(),
    at: Timestamp,
    cluster: Id.describe('The cluster that it was done with.'),
    other: Id.optional().describe('The cluster that was merged into, or that was split off.'),
    issues: z.int(),
    undoneAt: Timestamp.optional(),
  })
  .meta({ id: 'ClusterAction' })
export type ClusterAction = z.output<typeof ClusterAction>

/** Pages that probably concern the issues of a cluster, best first. */
export const ClusterPages = z
  .object({
    pages: z
      .array(
        z.object({
          space: z.object({ id: Id, title: z.string() }),
          page: z.object({ id: Id, title: z.string(), path: z.string() }),
          matched: z.array(z.string()).describe('Words of the cluster that the page contains.'),
          excerpt: z.string().describe('The passage that matches best.'),
          urls: z.object({ app: z.string() }),
        }),
      )
      .describe('At most five. None: nothing fits, so a page may be missing.'),
  })
  .meta({ id: 'ClusterPages' })

const WeekCounts = z.array(z.int()).describe('By week, earliest first.')

/** Issues a week before and after the latest merged change request of a cluster. It does not tell causes. */
export const ClusterEffect = z
  .object({
    changeRequest: ClusterChangeRequest.optional().describe('Absent while none is merged.'),
    before: WeekCounts.describe('The four full weeks before the week of the merge.'),
    after: WeekCounts.describe('The full weeks after it so far, at most four.'),
    conversations: z
      .object({ before: WeekCounts, after: WeekCounts })
      .describe('All conversations of the organization in the same weeks.'),
  })
  .meta({ id: 'ClusterEffect' })

export const NewClusterChangeRequest = z
  .strictObject({
    space: Id.optional().describe('Default: the space of the page that fits best.'),
    subject: text({ min: 1, max: longestSubject }).optional().describe('Default: the label of the cluster.'),
  })
  .meta({ id: 'NewClusterChangeRequest' })
