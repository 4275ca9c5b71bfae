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
        const part = tree.byId.get(item.id)
        if (part?.kind !== item.type) throw notFound()
        const beside = position.before ?? position.after
        if (beside === undefined)
          throw new Failure('bad-position', 'A position names one sibling: `before` it or `after` it.')
        if (tree.byId.get(beside.id)?.kind !== beside.type)
          throw new Failure('bad-position', 'The position names nothing that stands beside it.')
        return editedTree(tree, [
          {
            edit: 'move',
            id: part.id,
            position: positionOf(tree, part, position.before?.id, position.after?.id),
          },
        ])
      },
    )
    const view = await structureView(ctx, db, viewer, row, after)
    const part = after.byId.get(item.id)
    switch (part?.kind) {
      case 'site-space':
        return view.siteSpace(part)
      case 'site-section':
        return view.section(part)
      case 'site-section-group':
        return view.group(part)
      case undefined:
        throw notFound()
    }
  },
)
