import { expect, test } from 'vitest'
import type { ContentChange } from '../../../client/types.gen.ts'
import { changeEntries, countText, entryName, filterEntries } from './change-entries.ts'

const page = (id: string, path = id) => ({ id, type: 'document' as const, title: id.toUpperCase(), path })

test('a page that was moved and edited is one entry with both statuses', () => {
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
  expect(changeEntries(changes).filter(({ kind }) => kind === 'page')).toEqual([
    {
      kind: 'page',
      id: 'a',
      title: 'A',
      type: 'document',
      path: 'a',
      statuses: ['moved', 'renamed', 'edited', 'options'],
      attributes: { title: { before: 'x', after: 'A' }, hidden: { after: true } },
      moved: { from: undefined, to: 'B' },
    },
  ])
})

test('an edit of only the text changes no options', () => {
  const [entry] = changeEntries([
    { type: 'page_edited', page: page('a'), attributes: { document: { before: '1', after: '2' } } },
  ])
  expect(entry).toMatchObject({ statuses: ['edited'], attributes: {} })
})

test('lists files, variables and reusable content after the pages', () => {
  const file = { id: 'f', name: 'cat.png', contentType: 'image/png', downloadURL: '' }
  const entries = changeEntries([
    { type: 'file_created', file },
    { type: 'variables_edited', variables: { version: { after: '2' } } },
    { type: 'reusable_content_deleted', reusableContent: { id: 'r', title: 'Notice' } },
    { type: 'page_created', page: page('z') },
  ])
  expect(entries.map(entryName)).toEqual(['Z', 'cat.png', 'Variables', 'Notice'])
})

test('describes counts, and returns undefined without changes', () => {
  const none = {
    added: 0,
    removed: 0,
    moved: 0,
    renamed: 0,
    changed: 0,
    groups: 0,
    files: 0,
    variables: 0,
    reusableContents: 0,
  }
  expect(countText(none)).toBeUndefined()
  expect(countText({ ...none, changed: 1 })).toBe('1 changed page')
  expect(countText({ ...none, added: 2, changed: 1, files: 1 })).toBe(
    '2 new pages, 1 changed page and 1 file',
  )
  expect(countText({ ...none, changed: 1, groups: 2 })).toBe('1 changed page and 2 groups')
})

test('lists moves in a separate entry besides their pages', () => {
  const moved = (id: string, before: string, after: string): ContentChange => ({
    type: 'page_moved',
    page: page(id),
    parent: { before: page(before), after: page(after) },
  })
  expect(changeEntries([moved('a', 'x', 'x')]).map(({ kind }) => kind)).toEqual(['page', 'order'])
  const entries = changeEntries([moved('b', 'x', 'y'), moved('a', 'x', 'x')])
  const order = entries.find((entry) => entry.kind === 'order')
  expect(order?.moves.map(({ id }) => id)).toEqual(['a', 'b'])
  expect(changeEntries([{ type: 'page_created', page: page('a') }]).map(({ kind }) => kind)).toEqual(['page'])
})

test('filters entries by terms of their name and path, in any order', () => {
  const entries = changeEntries([
    { type: 'page_created', page: page('install', 'guides/install') },
    { type: 'page_created', page: page('remove', 'guides/remove') },
  ])
  const found = (filter: string) => filterEntries(entries, filter).map(({ id }) => id)
  expect(found('INSTALL guides')).toEqual(['install'])
  expect(found('  ')).toEqual(['install', 'remove'])
  expect(found('nothing')).toEqual([])
})
