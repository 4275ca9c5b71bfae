/** `GET /orgs/{o}/access`: the matrix of people, spaces and sites, paged by people. */
import { operations } from '../../../contract/operations.ts'
import { roleOfRank } from '../../../contract/roles/roles.ts'
import { ranksOfMembers } from '../../access/reach-counts.ts'
import { listPage } from '../../http/list-page.ts'
import { reads } from '../../http/verb.ts'
import { memberRows } from '../members/member-view.ts'
import { afterPosition } from '../members/members.ts'
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
  const siteRows = await db
    .selectFrom('sites')
    .select(['id', 'title', 'default_level'])
    .where('organization', '=', organization.id)
    .orderBy('title')
    .orderBy('id')
    .execute()
  const sites = siteRows.map((site) => ({ ...site, parent: '' }))
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
          rows.where(afterPosition(['p.display_name', 'p.id'], 'asc', after ?? [])),
        )
        .orderBy('p.display_name')
        .orderBy('p.id')
        .limit(limit)
        .execute(),
    key: ({ display_name, person }) => [display_name, person],
    items: async (rows) => {
      const resources = [...spaces, ...sites]
      const ranks = await ranksOfMembers(ctx.store.engine, db, organization.id, rows, resources)
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
  const idAndTitle = ({ id, title }: { id: string; title: string }) => ({ id, title })
  return { ...list, spaces: spaces.map(idAndTitle), sites: sites.map(idAndTitle) }
})
