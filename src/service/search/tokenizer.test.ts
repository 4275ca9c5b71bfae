/** Words of queries, and the parts of texts that are shown. */
import { describe, expect, it } from 'vitest'
import { askedTerms, excerpt, hitsIn, rangesOf } from './tokenizer.ts'

describe('words of queries', () => {
  it('limit a query: each term once, at most sixteen, none too long', () => {
    expect(askedTerms('a A á b').map(({ typed }) => typed)).toEqual(['a', 'b'])
    expect(askedTerms(Array.from({ length: 40 }, (_, at) => `w${at}x`).join(' '))).toHaveLength(16)
    const parts = Array.from({ length: 170 }, (_, at) => `p${at}`)
    for (const query of [parts.join('_'), parts.join('.'), parts.join('--'), '漢字仮名交'.repeat(100)])
      expect(askedTerms(query).flatMap(({ forms }) => forms.flat()).length).toBeLessThanOrEqual(32)
    expect(askedTerms('x'.repeat(512))[0]?.forms[0]?.[0]?.word).toHaveLength(100)
  })

  it('of a name match together or one by one, of a run of characters as pairs', () => {
    const forms = (query: string) =>
      askedTerms(query).map((term) =>
        term.forms
          .map((form) => form.map(({ word, start }) => word + (start ? '*' : '')).join('+'))
          .join(' or '),
      )
    expect(forms('userName')).toEqual(['username* or user*+name*'])
    expect(forms('--flag')).toEqual(['optionflag* or flag*'])
    expect(forms('検索する')).toEqual(['検索+索す+する'])
    expect(forms('字')).toEqual(['字*'])
  })
})

describe('hits', () => {
  const marked = (text: string, query: string) => {
    let markedText = text
    for (const [at, end] of rangesOf(hitsIn(text, askedTerms(query))).toReversed())
      markedText = `${markedText.slice(0, at)}[${markedText.slice(at, end)}]${markedText.slice(end)}`
    return markedText
  }
  it.each([
    ['Installation', 'inst', '[Inst]allation'],
    ['Reinstall', 'inst', 'Reinstall'],
    ['a Résumé here', 'resu', 'a [Résu]mé here'],
    ['Größe', 'grosse', '[Größe]'],
    ['call getUserName()', 'username', 'call get[UserName]()'],
    ['call getUserName()', 'user', 'call get[User]Name()'],
    ['call get_user_name', 'getUserName', 'call [get_user_name]'],
    ['set RECTO_ADMIN_TOKEN=1', 'admin_token', 'set RECTO_[ADMIN_TOKEN]=1'],
    ['東京都検索', '検索', '東京都[検索]'],
    ['with --dry-run', '--dry', 'with [--dry-run]'],
  ])('in %j for %j', (text, query, shown) => {
    expect(marked(text, query)).toBe(shown)
  })
})

describe('an excerpt', () => {
  const long = (at: number) =>
    [...Array<string>(at).fill('filler'), 'needle', ...Array<string>(80).fill('after')].join(' ')
  const excerptOf = (text: string, query: string) => excerpt(text, askedTerms(query))

  it('is the whole of a short text, on one line', () => {
    expect(excerptOf('One\ntwo  three', 'two')).toEqual({ text: 'One two three', marks: [[4, 7]] })
  })
  it('shows the word in its context, cut between words', () => {
    for (const at of [0, 5, 9, 10, 200]) {
      const { text, marks } = excerptOf(long(at), 'need')
      expect(marks.map(([a, b]) => text.slice(a, b))).toEqual(['need'])
      expect(text.length).toBeLessThan(250)
      expect(
        text
          .replaceAll('…', '')
          .trim()
          .split(' ')
          .every((word) => /^(filler|needle|after)$/.test(word)),
      ).toBe(true)
    }
  })
  it('covers the most words', () => {
    const far = [...Array<string>(200).fill('filler')].join(' ')
    expect(excerptOf(`needle ${far} thread and needle ${far}`, 'needle thread').text).toContain('thread')
  })
  it('is from the beginning of a text that is too long to be searched', () => {
    const text = `needle ${'a.b.c.d.e.f.g.h '.repeat(1_000_000)} thread`
    expect(excerptOf(text, 'needle thread a b c d e f g h').text).toMatch(/^needle a\.b/)
    expect(hitsIn(text, askedTerms('needle thread')).map(({ at }) => at)).toEqual([0])
  })
  it('needs no spaces, and never splits a character', () => {
    const { text } = excerptOf(`${'😀'.repeat(300)}needle${'😀'.repeat(300)}`, 'needle')
    expect(text.isWellFormed()).toBe(true)
    expect(excerptOf('漢'.repeat(1000), '字').text.length).toBeLessThan(250)
  })
})
