import { expect, test } from 'vitest'
import type { Conflict } from '../../client/types.gen.ts'
import { plainText as wordsIn } from '../../content/block-text.ts'
import type { RichTextDocument } from '../../content/document.ts'
import { emptyDocument, plainText } from '../../content/document.ts'
import { mergedText } from './conflict-result.ts'

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
