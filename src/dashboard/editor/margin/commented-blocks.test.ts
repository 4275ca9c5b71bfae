import { EditorState, TextSelection } from '@tiptap/pm/state'
import type { DecorationSet } from '@tiptap/pm/view'
import { expect, it } from 'vitest'
import { parseMarkdown } from '../../../content/markdown/parse-markdown.ts'
import { commentTargetAtCaret } from './begin-comment.ts'
import { keysOnce } from '../schema/unique-keys.plugin.ts'
import { followNotes, notedBlocks, notedIn, type NotedBlock } from './commented-blocks.ts'
import { schema } from '../schema/schema.ts'
import { toEditor } from '../schema/to-editor.ts'

const plugin = notedBlocks()
const writing = (markdown: string): EditorState => {
  const { document } = parseMarkdown(markdown, { file: 'x.md', titled: false })
  const state = EditorState.create({
    doc: schema.nodeFromJSON(toEditor(document)),
    plugins: [keysOnce(), plugin],
  })
  // Every block gets its key with the first change that is more than typing.
  return state.apply(state.tr.insert(state.doc.content.size, schema.node('paragraph')))
}
/** The same with the words selected from their first letter to their last. */
const selecting = (state: EditorState, words: string): EditorState => {
  let at = -1
  state.doc.descendants((node, pos) => {
    const found = node.isText ? (node.text ?? '').indexOf(words) : -1
    if (at < 0 && found >= 0) at = pos + found
  })
  return state.apply(state.tr.setSelection(TextSelection.create(state.doc, at, at + words.length)))
}
const noted = (state: EditorState, words: string): NotedBlock => {
  const found = commentTargetAtCaret(selecting(state, words))
  if (found === undefined) throw new Error(`Nothing can be said of “${words}”.`)
  return { key: found.key, count: 1, chosen: false, words: [{ thread: `of ${words}`, ...found.words }] }
}
const marked = (state: EditorState): readonly string[] =>
  (plugin.getState(state) as { readonly marks: DecorationSet }).marks
    .find()
    .map(({ from, to }) => state.doc.textBetween(from, to))
const standing = (state: EditorState): readonly string[] =>
  notedIn(state).map(({ at }) => state.doc.nodeAt(at)?.textContent ?? '')

it('follows blocks and quotes while the text around them changes', () => {
  let state = writing('One two three.\n\nFour two five.')
  const [second, first] = [noted(state, 'two five'), noted(state, 'two')]
  state = state.apply(followNotes(state, [second, first]))
  expect(standing(state)).toEqual(['One two three.', 'Four two five.'])
  expect(marked(state)).toEqual(['two', 'two five'])
  state = state.apply(state.tr.insertText('Before it. ', 1))
  state = state.apply(state.tr.insert(0, schema.node('paragraph', null, schema.text('New.'))))
  expect(standing(state)).toEqual(['Before it. One two three.', 'Four two five.'])
  expect(marked(state)).toEqual(['two', 'two five'])
})

it('drops a deleted block and finds it again when it is restored', () => {
  let state = writing('One.\n\nTwo.')
  state = state.apply(followNotes(state, [noted(state, 'One.'), noted(state, 'Two.')]))
  const first = state.doc.child(0)
  state = state.apply(state.tr.delete(0, first.nodeSize))
  expect(standing(state)).toEqual(['Two.'])
  state = state.apply(state.tr.insert(state.doc.child(0).nodeSize, first))
  expect(standing(state)).toEqual(['Two.', 'One.'])
  expect(marked(state)).toEqual(['Two.', 'One.'])
})

it('marks nothing when the quote was overwritten, and stays at the block', () => {
  let state = writing('One two.')
  const { key } = noted(state, 'One two.')
  const gone = { key, count: 2, chosen: true, words: [{ thread: 't', quote: { text: 'three' } }] }
  state = state.apply(followNotes(state, [gone]))
  expect(notedIn(state).map(({ block }) => block.count)).toEqual([2])
  expect(marked(state)).toEqual([])
})

it('marks a quote only in its own cell', () => {
  let state = writing('| A | B |\n| - | - |\n| word | word |\n| word | last |')
  const cells: (readonly [string, string])[] = []
  state.doc.descendants((node, _, row) => {
    const [column, record] = [node.attrs['column'] as unknown, row?.attrs['row'] as unknown]
    if (typeof column === 'string' && typeof record === 'string') cells.push([record, column])
  })
  const [record, definition] = cells.at(2) ?? ['', '']
  const { key } = noted(state, 'last')
  const words = [{ thread: 't', quote: { text: 'word' }, cell: { record, definition } }]
  state = state.apply(followNotes(state, [{ key, count: 1, chosen: false, words }]))
  const [mark] = (plugin.getState(state) as { readonly marks: DecorationSet }).marks.find()
  // The third of the cells: the first of the second row.
  expect(state.doc.resolve(mark?.from ?? 0).index(1)).toBe(2)
  expect(state.doc.resolve(mark?.from ?? 0).index(2)).toBe(0)
  expect(commentTargetAtCaret(selecting(state, 'last'))?.words.cell).toEqual({
    record: cells.at(3)?.[0],
    definition: cells.at(3)?.[1],
  })
})

it('marks the whole block or cell without a quote', () => {
  let state = writing('One **two**.\n\n| A | B |\n| - | - |\n| first | last |')
  const [block, table] = [noted(state, 'One'), commentTargetAtCaret(selecting(state, 'last'))]
  const { cell } = table?.words ?? {}
  if (table === undefined || cell === undefined) throw new Error('The cell has no name.')
  const whole = { ...block, words: [{ thread: 'a' }] }
  const ofCell = { ...block, key: table.key, chosen: true, words: [{ thread: 'b', cell }] }
  state = state.apply(followNotes(state, [whole, ofCell]))
  expect(marked(state)).toEqual(['One two.', 'last'])
  // It grows with what is written into it.
  state = state.apply(state.tr.insertText('Before it. ', 1))
  expect(marked(state)).toEqual(['Before it. One two.', 'last'])
})

it('quotes the selection with its surroundings, and never non-text', () => {
  const state = writing('One $$x$$ two three.')
  expect(noted(state, 'three').words[0]?.quote).toMatchObject({ text: 'three', suffix: '.' })
  const all = TextSelection.create(state.doc, 1, state.doc.child(0).nodeSize - 1)
  expect(commentTargetAtCaret(state.apply(state.tr.setSelection(all)))?.words).toEqual({})
})
