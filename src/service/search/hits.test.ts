/** Where terms occur in texts, and the parts of texts that are shown. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { placedWords } from '../../content/document/tokenizer.ts'
import type { Hit } from './hits.ts'
import { excerpt, hitsIn, rangesOf, termsIn } from './hits.ts'
import type { AskedTerm } from './tokenizer.ts'
import { askedTerms, typedOut } from './tokenizer.ts'

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

  /** As defined: every word of the text is compared with every word of the terms. */
  const everyHit = (text: string, terms: readonly AskedTerm[]): Hit[] => {
    const words = terms.flatMap(({ forms }, term) => forms.flat().map((asked) => ({ ...asked, term })))
    return Array.from(placedWords(text)).flatMap(({ word, at, end }) => {
      const asked = words.find((one) => (one.start ? word.startsWith(one.word) : word === one.word))
      if (!asked) return []
      return { term: asked.term, at, end: end - at === word.length ? at + asked.word.length : end }
    })
  }
  const inOrder = (hits: readonly Hit[]) => hits.toSorted((a, b) => a.at - b.at || b.end - a.end)

  it('are the same as of all words of a text', () => {
    const unit = fc.constantFrom(
      ...[
        'a',
        'b',
        'A',
        'B',
        '1',
        '2',
        'p',
        'v',
        'o',
        'opt',
        'option',
        'é',
        'E',
        'ﬁ',
        'ß',
        '字',
        '検',
        'ภ',
        'Ж',
      ],
      ...['.', '-', '--', '_', ':', ' ', ' ', '\n', '’', '“', '\u0301', '\u212a', '😀', '/'],
    )
    const text = fc.string({ unit, maxLength: 24 })
    fc.assert(
      fc.property(text, fc.string({ unit, maxLength: 6 }), fc.boolean(), (body, query, whole) => {
        const terms = whole ? typedOut(askedTerms(query)) : askedTerms(query)
        const hits = hitsIn(body, terms)
        expect(hits).toEqual(inOrder(everyHit(body, terms)))
        expect(termsIn(body, terms)).toEqual(new Set(hits.map(({ term }) => term)))
      }),
      { numRuns: 5_000 },
    )
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
