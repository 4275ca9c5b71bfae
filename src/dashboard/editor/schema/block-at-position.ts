/** Which blocks users can grab, and what each contains. Pure. */
import type { Node, NodeType, ResolvedPos } from '@tiptap/pm/model'
import { NodeSelection, type EditorState } from '@tiptap/pm/state'

/** A block that can be moved as a whole, with its position. */
export interface Gripped {
  readonly node: Node
  readonly at: number
  readonly parent: Node
  readonly index: number
}

/** Parts that are allowed only in their own kind of container. */
const parts = new Set(['list_item', 'tabs_item', 'stepper_step', 'column', 'update'])

const isGrippable = (node: Node, parent: Node, index: number): boolean => {
  if (parent.type.name === 'prompt') return false
  // The first line of an item represents the item.
  if (parent.type.name === 'list_item' && index === 0) return false
  if (node.type.name === 'image') return parent.childCount > 1
  return parts.has(node.type.name) || node.type.isInGroup('block')
}

/** The blocks around a position, innermost first. The content of a cell belongs to the table. */
export const grippedAround = ($pos: ResolvedPos): readonly Gripped[] => {
  const found: Gripped[] = []
  let deepest = $pos.depth
  for (let depth = 1; depth <= $pos.depth; depth += 1)
    if ($pos.node(depth).type.name === 'table') {
      deepest = depth
      break
    }
  const after = $pos.nodeAfter
  if (deepest === $pos.depth && after !== null && after.isBlock) {
    const index = $pos.index()
    if (isGrippable(after, $pos.parent, index))
      found.push({ node: after, at: $pos.pos, parent: $pos.parent, index })
  }
  for (let depth = deepest; depth > 0; depth -= 1) {
    const [node, parent, index] = [$pos.node(depth), $pos.node(depth - 1), $pos.index(depth - 1)]
    if (isGrippable(node, parent, index)) found.push({ node, at: $pos.before(depth), parent, index })
  }
  return found
}

/** Whether it is still at the position where it was found. */
export const isThere = (doc: Node, { at, node }: Gripped): boolean =>
  at < doc.content.size && doc.nodeAt(at) === node

/** The block with the caret, or the selected one. */
export const grippedAtCaret = ({ selection }: EditorState): Gripped | undefined => {
  if (selection instanceof NodeSelection) {
    const chosen = grippedAround(selection.$from).find(({ at }) => at === selection.from)
    if (chosen !== undefined) return chosen
  }
  return grippedAround(selection.$from)[0]
}

const names: { readonly [type: string]: string } = {
  paragraph: 'text',
  heading: 'heading',
  list_ordered: 'numbered list',
  list_unordered: 'bulleted list',
  list_tasks: 'task list',
  list_item: 'item',
  blockquote: 'quote',
  code_block: 'code',
  tabs_item: 'tab',
  stepper_step: 'step',
  if: 'condition',
  images: 'images',
  image: 'image',
}

/** The key of a block, including carried ones; undefined if it has none. */
export const keyOfBlock = (node: Node): string | undefined => {
  const carried = node.attrs['node'] as { readonly key?: unknown } | null | undefined
  const key: unknown = node.type.name === 'carried' ? carried?.key : node.attrs['key']
  return typeof key === 'string' ? key : undefined
}

/** The name of the block within a sentence. */
export const blockName = (node: Node): string => {
  if (node.type.name !== 'carried') return names[node.type.name] ?? node.type.name.replaceAll('_', ' ')
  const type = (node.attrs['node'] as { readonly type?: string } | null)?.type
  return type === undefined ? 'block' : type === 'content-ref' ? 'page card' : type.replaceAll('-', ' ')
}

/** Whether the position is in a table; tables cannot be nested. */
export const isInCell = ($at: ResolvedPos): boolean =>
  Array.from({ length: $at.depth }, (_, above) => $at.node(above + 1)).some(
    ({ type }) => type.name === 'table',
  )

/**
 * The next position where a block is allowed, at or after the given one: between the blocks of the innermost container
 * that accepts it.
 */
export const blockPlace = (doc: Node, at: number, type: NodeType): number => {
  const $at = doc.resolve(at)
  for (let depth = $at.depth; depth >= 0; depth -= 1) {
    const index = depth === $at.depth ? $at.index(depth) : $at.indexAfter(depth)
    const nested = type.name === 'table' && isInCell(doc.resolve($at.start(depth)))
    if (!nested && $at.node(depth).canReplaceWith(index, index, type))
      return depth === $at.depth ? at : $at.after(depth + 1)
  }
  return doc.content.size
}

/** Only an empty line. */
export const isBare = (node: Node): boolean =>
  node.isTextblock ? node.content.size === 0 : node.childCount === 1 && isBare(node.child(0))
