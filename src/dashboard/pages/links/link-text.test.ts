import { expect, test } from 'vitest'
import type { ContentLocation } from '../../../client/types.gen.ts'
import { placeOf, targetText } from './link-text.ts'

/** Only the fields that the functions read. */
const location = (value: object): ContentLocation => value as ContentLocation
const inSpace = { organization: { id: 'o1' }, space: { id: 's1', title: 'Guide' } }

test('a page is named by its title and found at the block of the link', () => {
  const at = location({
    kind: 'page',
    ...inSpace,
    page: { id: 'p1', title: 'Set up' },
    internalLocation: { type: 'node', node: 'b9' },
  })
  expect(placeOf(at, 's1')).toEqual({ words: 'Set up', href: '/o/o1/s/s1/p/p1#b9' })
  expect(placeOf(at, 's2').words).toBe('Guide: Set up')
})

test('a part of a page is named, so that it is plain what is missing', () => {
  const internalLocation = { type: 'anchor', anchor: 'old-name' }
  const at = location({ kind: 'page', ...inSpace, page: { id: 'p1', title: 'Set up' }, internalLocation })
  expect(placeOf(at, 's1')).toEqual({ words: 'Set up #old-name', href: '/o/o1/s/s1/p/p1#old-name' })
})

test('a path that an import could not resolve is no address', () => {
  expect(placeOf(location({ kind: 'url', url: '../gone.md' }), 's1')).toEqual({ words: '../gone.md' })
})

test('other things have the address they have, or none', () => {
  const file = location({ kind: 'file', ...inSpace, file: { id: 'f1', name: 'a.png' } })
  expect(placeOf(file, 's1')).toEqual({ words: 'a.png', href: '/o/o1/s/s1/files?file=f1' })
  expect(placeOf(location({ kind: 'url', url: 'https://example.org/' }), 's1').href).toBe(
    'https://example.org/',
  )
  expect(placeOf(location({ kind: 'user', user: { displayName: 'Mara' } }), 's1')).toEqual({ words: 'Mara' })
  expect(placeOf(location({ kind: 'page', ...inSpace, page: { id: 'p', title: '' } }), 's1').words).toBe(
    'Untitled',
  )
})

test('what is not there is told as it is written', () => {
  const words = (reference: { readonly kind: string; readonly [name: string]: unknown }) =>
    targetText({ target: { id: 't', reference } })
  expect([
    words({ kind: 'page', page: 'p9' }),
    words({ kind: 'url', url: '../gone.md' }),
    words({ kind: 'anchor', anchor: 'old' }),
    words({ kind: 'anchor', anchor: 'old', page: 'p9' }),
    words({ kind: 'file', file: 'f9' }),
    words({ kind: 'page', page: 9 }),
    targetText({
      target: { id: 't', reference: { kind: 'page', page: 'p9' } },
      formerTarget: { title: 'Wick' },
    }),
  ]).toEqual(['Page p9', '../gone.md', '#old on the same page', '#old on a page', 'File f9', 'Page ', 'Wick'])
})
