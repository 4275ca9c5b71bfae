/** The block at the caret, and changes to its attributes. Pure. */
import type { Node } from '@tiptap/pm/model'
import { NodeSelection, Selection, type Command, type EditorState } from '@tiptap/pm/state'
import type { Fragment, JsonObject } from '../../../content/document/document.ts'
import { captionOf } from '../blocks/caption.ts'

export interface BlockAtCaret {
  readonly node: Node
  readonly at: number
}

/** The innermost block of that kind around the caret, or selected. */
export const blockAtCaret = ({ selection }: EditorState, name: string): BlockAtCaret | undefined => {
  if (selection instanceof NodeSelection && selection.node.type.name === name)
    return { node: selection.node, at: selection.from }
  const { $from } = selection
  for (let depth = $from.depth; depth > 0; depth--) {
    const node = $from.node(depth)
    if (node.type.name === name) return { node, at: $from.before(depth) }
  }
  return undefined
}

export const dataOf = ({ node }: BlockAtCaret): JsonObject => node.attrs['data'] as JsonObject

/** A string in the block's data; empty by default. */
export const textIn = (found: BlockAtCaret, name: string): string => {
  const value = dataOf(found)[name]
  return typeof value === 'string' ? value : ''
}

/** Sets values in the block's data; empty strings and `undefined` remove them. The selection is preserved. */
export const setData =
  ({ node, at }: BlockAtCaret, data: { readonly [name: string]: JsonObject[string] | undefined }): Command =>
  (state, dispatch) => {
    if (state.doc.nodeAt(at)?.type !== node.type) return false
    const next = Object.fromEntries(
      Object.entries({ ...(node.attrs['data'] as object), ...data }).filter(
        ([, value]) => value !== '' && value !== undefined && value !== false,
      ),
    )
    const tr = state.tr.setNodeAttribute(at, 'data', next)
    if (state.selection instanceof NodeSelection && state.selection.from === at)
      tr.setSelection(NodeSelection.create(tr.doc, at))
    dispatch?.(tr)
    return true
  }

/** Sets a plain-text caption on a picture. */
export const setCaption =
  ({ node, at }: BlockAtCaret, text: string): Command =>
  (state, dispatch) => {
    if (state.doc.nodeAt(at)?.type !== node.type) return false
    const next = captionOf(text, node.attrs['caption'] as readonly Fragment[] | null)
    const tr = state.tr.setNodeAttribute(at, 'caption', next)
    if (state.selection instanceof NodeSelection && state.selection.from === at)
      tr.setSelection(NodeSelection.create(tr.doc, at))
    dispatch?.(tr)
    return true
  }

/** Selects the next picture without alternative text, from the caret on, wrapping around. */
export const nextPictureWithoutAlt: Command = (state, dispatch) => {
  const withoutAlt: number[] = []
  state.doc.descendants((node, at) => {
    if (node.type.name !== 'image') return !node.isTextblock
    const { alt } = node.attrs['data'] as { readonly alt?: unknown }
    if (typeof alt !== 'string' || alt.trim() === '') withoutAlt.push(at)
    return false
  })
  const here = state.selection instanceof NodeSelection ? state.selection.from : state.selection.from - 1
  const others = withoutAlt.filter((at) => at !== here)
  const next = others.find((at) => at > here) ?? others[0]
  if (next === undefined) return false
  dispatch?.(state.tr.setSelection(NodeSelection.create(state.doc, next)).scrollIntoView())
  return true
}

/** Moves the caret to a text position after the block. */
export const goAfter =
  ({ node, at }: BlockAtCaret): Command =>
  (state, dispatch) => {
    const end = Math.min(at + node.nodeSize, state.doc.content.size)
    dispatch?.(state.tr.setSelection(Selection.near(state.doc.resolve(end))).scrollIntoView())
    return true
  }
