import { EditorState } from '@tiptap/pm/state'
import type { DecorationSet } from '@tiptap/pm/view'
import { expect, it } from 'vitest'
import { parseMarkdown } from '../../../content/markdown/parse-markdown.ts'
import { codeLook } from './code-decorations.ts'
import { schema } from '../schema/schema.ts'
import { toEditor } from '../schema/to-editor.ts'

const plugin = codeLook()
const looking = (markdown: string): EditorState => {
  const { document } = parseMarkdown(markdown, { file: 'x.md', titled: false })
  return EditorState.create({ doc: schema.nodeFromJSON(toEditor(document)), plugins: [plugin] })
}
/** Positions of line numbers. */
const numbers = (state: EditorState): readonly number[] =>
  (plugin.getState(state) as DecorationSet).find().flatMap(({ from, to }) => (from === to ? [from] : []))

const wrapped = '{% code overflow="wrap" lineNumbers="true" %}\n```\na\nbc\n```\n{% endcode %}\n\nwords'

it('numbers wrapped lines at their beginning', () => {
  expect(numbers(looking(wrapped))).toEqual([1, 3])
  expect(numbers(looking(wrapped.replace(' lineNumbers="true"', '')))).toEqual([])
})

it('follows edits before, in and after the code', () => {
  const state = looking(wrapped)
  const words = state.doc.content.size - 1
  expect(numbers(state.apply(state.tr.insertText('x', words)))).toEqual([1, 3])
  // As “replace all” does: the caret stays in the text.
  expect(numbers(state.apply(state.tr.insertText('x\ny', 1)))).toEqual([1, 3, 6])
  expect(numbers(state.apply(state.tr.delete(2, 3)))).toEqual([1])
})
