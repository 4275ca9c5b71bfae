/** Adds alternative text to the images of a document; existing text is kept. */
import type { Block, Fragment, Inline, Node, RichTextDocument } from '../document/document.ts'
import type { SilentPicture } from './missing-alt-text.ts'
import { isSilent, silentPicture } from './missing-alt-text.ts'
import { normalize } from '../document/normalize.ts'

const each = <Item>(items: readonly Item[], change: (item: Item) => Item): readonly Item[] => {
  const next = items.map(change)
  return next.every((item, at) => item === items[at]) ? items : next
}

/**
 * Sets the text that `textOf` returns for images without one; '' and undefined leave an image unchanged. Returns the
 * same object if nothing changed.
 */
export const describePictures = (
  document: RichTextDocument,
  textOf: (picture: SilentPicture) => string | undefined,
): RichTextDocument => {
  const visit =
    (parentKey: string | undefined) =>
    <N extends Node>(node: N): N => {
      const one: Node = node
      if (one.object === 'text') return node
      const key = one.object === 'block' ? (one.key ?? parentKey) : parentKey
      const alt = isSilent(one) ? textOf(silentPicture(one, key))?.trim() : undefined
      const inside = visit(key)
      const nodes = one.nodes && each<Node>(one.nodes, inside)
      const fragments =
        one.fragments &&
        each<Fragment>(one.fragments, (fragment) => {
          const inner = each(fragment.nodes, inside)
          return inner === fragment.nodes ? fragment : { ...fragment, nodes: inner }
        })
      const silent = alt === undefined || alt === ''
      if (silent && nodes === one.nodes && fragments === one.fragments) return node
      const data = silent ? one.data : { ...one.data, alt }
      return { ...one, data, ...(nodes && { nodes }), ...(fragments && { fragments }) } as Block | Inline as N
    }
  const nodes = each(document.nodes, visit(undefined))
  return nodes === document.nodes ? document : normalize({ ...document, nodes })
}
