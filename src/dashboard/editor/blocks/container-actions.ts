/** Actions on the parts of a container (tab, step, column), and on a block among its siblings. */
import type { Node, NodeType } from '@tiptap/pm/model'
import { NodeSelection, TextSelection, type Command, type EditorState } from '@tiptap/pm/state'
import { nodeType } from '../schema/node-types.ts'

interface ItemLocation {
  readonly node: Node
  readonly at: number
  readonly index: number
  readonly parent: Node
}

const itemAtCaret = ({ selection: { $from } }: EditorState, type: NodeType): ItemLocation | undefined => {
  for (let depth = $from.depth; depth > 0; depth -= 1) {
    const node = $from.node(depth)
    if (node.type === type)
      return { node, at: $from.before(depth), index: $from.index(depth - 1), parent: $from.node(depth - 1) }
  }
  return undefined
}

/** Adds a sibling part after the one with the caret, which moves there. */
export const addItem =
  (name: string, data: object): Command =>
  (state, dispatch) => {
    const found = itemAtCaret(state, nodeType(name))
    if (found === undefined) return false
    const at = found.at + found.node.nodeSize
    const tr = state.tr.insert(at, nodeType(name).create({ data }, nodeType('paragraph').create()))
    dispatch?.(tr.setSelection(TextSelection.near(tr.doc.resolve(at + 2))).scrollIntoView())
    return true
  }

/** Initial attributes of a new part, by name. */
export const newItems: { readonly [name: string]: object | undefined } = {
  tabs_item: { title: 'New tab' },
  stepper_step: {},
  column: {},
}

/** Adds a sibling part after the one at a position; the caret moves there. */
export const addItemAfter =
  (at: number, data: object): Command =>
  (state, dispatch) => {
    const node = state.doc.nodeAt(at)
    if (node === null) return false
    const after = at + node.nodeSize
    const tr = state.tr.insert(after, node.type.create({ data }, nodeType('paragraph').create()))
    dispatch?.(tr.setSelection(TextSelection.near(tr.doc.resolve(after + 2))).scrollIntoView())
    return true
  }

/** Removes the part with the caret; with the last one the whole container. */
export const removeItem =
  (name: string): Command =>
  (state, dispatch) => {
    const found = itemAtCaret(state, nodeType(name))
    if (found === undefined) return false
    const alone = found.parent.childCount === 1
    const $at = state.doc.resolve(found.at)
    const [from, to] = alone ? [$at.before(), $at.after()] : [found.at, found.at + found.node.nodeSize]
    const tr = state.tr.delete(from, to)
    dispatch?.(tr.setSelection(TextSelection.near(tr.doc.resolve(Math.min(from, tr.doc.content.size)), -1)))
    return true
  }

/** Moves the part with the caret before or after its sibling. False if there is none. */
export const moveItem =
  (name: string, by: -1 | 1): Command =>
  (state, dispatch) => {
    const found = itemAtCaret(state, nodeType(name))
    const neighbour = found?.parent.maybeChild(found.index + by)
    if (found === undefined || neighbour === null || neighbour === undefined) return false
    const { node, at } = found
    const to = by === 1 ? at + neighbour.nodeSize : at - neighbour.nodeSize
    const tr = state.tr.delete(at, at + node.nodeSize).insert(to, node)
    const caret = TextSelection.near(tr.doc.resolve(state.selection.from - at + to))
    dispatch?.(tr.setSelection(caret).scrollIntoView())
    return true
  }

/** Moves the block with the caret before or after its sibling. */
export const moveBlock =
  (by: -1 | 1): Command =>
  (state, dispatch) => {
    const { selection } = state
    const { $from } = selection
    // The innermost block with a sibling on that side: an item in its list, otherwise the list itself.
    const start = selection instanceof NodeSelection ? $from.depth + 1 : $from.depth
    for (let depth = start; depth > 0; depth -= 1) {
      const parent = $from.node(depth - 1)
      if (parent.type.spec['tableRole'] !== undefined || parent.type.name === 'expandable') continue
      const index = $from.index(depth - 1)
      const neighbour = parent.maybeChild(index + by)
      const node = parent.child(index)
      if (neighbour === null || node.isInline) continue
      const at = $from.posAtIndex(index, depth - 1)
      const tr = state.tr.delete(at, at + node.nodeSize)
      const to = by === 1 ? at + neighbour.nodeSize : at - neighbour.nodeSize
      tr.insert(to, node)
      const caret = selection.from - at + to
      tr.setSelection(
        selection instanceof NodeSelection
          ? NodeSelection.create(tr.doc, to)
          : TextSelection.near(tr.doc.resolve(caret)),
      )
      dispatch?.(tr.scrollIntoView())
      return true
    }
    return false
  }
