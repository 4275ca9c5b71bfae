/** Keys in code blocks: indenting lines, starting a block with a fence, and leaving it. */
import { Selection, TextSelection, type Command, type EditorState } from '@tiptap/pm/state'
import { fencesOf, type FencedBlocks } from '../../../content/contentkit/markdown-fences.ts'
import { integrationBlock } from '../blocks/integration-choices.ts'
import { fence } from './markdown-input-rules.ts'
import { nodeType } from '../schema/node-types.ts'

const inCode = ({ selection: { $from, $to } }: EditorState): boolean =>
  $from.parent.type.spec.code === true && $from.sameParent($to)

const indent = '  '

/** Positions where the selected lines of code start, in order. */
const linesIn = ({ selection: { $from, $to } }: EditorState): readonly number[] => {
  const text = $from.parent.textContent
  const first = text.lastIndexOf('\n', $from.parentOffset - 1) + 1
  // A line is not selected if only its start is touched.
  const end = Math.max(first, $to.parentOffset - ($to.pos > $from.pos ? 1 : 0))
  const starts: number[] = [first]
  for (let at = text.indexOf('\n', first); at >= 0 && at < end; at = text.indexOf('\n', at + 1))
    starts.push(at + 1)
  return starts.map((at) => $from.start() + at)
}

/** Tab: two spaces at the caret, or before each of several lines. False outside of code. */
export const indentCode: Command = (state, dispatch) => {
  if (!inCode(state)) return false
  const starts = linesIn(state)
  const { tr } = state
  if (state.selection.empty || starts.length === 1) tr.insertText(indent)
  else for (const at of starts.toReversed()) tr.insertText(indent, at)
  dispatch?.(tr.scrollIntoView())
  return true
}

/** Shift+Tab: removes up to two spaces (or a tab) from the start of each line. False outside of code. */
export const outdentCode: Command = (state, dispatch) => {
  if (!inCode(state)) return false
  const { tr, selection } = state
  const [text, start] = [selection.$from.parent.textContent, selection.$from.start()]
  for (const at of linesIn(state).toReversed()) {
    const spaces = /^(?: {1,2}|\t)/u.exec(text.slice(at - start))?.[0].length ?? 0
    if (spaces > 0) tr.delete(at, at + spaces)
  }
  if (tr.docChanged) dispatch?.(tr.scrollIntoView())
  return true
}

/** Moves the caret behind the code, creating a line if necessary. */
const goBehind: Command = (state, dispatch) => {
  const { $from } = state.selection
  const after = $from.after()
  const { tr } = state
  const next = Selection.findFrom(state.doc.resolve(after), 1, true)
  if (next === null || state.doc.resolve(after).nodeAfter === null)
    tr.insert(after, nodeType('paragraph').create({ filler: true })).setSelection(
      TextSelection.create(tr.doc, after + 1),
    )
  else tr.setSelection(next)
  dispatch?.(tr.scrollIntoView())
  return true
}

/** Escape: leaves the code. False outside of code. */
export const leaveCode: Command = (state, dispatch) =>
  inCode(state) && state.selection.$from.node(-1).type.name !== 'prompt' && goBehind(state, dispatch)

/** Arrow down in the last line of code at the end of its container. */
export const arrowOutOfCode: Command = (state, dispatch) => {
  const { $from, empty } = state.selection
  if (!empty || !inCode(state) || $from.node(-1).type.name === 'prompt') return false
  const below = $from.parent.textContent.slice($from.parentOffset)
  if (below.includes('\n') || state.doc.resolve($from.after()).nodeAfter !== null) return false
  return goBehind(state, dispatch)
}

/** The word after three backticks that the caret stands behind; undefined elsewhere. */
const fenceWordAt = ({ selection: { $from, empty } }: EditorState): string | undefined => {
  if (!empty || $from.parent.type.name !== 'paragraph' || $from.parentOffset < $from.parent.content.size)
    return undefined
  const match = fence.exec($from.parent.textContent)
  return match === null ? undefined : (match[1] ?? '')
}

/** Enter after a fence that a block of an integration is written as inserts that block. */
export const fencedBlockOnEnter =
  (fencedBlocks: () => readonly FencedBlocks[]): Command =>
  (state, dispatch) => {
    const word = fenceWordAt(state)
    const claimed = word === undefined ? undefined : fencesOf(fencedBlocks()).get(word)
    if (claimed === undefined) return false
    const { $from } = state.selection
    const { integration, block } = claimed
    const made = integrationBlock({ integration, block })
    if (!$from.node(-1).canReplaceWith($from.index(-1), $from.indexAfter(-1), made.type)) return false
    const behind = $from.before() + made.nodeSize
    const tr = state.tr.replaceWith($from.before(), $from.after(), made)
    // A line to continue writing in.
    if (tr.doc.resolve(behind).nodeAfter === null) tr.insert(behind, nodeType('paragraph').create())
    dispatch?.(tr.setSelection(TextSelection.near(tr.doc.resolve(behind))).scrollIntoView())
    return true
  }

/** Enter after three backticks turns the line into a code block. */
export const fenceOnEnter: Command = (state, dispatch) => {
  const syntax = fenceWordAt(state)
  const { $from } = state.selection
  const code = nodeType('code_block')
  if (syntax === undefined || !$from.node(-1).canReplaceWith($from.index(-1), $from.indexAfter(-1), code))
    return false
  const at = $from.before()
  const tr = state.tr.replaceWith(
    at,
    $from.after(),
    code.create({ key: $from.parent.attrs['key'], data: syntax === '' ? {} : { syntax } }),
  )
  dispatch?.(tr.setSelection(TextSelection.create(tr.doc, at + 1)).scrollIntoView())
  return true
}
