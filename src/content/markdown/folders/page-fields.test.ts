import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { ContentReference, Json } from '../../document/document.ts'
import { fieldsOf, frontMatterChanges, textValue, type PageFields } from './page-fields.ts'

const seed = Number(process.env['FC_SEED'] ?? 20_261_123)
const runs = { seed, numRuns: Number(process.env['FC_RUNS'] ?? 300) }

const resolve = (url: string): ContentReference => ({ kind: 'url', url })
const href = (reference: ContentReference): string => (reference.kind === 'url' ? reference.url : '')

const word = fc.constantFrom('a', 'b c', '7')
const flag = fc.option(fc.constant(true), { nil: undefined })
const shown = fc.option(fc.boolean(), { nil: undefined })
const reference = word.map(resolve)

/** Without members that are undefined; undefined if none is left. */
const defined = <T extends object>(value: T): T | undefined => {
  const entries = Object.entries(value).filter(([, member]) => member !== undefined)
  return entries.length === 0 ? undefined : (Object.fromEntries(entries) as T)
}

const layout = fc
  .record({
    width: fc.constantFrom(undefined, 'default', 'wide'),
    coverSize: fc.constantFrom(undefined, 'hero', 'full'),
    cover: shown,
    title: shown,
    outline: shown,
    metadata: shown,
  })
  .map(defined)
const cover = fc
  .option(
    fc.record({
      ref: reference,
      refDark: fc.option(reference, { nil: undefined }),
      yPos: fc.option(fc.integer({ min: -9, max: 9 }), { nil: undefined }),
      height: fc.option(fc.integer({ min: 1, max: 9 }), { nil: undefined }),
    }),
    { nil: undefined },
  )
  .map((value) => (value === undefined ? undefined : defined(value)))
const fields = fc
  .record({
    description: fc.option(word, { nil: undefined }),
    icon: fc.option(word, { nil: undefined }),
    hidden: flag,
    noIndex: flag,
    noRobotsIndex: flag,
    layout,
    cover,
  })
  .map((value) => (defined(value) ?? {}) as PageFields)

type Values = { readonly [key: string]: Json }

const applied = (values: Values, changes: { readonly [key: string]: Json | undefined }): Values =>
  Object.fromEntries(
    Object.entries({ ...values, ...changes }).filter(
      (entry): entry is [string, Json] => entry[1] !== undefined,
    ),
  )

test('front matter with the changes applied reads as the new fields', () => {
  fc.assert(
    fc.property(fields, fields, (before, after) => {
      const values = applied({}, frontMatterChanges({}, before, {}, href))
      expect(fieldsOf(values, resolve)).toEqual(before)
      const changed = applied(values, frontMatterChanges(before, after, values, href))
      expect(fieldsOf(changed, resolve)).toEqual(after)
    }),
    runs,
  )
})

test('equal fields change no key', () => {
  fc.assert(
    fc.property(fields, (same) => {
      expect(frontMatterChanges(same, { ...same }, {}, href)).toEqual({})
    }),
    runs,
  )
})

test('unknown keys of a layout stay until the layout is empty', () => {
  const values = { layout: { width: 'wide', theme: 'dark', title: { visible: true, size: 3 } } }
  const before = fieldsOf(values, resolve)
  expect(frontMatterChanges(before, { layout: { outline: false } }, values, href)).toEqual({
    layout: { theme: 'dark', title: { size: 3 }, outline: { visible: false } },
  })
  expect(frontMatterChanges({ layout: { width: 'wide' } }, {}, { layout: { width: 'wide' } }, href)).toEqual({
    layout: undefined,
  })
})

describe('values of the wrong type are ignored', () => {
  test.each<[string, Values]>([
    ['flags', { hidden: 'true', noIndex: 1, noRobotsIndex: false }],
    ['texts', { description: ['a'], icon: { a: 1 } }],
    ['empty texts', { description: '  ', icon: '', cover: ' ' }],
    ['layouts', { layout: 'wide' }],
    [
      'members of a layout',
      { layout: { width: 'narrow', title: true, cover: { visible: 'no', size: 'huge' } } },
    ],
    ['positions without a cover', { coverY: 3, coverHeight: 4, coverDark: 'b.png' }],
  ])('%s', (_, values) => expect(fieldsOf(values, resolve)).toEqual({}))

  test('but not the cover around them', () => {
    expect(fieldsOf({ cover: 'a.png', coverY: '3', coverHeight: null }, resolve)).toEqual({
      cover: { ref: resolve('a.png') },
    })
  })
})

test.each<[Json, string | undefined]>([
  [' a ', 'a'],
  [0, '0'],
  ['', undefined],
  [null, undefined],
  [true, undefined],
  [['a'], undefined],
])('%j as text is %j', (value, text) => expect(textValue(value)).toBe(text))
