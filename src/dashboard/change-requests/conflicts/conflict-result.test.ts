import { expect, test } from 'vitest'
import type { Conflict } from '../../../client/types.gen.ts'
import { plainText as wordsIn } from '../../../content/document/block-text.ts'
import type { RichTextDocument } from '../../../content/document/document.ts'
import { emptyDocument, plainText } from '../../../content/document/document.ts'
import { blockEdit, mergedText, textOutcomes, withMoved } from './conflict-result.ts'

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
  mergedText(texts, [conflict(answer)]).nodes.map((block) => wordsIn(block))

test('without an answer main stands, and what fits together is brought together', () => {
  expect(linesOf()).toEqual(['a main', 'b main', 'c change'])
})

test('each answer gives what the update will give', () => {
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

test('a page that takes an edit has an outcome too, after those with conflicts of their own', () => {
  const deleted = moved('gone', 'p', { kind: 'deleted', subject: { kind: 'page', id: 'gone' } })
  const field: Conflict = { ...conflict(), kind: 'field', subject: { kind: 'page', id: 'q', field: 'title' } }
  const told = textOutcomes([deleted, moved('p', 'shop'), field, conflict({ choice: 'main' })]).map(
    ({ page, conflicts, carried }) => [page, conflicts.length, carried.map(({ id }) => id)],
  )
  expect(told).toEqual([
    ['p', 2, ['gone into p']],
    ['shop', 0, ['p into shop']],
  ])
})

test('a moved edit stands where its block went, else after what stands there', () => {
  const edit = blockEdit(moved('p', 'shop'))
  const linesWith = (into: RichTextDocument): string[] =>
    withMoved(into, edit === undefined ? [] : [edit]).nodes.map((block) => wordsIn(block))
  expect(linesWith(text('open', 'b'))).toEqual(['open', 'b change'])
  expect(linesWith({ ...emptyDocument, nodes: text('open').nodes })).toEqual(['open', 'b change'])
  expect(blockEdit(moved('gone', 'p', { kind: 'deleted' }))).toBeUndefined()
})
