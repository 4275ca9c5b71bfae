import { expect, test } from 'vitest'
import type { ContentChange } from '../../client/types.gen.ts'
import { changeEntries, countWords, entryName, filterEntries, moveWords } from './change-entries.ts'
import { entriesInOrder, entryTree } from './change-tree.tsx'

const page = (id: string, path = id) => ({ id, type: 'document' as const, title: id.toUpperCase(), path })

test('a page that moved and was edited is one entry with both signs', () => {
  const changes: ContentChange[] = [
    { type: 'page_moved', page: page('a'), parent: { after: page('b') } },
    {
      type: 'page_edited',
      page: page('a'),
      attributes: {
        document: { before: '1', after: '2' },
        title: { before: 'x', after: 'A' },
        hidden: { after: true },
      },
    },
  ]
  expect(changeEntries(changes)).toEqual([
    {
      kind: 'page',
      id: 'a',
      title: 'A',
      type: 'document',
      path: 'a',
      signs: ['moved', 'renamed', 'edited', 'options'],
      attributes: { title: { before: 'x', after: 'A' }, hidden: { after: true } },
      moved: { from: undefined, to: 'B' },
    },
  ])
})

test('an edit of the text alone is no change of options', () => {
  const [entry] = changeEntries([
    { type: 'page_edited', page: page('a'), attributes: { document: { before: '1', after: '2' } } },
  ])
  expect(entry).toMatchObject({ signs: ['edited'], attributes: {} })
})

test('files, variables and reusable content are entries of their own after the pages', () => {
  const file = { id: 'f', name: 'cat.png', contentType: 'image/png', downloadURL: '' }
  const entries = changeEntries([
    { type: 'file_created', file },
    { type: 'variables_edited', variables: { version: { after: '2' } } },
    { type: 'reusable_content_deleted', reusableContent: { id: 'r', title: 'Notice' } },
    { type: 'page_created', page: page('z') },
  ])
  expect(entries.map(entryName)).toEqual(['Z', 'cat.png', 'Variables', 'Notice'])
})

test('pages lie below the changed page above them, by path', () => {
  const entries = changeEntries(
    ['guide/install/linux', 'other', 'guide'].map(
      (path) => ({ type: 'page_created', page: page(path, path) }) as const,
    ),
  )
  const [guide, other] = entryTree(entries)
  expect([guide?.id, other?.id]).toEqual(['guide', 'other'])
  expect(guide?.children?.map(({ id }) => id)).toEqual(['guide/install/linux'])
  expect(entriesInOrder(entries).map(({ id }) => id)).toEqual(['guide', 'guide/install/linux', 'other'])
})

test('counts become words, and nothing has none', () => {
  const none = {
    added: 0,
    removed: 0,
    moved: 0,
    renamed: 0,
    changed: 0,
    files: 0,
    variables: 0,
    reusableContents: 0,
  }
  expect(countWords(none)).toBeUndefined()
  expect(countWords({ ...none, changed: 1 })).toBe('1 changed page')
  expect(countWords({ ...none, added: 2, changed: 1, files: 1 })).toBe(
    '2 new pages, 1 changed page and 1 file',
  )
})

test('several moves are told together as sentences, one alone is told by its page', () => {
  const moved = (id: string, before: string, after: string): ContentChange => ({
    type: 'page_moved',
    page: page(id),
    parent: { before: page(before), after: page(after) },
  })
  expect(changeEntries([moved('a', 'x', 'y')]).map(({ kind }) => kind)).toEqual(['page'])
  const entries = changeEntries([moved('a', 'x', 'y'), moved('b', 'x', 'x')])
  const order = entries.find((entry) => entry.kind === 'order')
  expect(order?.moves.map(moveWords)).toEqual([
    'Moved from X to Y',
    'Moved to another place among its neighbours in X',
  ])
})

test('a filter finds entries by words of their name and path, in any order', () => {
  const entries = changeEntries([
    { type: 'page_created', page: page('install', 'guides/install') },
    { type: 'page_created', page: page('remove', 'guides/remove') },
  ])
  const found = (filter: string) => filterEntries(entries, filter).map(({ id }) => id)
  expect(found('INSTALL guides')).toEqual(['install'])
  expect(found('  ')).toEqual(['install', 'remove'])
  expect(found('nothing')).toEqual([])
})
