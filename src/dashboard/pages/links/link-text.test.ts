import { expect, test } from 'vitest'
import type { ContentLocation } from '../../../client/types.gen.ts'
import { brokenTargetText, placeOf, targetDetail, targetText, wholeTargetText } from './link-text.ts'

/** Only the fields that the functions read. */
const location = (value: object): ContentLocation => value as ContentLocation
const inSpace = { organization: { id: 'o1' }, space: { id: 's1', title: 'Guide' } }

test('labels a page by its title and links to the block', () => {
  const at = location({
    kind: 'page',
    ...inSpace,
    page: { id: 'p1', title: 'Set up' },
    internalLocation: { type: 'node', node: 'b9' },
  })
  expect(placeOf(at, 's1')).toEqual({ label: 'Set up', href: '/o/o1/s/s1/p/p1#b9' })
  expect(placeOf(at, 's2').label).toBe('Guide: Set up')
})

test('names the heading of a page that is missing', () => {
  const internalLocation = { type: 'anchor', anchor: 'old-name' }
  const at = location({ kind: 'page', ...inSpace, page: { id: 'p1', title: 'Set up' }, internalLocation })
  expect(placeOf(at, 's1')).toEqual({ label: 'Set up #old-name', href: '/o/o1/s/s1/p/p1#old-name' })
})

test('does not link a path that an import could not resolve', () => {
  expect(placeOf(location({ kind: 'url', url: '../gone.md' }), 's1')).toEqual({ label: '../gone.md' })
})

test('links other targets if they have a URL', () => {
  const file = location({ kind: 'file', ...inSpace, file: { id: 'f1', name: 'a.png' } })
  expect(placeOf(file, 's1')).toEqual({ label: 'a.png', href: '/o/o1/s/s1/files?file=f1' })
  expect(placeOf(location({ kind: 'url', url: 'https://example.org/' }), 's1').href).toBe(
    'https://example.org/',
  )
  expect(placeOf(location({ kind: 'user', user: { displayName: 'Mara' } }), 's1')).toEqual({ label: 'Mara' })
  expect(placeOf(location({ kind: 'page', ...inSpace, page: { id: 'p', title: '' } }), 's1').label).toBe(
    'Untitled',
  )
})

test('describes missing targets as they are written', () => {
  const label = (reference: { readonly kind: string; readonly [name: string]: unknown }) =>
    targetText({ target: { id: 't', reference } })
  expect([
    label({ kind: 'page', page: 'p9' }),
    label({ kind: 'url', url: '../gone.md' }),
    label({ kind: 'anchor', anchor: 'old' }),
    label({ kind: 'anchor', anchor: 'old', page: 'p9' }),
    label({ kind: 'file', file: 'f9' }),
    label({ kind: 'page', page: 9 }),
    targetText({
      target: { id: 't', reference: { kind: 'page', page: 'p9' } },
      formerTarget: { title: 'Wick' },
    }),
  ]).toEqual(['Page p9', '../gone.md', '#old on the same page', '#old on a page', 'File f9', 'Page ', 'Wick'])
})

test.each([
  ['path', 'GET /pets/{petId}'],
  ['webhook', '/pets/{petId}'],
] as const)('names a missing operation of a %s and its specification', (kind, text) => {
  const operation = { kind, method: 'get', path: '/pets/{petId}' }
  const target = { id: 't', reference: { kind: 'openapi', spec: 'pet-store' }, operation }
  expect([targetText({ target }), targetDetail({ target })]).toEqual([text, 'API specification pet-store'])
  expect(wholeTargetText({ target })).toBe(`${text}, API specification pet-store`)
})

test('says where a page was', () => {
  const target = { id: 't', reference: { kind: 'page', page: 'p9' } }
  expect(targetDetail({ target, formerTarget: { title: 'Wick', path: 'old/wick' } })).toBe('was at /old/wick')
  expect(targetDetail({ target })).toBeUndefined()
})

test.each([
  [{ kind: 'url', url: 'urn:isbn:0451450523' }, 'pages do not link to urn: addresses'],
  [{ kind: 'url', url: '../gone.md' }, 'not a web address'],
  [{ kind: 'url', url: 'mailto:' }, 'incomplete address'],
  [{ kind: 'anchor', anchor: 'old', page: 'p9' }, 'no heading #old'],
  [{ kind: 'page', page: 'p9' }, undefined],
])('says why a link to %j is broken', (reference, reason) => {
  expect(brokenTargetText({ id: 't', reference })).toBe(reason)
})
