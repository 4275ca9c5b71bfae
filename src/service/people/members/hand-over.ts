/**
 * Transfers a member's open work to another: change requests, requested reviews, assigned threads, merge rules that
 * name them. What the recipient lacks the rights for stays and is counted as such.
 */
import { sql } from 'kysely'
import { operations } from '../../../contract/operations.ts'
import { atLeast, type Role } from '../../../contract/roles/roles.ts'
import { explain } from '../../access/load-resource.ts'
import { Failure, notFound } from '../../http/failure.ts'
import { writes } from '../../http/verb.ts'
import type { Db } from '../../storage/store.ts'
import { findMember } from './member-view.ts'
import { holdingsOf, lockOrganization } from './members.store.ts'

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

const worksOn = (db: Db, organization: string, from: string) =>
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
      .select(['r.space', 'r.change_request', 'c.created_by'])
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

export const handOverMember = writes(
  operations.handOverMember,
  async ({ params, body, caller, ctx }, db, { organization: { id: organization } }) => {
    const [from, to] = [params.userId, body.to]
    const successor = await findMember(db, organization, to)
    if (!(await findMember(db, organization, from))) throw notFound()
    if (from === to || !successor || Number(successor.disabled) === 1)
      throw new Failure('bad-content', 'Choose another member, who is not shut out.', {
        details: [{ path: 'body.to', message: 'Is no other member who is let in.' }],
      })
    await lockOrganization(db, organization)
    const [requests, reviews, threads] = await worksOn(db, organization, from)
    const roles = await rolesOn(
      db,
      organization,
      to,
      [...requests, ...reviews, ...threads].map(({ space }) => space),
    )
    const may = (space: string, needed: Role) => atLeast(roles.get(space) ?? null, needed)

    const done = { openChangeRequests: 0, requestedReviews: 0, assignedThreads: 0, mergeRules: 0 }
    // The author of a change request does not change; contributors have the same rights.
    for (const { space, id } of requests.filter((one) => may(one.space, 'edit'))) {
      await db
        .insertInto('contributors')
        .values({ space, change_request: id, person: to, edits: 0, updated_at: ctx.now() })
        .onConflict((conflict) => conflict.doNothing())
        .execute()
      done.openChangeRequests += 1
    }
    for (const one of reviews.filter(({ space, created_by: by }) => may(space, 'review') && by !== to)) {
      const at = { space: one.space, change_request: one.change_request }
      const asked = await db
        .selectFrom('review_requests')
        .select('grantee')
        .where('space', '=', at.space)
        .where('change_request', '=', at.change_request)
        .where('grantee', '=', to)
        .executeTakeFirst()
      const own = db
        .updateTable('review_requests')
        .set({ grantee: to })
        .where('space', '=', at.space)
        .where('change_request', '=', at.change_request)
        .where('grantee', '=', from)
      if (asked)
        await db
          .deleteFrom('review_requests')
          .where('space', '=', at.space)
          .where('change_request', '=', at.change_request)
          .where('grantee', '=', from)
          .execute()
      else await own.execute()
      done.requestedReviews += 1
    }
    for (const { space, id } of threads.filter((one) => may(one.space, 'comment'))) {
      await db
        .updateTable('comments')
        .set({ assignee: to })
        .where('space', '=', space)
        .where('id', '=', id)
        .execute()
      done.assignedThreads += 1
    }
    // Ids are long and random: a rule that contains one as text refers to the person.
    const like = `%${from}%`
    const { rows } = await sql<{
      id: string
    }>`update spaces set merge_rules = replace(merge_rules, ${from}, ${to})
      where organization = ${organization} and merge_rules like ${like} returning id`.execute(db)
    const { rows: own } = await sql<{ id: string }>`update organizations
      set merge_rules = replace(merge_rules, ${from}, ${to})
      where id = ${organization} and merge_rules like ${like} returning id`.execute(db)
    done.mergeRules = rows.length + own.length

    await ctx.events.record(db, {
      organization,
      kind: 'member.handed-over',
      subject: from,
      actor: caller.person,
      data: { from: null, to: { person: to, ...done } },
    })
    return { handed: done, left: await holdingsOf(db, organization, from) }
  },
)
