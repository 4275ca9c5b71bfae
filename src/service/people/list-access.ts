/** `GET /orgs/{o}/access`: the matrix of people and spaces, a page of people at a time. */
import { operations } from '../../contract/operations.ts'
import { roleOfRank } from '../../contract/roles.ts'
import { ranksOnSpaces } from '../access/reach.ts'
import { listPage } from '../http/list-page.ts'
import { reads } from '../http/verb.ts'
import { memberRows } from './member-view.ts'
import { behind } from './members.ts'
import { personView } from './person-view.ts'

export const listAccess = reads(operations.listAccess, async ({ query, around }, db, { organization }) => {
  const spaces = await db
    .selectFrom('spaces')
    .select(['id', 'title', 'parent', 'default_level'])
    .where('organization', '=', organization.id)
    .where('deleted_at', 'is', null)
    .orderBy('title')
    .orderBy('id')
    .execute()
  const list = await listPage(around.keys, {
    list: `access/${organization.id}`,
    query,
    count: async () => {
      const { total } = await db
        .selectFrom('members')
        .select((e) => e.fn.countAll<number>().as('total'))
        .where('organization', '=', organization.id)
        .executeTakeFirstOrThrow()
      return Number(total)
    },
    rows: (after, limit) =>
      memberRows(db, organization.id)
        .$if(after !== undefined, (rows) =>
          rows.where(behind(['p.display_name', 'p.id'], 'asc', after ?? [])),
        )
        .orderBy('p.display_name')
        .orderBy('p.id')
        .limit(limit)
        .execute(),
    key: ({ display_name, person }) => [display_name, person],
    items: async (rows) => {
      const ranks = await ranksOnSpaces(around.store.engine, db, organization.id, rows, spaces)
      return rows.map((row) => ({
        user: personView(around, row),
        role: roleOfRank(Number(row.role)),
        disabled: Number(row.disabled) === 1,
        permissions: (ranks.get(row.person) ?? []).map((rank) => roleOfRank(Number(rank))),
      }))
    },
  })
  return { ...list, spaces: spaces.map(({ id, title }) => ({ id, title })) }
})
