/** Terms of the glossary in texts. */
import { describe, expect, it } from 'vitest'
import { findTerms, termPairs, termWords, usesTerm, type GlossaryEntryTerms } from './glossary-terms.ts'

const entry = (
  id: string,
  translations: GlossaryEntryTerms['translations'],
  more: Partial<GlossaryEntryTerms> = {},
) => ({
  ...{ id, translations, doNotTranslate: false },
  ...more,
})
const entries = [
  entry('request', { en: 'request', de: 'Anfrage' }),
  entry('change', { en: 'Change Request', de: 'Änderungsantrag' }, { forbidden: { de: ['Pull Request'] } }),
  entry('cpp', { en: 'C++', de: 'C++' }),
  entry('net', { en: '.NET' }, { doNotTranslate: true }),
  entry('page', { en: 'page', 'pt-br': 'página', pt: 'página' }),
  entry('brand', { de: 'Recto' }, { doNotTranslate: true }),
  entry('ja', { ja: '変更', de: 'Änderung' }),
]
const ids = (text: string, from = 'en', to = 'de'): string[] =>
  findTerms(text, entries, from, to).map((term) => term.entry)

describe('terms in a text', () => {
  it('are whole words in any case, the longest at each place', () => {
    expect(ids('Open a change request.')).toEqual(['change'])
    expect(ids('CHANGE\n REQUESTS are not it, a Request is')).toEqual(['request'])
    expect(ids('prerequest requests requested')).toEqual([])
    expect(ids('request, page, request')).toEqual(['request', 'page'])
  })

  it('may have signs, and formatting inside', () => {
    expect(ids('Write C++ or C on .NET')).toEqual(['cpp', 'net'])
    expect(ids('a <g id="1">change</g> request')).toEqual(['change'])
    expect(ids('a change<x id="1"/> request')).toEqual(['request'])
    expect(ids('&lt;page&gt;')).toEqual(['page'])
  })

  it('know scripts without spaces, languages with regions, and names', () => {
    expect(ids('この変更を', 'ja')).toEqual(['ja'])
    expect(findTerms('page', entries, 'en', 'pt-br')[0]?.target).toBe('página')
    expect(ids('Recto')).toEqual(['brand'])
    expect(findTerms('change request', entries, 'en', 'de')).toEqual([
      {
        ...{ entry: 'change', source: 'Change Request', target: 'Änderungsantrag', doNotTranslate: false },
        forbidden: ['Pull Request'],
      },
    ])
  })

  it('are found again in a translation that inflects them', () => {
    const uses = (text: string, term: string) => usesTerm(termWords(text), term, 'inflected')
    expect(uses('zwei Änderungsanträge', 'Änderungsantrag')).toBe(true)
    expect(uses('der Seitentitel', 'Titel')).toBe(false)
    expect(uses('die Anfragen', 'Anfrage')).toBe(true)
    expect(uses('das Ei', 'Eis')).toBe(false)
    expect(usesTerm(termWords('ein pull request'), 'Pull Request', 'exact')).toBe(true)
    expect(usesTerm(termWords('pull requests'), 'Pull Request', 'exact')).toBe(false)
    expect(uses('', 'a')).toBe(false)
    expect(uses('a', ' ')).toBe(false)
  })

  it('are indexed once for ten thousand entries', () => {
    const many = Array.from({ length: 10_000 }, (_, at) =>
      entry(String(at), { en: `recto term number ${at}`, de: 'x' }),
    )
    const text = 'recto term number 1 '.repeat(5000)
    for (let round = 0; round < 20; round += 1) expect(findTerms(text, many, 'en', 'de').length).toBe(1)
  })
})

it('the pairs of two languages: each source once, regions by their language, and words that stay', () => {
  const entries = [
    { id: '1', translations: { en: 'space', pt: 'espaço', de: 'Bereich' }, doNotTranslate: false },
    { id: '2', translations: { en: 'space', pt: 'lugar' }, doNotTranslate: false },
    { id: '3', translations: { de: 'Recto' }, doNotTranslate: true },
    { id: '4', translations: { en: 'page' }, doNotTranslate: false },
  ]
  expect(termPairs(entries, 'en', 'pt-br')).toEqual([
    ['space', 'espaço'],
    ['Recto', 'Recto'],
  ])
  expect(termPairs(entries, 'en', 'fr')).toEqual([['Recto', 'Recto']])
})
