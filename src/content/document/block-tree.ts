/**
 * A document as a tree of places. The same block object may occur in several places of a document (nothing forbids it,
 * and copies are cheap), so matching and merging work on places instead of block objects.
 */
import type { Block, Fragment } from './document.ts'
import { blockKind } from './node-kinds.ts'

export interface Place {
  readonly block: Block
  /** The place of the parent block; null for the root, which represents the document. */
  readonly parent: Place | null
  /** `nodes`, or the name of a fragment. */
  readonly part: string
  /** Index among the siblings of the same part. */
  readonly index: number
  /** Children by part; code lines, table cells and the content of unknown blocks are not separate places. */
  readonly parts: ReadonlyMap<string, readonly Place[]>
}

const noParts: ReadonlyMap<string, readonly Place[]> = new Map()

const rootBlock = (nodes: readonly Block[]): Block => ({ object: 'block', type: 'document', data: {}, nodes })

/** The parts of a block that hold blocks, by name. */
export const partsOf = (block: Block): readonly (readonly [string, readonly Block[]])[] => {
  const kind = blockKind(block.type)
  if (kind === 'container') return [['nodes', (block.nodes ?? []) as readonly Block[]]]
  if (kind === 'void')
    return (block.fragments ?? []).map((part: Fragment) => [part.fragment, part.nodes] as const)
  return []
}

const placed = (block: Block, parent: Place | null, part: string, index: number): Place => {
  const parts = partsOf(block)
  if (parts.length === 0) return { block, parent, part, index, parts: noParts }
  const children = new Map<string, readonly Place[]>()
  const place: Place = { block, parent, part, index, parts: children }
  for (const [name, blocks] of parts)
    children.set(
      name,
      blocks.map((child, at) => placed(child, place, name, at)),
    )
  return place
}

/** The root place over top-level blocks; its block has the artificial type `document`. */
export const treeOf = (nodes: readonly Block[]): Place => {
  const children = new Map<string, readonly Place[]>()
  const root: Place = { block: rootBlock(nodes), parent: null, part: 'nodes', index: 0, parts: children }
  children.set(
    'nodes',
    nodes.map((block, at) => placed(block, root, 'nodes', at)),
  )
  return root
}

/** Visits every place below the root in document order, containers before children. */
export const eachPlace = (root: Place, visit: (place: Place) => void): void => {
  for (const children of root.parts.values()) {
    for (const child of children) {
      visit(child)
      eachPlace(child, visit)
    }
  }
}
