import { describe, expect, test } from 'vitest'
import type { TreePage } from '../../api/pages/page-tree.ts'
import { siteTreeOf, type SiteItem } from '../../../content/site-tree/site-tree.ts'
import { joinedPath, pageOptionsOf, placedPages, placedSpaces, placeOfPath } from './preview-places.ts'

const section = (id: string, isDefault: boolean): SiteItem => ({
  ...{ kind: 'site-section', id, parent: null, order: id, title: id.toUpperCase(), path: id },
  ...{ description: null, icon: null, default: isDefault, condition: null },
})
const variant = (id: string, parent: string, isDefault: boolean): SiteItem => ({
  // The default stands first.
  ...{
    kind: 'site-space',
    id,
    parent,
    order: isDefault ? 'a' : 'b',
    title: null,
    space: `s-${id}`,
    path: id,
  },
  ...{ default: isDefault, condition: null },
})

const tree = siteTreeOf([
  section('a', true),
  variant('en', 'a', true),
  variant('de', 'a', false),
  section('b', false),
  variant('one', 'b', true),
  variant('two', 'b', false),
])
const spaces = placedSpaces(tree, (space) => ({
  title: space,
  language: space === 's-de' ? 'German' : undefined,
}))

describe('the places of a preview', () => {
  test('are named by section, variant and language, with the address that readers see', () => {
    expect(spaces.map(({ name, base }) => [name, base])).toEqual([
      ['A / s-en', ''],
      ['A / s-de (German)', 'de'],
      ['B / s-one', 'b'],
      ['B / s-two', 'b/two'],
    ])
  })

  test.each([
    ['', 'en', ''],
    ['setup/linux', 'en', 'setup/linux'],
    ['de', 'de', ''],
    ['de/setup', 'de', 'setup'],
    ['desk', 'en', 'desk'],
    ['b/two/x', 'two', 'x'],
    ['b/twofold', 'one', 'twofold'],
  ])('%j is a page of the space %s', (path, id, page) => {
    const found = placeOfPath(spaces, path)
    expect([found?.at.id, found?.page]).toEqual([id, page])
    expect(joinedPath(found?.at.base ?? '', found?.page ?? '')).toBe(path)
  })

  test('lists what readers can open, the home page at the address of the space', () => {
    const page = (title: string, path: string, given: Partial<TreePage> = {}): TreePage => ({
      ...{ id: title, type: 'document', title, path, pages: [] },
      ...given,
    })
    expect(
      placedPages([
        page('Secret', 'secret', { hidden: true, pages: [page('Deeper', 'secret/deeper')] }),
        page('Start', '', { pages: [page('', 'start/more')] }),
        page('Group', 'group', { type: 'group', pages: [page('Inside', 'group/inside')] }),
        { id: 'link', type: 'link', title: 'Elsewhere', pages: [] },
      ]),
    ).toEqual([
      { id: 'Secret', path: 'secret', label: 'Secret' },
      { id: 'Deeper', path: 'secret/deeper', label: '\u2003Deeper' },
      { id: 'Start', path: '', label: 'Start' },
      { id: '', path: 'start/more', label: '\u2003Untitled' },
      { id: 'Inside', path: 'group/inside', label: '\u2003Inside' },
    ])
  })

  test('names the pages of a change request first', () => {
    const pages = [
      { id: 'a', path: '', label: 'Start' },
      { id: 'b', path: 'b', label: '\u2003Old' },
      { id: 'c', path: 'c', label: '\u2003Newer' },
    ]
    expect(pageOptionsOf(pages, new Map())).toEqual(pages.map(({ path, label }) => ({ value: path, label })))
    const changed = new Map([
      ['c', 'new'],
      ['b', 'changed'],
    ] as const)
    expect(pageOptionsOf(pages, changed)).toEqual([
      { value: 'b', label: 'Old (changed)', group: 'Changed pages' },
      { value: 'c', label: 'Newer (new)', group: 'Changed pages' },
      { value: '', label: 'Start', group: 'Other pages' },
    ])
  })
})
