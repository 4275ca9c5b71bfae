/**
 * Backspace and Delete at the edges of blocks whose text cannot be merged with the adjacent block: code, the title of
 * an expandable, steps and columns. Nothing is joined there, so that nothing is lost.
 */
import { setBlockType } from '@tiptap/pm/commands'
import type { Node, ResolvedPos } from '@tiptap/pm/model'
import { Selection, TextSelection, type Command } from '@tiptap/pm/state'
import { remove } from '../blocks/block-moves.ts'
import { isBare } from '../schema/block-at-position.ts'
import { nodeType } from '../schema/node-types.ts'

const isCode = (node: Node | null): boolean => node?.type.spec.code === true
const isParagraph = (node: Node | null): boolean => node?.type.name === 'paragraph'

/** Whether the block is the first in the text, or in the part that it cannot leave. */
const isFirst = ($at: ResolvedPos): boolean => {
  for (let depth = $at.depth - 1; depth >= 0; depth -= 1) {
    if ($at.index(depth) > 0) return false
    if ($at.node(depth).type.spec.isolating === true) return true
  }
  return true
}

/** Moves the caret to one side of a position; removes the previous line if it is empty. */
const goTo =
  (to: number, side: -1 | 1, emptied: boolean): Command =>
  ({ tr, selection: { $from } }, dispatch) => {
    if (emptied) tr.delete($from.before(), $from.after())
    const next = Selection.near(tr.doc.resolve(tr.mapping.map(to, side)), side)
    dispatch?.(tr.setSelection(next).scrollIntoView())
    return true
  }

export const backspaceAtEdge: Command = (state, dispatch) => {
  const { selection } = state
  const { $from } = selection
  if (
    !(selection instanceof TextSelection) ||
    !selection.empty ||
    $from.parentOffset > 0 ||
    $from.depth === 0
  )
    return false
  const [line, holder, nth] = [$from.parent, $from.node(-1), $from.index(-1)]
  const before = holder.maybeChild(nth - 1)
  const empty = line.content.size === 0
  if (isCode(line)) {
    if (holder.type.name === 'prompt' || (isParagraph(before) && before?.content.size === 0)) return false
    return empty ? setBlockType(nodeType('paragraph'))(state, dispatch) : true
  }
  if (isCode(before)) return goTo($from.before(), -1, empty)(state, dispatch)
  if (line.type.name === 'expandable_title')
    return !isBare(holder.child(1)) || !empty || unfold(state, dispatch)
  if (holder.type.name === 'expandable_body' && nth === 0)
    return goTo($from.before(-1), -1, empty && holder.childCount > 1)(state, dispatch)
  if (line.type.name === 'heading' && empty && isFirst($from))
    return setBlockType(nodeType('paragraph'))(state, dispatch)
  if ((holder.type.name === 'column' || holder.type.name === 'stepper_step') && isBare(holder)) {
    const at = $from.before(-1)
    return remove(at)(state, (tr) =>
      dispatch?.(
        tr.setSelection(Selection.near(tr.doc.resolve(tr.mapping.map(at, -1)), -1)).scrollIntoView(),
      ),
    )
  }
  return false
}

/** An expandable without content becomes a line again. */
const unfold: Command = ({ tr, selection: { $from } }, dispatch) => {
  const at = $from.before(-1)
  tr.replaceWith(at, $from.after(-1), nodeType('paragraph').create())
  dispatch?.(tr.setSelection(TextSelection.create(tr.doc, at + 1)).scrollIntoView())
  return true
}

export const deleteAtEdge: Command = (state, dispatch) => {
  const { selection, tr } = state
  const { $from } = selection
  const { parent: line } = $from
  if (!(selection instanceof TextSelection) || !selection.empty || $from.depth === 0) return false
  if (!line.isTextblock || $from.parentOffset < line.content.size) return false
  if (line.type.name === 'expandable_title') return true
  const after = $from.node(-1).maybeChild($from.indexAfter(-1))
  if (after === null || isCode(line) === isCode(after) || line.content.size === 0) return false
  if (isParagraph(after) && after.content.size === 0)
    dispatch?.(tr.delete($from.after(), $from.after() + after.nodeSize).scrollIntoView())
  else if (!after.isTextblock) return false
  return true
}
