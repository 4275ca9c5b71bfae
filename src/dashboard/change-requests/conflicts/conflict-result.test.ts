import { expect, test } from 'vitest'
import type { Conflict } from '../../../client/types.gen.ts'
import { plainText as textIn } from '../../../content/document/block-text.ts'
import type { RichTextDocument } from '../../../content/document/document.ts'
import { emptyDocument, plainText } from '../../../content/document/document.ts'
import { blockEdit, mergedText, textOutcomes, applyMovedEdits } from './conflict-result.ts'

const text = (...lines: string[]): RichTextDocument => ({
  ...emptyDocument,
  nodes: lines.map((line, at) => ({
    object: 'block',
    type: 'paragraph',
    key: `b${at}`,
    data: {},
    nodes: [plainText(line)],
  })),
})
const texts = {
  base: text('a', 'b', 'c'),
  main: text('a main', 'b main', 'c'),
  change: text('a', 'b change', 'c change'),
}
const conflict = (answer?: Conflict['answer']): Conflict => ({
  id: 'c',
  kind: 'block',
  subject: { kind: 'page', id: 'p', field: 'edited-both', block: 'b1' },
  choices: [],
  ...(answer && { answer }),
})
const linesOf = (answer?: Conflict['answer']): string[] =>
  mergedText(texts, [conflict(answer)]).nodes.map((block) => textIn(block))

test('takes main without an answer and merges what does not conflict', () => {
  expect(linesOf()).toEqual(['a main', 'b main', 'c change'])
})

test('applies each kind of answer', () => {
  expect(linesOf({ choice: 'change' })).toEqual(['a main', 'b change', 'c change'])
  expect(linesOf({ choice: 'both' })).toEqual(['a main', 'b main', 'b change', 'c change'])
  expect(linesOf({ choice: 'both', first: 'change' })).toEqual(['a main', 'b change', 'b main', 'c change'])
  expect(linesOf({ choice: 'edited', value: text('b of both').nodes[0] })).toEqual([
    'a main',
    'b of both',
    'c change',
  ])
})

const moved = (page: string, into: string, more: Partial<Conflict> = {}): Conflict => ({
  id: `${page} into ${into}`,
  kind: 'block',
  subject: { kind: 'page', id: page, field: 'deleted', block: 'b1' },
  choices: [],
  base: text('x', 'b').nodes[1],
  change: text('x', 'b change').nodes[1],
  answer: { choice: 'moved', place: { into } },
  ...more,
})

test('lists pages that only receive an edit after pages with conflicts', () => {
  const deleted = moved('gone', 'p', { kind: 'deleted', subject: { kind: 'page', id: 'gone' } })
  const field: Conflict = { ...conflict(), kind: 'field', subject: { kind: 'page', id: 'q', field: 'title' } }
  const outcomes = textOutcomes([deleted, moved('p', 'shop'), field, conflict({ choice: 'main' })]).map(
    ({ page, conflicts, carried }) => [page, conflicts.length, carried.map(({ id }) => id)],
  )
  expect(outcomes).toEqual([
    ['p', 2, ['gone into p']],
    ['shop', 0, ['p into shop']],
  ])
})

test('applies a moved edit to its block, or appends it', () => {
  const edit = blockEdit(moved('p', 'shop'))
  const linesWith = (into: RichTextDocument): string[] =>
    applyMovedEdits(into, edit === undefined ? [] : [edit]).nodes.map((block) => textIn(block))
  expect(linesWith(text('open', 'b'))).toEqual(['open', 'b change'])
  expect(linesWith({ ...emptyDocument, nodes: text('open').nodes })).toEqual(['open', 'b change'])
  expect(blockEdit(moved('gone', 'p', { kind: 'deleted' }))).toBeUndefined()
})
