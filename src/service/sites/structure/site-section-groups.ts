/** Groups of sections: list, create, update, delete, add and remove sections. */
import type { SiteEdit } from '../../../content/site-tree/site-edits.ts'
import { inReadingOrder, sectionOf } from '../../../content/site-tree/site-tree.ts'
import { operations } from '../../../contract/operations.ts'
import { Failure, notFound } from '../../http/failure.ts'
import { reads, writes } from '../../http/verb.ts'
import { changeStructure, editedTree } from './change-structure.ts'
import { moveBeside, requireGroup, showGroup } from './structure-items.ts'
import { loadStructureView, ownerOf, viewerOf } from './site-subject.ts'
import { itemsPage } from './structure-list.ts'

export const listSiteSectionGroups = reads(
  operations.listSiteSectionGroups,
  async ({ query, caller, ctx }, db, subject) => {
    const { site } = subject
    const { tree, view } = await loadStructureView(ctx, db, viewerOf(subject, caller), site)
    const groups = inReadingOrder(tree).filter((item) => item.kind === 'site-section-group')
    return itemsPage(ctx.keys, `sites/${site.id}/section-groups`, query, groups, view.group)
  },
)

export const createSiteSectionGroup = writes(
  operations.createSiteSectionGroup,
  async ({ body, params, caller, ctx, created }, db, subject) => {
    const viewer = viewerOf(subject, caller)
    const id = ctx.mint('site-section-group')
    const change = await changeStructure(
      ctx,
      db,
      ownerOf(subject, caller, 'createSiteSectionGroup'),
      (tree, site) =>
        editedTree(tree, [
          {
            edit: 'add-group',
            id,
            title: body.title,
            icon: body.icon ?? null,
            parent: body.parent ?? null,
            sections: body.sections ?? [],
            wrapper: { id: ctx.mint('site-section'), title: site.title },
          },
        ]),
    )
    created(ctx.addresses.siteSectionGroup(subject.site.organization, params.siteId, id).location)
    return showGroup(ctx, db, viewer, change, id)
  },
)

export const updateSiteSectionGroup = writes(
  operations.updateSiteSectionGroup,
  async ({ body, params, caller, ctx }, db, subject) => {
    const viewer = viewerOf(subject, caller)
    const id = params.siteSectionGroupId
    const edits: SiteEdit[] = [
      ...(body.title === undefined ? [] : [{ edit: 'rename' as const, id, title: body.title }]),
      ...(body.icon === undefined ? [] : [{ edit: 'icon' as const, id, icon: body.icon }]),
    ]
    const change = await changeStructure(
      ctx,
      db,
      ownerOf(subject, caller, 'updateSiteSectionGroup'),
      (tree) => {
        requireGroup(tree, id)
        return editedTree(tree, edits)
      },
    )
    return showGroup(ctx, db, viewer, change, id)
  },
)

export const deleteSiteSectionGroup = writes(
  operations.deleteSiteSectionGroup,
  async ({ params, caller, ctx }, db, subject) => {
    await changeStructure(ctx, db, ownerOf(subject, caller, 'deleteSiteSectionGroup'), (tree) =>
      editedTree(tree, [{ edit: 'remove', id: requireGroup(tree, params.siteSectionGroupId).id }]),
    )
  },
)

export const moveSiteSectionGroup = writes(
  operations.moveSiteSectionGroup,
  async ({ body, params, caller, ctx }, db, subject) => {
    const viewer = viewerOf(subject, caller)
    const id = params.siteSectionGroupId
    const { before, after } = body.position ?? {}
    const change = await moveBeside(
      ctx,
      db,
      ownerOf(subject, caller, 'moveSiteSectionGroup'),
      (tree) => requireGroup(tree, id),
      before?.siteSectionGroup,
      after?.siteSectionGroup,
    )
    return showGroup(ctx, db, viewer, change, id)
  },
)

export const addSectionToGroup = writes(
  operations.addSectionToGroup,
  async ({ body, params, caller, ctx, created }, db, subject) => {
    const viewer = viewerOf(subject, caller)
    const id = params.siteSectionGroupId
    const change = await changeStructure(ctx, db, ownerOf(subject, caller, 'addSectionToGroup'), (tree) => {
      requireGroup(tree, id)
      const section = sectionOf(tree, body.sectionId)
      if (section === undefined) throw notFound()
      if (section.parent === id)
        throw new Failure('nothing-to-change', 'The section is already in this group.')
      return editedTree(tree, [{ edit: 'move', id: section.id, parent: id }])
    })
    const { location } = ctx.addresses.siteSectionGroup(subject.site.organization, params.siteId, id)
    created(`${location}/sections/${body.sectionId}`)
    return showGroup(ctx, db, viewer, change, id)
  },
)

/** The section moves to directly after its former group, not to the end of the site. */
export const removeSectionFromGroup = writes(
  operations.removeSectionFromGroup,
  async ({ params, caller, ctx }, db, subject) => {
    await changeStructure(ctx, db, ownerOf(subject, caller, 'removeSectionFromGroup'), (tree) => {
      const group = requireGroup(tree, params.siteSectionGroupId)
      const section = sectionOf(tree, params.siteSectionId)
      if (section?.parent !== group.id) throw notFound()
      return editedTree(tree, [
        { edit: 'move', id: section.id, parent: group.parent, position: { after: group.id } },
      ])
    })
  },
)
