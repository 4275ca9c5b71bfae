import { expect, test } from 'vitest'
import { emojiText, plainText as wordsOf } from './block-text.ts'
import type { Block, Inline } from './document.ts'
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

const said = (text: string): Block => block('paragraph', [plainText(text)])
const fragments = (parts: { readonly [name: string]: readonly Block[] }): Pick<Block, 'fragments'> => ({
  fragments: Object.entries(parts).map(([fragment, nodes]) => ({ object: 'fragment', fragment, nodes })),
})
const inline = (type: string, data: Block['data'], nodes?: readonly Inline[]): Inline => ({
  ...{ object: 'inline', type, data },
  ...(nodes && { nodes }),
})

test.each<readonly [string, Block, string]>([
  [
    'an expandable: its title first',
    {
      ...block('expandable', undefined),
      ...fragments({ 'expandable-body': [said('body')], 'expandable-title': [said('title')] }),
    },
    'title\nbody',
  ],
  [
    'a table: titles, then rows in their order, text cells and others by tabs, nothing of empty ones',
    {
      ...block('table', undefined, {
        view: { type: 'grid', columns: ['n', 't'] },
        definition: { t: { title: 'Text' }, n: { title: 'Number' }, s: { title: '' } },
        records: {
          r1: { orderIndex: 'b', values: { n: 1, s: ['x', 'y'], t: 'r1:t' } },
          r2: { orderIndex: 'a', values: { n: 0, s: [] } },
        },
      }),
      ...fragments({ 'r1:t': [said('one'), said(''), said('two')] }),
    },
    'Number\tText\n0\n1\tone two\tx y',
  ],
  [
    'inlines: what each shows',
    block('paragraph', [
      inline('inline-math', { formula: 'x^2' }),
      inline('inline-image', { alt: ' alt ' }),
      inline('button', { label: 'Go' }),
      inline('expression', { expression: 'a.b' }),
      inline('link', {}, [inline('emoji', { code: '1f600' })]),
      inline('mention', { ref: { kind: 'page', page: 'p' } }),
    ]),
    'x^2 alt Go{{a.b}}😀',
  ],
  [
    'a block of an unknown type: all leaves in it',
    { ...block('x', [block('y', [plainText('a')])]), ...fragments({ f: [said('b'), said('')] }) },
    'a\nb',
  ],
])('%s', (_, node, text) => {
  expect(wordsOf(node)).toBe(text)
})

test.each<readonly [code: string, text: string]>([
  ['1f600', '😀'],
  ['1F469-200D-1F680', '👩‍🚀'],
  ['a9', '©'],
  ['2764-fe0f', '❤️'],
  ['23-20e3', '#⃣'],
  ['1f44b-1f3fd', '👋🏽'],
  // Shortcodes: what they begin with is hexadecimal, or all of it is.
  ...['cat', 'dog', 'bee', 'abcd', '100', '1234', 'eagle'].map((code) => [code, ''] as const),
  ...['110000', '1f600-', ''].map((code) => [code, ''] as const),
])('the emoji of %s is “%s”', (code, text) => {
  expect(emojiText(code)).toBe(text)
})
