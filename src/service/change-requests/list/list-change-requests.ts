/** Lists of change requests: of a space, and of all spaces of an organization that the caller can see. */
import { sql } from 'kysely'
import { operations } from '../../../contract/operations.ts'
import type { ChangeRequestCause } from '../../../contract/change-requests/causes.ts'
import { causeKey } from '../../../contract/change-requests/causes.ts'
import { inactiveSince } from '../../../contract/change-requests/limits.ts'
import type { ReviewSummary } from '../../../contract/change-requests/review-schemas.ts'
import type { RuleSummary } from '../../../contract/change-requests/schemas.ts'
import type { Role } from '../../../contract/roles/roles.ts'
import { rank } from '../../../contract/roles/roles.ts'
import type { ListQuery } from '../../../contract/wire/shapes.ts'
import { collectionRoles, roleOnRow } from '../../access/visible-resources.ts'
import { listPage } from '../../http/list-page.ts'
import type { After } from '../../http/page-token.ts'
import { reads } from '../../http/verb.ts'
import { sitesOfSpaces } from '../../sites/preview-sites.ts'
import type { Viewer } from '../../spaces/spaces.queries.ts'
import type { ChangeRequestRow } from '../../storage/schema/schema.ts'
import { bytesOf, containsText } from '../../storage/sql.ts'
import type { Db } from '../../storage/store.ts'
import type { Context } from '../../context.ts'
import { changeSizes } from './changed-pages.ts'
import { changeRequestViews, isOpen } from '../change-request-view.ts'
import { openConflicts } from '../conflicts/open-conflicts.ts'
import { inReviewState, reviewedBy, waitsFor } from '../reviews.queries.ts'
import { ruleSummaries } from '../merge/rule-summaries.ts'

interface Filter {
  readonly status: string
  readonly space?: string | undefined
  readonly creator?: string | undefined
  readonly contributor?: string | undefined
  readonly requestedReviewer?: string | undefined
  readonly conversationsIssuesCluster?: string | undefined
  readonly cause?: readonly ChangeRequestCause[] | undefined
  readonly reviewer?: string | undefined
  readonly ready?: boolean | undefined
  readonly conflicts?: boolean | undefined
  readonly outdated?: boolean | undefined
  readonly inactive?: boolean | undefined
  readonly reviewState?: ReviewSummary['state'] | undefined
  readonly query?: string | undefined
  readonly sizes: boolean
  readonly shownOn: boolean
  readonly orderBy: 'updatedAt' | 'createdAt'
  /** The current time. */
  readonly now: string
}

/** Conditions on `change_requests` aliased as `c` and its space aliased as `resource`. */
const conditions = (filter: Filter) => {
  const { status, creator, contributor, requestedReviewer, conversationsIssuesCluster: cluster } = filter
  const { space, cause, reviewer, outdated, inactive, reviewState, query, now } = filter
  const active = sql`c.status in ('draft', 'open')`
  const behind = sql`(${active} and resource.revision <> c.revision_merged_ancestor)`
  const since = inactiveSince(now)
  const all = [
    ...(status === 'all' ? [] : [status === 'active' ? active : sql`c.status = ${status}`]),
    ...(space === undefined ? [] : [sql`c.space = ${space}`]),
    ...(creator === undefined ? [] : [sql`c.created_by = ${creator}`]),
    ...(contributor === undefined
      ? []
      : [
          sql`(exists (select 1 from contributors w where w.space = c.space and w.change_request = c.id
              and w.person = ${contributor})
            or exists (select 1 from comments m where m.space = c.space and m.change_request = c.id
              and m.author = ${contributor}))`,
        ]),
    ...(requestedReviewer === undefined ? [] : [waitsFor(requestedReviewer)]),
    ...(reviewer === undefined ? [] : [reviewedBy(reviewer)]),
    ...(outdated === undefined ? [] : [outdated ? behind : sql`not ${behind}`]),
    ...(inactive === undefined
      ? []
      : [inactive ? sql`c.updated_at < ${since}` : sql`c.updated_at >= ${since}`]),
    ...(reviewState === undefined ? [] : [inReviewState(reviewState)]),
    ...(query === undefined || query.trim() === '' ? [] : [matchesText(query.trim())]),
    ...(cluster === undefined ? [] : [sql`c.cluster = ${cluster}`]),
    ...(cause === undefined ? [] : [sql`c.cause in (${sql.join(cause.map(causeKey))})`]),
  ]
  return all.length === 0 ? sql`1 = 1` : sql.join(all, sql` and `)
}

/** `12` and `#12` also match by number. */
const matchesText = (text: string) => {
  const number = /^#?(\d{1,9})$/.exec(text)?.[1]
  const orNumber = number === undefined ? sql`` : sql` or c.number = ${Number(number)}`
  return sql`(${containsText('c.subject', text)}${orNumber})`
}

type Listed = ChangeRequestRow & { readonly head: string }

/** Columns of the change requests, newest first. `from` must end in a condition. */
const columnsOf =
  <Row>(
    columns: ReturnType<typeof sql>,
    db: Db,
    from: ReturnType<typeof sql>,
    head: ReturnType<typeof sql>,
    filter: Filter,
  ) =>
  async (after: After | undefined, limit: number): Promise<readonly Row[]> => {
    const column = sql.ref(filter.orderBy === 'createdAt' ? 'c.created_at' : 'c.updated_at')
    const [time, id] = after ?? []
    const further = id === undefined ? sql`` : sql` and (${column}, c.id) < (${time}, ${id})`
    const { rows } = await sql<Row>`
      ${head} select ${columns} ${from} and ${conditions(filter)}${further}
      order by ${column} desc, c.id desc limit ${limit}`.execute(db)
    return rows
  }

/** Rows with the head of main of their space. */
const rowsOf = (...where: [Db, ReturnType<typeof sql>, ReturnType<typeof sql>, Filter]) =>
  columnsOf<Listed>(sql`c.*, resource.revision as head`, ...where)

/** The sizes of their descriptions in bytes. */
const sizesOf =
  (...where: [Db, ReturnType<typeof sql>, ReturnType<typeof sql>, Filter]) =>
  async (after: After | undefined, limit: number): Promise<readonly number[]> => {
    const size = sql`coalesce(${bytesOf('c.description')}, 0) as bytes`
    const rows = await columnsOf<{ readonly bytes: number }>(size, ...where)(after, limit)
    return rows.map(({ bytes }) => Number(bytes))
  }

const countOf =
  (db: Db, from: ReturnType<typeof sql>, head: ReturnType<typeof sql>, filter: Filter) =>
  async (): Promise<number> => {
    const { rows } = await sql<{ total: number }>`
      ${head} select count(*) as total ${from} and ${conditions(filter)}`.execute(db)
    return Number(rows[0]?.total ?? 0)
  }

const keyOf =
  ({ orderBy }: Pick<Filter, 'orderBy'>) =>
  (row: Listed): After => [orderBy === 'createdAt' ? row.created_at : row.updated_at, row.id]

interface ListScope {
  /** Identifies the list. */
  readonly id: string
  /** What comes before `select` and after the columns; `from` must end in a condition. */
  readonly head: ReturnType<typeof sql>
  readonly from: ReturnType<typeof sql>
  readonly viewer: Viewer
}

interface ListCall {
  readonly ctx: Context
  readonly query: Omit<Filter, 'now'> & ListQuery
  readonly caller: { readonly person: string }
}

const isAfter = (key: After, after: After): boolean => {
  const at = key.findIndex((value, place) => value !== after[place])
  const [a = '', b = ''] = [key[at], after[at]]
  return at >= 0 && a < b
}

/**
 * Filters by whether the merge rules pass, and by whether there are conflicts with main, in the order of the list. SQL
 * cannot do it, since rules contain expressions and conflicts are computed. Everything that passes the other filters is
 * checked, conflicts first, in as many queries as one page takes.
 */
const rowsByOutcome = async ({ ctx, query, caller }: ListCall, db: Db, { from, head }: ListScope) => {
  const { ready, conflicts } = query
  const all = await rowsOf(db, from, head, { ...query, now: ctx.now() })(undefined, Number.MAX_SAFE_INTEGER)
  const open = conflicts === undefined ? undefined : await openConflicts(ctx, db, all.filter(isOpen))
  const rows = open === undefined ? all : all.filter(({ id }) => (open.get(id) ?? 0) > 0 === conflicts)
  const rules = await ruleSummaries(ctx, db, rows, caller.person)
  return {
    rules,
    rows: ready === undefined ? rows : rows.filter(({ id }) => (rules.get(id)?.ready ?? false) === ready),
  }
}

const listInScope = async (call: ListCall, db: Db, place: ListScope) => {
  const { ctx, query, caller } = call
  const key = keyOf(query)
  const views = async (rows: readonly Listed[], rules: ReadonlyMap<string, RuleSummary>) => {
    const sizes = query.sizes ? await changeSizes(ctx, db, rows) : undefined
    const heads = new Map(rows.map((row) => [row.space, row.head]))
    const sites = query.shownOn
      ? await sitesOfSpaces(ctx.store, db, place.viewer, [...heads.keys()])
      : undefined
    return changeRequestViews(ctx, db, rows, heads, { rules, sizes, sites })
  }
  const list = `change-requests/${place.id}`
  if (query.ready !== undefined || query.conflicts !== undefined) {
    const { rows, rules } = await rowsByOutcome(call, db, place)
    const page = (after: After | undefined, limit: number) =>
      rows.filter((row) => !after || isAfter(key(row), after)).slice(0, limit)
    return listPage(ctx.keys, {
      list,
      query,
      count: () => Promise.resolve(rows.length),
      rows: (after, limit) => Promise.resolve(page(after, limit)),
      bytes: (after, limit) =>
        Promise.resolve(page(after, limit).map(({ description }) => description?.length ?? 0)),
      key,
      items: (pageRows) => views(pageRows, rules),
    })
  }
  const filter = { ...query, now: ctx.now() }
  return listPage(ctx.keys, {
    list,
    query,
    count: countOf(db, place.from, place.head, filter),
    rows: rowsOf(db, place.from, place.head, filter),
    bytes: sizesOf(db, place.from, place.head, filter),
    key,
    items: async (rows) => views(rows, await ruleSummaries(ctx, db, rows, caller.person)),
  })
}

const viewerOf = (person: string, organization: string, role: Role | null): Viewer => ({
  organization,
  person,
  membership: { role: rank(role) },
})

export const listChangeRequests = reads(
  operations.listChangeRequests,
  (call, db, { space, organizationRole }) =>
    listInScope(call, db, {
      id: space.id,
      viewer: viewerOf(call.caller.person, space.organization, organizationRole),
      head: sql``,
      from: sql`from change_requests c join spaces resource on resource.id = c.space where c.space = ${space.id}`,
    }),
)

export const listOrganizationChangeRequests = reads(
  operations.listOrganizationChangeRequests,
  (call, db, { organization, role }) => {
    const { id } = organization
    const viewer = viewerOf(call.caller.person, id, role)
    const { person, membership } = viewer
    const all = membership.role === rank('admin')
    const head = all
      ? sql``
      : sql`with recursive collection_roles (id, role) as (${collectionRoles(id, person, membership)})`
    const above = all ? sql`` : sql`left join collection_roles above on above.id = resource.parent`
    const seen = all ? sql`` : sql` and ${roleOnRow('resource', person, membership)} >= ${rank('read')}`
    const from = sql`from change_requests c join spaces resource on resource.id = c.space ${above}
      where c.organization = ${id} and resource.deleted_at is null${seen}`
    return listInScope(call, db, { id, head, from, viewer })
  },
)
