import { expect, test } from 'vitest'
import type { Link, Site, SiteSpace } from '../../../client/types.gen.ts'
import { formerAddresses, formerPaths, redirectTo } from './site-redirects.ts'

const link = (path?: string): Link =>
  ({ ...(path !== undefined && { formerTarget: { path } }) }) as unknown as Link
const place = (id: string, space: string, published?: string): SiteSpace =>
  ({
    id,
    space: { id: space },
    urls: { ...(published !== undefined && { published }) },
  }) as unknown as SiteSpace
const site = (published?: string) =>
  ({ id: 'x', urls: { ...(published !== undefined && { published }) } }) as unknown as Site

test('requires a former path for every link target', () => {
  expect(formerPaths([link('a'), link('b'), link('a')])).toEqual(['a', 'b'])
  expect(formerPaths([link('a'), link()])).toBeUndefined()
  expect(formerPaths([])).toBeUndefined()
})

test.each([
  ['https://docs.example.org/', 'https://docs.example.org/', 'old', 'docs.example.org/old'],
  [
    'https://docs.example.org/',
    'https://docs.example.org/guide/v2',
    'guide/v2/old',
    'docs.example.org/guide/v2/old',
  ],
  [
    'https://example.org/s/acme/',
    'https://example.org/s/acme/guide/',
    'guide/old',
    'example.org/s/acme/guide/old',
  ],
])('on %s, with the space at %s, a page was at %s', (base, shown, source, address) => {
  expect(
    formerAddresses(site(base), [place('p', 's', shown), place('q', 'other', shown)], 's', ['old']),
  ).toEqual([{ site: 'x', siteSpace: 'p', source, address }])
})

test('returns no URLs for an unpublished site', () => {
  expect(formerAddresses(site(), [place('p', 's', 'https://a.example.org/')], 's', ['old'])).toEqual([])
  expect(formerAddresses(site('https://a.example.org/'), [place('p', 's')], 's', ['old'])).toEqual([])
})

test('redirects to a page or a URL, but not to a file', () => {
  const from = { site: 'x', siteSpace: 'p', source: 'old', address: 'a/old' }
  expect(redirectTo(from, { kind: 'page', page: 'p1' })?.destination).toEqual({
    kind: 'site-page',
    siteSpaceId: 'p',
    pageId: 'p1',
  })
  expect(redirectTo(from, { kind: 'url', url: 'https://b.example.org' })?.destination.kind).toBe('external')
  expect(redirectTo(from, { kind: 'url', url: 'mailto:a@example.org' })).toBeUndefined()
  expect(redirectTo(from, { kind: 'file', file: 'f1' })).toBeUndefined()
})
