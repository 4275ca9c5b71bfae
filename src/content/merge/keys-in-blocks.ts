import type { Node } from '../document/document.ts'

/** The keys of blocks and of all blocks inside them. */
export function* keysIn(nodes: readonly Node[]): Generator<string> {
  for (const node of nodes) {
    if (node.object === 'text') continue
    if (node.object === 'block' && node.key !== undefined) yield node.key
    yield* keysIn(node.nodes ?? [])
    for (const fragment of node.fragments ?? []) yield* keysIn(fragment.nodes)
  }
}
