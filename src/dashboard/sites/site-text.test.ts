import { expect, test } from 'vitest'
import {
  countedSpaces,
  displayUrl,
  keptCopies,
  siteProblem,
  siteState,
  visibilities,
  visibilityLabels,
} from './site-text.ts'

const site = (over: object) => ({
  published: true,
  visibility: 'public' as const,
  siteSpaces: 2,
  urls: { location: 'l', app: 'a', preview: 'p', published: 'https://docs.example.org/guide/' },
  ...over,
})

test('describes where a live site is and who can read it', () => {
  expect(siteState(site({}))).toEqual({
    before: 'Live at',
    url: 'https://docs.example.org/guide/',
    after: 'for anyone, indexed by search engines.',
  })
  expect(
    siteState(site({ urls: { location: 'l', app: 'a', preview: 'p' }, visibility: 'share-link' })),
  ).toEqual({
    before: 'Live for people with a share link.',
  })
})

test('says that a site is not published, and when it has no spaces', () => {
  expect(siteState(site({ published: false })).before).toBe('Not published. Nobody can read it yet.')
  expect(siteState(site({ published: false, siteSpaces: 0 })).before).toContain('has no spaces yet')
})

test('gives each visibility a different label and audience', () => {
  const labels = visibilities.map((visibility) => visibilityLabels[visibility])
  expect(new Set(labels.map(({ readers }) => readers)).size).toBe(4)
  expect(new Set(labels.map(({ label }) => label)).size).toBe(4)
})

test('formats URLs and counts for display', () => {
  expect(displayUrl('https://docs.example.org/guide/')).toBe('docs.example.org/guide')
  expect([0, 1, 2].map(countedSpaces)).toEqual(['0 spaces', '1 space', '2 spaces'])
})

test('says what readers of a site cannot reach', () => {
  const health = { trashedSpaces: 0, homeTrashed: false }
  const of = (over: object) => siteProblem({ published: true, health: { ...health, ...over } })
  expect(of({})).toBeUndefined()
  expect(siteProblem({ published: true })).toBeUndefined()
  expect(of({ trashedSpaces: 1, homeTrashed: true })?.label).toBe('Home page missing')
  expect(of({ trashedSpaces: 2 })).toEqual({
    label: '2 spaces in trash',
    detail:
      '2 spaces are in the trash, so readers do not see them. Restore them, or replace them in the structure.',
  })
  expect(of({ hostnameProblem: 'No record.' })?.detail).toContain('No record.')
})

test('says for how long shared caches may show a site', () => {
  expect(keptCopies(60)).toBe('Readers may see kept copies for up to 60 seconds.')
  expect(keptCopies(86_460)).toBe('Readers may see kept copies for up to 24 hours.')
})
