/** Reads members: the list, one of them, their spaces and teams; and records when they were last seen. */
import type { RawBuilder } from 'kysely'
import { sql } from 'kysely'
import { operations } from '../../../contract/operations.ts'
import { rank, roleOfRank } from '../../../contract/roles/roles.ts'
import type { OrganizationSubject } from '../../access/load-resource.ts'
import { membershipOf } from '../../access/load-resource.ts'
import { Failure, notFound } from '../../http/failure.ts'
import { listPage } from '../../http/list-page.ts'
import { open, reads } from '../../http/verb.ts'
import { hotQuery } from '../../storage/hot-query.ts'
import { resolveLevels } from '../../spaces/default-levels.ts'
import { spaceView } from '../../spaces/space-view.ts'
import type { Db } from '../../storage/store.ts'
import { countMemberSpaces, listSpacesOfMember } from './member-spaces.queries.ts'
import { findMember, memberRows, memberViews, nameContains, showMember } from './member-view.ts'
import { visitorClaims } from './visitor-claims.ts'

/** Condition: rows after a cursor in a list sorted by two columns in one direction. */
export const afterPosition = (
  columns: readonly [string, string],
  order: 'asc' | 'desc',
  after: readonly unknown[],
): RawBuilder<boolean> => {
  const place = sql`(${sql.ref(columns[0])}, ${sql.ref(columns[1])})`
  const values = sql`(${String(after[0])}, ${String(after[1])})`
  return order === 'asc' ? sql<boolean>`${place} > ${values}` : sql<boolean>`${place} < ${values}`
}

type MemberFilters = { role?: string | undefined; search?: string | undefined; sort: string }

const matchingMembers = (db: Db, organization: string, { role, search, sort }: MemberFilters) =>
  memberRows(db, organization)
    .$if(role !== undefined, (rows) => rows.where('m.role', '=', role === 'guest' ? 0 : rank(role as 'read')))
    .$if(search !== undefined && search.trim() !== '', (rows) =>
      rows.where(nameContains(search?.trim() ?? '')),
    )
    .$if(sort === 'lastSeenAt', (rows) => rows.where('m.seen_at', 'is not', null).where('m.disabled', '=', 0))

const countMembers = hotQuery<[string], { total: number }, number>(
  (db, organization) =>
    db
      .selectFrom('members')
      .select((e) => e.fn.countAll<number>().as('total'))
      .where('organization', '=', organization),
  ([row]) => Number(row?.total ?? 0),
)

/** Without a search the persons are not joined: for ten thousand members that costs more than the page itself. */
const countMatching = async (db: Db, organization: string, filters: MemberFilters): Promise<number> => {
  const { role, search, sort } = filters
  if (search !== undefined && search.trim() !== '') {
    const { total } = await matchingMembers(db, organization, filters)
      .clearSelect()
      .select((e) => e.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow()
    return Number(total)
  }
  if (role === undefined && sort !== 'lastSeenAt') return countMembers(db, organization)
  const { total } = await db
    .selectFrom('members as m')
    .select((e) => e.fn.countAll<number>().as('total'))
    .where('m.organization', '=', organization)
    .$if(role !== undefined, (rows) => rows.where('m.role', '=', role === 'guest' ? 0 : rank(role as 'read')))
    .$if(sort === 'lastSeenAt', (rows) => rows.where('m.seen_at', 'is not', null).where('m.disabled', '=', 0))
    .executeTakeFirstOrThrow()
  return Number(total)
}

export const listMembers = reads(operations.listMembers, ({ query, ctx }, db, { organization }) => {
  const { order, sort } = query
  const column = sort === 'lastSeenAt' ? ('m.seen_at' as const) : ('m.joined_at' as const)
  return listPage(ctx.keys, {
    list: `members/${organization.id}`,
    query,
    count: () => countMatching(db, organization.id, query),
    rows: (after, limit) =>
      matchingMembers(db, organization.id, query)
        .$if(after !== undefined, (rows) =>
          rows.where(afterPosition([column, 'm.person'], order, after ?? [])),
        )
        .orderBy(column, order)
        .orderBy('m.person', order)
        .limit(limit)
        .execute(),
    key: ({ joined_at, seen_at, person }) => [sort === 'lastSeenAt' ? (seen_at ?? '') : joined_at, person],
    items: (rows) => memberViews(ctx, db, organization.id, rows),
  })
})

/** Fails with not found if a guest asks for others: guests do not see other members. */
export const requireSight = (
  { role }: OrganizationSubject,
  caller: { readonly person: string },
  person: string,
): void => {
  if (role === null && caller.person !== person) throw notFound()
}

/** Fails unless the caller is the member or an administrator; others who can see the member get a role error. */
export const requireOneself = (
  subject: OrganizationSubject,
  caller: { readonly person: string },
  person: string,
): void => {
  requireSight(subject, caller, person)
  if (caller.person !== person && subject.role !== 'admin')
    throw new Failure('role-too-low', 'Only this person and administrators of the organization can see this.')
}

export const getMember = reads(operations.getMember, async ({ params, caller, ctx }, db, subject) => {
  requireSight(subject, caller, params.userId)
  const { id } = subject.organization
  const row = await findMember(db, id, params.userId)
  if (!row) throw notFound()
  return showMember(ctx, db, id, row)
})

export const listMemberSpaces = reads(
  operations.listMemberSpaces,
  async ({ params, query, caller, ctx }, db, subject) => {
    requireOneself(subject, caller, params.userId)
    const organization = subject.organization.id
    const membership = await membershipOf(db, organization, params.userId)
    if (!membership && !(await findMember(db, organization, params.userId))) throw notFound()
    const viewer = membership && { organization, person: params.userId, membership }
    return listPage(ctx.keys, {
      list: `member-spaces/${organization}/${params.userId}`,
      query,
      count: async () => (viewer ? countMemberSpaces(db, viewer) : 0),
      rows: async (after, limit) =>
        viewer ? listSpacesOfMember(db, viewer, { order: query.order, after, limit }) : [],
      key: ({ created_at, id }) => [created_at, id],
      items: async (rows) => {
        const levels = await resolveLevels(db, 'space', rows)
        return rows.flatMap((row) => {
          const [level, permission] = [levels.get(row.id), roleOfRank(Number(row.role))]
          // The caller's role there: administrators may ask for others, everybody else only for themselves.
          const role = subject.role === 'admin' ? 'admin' : permission
          return level && role && permission
            ? [{ permission, space: spaceView(ctx, row, { role, organizationRole: subject.role }, level) }]
            : []
        })
      },
    })
  },
)

/** Minimum interval between writes of the last-seen time in milliseconds; an open dashboard pings repeatedly. */
const seenEvery = 60_000

export const pingOrganization = open(
  operations.pingOrganization,
  async ({ caller, ctx, authorize }, _db, { organization }) => {
    const now = ctx.now()
    const before = new Date(Date.parse(now) - seenEvery).toISOString()
    const row = await ctx.store.write(async (db) => {
      await authorize(db)
      await db
        .updateTable('members')
        .set({ seen_at: now })
        .where('organization', '=', organization.id)
        .where('person', '=', caller.person)
        .where((e) => e.or([e('seen_at', 'is', null), e('seen_at', '<', before)]))
        .execute()
      return findMember(db, organization.id, caller.person)
    })
    if (!row) throw notFound()
    const claims = await visitorClaims(ctx, organization.id, {
      person: caller.person,
      email: caller.email,
      displayName: caller.displayName,
      role: Number(row.role),
      sso: Number(row.sso) === 1,
    })
    return { serviceVisitorClaims: claims, gitbookVisitorClaims: claims }
  },
)
