/**
 * Giving links of a document another target, or taking them away so that their words stay. What a page shows (an
 * image, reused content) can be given another target of its kind and never be taken away like this: it has no words.
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

/** What is to become of links to this target; undefined leaves them. */
export type FixOf = (reference: ContentReference) => LinkFix | undefined

export interface FixedLinks {
  /** The same object where nothing changed. */
  readonly document: RichTextDocument
  readonly changed: number
  readonly removed: number
  /** Links that were to be fixed and cannot be like this. */
  readonly left: number
}

/** Whether what a page shows can be the new target instead of the old one. */
export const canShow = (old: ContentReference, next: ContentReference): boolean =>
  old.kind === next.kind ||
  ((old.kind === 'file' || old.kind === 'url') && (next.kind === 'file' || next.kind === 'url'))

/** The links that are to go, with their words in their place. */
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
      // What a link holds is what may stand where the link stood.
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

/** Fixes the links of a document. The result is normal where anything changed. */
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
