/** Visits all nodes of a document, including fragments, in page order. */
import type { Block, Inline, Node, RichTextDocument } from './document.ts'

export interface Visit {
  readonly node: Node
  /** Key of the nearest block that carries one: the node itself or an enclosing block. */
  readonly key: string | undefined
  /** Types of the enclosing nodes, outermost first. */
  readonly within: readonly string[]
}

/**
 * The nodes in page order, parents before children, `nodes` before `fragments`. Iterative, so that no nesting can
 * overflow the call stack.
 */
export function* walk(document: RichTextDocument): Generator<Visit> {
  const waiting: Visit[] = []
  const push = (nodes: readonly Node[], key: string | undefined, within: readonly string[]) => {
    for (let i = nodes.length - 1; i >= 0; i -= 1) {
      const node = nodes[i]
      if (node !== undefined) waiting.push({ node, key, within })
    }
  }
  push(document.nodes, undefined, [])
  for (let visit = waiting.pop(); visit !== undefined; visit = waiting.pop()) {
    const { node } = visit
    if (node.object === 'text') {
      yield visit
      continue
    }
    const key = node.object === 'block' ? (node.key ?? visit.key) : visit.key
    yield { node, key, within: visit.within }
    // Below this depth the enclosing types are no longer recorded: one list per level would take quadratic space.
    const within = visit.within.length < 64 ? [...visit.within, node.type] : visit.within
    const fragments = node.fragments ?? []
    for (let i = fragments.length - 1; i >= 0; i -= 1) push(fragments[i]?.nodes ?? [], key, within)
    push(node.nodes ?? [], key, within)
  }
}

/** The text of a block or inline without marks; void nodes give their own text (an emoji gives none). */
export function inlineText(node: Block | Inline): string {
  let text = ''
  const waiting: Node[] = [...(node.nodes ?? [])].reverse()
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (next.object === 'text') {
      for (const leaf of next.leaves) text += leaf.text
      continue
    }
    if (next.object === 'inline') {
      const word =
        next.data['formula'] ??
        next.data['label'] ??
        (next.type === 'expression' ? next.data['expression'] : undefined)
      if (typeof word === 'string') text += word
    }
    for (const child of [...(next.nodes ?? [])].reverse()) waiting.push(child)
  }
  return text
}

// Cached: documents are immutable.
const counts = new WeakMap<RichTextDocument, number>()

/** The number of nodes in a document. */
export function nodesIn(document: RichTextDocument): number {
  let count = counts.get(document)
  if (count !== undefined) return count
  count = 0
  for (const _ of walk(document)) count += 1
  counts.set(document, count)
  return count
}
