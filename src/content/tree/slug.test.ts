import { describe, expect, it } from 'vitest'
import { slugOf, uniqueFileName, uniqueSlug, uniqueSlugs } from './slug.ts'

describe('the slug of a title', () => {
  it.each([
    ['Getting started', 'getting-started'],
    ['  What’s new?  ', 'whats-new'],
    ['Über uns & Straße', 'uber-uns-strasse'],
    ['Crème brûlée / Ærø', 'creme-brulee-aero'],
    ['日本語ガイド', '日本語ガイド'],
    ['हिन्दी', 'हिन्दी'],
    ['Привет, мир', 'привет-мир'],
    ['C++ 11', 'c-11'],
    ['!!!', 'page'],
    ['', 'page'],
    ['ＡＢＣ', 'abc'],
  ])('%j is %j', (title, slug) => expect(slugOf(title)).toBe(slug))

  it('has at most 100 units, no half characters and no hyphen at its end', () => {
    expect(slugOf(`${'a'.repeat(99)} bc`)).toBe('a'.repeat(99))
    const astral = slugOf(`${'a'.repeat(99)}𐐨`)
    expect(astral.isWellFormed() && astral.length <= 100).toBe(true)
  })
})

describe('unique slugs', () => {
  const among = (taken: readonly string[]) => (slug: string) => taken.includes(slug)
  it('uses the first free number', () => {
    expect(uniqueSlug('a', among([]))).toBe('a')
    expect(uniqueSlug('a', among(['a']))).toBe('a-2')
    expect(uniqueSlug('a', among(['a', 'a-2']))).toBe('a-3')
  })
  it('is shortened so that the number fits', () => {
    const long = 'b'.repeat(100)
    expect(uniqueSlug(long, among([long]))).toBe(`${'b'.repeat(98)}-2`)
  })

  it('are numbered one after the other, without trying the former numbers again', () => {
    const taken = new Set(['a-3'])
    let tried = 0
    const unique = uniqueSlugs((slug) => {
      tried += 1
      return taken.has(slug)
    })
    const given = Array.from({ length: 1000 }, () => {
      const slug = unique('a')
      taken.add(slug)
      return slug
    })
    expect(given.slice(0, 4)).toEqual(['a', 'a-2', 'a-4', 'a-5'])
    expect(new Set(given).size).toBe(1000)
    expect(tried).toBeLessThanOrEqual(2 * 1000)
  })
  it('of a file has its number before the extension', () => {
    expect(uniqueFileName('plan.png', among(['plan.png']))).toBe('plan-2.png')
    expect(uniqueFileName('.env', among(['.env']))).toBe('.env-2')
  })
})
