/** Commands for links and mentions: find, insert, change and remove. Pure. */
import type { MarkType, Node } from '@tiptap/pm/model'
import { TextSelection, type Command, type EditorState } from '@tiptap/pm/state'
import type { ContentReference } from '../../../content/document/document.ts'
import { markType, nodeType } from '../schema/node-types.ts'
import { schema } from '../schema/schema.ts'
import type { Target } from './targets.ts'

export interface FoundLink {
  readonly from: number
  readonly to: number
  readonly ref: ContentReference
}

const linkOf = (node: Node | null | undefined, type: MarkType) =>
  node?.marks.find((mark) => mark.type === type)

/** The link around the caret, or around the whole selection; undefined if there is none. */
export const linkAt = ({ selection: { $from, $to } }: EditorState): FoundLink | undefined => {
  const type = markType('link')
  const { parent } = $from
  if (!$from.sameParent($to) || !parent.inlineContent) return undefined
  const after = parent.childAfter($from.parentOffset)
  const before = parent.childBefore($from.parentOffset)
  const mark = linkOf(after.node, type) ?? ($from.pos === $to.pos ? linkOf(before.node, type) : undefined)
  if (mark === undefined) return undefined
  let [first, last] =
    linkOf(after.node, type) === mark ? [after.index, after.index] : [before.index, before.index]
  while (first > 0 && mark.isInSet(parent.child(first - 1).marks)) first -= 1
  while (last + 1 < parent.childCount && mark.isInSet(parent.child(last + 1).marks)) last += 1
  const [from, to] = [$from.posAtIndex(first), $from.posAtIndex(last + 1)]
  const { ref } = mark.attrs['data'] as { readonly ref?: ContentReference }
  return ref !== undefined && $to.pos <= to ? { from, to, ref } : undefined
}

/** Links the selection, or changes the link at the caret; without either, inserts the link with the given text. */
export const setLink =
  (ref: ContentReference, title: string): Command =>
  (state, dispatch) => {
    const { selection, tr } = state
    const type = markType('link')
    const found = linkAt(state)
    const { from, to } = selection.empty ? (found ?? selection) : selection
    const mark = type.create({ data: { ref } })
    if (from === to) {
      if (!selection.$from.parent.type.allowsMarkType(type)) return false
      const text = title === '' ? 'link' : title
      tr.replaceSelectionWith(schema.text(text, [...selection.$from.marks(), mark]), false)
    } else tr.removeMark(from, to, type).addMark(from, to, mark)
    dispatch?.(tr.removeStoredMark(type).scrollIntoView())
    return true
  }

/** Removes the link at the caret, or all links in the selection; the text stays. */
export const unsetLink: Command = (state, dispatch) => {
  const { from, to } = state.selection.empty ? (linkAt(state) ?? state.selection) : state.selection
  if (from === to) return false
  dispatch?.(state.tr.removeMark(from, to, markType('link')))
  return true
}

/** Replaces the typed search text by a reference: people as a mention, anything else as a link. */
export const putReference =
  (
    { kind, ref, title }: Pick<Target, 'kind' | 'ref' | 'title'>,
    { from, to }: { from: number; to: number },
  ): Command =>
  (state, dispatch) => {
    const $from = state.doc.resolve(from)
    const person = kind === 'person'
    if (!person && !$from.parent.type.allowsMarkType(markType('link'))) return false
    const node = person
      ? nodeType('carried_inline').create({
          node: { object: 'inline', type: 'mention', isVoid: true, data: { ref } },
        })
      : schema.text(title === '' ? 'Untitled' : title, [
          ...$from.marks(),
          markType('link').create({ data: { ref } }),
        ])
    if (!$from.parent.canReplaceWith($from.index(), $from.index(), node.type)) return false
    // The space continues the sentence outside of the link.
    const tr = state.tr.replaceWith(from, to, [node, schema.text(' ')])
    const caret = from + node.nodeSize + 1
    dispatch?.(
      tr
        .setSelection(TextSelection.create(tr.doc, caret))
        .removeStoredMark(markType('link'))
        .scrollIntoView(),
    )
    return true
  }
