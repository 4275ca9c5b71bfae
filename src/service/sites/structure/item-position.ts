/** Where a request wants a part of a structure among its siblings. */
import type { SitePosition } from '../../../content/site-tree/site-edits.ts'
import type { SiteItem, SiteTree } from '../../../content/site-tree/site-tree.ts'
import { childrenOf } from '../../../content/site-tree/site-tree.ts'
import { Failure } from '../../http/failure.ts'

/**
 * The position as an edit takes it: beside exactly one sibling, or after the last one when none is named. Fails with
 * `bad-position` when both sides are named or the part has no sibling to stand beside.
 */
export const positionOf = (
  tree: SiteTree,
  item: SiteItem,
  before: string | undefined,
  after: string | undefined,
): SitePosition => {
  if (before !== undefined && after !== undefined)
    throw new Failure('bad-position', 'A position names one sibling: `before` it or `after` it.')
  if (before !== undefined) return { before }
  if (after !== undefined) return { after }
  const last = childrenOf(tree, item.parent).findLast(({ id }) => id !== item.id)
  if (last === undefined) throw new Failure('nothing-to-change', 'Nothing else stands there.')
  return { after: last.id }
}
