import { EditorState, TextSelection, type Transaction } from '@tiptap/pm/state'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { parseMarkdown } from '../../../content/markdown/parse-markdown.ts'
import { isPlainTyping, showingStates } from './plain-typing.ts'
import { readDocument } from '../schema/read-document.ts'
import { schema } from '../schema/schema.ts'
import { toEditor } from '../schema/to-editor.ts'

const writing = (markdown: string, at: number): EditorState => {
  const { document } = parseMarkdown(markdown, { file: 'x.md', titled: false })
  const state = EditorState.create({ doc: schema.nodeFromJSON(toEditor(document)) })
  return state.apply(state.tr.setSelection(TextSelection.create(state.doc, at)))
}
const plain = (state: EditorState, make: (state: EditorState) => Transaction): boolean => {
  const tr = make(state)
  return isPlainTyping([tr], state, state.apply(tr))
}

describe('plain typing', () => {
  it('is a letter, a space or a deletion in one text block', () => {
    expect(plain(writing('word', 3), ({ tr }) => tr.insertText('x'))).toBe(true)
    expect(plain(writing('word', 3), ({ tr }) => tr.insertText(' '))).toBe(true)
    expect(plain(writing('word', 3), ({ tr }) => tr.delete(2, 3))).toBe(true)
  })
  it('does not include what opens, changes or closes a menu', () => {
    const sign = writing('word ', 5)
    expect(plain(sign, ({ tr }) => tr.insertText(' /'))).toBe(false)
    const open = sign.apply(sign.tr.insertText(' /'))
    expect(plain(open, ({ tr }) => tr.insertText('t'))).toBe(false)
    expect(plain(open, ({ tr, selection: { from } }) => tr.delete(from - 1, from))).toBe(false)
  })
  it('does not include caret moves, other blocks and marks', () => {
    const state = writing('word\n\nmore', 3)
    expect(plain(state, ({ tr, doc }) => tr.setSelection(TextSelection.create(doc, 2)))).toBe(false)
    expect(plain(state, ({ tr }) => tr.split(3))).toBe(false)
    expect(plain(state, ({ tr }) => tr.addMark(1, 3, schema.mark('bold')))).toBe(false)
    expect(plain(state, ({ tr }) => tr.insertText('x', 8))).toBe(true)
    const selected = state.apply(state.tr.setSelection(TextSelection.create(state.doc, 1, 3)))
    expect(plain(selected, ({ tr }) => tr.insertText('x'))).toBe(false)
  })
  it('keeps the objects of all other blocks', () => {
    const state = writing('a\n\nb\n\nc', 2)
    const before = readDocument(state.doc)
    const after = readDocument(state.apply(state.tr.insertText('x')).doc)
    expect(after.nodes.map((block, at) => block === before.nodes[at])).toEqual([false, true, true])
  })
})

describe('showing editor states', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())
  it('waits for a pause, but not forever, and not for other changes', () => {
    const show = vi.fn<() => void>()
    const showing = showingStates(show)
    for (let key = 0; key < 4; key += 1) {
      showing.soon()
      vi.advanceTimersByTime(100)
    }
    expect(show).toHaveBeenCalledTimes(0)
    showing.soon()
    vi.advanceTimersByTime(100)
    expect(show).toHaveBeenCalledTimes(1)
    showing.soon()
    showing.now()
    expect(show).toHaveBeenCalledTimes(2)
    vi.advanceTimersByTime(1000)
    expect(show).toHaveBeenCalledTimes(2)
    showing.soon()
    showing.end()
    vi.advanceTimersByTime(1000)
    expect(show).toHaveBeenCalledTimes(2)
  })
})
