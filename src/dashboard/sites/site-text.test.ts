import { expect, test } from 'vitest'
import { countedSpaces, plainAddress, siteState, visibilities, visibilityLabels } from './site-text.ts'

const shown = (over: object) => ({
  published: true,
  visibility: 'public' as const,
  siteSpaces: 2,
  urls: { location: 'l', app: 'a', published: 'https://docs.example.org/guide/' },
  ...over,
})

test('a site that is live says where, and for whom', () => {
  expect(siteState(shown({}))).toEqual({
    before: 'Live at',
    url: 'https://docs.example.org/guide/',
    after: 'for anyone, indexed.',
  })
  expect(siteState(shown({ urls: { location: 'l', app: 'a' }, visibility: 'share-link' }))).toEqual({
    before: 'Live for whoever has a share link.',
  })
})

test('a site that is not published says so, and that it is empty where it is', () => {
  expect(siteState(shown({ published: false })).before).toBe('Not published: nobody can read it yet.')
  expect(siteState(shown({ published: false, siteSpaces: 0 })).before).toContain('shows no space yet')
})

test('every audience is told apart', () => {
  const said = visibilities.map((visibility) => visibilityLabels[visibility])
  expect(new Set(said.map(({ whom }) => whom)).size).toBe(4)
  expect(new Set(said.map(({ label }) => label)).size).toBe(4)
})

test('addresses and counts read as people say them', () => {
  expect(plainAddress('https://docs.example.org/guide/')).toBe('docs.example.org/guide')
  expect([0, 1, 2].map(countedSpaces)).toEqual(['0 spaces', '1 space', '2 spaces'])
})
