/** The position of a part among its siblings, from a request. */
import type { SitePosition } from '../../../content/site-tree/site-edits.ts'
import type { SiteItem, SiteTree } from '../../../content/site-tree/site-tree.ts'
import { childrenOf } from '../../../content/site-tree/site-tree.ts'
import { Failure } from '../../http/failure.ts'

/**
 * The position for an edit: next to exactly one sibling, or after the last if none is given. Fails with `bad-position`
 * if both sides are given or the sibling does not exist.
 */
export const positionOf = (
  tree: SiteTree,
  item: SiteItem,
  before: string | undefined,
  after: string | undefined,
): SitePosition => {
  if (before !== undefined && after !== undefined)
    throw new Failure('bad-position', 'Specify one sibling, with either `before` or `after`.')
  if (before !== undefined) return { before }
  if (after !== undefined) return { after }
  const last = childrenOf(tree, item.parent).findLast(({ id }) => id !== item.id)
  if (last === undefined) throw new Failure('nothing-to-change', 'It has no siblings to move past.')
  return { after: last.id }
}
