import { expect, test } from 'vitest'
import { hostileTexts } from '../../testing/hostile/markdown.ts'
import { parseMarkdown } from './parse-markdown.ts'
import { bulletFor, itemLines } from './print-list-items.ts'
import { printMarkdown } from './print-markdown.ts'

test('an item is indented behind its marker, without empty space at its end', () => {
  expect(itemLines('* ', ['a', '', 'b  ', ' ', ''])).toEqual(['* a', '', '  b'])
  expect(itemLines('10. ', ['a', 'b\u00a0'])).toEqual(['10. a', '    b\u00a0'])
  expect(itemLines('* ', [''])).toEqual(['*'])
  expect(itemLines('* ', [])).toEqual(['*'])
})

test('empty lines of code are indented too', () => {
  expect(itemLines('* ', ['<pre>', '', '</pre>'])).toEqual(['* <pre>', '  ', '  </pre>'])
})

test('a list that would begin with a thematic break has another marker', () => {
  expect(bulletFor('*', [['a'], ['* *']])).toBe('+')
  expect(bulletFor('*', [['*'], ['- -'], ['* * a']])).toBe('*')
  expect(bulletFor('-', [['--'], ['a']])).toBe('+')
  expect(bulletFor('-', [[], ['* *']])).toBe('-')
})

const nested = hostileTexts.filter(({ name }) => /^nested .*lists/.test(name) && !name.includes('HTML'))

test.each(nested)('printing $name of four times the size takes about four times as long', ({ make }) => {
  const [small, large] = [80_000, 320_000].map((size) => parseMarkdown(make(size), { file: '' }).document)
  const cost = (document: typeof small): number => {
    const begun = process.cpuUsage()
    for (let at = 0; at < 10; at += 1) if (document) printMarkdown(document, { href: () => '/' })
    const { user, system } = process.cpuUsage(begun)
    return user + system
  }
  // Other work on the machine only adds to the cost, so the least of several rounds counts.
  const rounds = Array.from({ length: 6 }, () => [cost(small), cost(large)] as const)
  const least = (of: 0 | 1) => Math.min(...rounds.map((round) => round[of]))
  expect(least(1) / least(0)).toBeLessThan(2.6 ** 2)
})
