import { EditorState, TextSelection } from '@tiptap/pm/state'
import { describe, expect, it } from 'vitest'
import type { RichTextDocument } from '../../../content/document/document.ts'
import { parseMarkdown } from '../../../content/markdown/parse-markdown.ts'
import { readDocument } from './read-document.ts'
import { schema } from './schema.ts'
import { toEditor } from './to-editor.ts'
import { documentChanges } from './view-changes.ts'

/** Each top-level block has its position as key, unless keys are given. */
const documentOf = (markdown: string, keys?: string): RichTextDocument => {
  const { document } = parseMarkdown(markdown, { file: 'x.md', titled: false })
  return {
    ...document,
    nodes: document.nodes.map((node, at) => ({ ...node, key: keys?.charAt(at) ?? String(at) })),
  }
}

/** The text before the caret in its block, after another document was shown. */
const caretAfter = (now: RichTextDocument, before: string, next: RichTextDocument): string => {
  const doc = schema.nodeFromJSON(toEditor(now))
  let caret = 0
  doc.descendants((node, at) => {
    const found = node.isTextblock ? node.textContent.indexOf(before) : -1
    if (found >= 0) caret = at + 1 + found + before.length
  })
  const state = EditorState.create({ doc, selection: TextSelection.create(doc, caret) })
  const after = state.apply(documentChanges(state, next))
  expect(readDocument(after.doc)).toEqual(readDocument(schema.nodeFromJSON(toEditor(next))))
  const { $from } = after.selection
  return $from.parent.textBetween(0, $from.parentOffset)
}

describe('documentChanges', () => {
  it('keeps the caret between changes in two blocks', () => {
    const next = documentOf('First of theirs.\n\nMy words here.\n\nThird, changed.')
    expect(caretAfter(documentOf('First.\n\nMy words here.\n\nThird.'), 'My words', next)).toBe('My words')
  })
  it('keeps the caret between changes in one block', () => {
    const next = documentOf('Their start, **then** my words and their very end.')
    expect(caretAfter(documentOf('A start, then my words and an end.'), 'then my words', next)).toBe(
      'Their start, then my words',
    )
  })
  it('keeps the caret while blocks around it are added, removed and moved', () => {
    const next = documentOf('New.\n\nThree.\n\nOne.\n\nMy words.', 'ndac')
    expect(caretAfter(documentOf('One.\n\nTwo.\n\nMy words.\n\nThree.', 'abcd'), 'My', next)).toBe('My')
  })
  it('shows lists, tables, code and containers', () => {
    const now = documentOf('- one\n- two\n\n| a | b |\n| - | - |\n| 1 | 2 |\n\n```js\nx\n```\n\nMy words.')
    const next = documentOf(
      '- one\n- more\n  - inner\n- two\n\n| a | c | b |\n| - | - | - |\n| 1 | 3 | 2 |\n\n```ts\nx\ny\n```\n\nMy words.',
    )
    expect(caretAfter(now, 'My', next)).toBe('My')
    expect(caretAfter(next, 'My', now)).toBe('My')
  })
})
