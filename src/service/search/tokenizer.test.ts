/** Words of queries. */
import { describe, expect, it } from 'vitest'
import { askedTerms } from './tokenizer.ts'

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
