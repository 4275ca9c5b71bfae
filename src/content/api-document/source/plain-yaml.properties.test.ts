/** What is read as values alone is what the tree gives, whatever the text is. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { ToStringOptions } from 'yaml'
import { stringify } from 'yaml'
import { runs, seed } from '../../../testing/generators/revisions.ts'
import type { Json } from '../../document/document.ts'
import { plainYaml } from './plain-yaml.ts'
import type { ParsedSource } from './parsed-source.ts'
import { treeYaml } from './yaml-source.ts'

/** Texts that a notation or a reader of it treats in a way of their own. */
const texts = fc.constantFrom(
  ...['a', 'b: c', '# d', ' e', 'f ', '-', '- g', '?', '? h', ': i', '~', 'null', 'True', 'yes', 'on', '<<'],
  ...[
    '1',
    '1.10',
    '0x1F',
    '0o17',
    '017',
    '1_000',
    '0b1',
    '.5',
    '5.',
    '1e3',
    '.inf',
    '-0',
    '+1',
    '2020-01-01',
  ],
  ...[
    '*a',
    '&a x',
    '!x',
    '!!str 5',
    '|',
    '>',
    '"q"',
    "'s'",
    'a\nb',
    'a\n\nb\n',
    '  a\n b',
    '\tt',
    '{a}',
    '[b',
  ],
  ...['%', '@x', '`y', 'a#b', 'a: #', 'é', '\u2028', '\u0085', '=', '...', '---', 'word '.repeat(30)],
)
const text = fc.oneof(texts, fc.string({ maxLength: 8 }))
const { value } = fc.letrec<{ value: Json }>((tie) => ({
  value: fc.oneof(
    { depthSize: 'small' },
    text,
    fc.constantFrom<Json>(null, true, false, 0, -1, 1.5, 1e300),
    fc.array(tie('value'), { maxLength: 4 }),
    fc.dictionary(text, tie('value'), { maxKeys: 4 }),
  ),
}))
const style = fc.record<ToStringOptions>({
  indent: fc.constantFrom(1, 2, 4),
  indentSeq: fc.boolean(),
  lineWidth: fc.constantFrom(0, 20, 80),
  collectionStyle: fc.constantFrom('any', 'flow', 'block'),
  defaultStringType: fc.constantFrom(
    ...(['PLAIN', 'QUOTE_DOUBLE', 'QUOTE_SINGLE', 'BLOCK_FOLDED', 'BLOCK_LITERAL'] as const),
  ),
  defaultKeyType: fc.constantFrom(null, 'PLAIN', 'QUOTE_DOUBLE'),
})
const inserted = fc.constantFrom(
  ...[' ', '\n', '\t', '-', ':', '#', '"', "'", '{', '}', '[', ']', ',', '?', '|', '>', '&', '*', '!', '%'],
  ...['~', 'a', '1', '\r', '\r\n', '- ', ': ', '\n\n', '\\', '...', '---', '\n---\n'],
)
/** A place, what is inserted there, and whether it replaces a character. */
const edits = fc.array(fc.tuple(fc.nat(), inserted, fc.boolean()), { maxLength: 3 })

/** What the tree gives, where it gives a value and nothing else. */
const ofTree = (source: string): Json | undefined => {
  let parsed: ParsedSource
  try {
    parsed = treeYaml(source)
  } catch {
    return undefined
  }
  const { hasAliases, hasMergeKeys, hasLargeNumbers, repeated } = parsed
  return hasAliases || hasMergeKeys || hasLargeNumbers || repeated(0).length > 0 ? undefined : parsed.value
}

test('both readings agree on texts in any style, and on faulty ones', { timeout: 120_000 }, () => {
  fc.assert(
    fc.property(value, style, edits, (written, options, changes) => {
      let source = stringify({ openapi: '3.1.0', a: written }, { aliasDuplicateObjects: false, ...options })
      for (const [place, more, isReplaced] of [[0, '', false] as const, ...changes]) {
        const at = place % (source.length + 1)
        source = `${source.slice(0, at)}${more}${source.slice(at + (isReplaced ? 1 : 0))}`
        const plain = plainYaml(source)
        // `JSON.stringify` tells the order of names, but not -0 from 0.
        if (plain !== undefined) expect(JSON.stringify(plain)).toBe(JSON.stringify(ofTree(source)))
      }
    }),
    { numRuns: runs(1500), seed },
  )
})

describe('is read as values alone', () => {
  test.each<[string, string, Json]>([
    ['words of other versions of YAML', 'a: [yes, no, on, off, y]', { a: ['yes', 'no', 'on', 'off', 'y'] }],
    ['dates', 'a: [2020-01-01, 2020-01-01T00:00:00Z]', { a: ['2020-01-01', '2020-01-01T00:00:00Z'] }],
    ['numbers', 'a: [017, 0o17, 0x1F, 1_000, 0b1, +1]', { a: [17, 15, 31, '1_000', '0b1', 1] }],
    ['decimals', 'a: [1.10, .5, 5., 1e3, 1.2.3]', { a: [1.1, 0.5, 5, 1000, '1.2.3'] }],
    ['constants', 'a: [~, Null, TRUE, False, nULL]', { a: [null, null, true, false, 'nULL'] }],
    [
      'names as they are written',
      '1.10: a\n~: b\n0x1F: c\nTrue: d',
      { '1.10': 'a', '~': 'b', '0x1F': 'c', True: 'd' },
    ],
    ['blocks', 'a: |2\n    b\n   c\nd: >-\n  e\n  f\n', { a: '  b\n c\n', d: 'e f' }],
    ['lines that end with CRLF', 'a: b\r\nc:\r\n  - d\r\n', { a: 'b', c: ['d'] }],
    ['a marker and comments', '# a\n---\nb: c # d\n', { b: 'c' }],
  ])('%s', (_what, source, expected) => {
    expect(plainYaml(source)).toEqual(expected)
    expect(treeYaml(source).value).toEqual(expected)
  })
})

describe('is read as a tree', () => {
  test.each([
    ['an anchor', 'a: &b c'],
    ['an anchor of nothing', 'a: &b\n  |\n'],
    ['a tag', 'a: !!str 5'],
    ['a merge key', '<<: {a: b}'],
    ['a forbidden name', '__proto__: a'],
    ['a name that is repeated', 'a: b\na: c'],
    ['an infinite number', 'a: .inf'],
    ['a number that is too large', 'a: 1e999'],
    ['a list as a name', '{[a]: b}'],
    ['an object as a member', '{a, {b: c}}'],
    ['another version', '%YAML 1.1\n---\na: yes'],
    ['several documents', 'a: b\n---\nc: d'],
    ['a text that is no object', '- a'],
    ['levels beyond the limit', `a: ${'['.repeat(101)}${']'.repeat(101)}`],
    ['a fault', 'a: "b'],
    ['a line that is not indented', 'a: "b\nc"'],
  ])('%s', (_what, source) => {
    expect(plainYaml(source)).toBeUndefined()
  })
})
