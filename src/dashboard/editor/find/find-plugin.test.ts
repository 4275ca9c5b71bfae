import { EditorState, type Command } from '@tiptap/pm/state'
import { history, undo } from '@tiptap/pm/history'
import { describe, expect, it } from 'vitest'
import { parseMarkdown } from '../../../content/markdown/parse-markdown.ts'
import { printMarkdown } from '../../../content/markdown/print-markdown.ts'
import type { EditorNode } from '../schema/editor-node.ts'
import { fromEditor } from '../schema/from-editor.ts'
import { schema } from '../schema/schema.ts'
import { toEditor } from '../schema/to-editor.ts'
import {
  findingIn,
  findPlugin,
  replaceAllFound,
  replaceFound,
  setRule,
  stepFound,
  type FindRule,
} from './find-plugin.ts'

const finding = (markdown: string, find: string, more: Partial<FindRule> = {}): EditorState => {
  const { document } = parseMarkdown(markdown, { file: 'x.md', titled: false })
  const state = EditorState.create({
    doc: schema.nodeFromJSON(toEditor(document)),
    plugins: [history(), findPlugin()],
  })
  return state.apply(setRule(state, { find, matchCase: false, wholeWord: false, ...more }))
}
const after = (state: EditorState, command: Command): EditorState => {
  let next = state
  expect(command(state, (tr) => (next = state.apply(tr)))).toBe(true)
  next.doc.check()
  return next
}
const textOf = ({ doc }: EditorState): string =>
  printMarkdown(fromEditor(doc.toJSON() as EditorNode), { href: () => '' }).trim()
const found = (state: EditorState): readonly string[] =>
  findingIn(state).places.map(({ from, to }) => state.doc.textBetween(from, to))

describe('finding', () => {
  const text = 'One **tw**o Two.\n\n* two\n\n| two | b |\n| --- | --- |\n| two | x |\n\n```\ntwo()\n```'
  it('searches text across marks, list items, cells, column titles and code', () => {
    expect(found(finding(text, 'two'))).toEqual(['two', 'Two', 'two', 'two', 'two', 'two'])
  })
  it('matches case and whole words on request', () => {
    expect(found(finding('two twofold Two', 'two', { matchCase: true }))).toEqual(['two', 'two'])
    expect(found(finding('two twofold Two', 'two', { wholeWord: true }))).toEqual(['two', 'Two'])
  })
  it('finds nothing across blocks and inlines', () => {
    expect(found(finding('a\n\nb', 'ab'))).toEqual([])
    expect(found(finding('a:rocket:b', 'ab'))).toEqual([])
  })
  it('wraps at both ends and selects the match', () => {
    const state = after(after(finding('a b a', 'a'), stepFound(1)), stepFound(1))
    expect(findingIn(state).current).toBe(0)
    const back = after(state, stepFound(-1))
    expect([findingIn(back).current, back.selection.from]).toEqual([1, 5])
  })
  it('follows edits', () => {
    const state = finding('a b', 'b')
    const next = state.apply(state.tr.insertText('b', 1))
    expect(findingIn(next).places).toEqual([
      { from: 1, to: 2 },
      { from: 4, to: 5 },
    ])
  })
})

describe('replacing', () => {
  it('inserts the text with the marks of the first letter and moves on', () => {
    const state = after(finding('**tw**o and two', 'two'), replaceFound('three'))
    expect(textOf(state)).toBe('**three** and two')
    expect(findingIn(state).current).toBe(0)
    expect(textOf(after(state, replaceFound('three')))).toBe('**three** and three')
  })
  it('does not match its own replacement', () => {
    const state = after(finding('a a', 'a'), replaceFound('aa'))
    expect(textOf(after(state, replaceFound('b')))).toBe('aa b')
  })
  it('replaces all as one step', () => {
    const state = after(finding('a b a\n\na', 'a'), replaceAllFound('xx'))
    expect(textOf(state)).toBe('xx b xx\n\nxx')
    expect(textOf(after(state, undo))).toBe('a b a\n\na')
  })
  it('deletes matches with an empty replacement', () => {
    expect(textOf(after(finding('not so not', 'not '), replaceAllFound('')))).toBe('so not')
  })
  it('does nothing without matches', () => {
    expect(replaceFound('x')(finding('a', 'b'))).toBe(false)
    expect(replaceAllFound('x')(finding('a', 'b'))).toBe(false)
  })
})
