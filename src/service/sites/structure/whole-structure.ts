/** The structure of a site as a whole: read and reorder. */
import { operations } from '../../../contract/operations.ts'
import { Failure, notFound } from '../../http/failure.ts'
import { reads, writes } from '../../http/verb.ts'
import { changeStructure, editedTree } from './change-structure.ts'
import { positionOf } from './item-position.ts'
import { loadStructureView, ownerOf, viewerOf } from './site-subject.ts'
import { structureView } from './structure-view.ts'

export const getSiteStructure = reads(
  operations.getSiteStructure,
  async ({ query, caller, ctx }, db, subject) => {
    const { site } = subject
    const { view } = await loadStructureView(ctx, db, viewerOf(subject, caller), site, query.shareKey)
    return view.whole()
  },
)

export const sortSiteStructure = writes(
  operations.sortSiteStructure,
  async ({ body, caller, ctx }, db, subject) => {
    const viewer = viewerOf(subject, caller)
    const { item, position } = body
    const { row, after } = await changeStructure(
      ctx,
      db,
      ownerOf(subject, caller, 'sortSiteStructure'),
      (tree) => {
        const siteItem = tree.byId.get(item.id)
        if (siteItem?.kind !== item.type) throw notFound()
        const sibling = position.before ?? position.after
        if (sibling === undefined)
          throw new Failure('bad-position', 'Specify one sibling, with either `before` or `after`.')
        if (tree.byId.get(sibling.id)?.kind !== sibling.type)
          throw new Failure('bad-position', 'The position must name a sibling.')
        return editedTree(tree, [
          {
            edit: 'move',
            id: siteItem.id,
            position: positionOf(tree, siteItem, position.before?.id, position.after?.id),
          },
        ])
      },
    )
    const view = await structureView(ctx, db, viewer, row, after)
    const siteItem = after.byId.get(item.id)
    switch (siteItem?.kind) {
      case 'site-space':
        return view.siteSpace(siteItem)
      case 'site-section':
        return view.section(siteItem)
      case 'site-section-group':
        return view.group(siteItem)
      case undefined:
        throw notFound()
    }
  },
)
