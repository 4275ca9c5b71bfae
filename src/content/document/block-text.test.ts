import { expect, test } from 'vitest'
import { plainText as wordsOf } from './block-text.ts'
import type { Block } from './document.ts'
import { plainText } from './document.ts'
import { diffWords, sideOf } from '../diff/word-diff.ts'

const block = (type: string, nodes: Block['nodes'], data: Block['data'] = {}): Block => ({
  object: 'block',
  type,
  data,
  ...(nodes && { nodes }),
})

test('blocks stand on lines of their own, empty ones leave none, titles and formulas are words', () => {
  const paragraph = block('paragraph', [plainText('a '), plainText('b')])
  const code = block('code', [block('code-line', [plainText('x')]), block('code-line', [plainText('y')])], {
    title: 't.js',
  })
  const document = {
    object: 'document' as const,
    data: {},
    nodes: [
      block('hint', [paragraph, block('paragraph', [plainText('')])]),
      code,
      block('math', undefined, { formula: 'x^2' }),
    ],
  }
  expect(wordsOf(document)).toBe('a b\nt.js\nx\ny\nx^2')
})

test('words: what is kept, removed and added reads in order', () => {
  const { segments } = diffWords([plainText('the old house')], [plainText('the new house')])
  expect(segments.map(({ kind, text }) => [kind, text])).toEqual([
    ['same', 'the '],
    ['removed', 'old'],
    ['added', 'new'],
    ['same', ' house'],
  ])
})

test('words: a surrogate pair is never cut', () => {
  const { segments } = diffWords([plainText('go \u{1f600}')], [plainText('go \u{1f601}')])
  expect(segments.every(({ text }) => text.isWellFormed())).toBe(true)
})

test('words: texts with little in common are one removed and one added, and both sides come back', () => {
  const [before, after] = [[plainText('alpha beta gamma delta x')], [plainText('one two three four x')]]
  const { segments } = diffWords(before, after)
  expect(segments.map(({ kind }) => kind)).toEqual(['removed', 'added'])
  expect([sideOf(segments, 'before'), sideOf(segments, 'after')]).toEqual([before, after])
})
