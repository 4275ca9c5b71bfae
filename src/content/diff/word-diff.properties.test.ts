import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Inline, Text } from '../document/document.ts'
import { plainText } from '../document/document.ts'
import { normalInlines } from '../document/normalize.ts'
import { newBudget } from './align-sequences.ts'
import { diffWords, sideOf, type Segment } from './word-diff.ts'

const seed = Number(process.env['FC_SEED'] ?? 20261126)
const numRuns = process.env['RECTO_LONG'] === '1' ? 5_000 : 200

const words = fc.constantFrom('one', 'two', 'three', ' ', '  ', ', ', '. ', '漢', '字', 'ไ', '👍', '\n', 'ä')
const text = fc.array(words, { maxLength: 20 }).map((parts) => parts.join(''))
const leaf = fc.record({
  text,
  marks: fc.constantFrom([], [{ object: 'mark' as const, type: 'bold' }]),
})
const textNode = fc
  .array(leaf, { minLength: 1, maxLength: 3 })
  .map((leaves) => ({ object: 'text', leaves: leaves.map((one) => ({ object: 'leaf', ...one })) }) as Text)
const link = fc.tuple(fc.constantFrom('/a', '/b'), text).map(([url, label]): Inline => ({
  object: 'inline',
  type: 'link',
  data: { ref: { kind: 'url', url } },
  nodes: [plainText(label === '' ? 'link' : label)],
}))
const inlines = fc
  .array(fc.oneof({ weight: 3, arbitrary: textNode }, { weight: 1, arbitrary: link }), { maxLength: 4 })
  .map((nodes) => normalInlines(nodes))

const kindsOf = (segments: readonly Segment[]): string => segments.map(({ kind }) => kind).join(' ')
const between = (before: string, after: string) => diffWords([plainText(before)], [plainText(after)])
const told = (before: string, after: string): readonly string[] =>
  between(before, after).segments.map(({ kind, text }) => `${kind} “${text}”`)

describe('the difference of words', () => {
  test('without what was added it is the one text, without what was removed the other', () => {
    fc.assert(
      fc.property(inlines, inlines, (before, after) => {
        const { segments } = diffWords(before, after)
        expect(sideOf(segments, 'before')).toEqual(before)
        expect(sideOf(segments, 'after')).toEqual(after)
      }),
      { seed, numRuns },
    )
  })

  test('says removed before added, each once between what is the same', () => {
    fc.assert(
      fc.property(inlines, inlines, (before, after) => {
        const { segments, precise } = diffWords(before, after)
        expect(precise).toBe(true)
        expect(kindsOf(segments)).not.toMatch(/added removed|added added|removed removed|same same/)
        for (const one of segments) expect(one.nodes.length).toBeGreaterThan(0)
      }),
      { seed, numRuns },
    )
  })

  test('of a text and itself nothing differs', () => {
    fc.assert(
      fc.property(inlines, (nodes) => {
        const { segments } = diffWords(nodes, structuredClone(nodes))
        expect(segments.every(({ kind }) => kind === 'same')).toBe(true)
      }),
      { seed, numRuns },
    )
  })
})

describe('words', () => {
  test('are compared whole, characters of scripts without spaces one by one', () => {
    expect(told('All readers see it.', 'All writers see it.')).toEqual([
      'same “All ”',
      'removed “readers”',
      'added “writers”',
      'same “ see it.”',
    ])
    expect(told('漢字を読む', '漢字が読む')).toEqual([
      'same “漢字”',
      'removed “を”',
      'added “が”',
      'same “読む”',
    ])
  })

  test('that change side by side are one change, with the space between them', () => {
    expect(told('Keep the old short name here', 'Keep the new long name here')).toEqual([
      'same “Keep the ”',
      'removed “old short”',
      'added “new long”',
      'same “ name here”',
    ])
  })

  test('with little in common are replaced as a whole', () => {
    expect(kindsOf(between('one two three four five six a', 'seven eight nine ten eleven a').segments)).toBe(
      'removed added',
    )
  })

  test('that only get bold differ', () => {
    const bold: Text = {
      object: 'text',
      leaves: [{ object: 'leaf', text: 'same', marks: [{ object: 'mark', type: 'bold' }] }],
    } as unknown as Text
    const { segments } = diffWords([plainText('same')], [bold])
    expect(kindsOf(segments)).toBe('removed added')
    expect(segments.map(({ text }) => text)).toEqual(['same', 'same'])
  })

  test('from nothing and to nothing are one segment', () => {
    expect(kindsOf(diffWords([], [plainText('new text')]).segments)).toBe('added')
    expect(kindsOf(diffWords([plainText('old text')], []).segments)).toBe('removed')
    expect(diffWords([], []).segments).toEqual([])
  })
})

describe('limits', () => {
  const long = (count: number, word: string): string => Array.from({ length: count }, () => word).join(' ')

  test('a side of more than 6,000 words and spaces is replaced as a whole, and that is said', () => {
    // 3,000 words and the spaces between them are 5,999 tokens.
    expect(between(long(3_000, 'a'), `${long(3_000, 'a')}.`)).toMatchObject({ precise: true })
    const { segments, precise } = between(long(3_001, 'a'), long(3_001, 'a'))
    expect([precise, kindsOf(segments)]).toEqual([false, 'removed added'])
  })

  test('a budget that is spent allows no search', () => {
    const budget = { ...newBudget(), steps: 0 }
    const { segments, precise } = diffWords([plainText('one two')], [plainText('one three')], budget)
    expect([precise, kindsOf(segments)]).toEqual([false, 'removed added'])
    expect(budget.steps).toBeLessThanOrEqual(0)
  })
})
