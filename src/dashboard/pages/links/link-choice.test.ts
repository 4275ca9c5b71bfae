import { expect, test } from 'vitest'
import type { Link } from '../../../client/types.gen.ts'
import { addressIn, countLinks, fixesFor, linkKey } from './link-choice.ts'

const link = (target: string, page: string, times = 1): Link =>
  ({
    relation: 'reference',
    target: { id: target, reference: { kind: 'page' } },
    source: { kind: 'page', id: page },
    occurrences: Array.from({ length: times }, () => ({})),
  }) as unknown as Link

test('fixes each target once, in the selected places', () => {
  const to = { kind: 'url', url: 'https://example.org' } as const
  expect(fixesFor([link('t', 'a'), link('u', 'a'), link('t', 'b'), link('t', 'a')], to)).toEqual([
    {
      target: 't',
      in: [
        { kind: 'page', id: 'a' },
        { kind: 'page', id: 'b' },
      ],
      to,
    },
    { target: 'u', in: [{ kind: 'page', id: 'a' }], to },
  ])
})

test('distinguishes rows by target, source and relation', () => {
  const one = link('t', 'a')
  expect(
    new Set([one, link('t', 'b'), link('u', 'a'), { ...one, relation: 'dependsOn' as const }].map(linkKey))
      .size,
  ).toBe(4)
})

test('counts links, not rows', () => {
  expect(countLinks([link('t', 'a', 3), link('t', 'b')])).toBe(4)
})

test.each([
  ['https://example.org/a', 'https://example.org/a'],
  ['example.org/a', 'https://example.org/a'],
  ['mailto:a@example.org', 'mailto:a@example.org'],
  ['javascript:alert(1)', undefined],
  ['nowhere', undefined],
  ['two words.com', undefined],
  ['', undefined],
])('reads %s as the URL %s', (typed, address) => {
  expect(addressIn(typed)).toBe(address)
})
