/** Sections of a site: list, add, update, move, remove. */
import type { SiteEdit } from '../../../content/site-tree/site-edits.ts'
import { allSections, siteSpaceOf } from '../../../content/site-tree/site-tree.ts'
import { operations } from '../../../contract/operations.ts'
import { Failure, notFound } from '../../http/failure.ts'
import { reads, writes } from '../../http/verb.ts'
import { changeStructure, editedTree } from './change-structure.ts'
import { claimsOfSite } from '../model/site-claims.ts'
import { moveBeside, requireSection, showSection } from './structure-items.ts'
import { loadStructureView, ownerOf, spacesToShow, viewerOf } from './site-subject.ts'
import { itemsPage } from './structure-list.ts'

export const listSiteSections = reads(
  operations.listSiteSections,
  async ({ query, caller, ctx }, db, subject) => {
    const { site } = subject
    const viewer = viewerOf(subject, caller)
    const { tree, view } = await loadStructureView(ctx, db, viewer, site, query.shareKey)
    return itemsPage(ctx.keys, `sites/${site.id}/sections`, query, allSections(tree), view.section)
  },
)

export const createSiteSection = writes(
  operations.createSiteSection,
  async ({ body, params, caller, ctx, created }, db, subject) => {
    const viewer = viewerOf(subject, caller)
    const [space] = await spacesToShow(ctx, db, viewer, [body.spaceId])
    if (space === undefined) throw notFound()
    const id = ctx.mint('site-section')
    const change = await changeStructure(
      ctx,
      db,
      ownerOf(subject, caller, 'createSiteSection'),
      (tree, site) =>
        editedTree(tree, [
          {
            edit: 'add-section',
            id,
            title: body.title ?? space.title,
            icon: body.icon ?? null,
            siteSpace: { id: ctx.mint('site-space'), space: space.id, name: space.title },
            wrapper: { id: ctx.mint('site-section'), title: site.title },
          },
        ]),
    )
    created(ctx.addresses.siteSection(subject.site.organization, params.siteId, id).location)
    return showSection(ctx, db, viewer, change, id)
  },
)

export const updateSiteSection = writes(
  operations.updateSiteSection,
  async ({ body, params, caller, ctx }, db, subject) => {
    const viewer = viewerOf(subject, caller)
    const id = params.siteSectionId
    const edits: SiteEdit[] = [
      ...(body.title === undefined ? [] : [{ edit: 'rename' as const, id, title: body.title }]),
      ...(body.path === undefined ? [] : [{ edit: 'path' as const, id, path: body.path }]),
      ...(body.condition === undefined
        ? []
        : [{ edit: 'condition' as const, id, condition: body.condition }]),
      ...(body.icon === undefined ? [] : [{ edit: 'icon' as const, id, icon: body.icon }]),
      ...(body.description === undefined
        ? []
        : [{ edit: 'description' as const, id, description: body.description }]),
      ...(body.defaultSiteSpace === undefined
        ? []
        : [{ edit: 'default' as const, id: body.defaultSiteSpace }]),
    ]
    const change = await changeStructure(
      ctx,
      db,
      ownerOf(subject, caller, 'updateSiteSection'),
      (tree, site) => {
        requireSection(tree, id)
        if (body.defaultSiteSpace !== undefined && siteSpaceOf(tree, body.defaultSiteSpace)?.parent !== id)
          throw new Failure('bad-content', 'The default site space must be in this section.')
        return editedTree(tree, edits, claimsOfSite(site))
      },
    )
    return showSection(ctx, db, viewer, change, id)
  },
)

export const deleteSiteSection = writes(
  operations.deleteSiteSection,
  async ({ params, caller, ctx }, db, subject) => {
    await changeStructure(ctx, db, ownerOf(subject, caller, 'deleteSiteSection'), (tree) =>
      editedTree(tree, [{ edit: 'remove', id: requireSection(tree, params.siteSectionId).id }]),
    )
  },
)

export const moveSiteSection = writes(
  operations.moveSiteSection,
  async ({ body, params, caller, ctx }, db, subject) => {
    const viewer = viewerOf(subject, caller)
    const id = params.siteSectionId
    const { before, after } = body.position ?? {}
    const change = await moveBeside(
      ctx,
      db,
      ownerOf(subject, caller, 'moveSiteSection'),
      (tree) => requireSection(tree, id),
      before?.siteSection,
      after?.siteSection,
    )
    return showSection(ctx, db, viewer, change, id)
  },
)
