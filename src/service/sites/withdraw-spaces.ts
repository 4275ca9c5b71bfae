/** Removes spaces from sites when they leave the organization or are purged. */
import { sql } from 'kysely'
import { withoutSpaces } from '../../content/site-tree/remove-spaces.ts'
import { Failure } from '../http/failure.ts'
import { among } from '../storage/sql.ts'
import type { Db } from '../storage/store.ts'
import type { Context } from '../context.ts'
import { changeStructure, lockSite, touchSite } from './structure/change-structure.ts'

/**
 * Removes every site space of these spaces from the organization's sites, in the transaction `db`.
 *
 * With `refuse`, fails with `state-forbids` if a site would be left without a default or empty; the person who moves
 * the space must choose another first. Without it, the next site space becomes the default, and an empty site is
 * unpublished.
 */
export const withdrawSpaces = async (
  ctx: Context,
  db: Db,
  organization: string,
  spaces: readonly string[],
  person: string,
  { refuse }: { readonly refuse: boolean },
): Promise<void> => {
  if (spaces.length === 0) return
  const rows = await db
    .selectFrom('site_items')
    .select('site')
    .distinct()
    .where('organization', '=', organization)
    .where(among(ctx.store.engine, sql.ref('space'), spaces))
    .orderBy('site')
    .execute()
  const removedSpaces = new Set(spaces)
  for (const { site: id } of rows) {
    const site = await lockSite(db, { organization, id })
    await changeStructure(
      ctx,
      db,
      { organization, id, person },
      (tree) => {
        const { tree: left, lost } = withoutSpaces(tree, removedSpaces)
        if (refuse && lost.length > 0) {
          const of = lost[0]?.of?.kind === 'site-section' ? ` in the section “${lost[0].of.title}”` : ''
          throw new Failure(
            'state-forbids',
            `It is the default space of the site “${site.title}”${of}. Choose another default there, or remove it from the site first.`,
          )
        }
        return left
      },
      {
        // Without `refuse` nobody can choose another space, so an empty site is unpublished.
        whenEmpty: async () => {
          await touchSite(ctx, db, site, { published: 0 })
          await ctx.events.record(db, {
            organization,
            kind: 'site.unpublished',
            subject: id,
            actor: person,
            data: { title: site.title },
          })
        },
      },
    )
  }
}
