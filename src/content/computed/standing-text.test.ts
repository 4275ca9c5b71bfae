import { expect, test } from 'vitest'
import { linksOf } from '../links/links.ts'
import { normalize } from '../document/normalize.ts'
import { plainText } from '../document/block-text.ts'
import { declarationOf } from './computed-source.ts'
import { noticeDocument, pageListDocument } from './standing-text.ts'

test('a list of pages links to each of them, with its description if it has one', () => {
  const list = pageListDocument([
    { id: 'a', title: 'A & B', description: 'first' },
    { id: 'b', title: 'B', description: '' },
    { id: 'c', title: 'C' },
  ])
  expect(plainText(list)).toBe('A & B: first\nB\nC')
  expect(linksOf(list).map(({ reference, text }) => [reference, text])).toEqual([
    [{ kind: 'page', page: 'a' }, 'A & B'],
    [{ kind: 'page', page: 'b' }, 'B'],
    [{ kind: 'page', page: 'c' }, 'C'],
  ])
  expect(pageListDocument([]).nodes).toEqual([])
})

test('both texts are in normal form, so that they are equal to what is stored of them', () => {
  for (const document of [
    pageListDocument([{ id: 'a', title: 'A' }]),
    pageListDocument([]),
    noticeDocument('No.'),
  ])
    expect(normalize(document)).toEqual(document)
  expect(plainText(noticeDocument('No.'))).toBe('No.')
})

test('only a computed page with a type declares a source', () => {
  const page = { kind: 'page', id: 'p', title: 'P', slug: 'p', parent: null, order: 'a0' } as const
  const computed = { type: 'builtin:openapi', props: {} }
  expect(declarationOf({ ...page, type: 'computed', computed })).toBe(computed)
  expect(declarationOf({ ...page, type: 'document', computed })).toBeUndefined()
  expect(declarationOf({ ...page, type: 'computed', computed: { type: 1 } })).toBeUndefined()
  expect(declarationOf({ ...page, type: 'computed' })).toBeUndefined()
})
