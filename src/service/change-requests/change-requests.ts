/** Change requests of a space: begin, read, list, and change what is said about them. */
import { sql } from 'kysely'
import { rank } from '../../contract/roles.ts'
import { operations } from '../../contract/operations.ts'
import type { ReviewSummary } from '../../contract/reviews.ts'
import { collectionRoles, roleOnRow } from '../access/visible-things.ts'
import { followersOf, notify } from '../events/notify.ts'
import { listPage } from '../http/list-page.ts'
import type { After } from '../http/page-token.ts'
import { open, reads, writes } from '../http/verb.ts'
import type { ChangeRequestRow } from '../storage/schema.ts'
import type { Db } from '../storage/store.ts'
import { normalize } from '../../content/normalize.ts'
import { lockSpace } from '../pages/main-line.ts'
import { changeChangeRequest } from './change-request.store.ts'
import { changeRequestViews, showChangeRequest } from './change-request-view.ts'
import { changeRequestOf } from './load-change-request.ts'
import { beginDraft } from './draft-line.ts'
import { requireHand, requireStatus } from './may-change.ts'
import { inReviewState, waitsFor } from './reviews.queries.ts'
import { draftFromTemplate } from './templates.ts'

export const createChangeRequest = open(operations.createChangeRequest, async (call) => {
  const { body, caller, around } = call
  const { store } = around
  const authorize = (db: Db) => call.authorize(db)
  const draft = {
    id: around.mint('change-request'),
    subject: body.subject ?? '',
    createdBy: caller.person,
  }
  if (body.template !== undefined)
    await draftFromTemplate({ around, caller, authorize }, body.template, draft)
  else {
    await store.write(async (db) => {
      const subject = await authorize(db)
      const { revision } = subject.space
      await beginDraft(around, db, subject, draft, { head: revision, initial: revision })
    })
  }
  const { space } = await authorize(store.read)
  const row = await changeRequestOf(store.read, space.id, draft.id)
  call.created(around.addresses.changeRequest(space.organization, space.id, row).location)
  return showChangeRequest(around, store.read, row, space.revision)
})

export const getChangeRequest = reads(
  operations.getChangeRequest,
  async ({ params, around }, db, { space }) =>
    showChangeRequest(
      around,
      db,
      await changeRequestOf(db, space.id, params.changeRequestId),
      space.revision,
    ),
)

const statusActions = { draft: 'draft', open: 'open', archived: 'archive' } as const

export const updateChangeRequest = writes(
  operations.updateChangeRequest,
  async ({ params, body, caller, around }, db, subject) => {
    const { space } = subject
    await lockSpace(db, space.id)
    const row = await changeRequestOf(db, space.id, params.changeRequestId)
    await requireHand(db, subject, row, caller.person)
    if (body.status !== undefined) requireStatus(statusActions[body.status], row)
    const change = {
      ...(body.subject !== undefined && { subject: body.subject }),
      ...(body.description !== undefined && { description: JSON.stringify(normalize(body.description)) }),
      ...(body.status !== undefined && { status: body.status }),
    }
    const fields = (Object.keys(change) as (keyof typeof change)[]).filter(
      (name) => row[name] !== change[name],
    )
    if (fields.length === 0) return showChangeRequest(around, db, row, space.revision)
    const now = await changeChangeRequest(around, db, row, change)
    if (body.status === 'archived')
      await notify(around, db, {
        organization: space.organization,
        space: space.id,
        changeRequest: row.id,
        reason: 'archived',
        people: await followersOf(db, row),
        actor: caller.person,
      })
    await around.events.record(db, {
      organization: space.organization,
      space: space.id,
      kind: 'change-request.updated',
      subject: row.id,
      actor: caller.person,
      data: { fields },
    })
    return showChangeRequest(around, db, now, space.revision)
  },
)

interface Filter {
  readonly status: string
  readonly creator?: string | undefined
  readonly contributor?: string | undefined
  readonly requestedReviewer?: string | undefined
  readonly conversationsIssuesCluster?: string | undefined
  readonly outdated?: boolean | undefined
  readonly reviewState?: ReviewSummary['state'] | undefined
  readonly query?: string | undefined
  readonly orderBy: 'updatedAt' | 'createdAt'
}

/** Conditions on `change_requests` under the name `c`, of a space under the name `thing`. */
const conditions = (filter: Filter) => {
  const { status, creator, contributor, requestedReviewer, conversationsIssuesCluster: cluster } = filter
  const { outdated, reviewState, query } = filter
  const behind = sql`(c.status in ('draft', 'open') and thing.revision <> c.revision_merged_ancestor)`
  const all = [
    ...(status === 'all' ? [] : [sql`c.status = ${status}`]),
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
    ...(outdated === undefined ? [] : [outdated ? behind : sql`not ${behind}`]),
    ...(reviewState === undefined ? [] : [inReviewState(reviewState)]),
    ...(query === undefined || query.trim() === '' ? [] : [hasWords(query.trim())]),
    ...(cluster === undefined ? [] : [sql`c.cluster = ${cluster}`]),
  ]
  return all.length === 0 ? sql`1 = 1` : sql.join(all, sql` and `)
}

/** ASCII letters match whatever their case on both engines; `12` and `#12` also name a number. */
const hasWords = (words: string) => {
  const part = `%${words.toLowerCase().replaceAll(/[!%_]/g, '!$&')}%`
  const number = /^#?(\d{1,9})$/.exec(words)?.[1]
  const named = number === undefined ? sql`` : sql` or c.number = ${Number(number)}`
  return sql`(lower(c.subject) like ${part} escape '!'${named})`
}

type Listed = ChangeRequestRow & { readonly head: string }

/** Rows with the head of their space's main, the latest first. `from` ends in a condition. */
const rowsOf =
  (db: Db, from: ReturnType<typeof sql>, head: ReturnType<typeof sql>, filter: Filter) =>
  async (after: After | undefined, limit: number): Promise<readonly Listed[]> => {
    const column = sql.ref(filter.orderBy === 'createdAt' ? 'c.created_at' : 'c.updated_at')
    const [time, id] = after ?? []
    const further = id === undefined ? sql`` : sql` and (${column}, c.id) < (${time}, ${id})`
    const { rows } = await sql<Listed>`
      ${head} select c.*, thing.revision as head ${from} and ${conditions(filter)}${further}
      order by ${column} desc, c.id desc limit ${limit}`.execute(db)
    return rows
  }

const countOf =
  (db: Db, from: ReturnType<typeof sql>, head: ReturnType<typeof sql>, filter: Filter) =>
  async (): Promise<number> => {
    const { rows } = await sql<{ total: number }>`
      ${head} select count(*) as total ${from} and ${conditions(filter)}`.execute(db)
    return Number(rows[0]?.total ?? 0)
  }

const keyOf =
  ({ orderBy }: Filter) =>
  (row: Listed): After => [orderBy === 'createdAt' ? row.created_at : row.updated_at, row.id]

export const listChangeRequests = reads(operations.listChangeRequests, ({ query, around }, db, { space }) => {
  const from = sql`from change_requests c join spaces thing on thing.id = c.space where c.space = ${space.id}`
  return listPage(around.keys, {
    list: `change-requests/${space.id}`,
    query,
    count: countOf(db, from, sql``, query),
    rows: rowsOf(db, from, sql``, query),
    key: keyOf(query),
    items: (rows) => changeRequestViews(around, db, rows, new Map(rows.map((row) => [row.space, row.head]))),
  })
})

export const listOrganizationChangeRequests = reads(
  operations.listOrganizationChangeRequests,
  ({ query, caller, around }, db, { organization, role }) => {
    const membership = { role: rank(role) }
    const { id } = organization
    const all = membership.role === rank('admin')
    const head = all
      ? sql``
      : sql`with recursive collection_roles (id, role) as (${collectionRoles(id, caller.person, membership)})`
    const above = all ? sql`` : sql`left join collection_roles above on above.id = thing.parent`
    const seen = all ? sql`` : sql` and ${roleOnRow('thing', caller.person, membership)} >= ${rank('read')}`
    const from = sql`from change_requests c join spaces thing on thing.id = c.space ${above}
      where c.organization = ${id} and thing.deleted_at is null${seen}`
    return listPage(around.keys, {
      list: `change-requests/${id}`,
      query,
      count: countOf(db, from, head, query),
      rows: rowsOf(db, from, head, query),
      key: keyOf(query),
      items: (rows) =>
        changeRequestViews(around, db, rows, new Map(rows.map((row) => [row.space, row.head]))),
    })
  },
)
