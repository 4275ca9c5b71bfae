/** Site spaces: list, add, update, move, remove. */
import type { SiteEdit } from '../../../content/site-tree/site-edits.ts'
import { allSiteSpaces, defaultSiteSpace } from '../../../content/site-tree/site-tree.ts'
import { operations } from '../../../contract/operations.ts'
import { notFound } from '../../http/failure.ts'
import { reads, writes } from '../../http/verb.ts'
import { changeStructure, editedTree, lockSite } from './change-structure.ts'
import { claimsOfSite } from '../model/site-claims.ts'
import { loadStructure } from '../model/site-items.store.ts'
import { moveBeside, requireSiteSpace, showSiteSpace } from './structure-items.ts'
import { loadStructureView, ownerOf, spacesToShow, viewerOf } from './site-subject.ts'
import { itemsPage } from './structure-list.ts'

/** `default=true`: the one at the root URL of the site; `false`: all others. */
export const listSiteSpaces = reads(
  operations.listSiteSpaces,
  async ({ query, caller, ctx }, db, subject) => {
    const { site } = subject
    const viewer = viewerOf(subject, caller)
    const { tree, view } = await loadStructureView(ctx, db, viewer, site, query.shareKey)
    const first = defaultSiteSpace(tree)?.id
    const siteSpaces = allSiteSpaces(tree).filter(
      ({ id }) => query.default === undefined || query.default === (id === first),
    )
    return itemsPage(ctx.keys, `sites/${site.id}/site-spaces`, query, siteSpaces, view.siteSpace)
  },
)

export const createSiteSpace = writes(
  operations.createSiteSpace,
  async ({ body, params, caller, ctx, created }, db, subject) => {
    const viewer = viewerOf(subject, caller)
    const [space] = await spacesToShow(ctx, db, viewer, [body.spaceId])
    if (space === undefined) throw notFound()
    const id = ctx.mint('site-space')
    const siteSpace = { id, space: space.id, name: space.title }
    const change = await changeStructure(ctx, db, ownerOf(subject, caller, 'createSiteSpace'), (tree) =>
      editedTree(tree, [{ edit: 'add-site-space', section: body.sectionId ?? null, siteSpace }]),
    )
    created(ctx.addresses.siteSpace(subject.site.organization, params.siteId, id).location)
    return showSiteSpace(ctx, db, viewer, change, id)
  },
)

export const updateSiteSpace = writes(
  operations.updateSiteSpace,
  async ({ body, params, caller, ctx }, db, subject) => {
    const viewer = viewerOf(subject, caller)
    const id = params.siteSpaceId
    const { tree: present } = await loadStructure(db, await lockSite(db, subject.site))
    const currentSpace = requireSiteSpace(present, id).space
    // Only a newly shown space is checked: a caller may change the path of a space that they cannot see.
    if (body.spaceId !== undefined && body.spaceId !== currentSpace)
      await spacesToShow(ctx, db, viewer, [body.spaceId])
    const change = await changeStructure(
      ctx,
      db,
      ownerOf(subject, caller, 'updateSiteSpace'),
      (tree, site) => {
        const edits: SiteEdit[] = [
          ...(body.path === undefined ? [] : [{ edit: 'path' as const, id, path: body.path }]),
          ...(body.condition === undefined
            ? []
            : [{ edit: 'condition' as const, id, condition: body.condition }]),
          ...(body.spaceId === undefined ? [] : [{ edit: 'space' as const, id, space: body.spaceId }]),
        ]
        return editedTree(tree, edits, claimsOfSite(site))
      },
    )
    return showSiteSpace(ctx, db, viewer, change, id)
  },
)

export const deleteSiteSpace = writes(
  operations.deleteSiteSpace,
  async ({ params, caller, ctx }, db, subject) => {
    await changeStructure(ctx, db, ownerOf(subject, caller, 'deleteSiteSpace'), (tree) =>
      editedTree(tree, [{ edit: 'remove', id: requireSiteSpace(tree, params.siteSpaceId).id }]),
    )
  },
)

export const moveSiteSpace = writes(
  operations.moveSiteSpace,
  async ({ body, params, caller, ctx }, db, subject) => {
    const viewer = viewerOf(subject, caller)
    const id = params.siteSpaceId
    const { before, after } = body.position ?? {}
    const change = await moveBeside(
      ctx,
      db,
      ownerOf(subject, caller, 'moveSiteSpace'),
      (tree) => requireSiteSpace(tree, id),
      before?.siteSpace,
      after?.siteSpace,
    )
    return showSiteSpace(ctx, db, viewer, change, id)
  },
)
