import { expect, test } from 'vitest'
import type { ContentChange } from '../../../client/types.gen.ts'
import { changeEntries } from './change-entries.ts'
import { changeTree, entriesInOrder, type EntryNode, type TreePage } from './change-nodes.ts'

const page = (path: string) => ({ id: path, type: 'document' as const, title: path.toUpperCase(), path })
const edited = (...paths: string[]): ContentChange[] =>
  paths.map((path) => ({ type: 'page_edited', page: page(path), attributes: { document: { after: '1' } } }))
const deleted = (...paths: string[]): ContentChange[] =>
  paths.map((path) => ({ type: 'page_deleted', page: page(path) }))
const treePage = (path: string, ...pages: TreePage[]): TreePage => ({ ...page(path), pages })

/** `a(b c)`: ids; unchanged pages in capitals. */
const drawn = (nodes: readonly EntryNode[]): string =>
  nodes
    .map(({ id, quiet, children }) => {
      const name = quiet === true ? id.toUpperCase() : id
      return children === undefined ? name : `${name}(${drawn(children)})`
    })
    .join(' ')

const space = [
  treePage('z', treePage('z/b'), treePage('z/a', treePage('z/a/x'))),
  treePage('quiet', treePage('quiet/deep', treePage('quiet/deep/c'))),
  treePage('a'),
]

test('lists pages in the order of the space, below their unchanged ancestors', () => {
  const entries = changeEntries(edited('a', 'z/a', 'z/b', 'quiet/deep/c'))
  const tree = changeTree(space, entries, false)
  expect(drawn(tree)).toBe('Z(z/b z/a) QUIET(QUIET/DEEP(quiet/deep/c)) a')
  expect(entriesInOrder(tree).map(({ id }) => id)).toEqual(['z/b', 'z/a', 'quiet/deep/c', 'a'])
})

test('keeps the type of a group and the emoji of a page', () => {
  const tree = changeTree(
    [{ ...treePage('g', { ...treePage('g/a'), emoji: '1f9ed' }), type: 'group' }],
    changeEntries(edited('g/a')),
    false,
  )
  expect(tree[0]?.page).toMatchObject({ type: 'group' })
  expect(tree[0]?.children?.[0]?.page).toMatchObject({ type: 'document', emoji: '1f9ed' })
  const gone = { type: 'page_deleted', page: { ...page('old'), type: 'group' } } as const
  expect(changeTree([], changeEntries([gone]), false)[0]?.page).toEqual({ type: 'group' })
})

test('includes unchanged pages when all pages are shown', () => {
  expect(drawn(changeTree(space, changeEntries(edited('a')), true))).toBe(
    'Z(Z/B Z/A(Z/A/X)) QUIET(QUIET/DEEP(QUIET/DEEP/C)) a',
  )
})

test('places a deleted page with its subpages last below its nearest remaining ancestor', () => {
  const entries = changeEntries([
    ...deleted('z/gone/too', 'z/gone', 'top'),
    ...edited('z/b'),
    { type: 'variables_edited', variables: { version: { after: '2' } } },
  ])
  expect(drawn(changeTree(space, entries, false))).toBe('Z(z/b z/gone(z/gone/too)) top variables')
})

test('nests pages by path until the pages of the space are known', () => {
  const entries = changeEntries(edited('guide/install/linux', 'other', 'guide'))
  const tree = changeTree(undefined, entries, false)
  expect(drawn(tree)).toBe('guide(guide/install/linux) other')
  expect(entriesInOrder(tree).map(({ id }) => id)).toEqual(['guide', 'guide/install/linux', 'other'])
})
