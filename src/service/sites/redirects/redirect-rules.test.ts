import { describe, expect, test } from 'vitest'
import { emptySiteTree } from '../../../content/site-tree/site-tree.ts'
import type { SiteRedirectRow } from '../../storage/schema/site-tables.ts'
import {
  redirectFor,
  redirectSource,
  sourcesFor,
  type RedirectDestination,
} from '../model/redirects.store.ts'
import type { WantedRedirect } from './redirect-rows.store.ts'
import { redirectProblem } from './redirect-rules.ts'

/** `a > b` redirects a path, `a/* > b` with everything below it; `> https://…` leads out of the site. */
const parsed = (rule: string): WantedRedirect => {
  const [from = '', to = ''] = rule.split(' > ')
  const destination: RedirectDestination = to.startsWith('https:')
    ? { kind: 'external', url: to }
    : { kind: 'path', path: to }
  return {
    source: redirectSource(from.replace(/\*$/, '')),
    captureWildcard: from.endsWith('*'),
    destination,
  } as unknown as WantedRedirect
}
const rowOf = ({ source, captureWildcard, destination }: WantedRedirect): SiteRedirectRow =>
  ({
    source,
    wildcard: captureWildcard ? 1 : 0,
    destination: JSON.stringify(destination),
  }) as unknown as SiteRedirectRow

const problem = (wanted: string, existing: readonly string[]) => {
  const rows = new Map(existing.map((rule) => [parsed(rule).source, rowOf(parsed(rule))]))
  return redirectProblem(emptySiteTree, parsed(wanted), (path) => redirectFor(rows, path))
}

const chain = (length: number): string[] => Array.from({ length }, (_, at) => `s${at} > s${at + 1}`)

describe('a redirect', () => {
  test.each<[string, readonly string[]]>([
    ['a > b', []],
    ['a > https://example.org/a', ['b > a']],
    ['a > b', ['b > c', 'c > https://example.org']],
    ['a > b', ['c > a']],
    ['a > a/b', []],
    ['a > b/c', ['b > a']],
    ['a > ab', []],
    ['a/* > ab', []],
    ['x > s0', chain(9)],
    // It takes the place of the one with its source.
    ['a > b', ['a > c']],
  ])('%s is possible with %j', async (wanted, existing) => {
    expect(await problem(wanted, existing)).toBeUndefined()
  })

  test.each<[string, readonly string[]]>([
    ['a > a', []],
    ['a > /A/', []],
    ['a > a#part', []],
    ['caf\u00e9 > caf%C3%A9?x', []],
    ['a > b', ['b > a#part']],
    ['a > b', ['b > a']],
    ['a > b', ['b > c', 'c > a']],
    ['a/* > a/b', []],
    ['a/* > b', ['b > a/c']],
    ['* > b', []],
    ['a/b > c/b', ['c/* > a']],
  ])('%s would be a loop with %j', async (wanted, existing) => {
    expect(await problem(wanted, existing)).toMatch(/loop/)
  })

  test('does not lead through ten others', async () => {
    expect(await problem('x > s0', chain(10))).toMatch(/ten or more/)
  })

  test.each<RedirectDestination>([
    { kind: 'site-section', siteSectionId: 'none' },
    { kind: 'site-space', siteSpaceId: 'none' },
    { kind: 'site-page', siteSpaceId: 'none', pageId: 'p' },
  ])('does not lead to what the site does not have: %j', async (destination) => {
    const wanted = { ...parsed('a > b'), destination }
    expect(await redirectProblem(emptySiteTree, wanted, () => undefined)).toMatch(/not part of this site/)
  })
})

test.each([
  ['/A//b/', 'a/b'],
  ['', ''],
  ['/', ''],
  ['Cafe\u0301', 'caf\u00e9'],
])('the source of %j is %j', (path, source) => expect(redirectSource(path)).toBe(source))

test.each([
  ['a/b/c', ['a/b/c', 'a/b', 'a', '']],
  ['a', ['a', '']],
  ['', ['']],
])('%j is matched by %j', (path, sources) => expect(sourcesFor(path)).toEqual(sources))
