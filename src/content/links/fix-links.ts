/**
 * Retargets links of a document, or removes them while keeping their text. Embedded content (an image, reused content)
 * can only be given another target of its kind; it has no text and cannot be removed here.
 */
import type {
  Block,
  ContentReference,
  Fragment,
  Inline,
  Node,
  RichTextDocument,
} from '../document/document.ts'
import { rewriteWith } from './links.ts'
import { normalize } from '../document/normalize.ts'
import { referenceOf } from '../document/reference.ts'

export type LinkFix =
  | { readonly kind: 'to'; readonly reference: ContentReference }
  | { readonly kind: 'remove' }

/** The fix for links to this target; undefined leaves them unchanged. */
export type FixOf = (reference: ContentReference) => LinkFix | undefined

export interface FixedLinks {
  /** The same object if nothing changed. */
  readonly document: RichTextDocument
  readonly changed: number
  readonly removed: number
  /** Links that could not be fixed this way. */
  readonly left: number
}

/** Whether embedded content can be replaced with the new target. */
const canShow = (old: ContentReference, next: ContentReference): boolean =>
  old.kind === next.kind ||
  ((old.kind === 'file' || old.kind === 'url') && (next.kind === 'file' || next.kind === 'url'))

/** Removes links, leaving their content in place. */
const withoutLinks = (document: RichTextDocument, fixOf: FixOf) => {
  let removed = 0
  const goes = (node: Node): node is Inline => {
    if (node.object !== 'inline' || node.type !== 'link') return false
    const reference = referenceOf(node.data['ref'])
    return reference !== undefined && fixOf(reference)?.kind === 'remove'
  }
  const list = <N extends Node>(nodes: readonly N[]): readonly N[] => {
    const next = nodes.flatMap((node): readonly N[] => {
      if (!goes(node)) return [visit(node)]
      removed += 1
      // The content of a link is valid wherever the link is.
      return list((node.nodes ?? []) as readonly Node[]) as readonly N[]
    })
    return next.length === nodes.length && next.every((node, at) => node === nodes[at]) ? nodes : next
  }
  const visit = <N extends Node>(node: N): N => {
    const one: Node = node
    if (one.object === 'text') return node
    const nodes = one.nodes === undefined ? undefined : list<Node>(one.nodes)
    const fragments = one.fragments?.map((fragment): Fragment => {
      const inner = list(fragment.nodes)
      return inner === fragment.nodes ? fragment : { ...fragment, nodes: inner }
    })
    const same =
      nodes === one.nodes && (fragments?.every((fragment, at) => fragment === one.fragments?.[at]) ?? true)
    if (same) return node
    const made = { ...one, ...(nodes && { nodes }), ...(fragments && { fragments }) } as Block | Inline
    return made as N
  }
  const nodes = list(document.nodes)
  return { document: nodes === document.nodes ? document : { ...document, nodes }, removed }
}

/** Fixes the links of a document. The result is in normal form if anything changed. */
export const fixLinks = (document: RichTextDocument, fixOf: FixOf): FixedLinks => {
  const without = withoutLinks(document, fixOf)
  let changed = 0
  let left = 0
  const fixed = rewriteWith(without.document, (reference, shown) => {
    const fix = fixOf(reference)
    if (fix === undefined) return reference
    if (fix.kind === 'remove' || (shown && !canShow(reference, fix.reference))) {
      left += 1
      return reference
    }
    changed += 1
    return fix.reference
  })
  return {
    document: fixed === document ? document : normalize(fixed),
    changed,
    removed: without.removed,
    left,
  }
}
