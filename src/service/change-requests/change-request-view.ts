/** Change requests in API responses. */
import type { RichTextDocument } from '../../content/document/document.ts'
import { personViews } from '../people/person-view.ts'
import type { PersonView } from '../people/person-view.ts'
import type { ChangeRequestCause } from '../../contract/change-requests/causes.ts'
import type { ChangeRequest, ChangeSize, RuleSummary } from '../../contract/change-requests/schemas.ts'
import type { ReviewSummary } from '../../contract/change-requests/review-schemas.ts'
import type { ChangeRequestRow, MergePlanRow } from '../storage/schema/schema.ts'
import type { Db } from '../storage/store.ts'
import type { Context } from '../context.ts'
import { mergePlansOf, mergePlanView } from './merge-plans.queries.ts'
import { reviewSummaries } from './reviews.queries.ts'

export const isOpen = ({ status }: Pick<ChangeRequestRow, 'status'>): boolean =>
  status === 'draft' || status === 'open'

const mergePlanField = (plan: MergePlanRow | undefined, people: ReadonlyMap<string, PersonView>) => {
  const setBy = plan && people.get(plan.person)
  return plan && setBy ? { mergePlan: mergePlanView(plan, setBy) } : {}
}

/** Optional details, included in some lists. */
interface OptionalDetails {
  readonly rules?: ReadonlyMap<string, RuleSummary>
  readonly sizes?: ReadonlyMap<string, ChangeSize> | undefined
  /** Sites by the space they publish. */
  readonly sites?: ReadonlyMap<string, NonNullable<ChangeRequest['shownOn']>> | undefined
}

interface ViewDetails extends OptionalDetails {
  readonly people: ReadonlyMap<string, PersonView>
  readonly review: (id: string) => ReviewSummary
  readonly plans: ReadonlyMap<string, MergePlanRow>
}

const view = (
  ctx: Context,
  row: ChangeRequestRow,
  head: string,
  { people, review, plans, rules, sizes, sites }: ViewDetails,
) => {
  const ruleSummary = rules?.get(row.id)
  const size = sizes?.get(row.id)
  const creator = people.get(row.created_by)
  if (!creator) throw new Error(`The creator of change request ${row.id} is missing.`)
  return {
    object: 'change-request' as const,
    id: row.id,
    number: row.number,
    status: row.status as 'draft',
    subject: row.subject,
    ...(row.description !== null && { description: JSON.parse(row.description) as RichTextDocument }),
    createdBy: creator,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    space: row.space,
    revision: row.revision,
    revisionInitial: row.revision_initial,
    revisionMergedAncestor: row.revision_merged_ancestor,
    ...(row.revision_merged !== null && { revisionMerged: row.revision_merged }),
    comments: row.open_comments,
    outdated: isOpen(row) && head !== row.revision_merged_ancestor,
    ...(row.cluster !== null && { conversationsIssuesCluster: row.cluster }),
    ...(row.cause !== null && { cause: JSON.parse(row.cause) as ChangeRequestCause }),
    review: review(row.id),
    ...(ruleSummary && { rules: ruleSummary }),
    ...(size && { size }),
    ...(sites && { shownOn: [...(sites.get(row.space) ?? [])] }),
    ...mergePlanField(plans.get(row.id), people),
    urls: ctx.addresses.changeRequest(row.organization, row.space, row),
  }
}

/** Views of the rows, in the same order. `heads`: the head of main by space. At most five queries. */
export const changeRequestViews = async (
  ctx: Context,
  db: Db,
  rows: readonly ChangeRequestRow[],
  heads: ReadonlyMap<string, string>,
  details: OptionalDetails = {},
) => {
  const plans = await mergePlansOf(ctx.store.engine, db, rows)
  const people = await personViews(ctx, db, [
    ...rows.map(({ created_by }) => created_by),
    ...[...plans.values()].map(({ person }) => person),
  ])
  const review = await reviewSummaries(ctx.store.engine, db, rows)
  return rows.map((row) => view(ctx, row, heads.get(row.space) ?? '', { people, review, plans, ...details }))
}

export const changeRequestView = async (
  ctx: Context,
  db: Db,
  row: ChangeRequestRow,
  head: string,
): Promise<ReturnType<typeof view>> => {
  const [changeRequest] = await changeRequestViews(ctx, db, [row], new Map([[row.space, head]]))
  if (!changeRequest) throw new Error('No row was given.')
  return changeRequest
}
