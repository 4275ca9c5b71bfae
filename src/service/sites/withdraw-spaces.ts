/** Takes spaces out of the sites that show them, when they leave the organization or are gone for good. */
import { sql } from 'kysely'
import { withoutSpaces } from '../../content/site-tree/remove-spaces.ts'
import { Failure } from '../http/failure.ts'
import { among } from '../storage/sql.ts'
import type { Db } from '../storage/store.ts'
import type { Context } from '../context.ts'
import { changeStructure, holdSite, touchSite } from './structure/change-structure.ts'

/**
 * Takes every site space of these spaces out of the sites of an organization, as part of the transaction `db`.
 *
 * With `refuse`, fails with `state-forbids` for a site that would be left without a default or without anything: it is
 * for whoever moves the space to choose another first. Without it the next site space takes the place, and a site with
 * nothing left to show goes offline.
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
  const gone = new Set(spaces)
  for (const { site: id } of rows) {
    const site = await holdSite(db, { organization, id })
    await changeStructure(
      ctx,
      db,
      { organization, id, person },
      (tree) => {
        const { tree: left, lost } = withoutSpaces(tree, gone)
        if (refuse && lost.length > 0) {
          const of = lost[0]?.of?.kind === 'site-section' ? ` in the section “${lost[0].of.title}”` : ''
          throw new Failure(
            'state-forbids',
            `The site “${site.title}” shows it by default${of}. Choose another default there, or take it out of the site first.`,
          )
        }
        return left
      },
      {
        // Asked for only when nobody can be asked: a site with nothing to show is not reached any more.
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
