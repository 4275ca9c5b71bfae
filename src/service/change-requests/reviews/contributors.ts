/** Participants of a change request: `…/contributors` wrote content or commented, `…/commenters` commented. */
import { sql } from 'kysely'
import { operations } from '../../../contract/operations.ts'
import { listPage } from '../../http/list-page.ts'
import { reads } from '../../http/verb.ts'
import { memberRows, memberViews } from '../../people/members/member-view.ts'
import type { ChangeRequestRow } from '../../storage/schema/schema.ts'
import { peopleBy } from './review-view.ts'
import { changeRequestOf } from '../load-change-request.ts'

interface Participation {
  readonly person: string
  readonly kind: 'edit' | 'comment'
  readonly total: number
  readonly latest: string
}

/** Authors and commenters as one relation; a person who did both appears twice. */
const participation = ({ space, id }: Pick<ChangeRequestRow, 'space' | 'id'>) => sql`
  select person, 'edit' as kind, edits as total, updated_at as latest from contributors
    where space = ${space} and change_request = ${id}
  union all
  select posts.author, 'comment', count(*), max(posts.posted_at) from (
    select m.author, m.posted_at from comments m where m.space = ${space} and m.change_request = ${id}
    union all
    select r.author, r.posted_at from replies r join comments m on m.space = r.space and m.id = r.comment
      where m.space = ${space} and m.change_request = ${id}
  ) posts group by posts.author`

export const listContributors = reads(
  operations.listChangeRequestContributors,
  async ({ params, query, ctx }, db, { space }) => {
    const row = await changeRequestOf(db, space.id, params.changeRequestId)
    return listPage(ctx.keys, {
      list: `contributors/${space.id}/${row.id}`,
      query,
      count: async () => {
        const { rows } = await sql<{ total: number }>`
          select count(*) as total from (${participation(row)}) p`.execute(db)
        return Number(rows[0]?.total ?? 0)
      },
      rows: async (after, limit) => {
        const [latest, person, kind] = after ?? []
        const further = after
          ? sql`where (p.latest, p.person, p.kind) < (${latest}, ${person}, ${kind})`
          : sql``
        const { rows } = await sql<Participation>`select * from (${participation(row)}) p ${further}
          order by p.latest desc, p.person desc, p.kind desc limit ${limit}`.execute(db)
        return rows
      },
      key: ({ latest, person, kind }) => [latest, person, kind],
      items: async (rows) => {
        const person = await peopleBy(
          ctx,
          db,
          rows.map((one) => one.person),
        )
        return rows.map((one) => ({
          user: person(one.person),
          count: Number(one.total),
          updatedAt: one.latest,
          actionType: one.kind,
        }))
      },
    })
  },
)

const speakers = ({ space, id }: Pick<ChangeRequestRow, 'space' | 'id'>) => sql<string>`(
  select m.author from comments m where m.space = ${space} and m.change_request = ${id}
  union
  select r.author from replies r join comments m on m.space = r.space and m.id = r.comment
    where m.space = ${space} and m.change_request = ${id})`

export const listCommenters = reads(
  operations.listChangeRequestCommenters,
  async ({ params, query, ctx }, db, { space }) => {
    const row = await changeRequestOf(db, space.id, params.changeRequestId)
    const who = memberRows(db, space.organization).where(sql<boolean>`m.person in ${speakers(row)}`)
    return listPage(ctx.keys, {
      list: `commenters/${space.id}/${row.id}`,
      query,
      count: async () => {
        const { total } = await who
          .clearSelect()
          .select((e) => e.fn.countAll<number>().as('total'))
          .executeTakeFirstOrThrow()
        return Number(total)
      },
      rows: (after, limit) => {
        const [person] = after ?? []
        return (person === undefined ? who : who.where('m.person', '>', String(person)))
          .orderBy('m.person')
          .limit(limit)
          .execute()
      },
      key: ({ person }) => [person],
      items: (rows) => memberViews(ctx, db, space.organization, rows),
    })
  },
)
