import { expect, it } from 'vitest'
import { wordWeights } from './word-weights.ts'

const filler = (words: number) => Array.from({ length: words }, (_, number) => `w${number}`).join(' ')

it('weighs words of titles above those of headings, and those above words of the text', () => {
  expect(
    wordWeights({ title: 'harbour', headings: 'lantern', body: `harbour lantern quay ${filler(200)}` }),
  ).toBe('7:harbour 6:lantern ')
})

it('weighs words by how often they occur, more in a short page', () => {
  const pageOf = (length: number) =>
    wordWeights({ title: '', headings: '', body: `quay quay quay ${filler(length)}` })
  expect(pageOf(10)).toContain('7:quay ')
  expect(pageOf(300)).toBe('4:quay ')
  expect(pageOf(2000)).toBe('')
})

it('keeps the heaviest words of a page with many', () => {
  const headings = filler(1000)
  const weights = wordWeights({ title: 'harbour', headings: `${headings} ${headings}`, body: '' })
  expect(weights.length).toBeLessThanOrEqual(4000)
  expect(weights).toMatch(/^\d:harbour \d:w0 \d:w1 .* \d:w300 /)
})
