/** Text as words, and the parts of it that are shown. */
import { describe, expect, it } from 'vitest'
import { askedWords, excerpt, says, wordsOf } from './search-words.ts'

describe('words', () => {
  it.each([
    ['Hello, World!', 'hello world'],
    ['snake_case and kebab-case', 'snake case and kebab case'],
    ['Élan, Über, naïve', 'elan uber naive'],
    ['v1.2.3 x86_64', 'v1 2 3 x86 64'],
    ['docs.example.org/a?b', 'docs example org a b'],
    ['検索 abc漢字', '検 索 abc 漢 字'],
    ['   \n--- ', ''],
    ['" OR * ) \' \\ :', 'or'],
  ])('of %j are %j', (text, words) => {
    expect(wordsOf(text).join(' ')).toBe(words)
  })

  it('bound what is asked: each once, sixteen at most, none too long', () => {
    expect(askedWords('a A á b')).toEqual(['a', 'b'])
    expect(askedWords(Array.from({ length: 40 }, (_, at) => `w${at}`).join(' '))).toHaveLength(16)
    expect(askedWords('x'.repeat(512))[0]).toHaveLength(100)
  })

  it('are found by their beginning', () => {
    expect([says('Installation', ['inst']), says('Reinstall', ['inst'])]).toEqual([true, false])
  })
})

describe('an excerpt', () => {
  const long = (at: number) =>
    [...Array<string>(at).fill('filler'), 'needle', ...Array<string>(80).fill('after')].join(' ')

  it('is a short text whole, in one line', () => {
    expect(excerpt('One\ntwo  three', ['two'])).toBe('One two three')
  })
  it('shows the word where it stands, cut between words', () => {
    for (const at of [0, 5, 9, 10, 200]) {
      const shown = excerpt(long(at), ['need'])
      expect(shown).toContain('needle')
      expect(shown.length).toBeLessThan(250)
      expect(
        shown
          .replaceAll('…', '')
          .trim()
          .split(' ')
          .every((word) => /^(filler|needle|after)$/.test(word)),
      ).toBe(true)
    }
  })
  it('needs no spaces, and keeps characters whole', () => {
    const shown = excerpt(`${'😀'.repeat(300)}needle${'😀'.repeat(300)}`, ['needle'])
    expect(shown.isWellFormed()).toBe(true)
    expect(excerpt('漢'.repeat(1000), ['字']).length).toBeLessThan(250)
  })
})
