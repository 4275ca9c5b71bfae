import { describe, expect, test } from 'vitest'
import type { Collection, OrganizationHealth, Space } from '../../../client/types.gen.ts'
import { listedSpaces, searchSpaces } from './space-rows.ts'
import { spaceSearch } from './space-search.ts'

const permissions = (role: 'read' | 'comment' | 'edit' | 'review' | 'create' | 'admin') => {
  const rank = ['read', 'comment', 'edit', 'review', 'create', 'admin'].indexOf(role)
  return {
    ...{ comment: rank >= 1, edit: rank >= 2, merge: rank >= 3, create: rank >= 4, admin: rank >= 5 },
  }
}

const space = (id: string, given: object = {}): Space =>
  ({
    ...{ id, title: id, emoji: '', visibility: 'private', editMode: 'locked' },
    ...{ updatedAt: '2026-01-01T00:00:00Z', permissions: permissions('read') },
    ...given,
  }) as Space

const collections = [
  { id: 'c1', title: 'Products' },
  { id: 'c2', title: 'Pumps', parent: 'c1' },
] as Collection[]

const spaces = [
  space('Guide', { parent: 'c2', visibility: 'public', language: 'de', permissions: permissions('create') }),
  space('Atlas', { editMode: 'live', updatedAt: '2026-02-01T00:00:00Z', permissions: permissions('review') }),
  space('', { id: 'untitled', permissions: permissions('admin') }),
]
const health = {
  spaces: [
    { id: 'Guide', brokenLinks: 3 },
    { id: 'Atlas', brokenLinks: 0 },
  ],
}
const rows = listedSpaces(spaces, collections, health as OrganizationHealth)

describe('the list of spaces', () => {
  test('shows where each space is, the role of the user, and broken links only where they were counted', () => {
    expect(rows.map(({ name, place, role, brokenLinks }) => [name, place, role, brokenLinks])).toEqual([
      ['Guide', 'Products / Pumps', 'create', 3],
      ['Atlas', '', 'review', 0],
      ['Untitled', '', 'admin', undefined],
    ])
  })

  test.each([
    [{}, ['Atlas', 'Guide', 'Untitled']],
    [{ q: 'products gui' }, ['Guide']],
    [{ visibility: 'public' as const }, ['Guide']],
    [{ edits: 'live' as const }, ['Atlas']],
    [{ language: 'de' }, ['Guide']],
    [{ language: 'none' }, ['Atlas', 'Untitled']],
    [{ role: 'admin' as const }, ['Untitled']],
    [{ broken: true as const }, ['Guide']],
    [{ order: 'updated' as const }, ['Atlas', 'Guide', 'Untitled']],
    [{ order: 'broken' as const }, ['Guide', 'Atlas', 'Untitled']],
  ])('finds %j', (search, names) => {
    expect(searchSpaces(rows, search).map(({ name }) => name)).toEqual(names)
  })

  test('ignores what an address says that no filter knows', () => {
    expect(
      spaceSearch({
        q: 7,
        visibility: 'constructor',
        edits: 'x',
        role: 'owner',
        broken: 'yes',
        order: 'name',
      }),
    ).toEqual({ q: '7' })
    const known = { q: 'a', visibility: 'public', edits: 'live', role: 'edit', broken: true, order: 'broken' }
    expect(spaceSearch({ ...known, language: 'pt-br' })).toEqual({ ...known, language: 'pt-br' })
  })
})
