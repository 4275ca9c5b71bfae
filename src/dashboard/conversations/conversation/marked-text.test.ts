import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { markedRuns } from './marked-text.ts'

const marked = (text: string, evidence: Parameters<typeof markedRuns>[1]) =>
  markedRuns(text, evidence)
    .map(({ text: run, isMask, isEvidence }) => {
      const inner = isMask ? `{${run}}` : run
      return isEvidence ? `<${inner}>` : inner
    })
    .join('')

describe('the runs of a message', () => {
  test('masks and sentences are set apart, also where they overlap', () => {
    const text = 'Hi. Write to [email 1] please. Bye'
    expect(marked(text, [{ start: 4, end: 30 }])).toBe('Hi. <Write to ><{[email 1]}>< please.> Bye')
  })

  test('brackets of the writer are no masks', () => {
    expect(marked('See [item 1] and [email]', [])).toBe('See [item 1] and [email]')
  })

  test('ranges outside of the text are ignored', () => {
    expect(
      marked('abc', [
        { start: 1, end: 9 },
        { start: 2, end: 2 },
      ]),
    ).toBe('abc')
  })

  test('nothing of the text is lost', () => {
    const range = fc.record({
      start: fc.integer({ min: -2, max: 60 }),
      end: fc.integer({ min: -2, max: 60 }),
    })
    const piece = fc.constantFrom('a', ' ', '[email 1]', '[', ']', '😀', '[phone 12]')
    fc.assert(
      fc.property(fc.array(piece), fc.array(range), (pieces, evidence) => {
        const text = pieces.join('')
        expect(
          markedRuns(text, evidence)
            .map(({ text: run }) => run)
            .join(''),
        ).toBe(text)
      }),
    )
  })
})
