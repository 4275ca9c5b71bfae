/** Redirects to parts of a site that the caller cannot see. They are not listed and resolve to nothing. */
import type { RawBuilder } from 'kysely'
import { sql } from 'kysely'
import type { SiteTree } from '../../../content/site-tree/site-tree.ts'
import type { Caller } from '../../access/caller.ts'
import type { SiteSubject } from '../../access/load-site.ts'
import { among } from '../../storage/sql.ts'
import type { Db, Engine } from '../../storage/store.ts'
import type { Context } from '../../context.ts'
import type { RedirectDestination } from '../model/redirects.store.ts'
import { loadStructureView, viewerOf } from '../structure/site-subject.ts'

/** How destinations that reference a part of the site start in their column, up to its id. */
const beginnings = [
  '{"kind":"site-section","siteSectionId":"',
  '{"kind":"site-space","siteSpaceId":"',
  '{"kind":"site-page","siteSpaceId":"',
]

/** Condition: the redirect leads to none of the parts. */
const leadsToNoneOf = (engine: Engine, itemIds: ReadonlySet<string>): RawBuilder<boolean> => {
  const byLength = new Map<number, string[]>()
  for (const text of beginnings.flatMap((start) => [...itemIds].map((id) => `${start}${id}"`)))
    byLength.set(text.length, [...(byLength.get(text.length) ?? []), text])
  const conditions = [...byLength].map(
    ([length, texts]) =>
      sql<boolean>`not ${among(engine, sql`substr(destination, 1, ${sql.lit(length)})`, texts)}`,
  )
  return conditions.length === 0 ? sql<boolean>`1 = 1` : sql<boolean>`${sql.join(conditions, sql` and `)}`
}

/** Whether a redirect leads to one of the parts. */
export const leadsToOneOf = (itemIds: ReadonlySet<string>, destination: RedirectDestination): boolean =>
  (destination.kind === 'site-section' && itemIds.has(destination.siteSectionId)) ||
  ((destination.kind === 'site-space' || destination.kind === 'site-page') &&
    itemIds.has(destination.siteSpaceId))

/** The structure, the parts concealed from the caller, and the condition that excludes redirects to them. */
export const loadForRedirects = async (
  ctx: Context,
  db: Db,
  subject: SiteSubject,
  caller: Caller,
): Promise<{
  readonly tree: SiteTree
  readonly concealed: ReadonlySet<string>
  readonly leadsThere: RawBuilder<boolean>
}> => {
  const { tree, view } = await loadStructureView(ctx, db, viewerOf(subject, caller), subject.site)
  return { tree, concealed: view.concealed, leadsThere: leadsToNoneOf(ctx.store.engine, view.concealed) }
}
