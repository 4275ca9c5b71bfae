/** Publishes and unpublishes a site. */
import { emptyGroups } from '../../content/site-tree/check-site-tree.ts'
import { defaultSiteSpace } from '../../content/site-tree/site-tree.ts'
import type { SiteTree } from '../../content/site-tree/site-tree.ts'
import { operations } from '../../contract/operations.ts'
import type { ErrorDetail } from '../../contract/operation/errors.ts'
import { Failure } from '../http/failure.ts'
import { writes } from '../http/verb.ts'
import { revisionOf } from '../content/revisions/revision-rows.ts'
import { contentSnapshot } from '../content/revisions/content-snapshot.ts'
import type { SiteRow } from '../storage/schema/site-tables.ts'
import type { Db } from '../storage/store.ts'
import type { Context } from '../context.ts'
import { lockSite, touchSite } from './structure/change-structure.ts'
import { requirePublish, siteState } from './model/require-publish.ts'
import { viewerOf } from './structure/site-subject.ts'
import { refreshAudience } from './model/site-audience.ts'
import { loadStructure } from './model/site-items.store.ts'
import { siteView } from './model/site-view.ts'
import { spacesShownBy } from './sites.ts'
import type { DisplayedSpace } from './model/sites.store.ts'
import { loadShownSpaces } from './model/sites.store.ts'

/** Everything that prevents publishing the site; empty if nothing does. */
const publishProblems = async (
  ctx: Context,
  db: Db,
  site: SiteRow,
  tree: SiteTree,
): Promise<ErrorDetail[]> => {
  const first = defaultSiteSpace(tree)
  if (first === undefined) return [{ path: 'structure', message: 'The site has no spaces. Add one first.' }]
  const problems: ErrorDetail[] = []
  const space = (await loadShownSpaces(ctx.store, db, site.organization, tree)).get(first.space)
  if (space === undefined)
    problems.push({
      path: `structure.${first.id}`,
      message: 'The default space is in the trash. Restore it or choose another default.',
    })
  else if (!(await hasHome(ctx, db, space)))
    problems.push({
      path: `structure.${first.id}`,
      message: `The default space, “${space.title}”, has no pages yet.`,
    })
  for (const id of emptyGroups(tree))
    problems.push({
      path: `structure.${id}`,
      message: 'A group has no sections. Add one, or remove the group.',
    })
  return problems
}

/** Whether the space has a page to show at its root URL. */
const hasHome = async ({ store }: Context, db: Db, space: DisplayedSpace): Promise<boolean> => {
  const { root } = await revisionOf(db, space.id, space.revision)
  return (await contentSnapshot(store, db, space.id, root)).tree.home !== null
}

export const publishSite = writes(operations.publishSite, async ({ caller, ctx }, db, subject) => {
  const site = await lockSite(db, subject.site)
  if (site.published === 1) return siteView(ctx, site, subject)
  const { tree } = await loadStructure(db, site)
  await requirePublish(
    ctx,
    db,
    viewerOf(subject, caller),
    'publishSite',
    [siteState(site, tree)],
    siteState({ ...site, published: 1 }, tree),
  )
  const details = await publishProblems(ctx, db, site, tree)
  if (details.length > 0)
    throw new Failure('state-forbids', `The site cannot be published: ${details[0]?.message ?? ''}`, {
      details,
    })
  const row = await touchSite(ctx, db, site, {
    published: 1,
    published_at: site.published_at ?? ctx.now(),
    last_published_at: ctx.now(),
  })
  await refreshAudience(ctx, db, await spacesShownBy(db, row))
  await ctx.events.record(db, {
    organization: row.organization,
    kind: 'site.published',
    subject: row.id,
    actor: caller.person,
    data: { title: row.title, visibility: row.visibility },
  })
  return siteView(ctx, row, subject)
})

export const unpublishSite = writes(operations.unpublishSite, async ({ caller, ctx }, db, subject) => {
  const site = await lockSite(db, subject.site)
  if (site.published === 0) return siteView(ctx, site, subject)
  const row = await touchSite(ctx, db, site, { published: 0 })
  await refreshAudience(ctx, db, await spacesShownBy(db, row))
  await ctx.events.record(db, {
    organization: row.organization,
    kind: 'site.unpublished',
    subject: row.id,
    actor: caller.person,
    data: { title: row.title },
  })
  return siteView(ctx, row, subject)
})
