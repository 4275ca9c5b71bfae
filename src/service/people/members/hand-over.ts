/**
 * Transfers a member's open work to another: change requests, requested reviews, assigned threads, merge rules that
 * name them. What the recipient lacks the rights for stays and is counted as such.
 */
import { sql } from 'kysely'
import { operations } from '../../../contract/operations.ts'
import { atLeast, type Role } from '../../../contract/roles/roles.ts'
import { explain } from '../../access/load-resource.ts'
import { wakeMergePlans } from '../../change-requests/merge-plans.queries.ts'
import { Failure, notFound } from '../../http/failure.ts'
import { writes } from '../../http/verb.ts'
import type { Db } from '../../storage/store.ts'
import type { HandOver } from './hand-over-rules.ts'
import { handOverRules, spacesWithRules } from './hand-over-rules.ts'
import { findMember } from './member-view.ts'
import { holdingsOf } from './members.store.ts'

/** The recipient's role on each space with something to transfer. */
const rolesOn = async (
  db: Db,
  organization: string,
  person: string,
  spaces: Iterable<string>,
): Promise<ReadonlyMap<string, Role | null>> => {
  const roles = new Map<string, Role | null>()
  for (const id of new Set(spaces)) {
    const row = await db
      .selectFrom('spaces')
      .select(['id', 'organization', 'parent', 'default_level'])
      .where('id', '=', id)
      .where('organization', '=', organization)
      .executeTakeFirst()
    roles.set(id, row ? (await explain(db, { kind: 'space', ...row }, person)).role : null)
  }
  return roles
}

/** Open change requests, requested reviews and assigned threads of a member. */
const openWorkOf = (db: Db, { organization, from, to }: HandOver) =>
  Promise.all([
    db
      .selectFrom('change_requests')
      .select(['space', 'id'])
      .where('organization', '=', organization)
      .where('created_by', '=', from)
      .where('status', 'in', ['draft', 'open'])
      .execute(),
    db
      .selectFrom('review_requests as r')
      .innerJoin('change_requests as c', (join) =>
        join.onRef('c.space', '=', 'r.space').onRef('c.id', '=', 'r.change_request'),
      )
      .select(['r.space', 'r.change_request'])
      // Nobody can approve what they have written themselves.
      .select((e) =>
        e
          .exists(
            e
              .selectFrom('contributors as w')
              .select('w.person')
              .whereRef('w.space', '=', 'c.space')
              .whereRef('w.change_request', '=', 'c.id')
              .where('w.person', '=', to),
          )
          .or('c.created_by', '=', to)
          .as('written'),
      )
      .where('c.organization', '=', organization)
      .where('c.status', 'in', ['draft', 'open'])
      .where('r.grantee', '=', from)
      .where('r.grantee_kind', '=', 'person')
      .where('r.answered_at', 'is', null)
      .execute(),
    db
      .selectFrom('comments')
      .select(['space', 'id'])
      .where('organization', '=', organization)
      .where('assignee', '=', from)
      .where('resolved_at', 'is', null)
      .execute(),
  ])

/** The recipient becomes a contributor: the author of a change request does not change, but has the same rights. */
const handOverRequests = async (
  db: Db,
  { to }: HandOver,
  requests: readonly { readonly space: string; readonly id: string }[],
  now: string,
): Promise<void> => {
  for (const { space, id } of requests)
    await db
      .insertInto('contributors')
      .values({ space, change_request: id, person: to, edits: 0, updated_at: now })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
}

/** Requests the reviews of the recipient instead, unless they were requested of them already. */
const handOverReviews = async (
  db: Db,
  { from, to }: HandOver,
  reviews: readonly { readonly space: string; readonly change_request: string }[],
): Promise<void> => {
  for (const { space, change_request: changeRequest } of reviews) {
    const existing = await db
      .selectFrom('review_requests')
      .select('grantee')
      .where('space', '=', space)
      .where('change_request', '=', changeRequest)
      .where('grantee', '=', to)
      .executeTakeFirst()
    const isThisRequest = sql<boolean>`space = ${space} and change_request = ${changeRequest}
      and grantee = ${from} and answered_at is null`
    if (existing) await db.deleteFrom('review_requests').where(isThisRequest).execute()
    else await db.updateTable('review_requests').set({ grantee: to }).where(isThisRequest).execute()
  }
}

const handOverThreads = async (
  db: Db,
  { to }: HandOver,
  threads: readonly { readonly space: string; readonly id: string }[],
): Promise<void> => {
  for (const { space, id } of threads)
    await db
      .updateTable('comments')
      .set({ assignee: to })
      .where('space', '=', space)
      .where('id', '=', id)
      .execute()
}

export const handOverMember = writes(
  operations.handOverMember,
  async ({ params, body, caller, ctx }, db, { organization: { id: organization } }) => {
    const [from, to] = [params.userId, body.to]
    const recipient = await findMember(db, organization, to)
    if (!(await findMember(db, organization, from))) throw notFound()
    if (from === to || !recipient || Number(recipient.disabled) === 1)
      throw new Failure('bad-content', 'Choose another active member.', {
        details: [{ path: 'body.to', message: 'Must be another active member.' }],
      })
    const handOver = { organization, from, to }
    const work = await openWorkOf(db, handOver)
    const rules = await spacesWithRules(db, handOver)
    const spaces = [...work.flat(), ...rules].map(({ space }) => space)
    const roles = await rolesOn(db, organization, to, spaces)
    const hasRole = (space: string, needed: Role) => atLeast(roles.get(space) ?? null, needed)
    const requests = work[0].filter(({ space }) => hasRole(space, 'edit'))
    const reviews = work[1].filter((one) => hasRole(one.space, 'review') && !one.written)
    const threads = work[2].filter(({ space }) => hasRole(space, 'comment'))

    const reviewed = rules.filter(({ space }) => hasRole(space, 'review'))
    await handOverRequests(db, handOver, requests, ctx.now())
    await handOverReviews(db, handOver, reviews)
    await handOverThreads(db, handOver, threads)
    const handed = {
      openChangeRequests: requests.length,
      requestedReviews: reviews.length,
      assignedThreads: threads.length,
      mergeRules: await handOverRules(ctx.store, db, handOver, recipient, reviewed),
    }
    // Merge rules may name the recipient now, and whose reviews are waited for has changed.
    await wakeMergePlans(ctx, db, { organization })
    await ctx.events.record(db, {
      organization,
      kind: 'member.handed-over',
      subject: from,
      actor: caller.person,
      data: { from: null, to: { person: to, ...handed } },
    })
    return { handed, left: await holdingsOf(db, organization, from) }
  },
  { locksOrganization: true },
)
