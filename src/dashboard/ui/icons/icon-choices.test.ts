import { describe, expect, it } from 'vitest'
import type { IconChoice } from './icon-choices.ts'
import { findIcons, iconNamed } from './icon-choices.ts'

const icon = (name: string, terms = '', aliases: readonly string[] = []): IconChoice => [
  ...([name, aliases, terms] as const),
]
const icons = [
  icon('book', 'read study'),
  icon('book-open', 'read flyer'),
  icon('gear', 'settings cog', ['cog']),
  icon('open-book'),
  icon('rocket', 'launch space book'),
]
const found = (typed: string, recent: readonly string[] = []) =>
  findIcons(icons, typed, recent).map(([name]) => name)

describe('icons of pages', () => {
  it('are found by name, other names and terms, best first', () => {
    expect(found('book')).toEqual(['book', 'book-open', 'open-book', 'rocket'])
    expect(found(' Open BOOK ')).toEqual(['open-book', 'book-open'])
    expect(found('cog')).toEqual(['gear'])
    expect(found('sett')).toEqual(['gear'])
    expect(found('nothing')).toEqual([])
  })

  it('are all listed without a query, recent and suggested ones first', () => {
    expect(found('')).toEqual(['rocket', 'book-open', 'gear', 'book', 'open-book'])
    expect(found(' ', ['open-book', 'gone', 'gear'])[0]).toBe('open-book')
    expect(found('', ['gear'])).toEqual(['gear', 'rocket', 'book-open', 'book', 'open-book'])
  })

  it('have former names', () => {
    expect(iconNamed(icons, 'cog')?.[0]).toBe('gear')
    expect(iconNamed(icons, 'wheel')).toBeUndefined()
  })
})
