/** `GET /orgs/{o}/access`: the matrix of people, spaces and sites, paged by people. */
import { operations } from '../../../contract/operations.ts'
import { roleOfRank } from '../../../contract/roles/roles.ts'
import { ranksOnPlaces } from '../../access/reach-counts.ts'
import { listPage } from '../../http/list-page.ts'
import { reads } from '../../http/verb.ts'
import { memberRows } from '../members/member-view.ts'
import { behind } from '../members/members.ts'
import { personView } from '../person-view.ts'

export const listAccess = reads(operations.listAccess, async ({ query, ctx }, db, { organization }) => {
  const spaces = await db
    .selectFrom('spaces')
    .select(['id', 'title', 'parent', 'default_level'])
    .where('organization', '=', organization.id)
    .where('deleted_at', 'is', null)
    .orderBy('title')
    .orderBy('id')
    .execute()
  const sites = (
    await db
      .selectFrom('sites')
      .select(['id', 'title', 'default_level'])
      .where('organization', '=', organization.id)
      .orderBy('title')
      .orderBy('id')
      .execute()
  ).map((site) => ({ ...site, parent: '' }))
  const list = await listPage(ctx.keys, {
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
      const things = [...spaces, ...sites]
      const ranks = await ranksOnPlaces(ctx.store.engine, db, organization.id, rows, things)
      const rolesOf = (person: string) => (ranks.get(person) ?? []).map((rank) => roleOfRank(Number(rank)))
      return rows.map((row) => ({
        user: personView(ctx, row),
        role: roleOfRank(Number(row.role)),
        disabled: Number(row.disabled) === 1,
        permissions: rolesOf(row.person).slice(0, spaces.length),
        sitePermissions: rolesOf(row.person).slice(spaces.length),
      }))
    },
  })
  const named = ({ id, title }: { id: string; title: string }) => ({ id, title })
  return { ...list, spaces: spaces.map(named), sites: sites.map(named) }
})
