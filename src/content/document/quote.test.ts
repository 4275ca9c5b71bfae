/** Finding quotes: `[…]` marks the quote in the notation. */
import { describe, expect, it } from 'vitest'
import { findQuote, quoteOf } from './quote.ts'

/** The text of a notation, and the quote of the part in brackets. */
const read = (picture: string) => {
  const from = picture.indexOf('[')
  const to = picture.indexOf(']') - 1
  const text = picture.replace('[', '').replace(']', '')
  return { text, quote: quoteOf(text, from, to, 8) }
}
const draw = (text: string, found: ReturnType<typeof findQuote>): string =>
  found === undefined
    ? text
    : `${text.slice(0, found.from)}[${text.slice(found.from, found.to)}]${text.slice(found.to)}`

describe('a quote', () => {
  it.each([
    ['one [two] three', 'one [two] three'],
    ['one [two] three', 'zero one [two] three four'],
    ['a day, [the day], a day', 'a day, [the day], a day'],
    // The same text several times: the context decides.
    ['set [port] to 1, set port to 2', 'set port to 0, set [port] to 1, set port to 2'],
    ['set port to 1, set [port] to 2', 'set [port] to 2'],
    // Any run of white space counts as one space.
    ['one [two  words] three', 'one [two\nwords] three'],
    ['one [two words] three', 'one\t[two \u00a0 words]\tthree'],
    // Deleted or rewritten.
    ['one [two] three', 'one deux three'],
    ['keep [😀 it] all', 'keep all of [😀 it] now'],
  ])('%s stands in %s', (before, after) => {
    const { quote } = read(before)
    if (quote === undefined) throw new Error('The picture quotes nothing.')
    const text = after.replace('[', '').replace(']', '')
    expect(draw(text, findQuote(text, quote))).toBe(after)
  })

  it('says when another place fits as well', () => {
    expect(findQuote('go, go', { text: 'go' })).toMatchObject({ from: 0, to: 2, ambiguous: true })
    expect(findQuote('go, go', { text: 'go', prefix: 'go, ' })).toMatchObject({ from: 4, ambiguous: false })
  })

  it('of nothing is none, and never begins or ends in half a character', () => {
    expect(quoteOf('a   b', 1, 4)).toBeUndefined()
    expect(quoteOf('😀😀x😀😀', 4, 5, 3)).toEqual({ text: 'x', prefix: '😀', suffix: '😀' })
    expect(findQuote('anything', { text: '  ' })).toBeUndefined()
  })

  it('leaves out the spaces at its ends', () => {
    expect(quoteOf('one two three', 3, 8, 32)).toEqual({ text: 'two', prefix: 'one ', suffix: ' three' })
  })
})
