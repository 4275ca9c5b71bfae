import { describe, expect, test } from 'vitest'
import { dropPlace, liesWithin, treeKey, typeAhead, visibleRows, type TreeNode } from './tree-rows.ts'

/** `Guides` holds `Start` and `Setup` (closed, with one page); then `API`, empty `Archive`, `About`. */
const tree: TreeNode[] = [
  {
    id: 'guides',
    name: 'Guides',
    children: [
      { id: 'start', name: 'Start' },
      { id: 'setup', name: 'Setup', children: [{ id: 'linux', name: 'Linux' }] },
    ],
  },
  { id: 'api', name: 'API' },
  { id: 'archive', name: 'Archive', children: [] },
  { id: 'about', name: 'About' },
]
const rows = visibleRows(tree, new Set(['guides', 'archive']))
const ids = (list: typeof rows) => list.map((row) => row.node.id)

describe('visible rows', () => {
  test('omit the children of collapsed nodes', () => {
    expect(ids(rows)).toEqual(['guides', 'start', 'setup', 'api', 'archive', 'about'])
  })
  test('have a level, position and parent', () => {
    expect(rows[2]).toMatchObject({ level: 2, parent: 'guides', position: 2, siblings: 2, expanded: false })
    expect(rows[3]).toMatchObject({
      level: 1,
      parent: undefined,
      position: 2,
      siblings: 4,
      expanded: undefined,
    })
  })
})

describe('keys', () => {
  test.each([
    ['guides', 'ArrowDown', { do: 'focus', id: 'start' }],
    ['guides', 'ArrowUp', { do: 'focus', id: 'guides' }],
    ['about', 'ArrowDown', { do: 'focus', id: 'about' }],
    ['api', 'Home', { do: 'focus', id: 'guides' }],
    ['guides', 'End', { do: 'focus', id: 'about' }],
    ['guides', 'PageDown', { do: 'focus', id: 'about' }],
    ['setup', 'ArrowRight', { do: 'expand', ids: ['setup'] }],
    ['guides', 'ArrowRight', { do: 'focus', id: 'start' }],
    ['archive', 'ArrowRight', undefined],
    ['api', 'ArrowRight', undefined],
    ['guides', 'ArrowLeft', { do: 'collapse', id: 'guides' }],
    ['start', 'ArrowLeft', { do: 'focus', id: 'guides' }],
    ['setup', 'ArrowLeft', { do: 'focus', id: 'guides' }],
    ['api', 'ArrowLeft', undefined],
    ['start', '*', { do: 'expand', ids: ['setup'] }],
    ['api', '*', undefined],
    ['api', 'Enter', { do: 'open', id: 'api' }],
    ['api', 'Tab', undefined],
    [undefined, 'ArrowDown', { do: 'focus', id: 'guides' }],
    [undefined, 'End', { do: 'focus', id: 'about' }],
    ['gone', 'ArrowUp', { do: 'focus', id: 'guides' }],
  ])('on %s, %s', (focused, key, action) => {
    expect(treeKey(rows, focused, key)).toEqual(action)
  })
  test('do nothing in an empty tree', () => {
    expect(treeKey([], undefined, 'ArrowDown')).toBeUndefined()
    expect(typeAhead([], undefined, 'a')).toBeUndefined()
  })
})

describe('type-ahead', () => {
  test.each([
    ['guides', 'a', 'api'],
    ['api', 'a', 'archive'],
    ['about', 'a', 'api'],
    ['api', 'aa', 'archive'],
    ['api', 'ar', 'archive'],
    ['archive', 'ar', 'archive'],
    [undefined, 's', 'start'],
    ['start', 'SE', 'setup'],
    ['start', 'x', undefined],
  ])('on %s, typing "%s" goes to %s', (focused, typed, id) => {
    expect(typeAhead(rows, focused, typed)).toBe(id)
  })
})

test('a node lies within itself and its ancestors, not within its siblings', () => {
  expect(liesWithin(rows, 'setup', 'guides')).toBe(true)
  expect(liesWithin(rows, 'guides', 'guides')).toBe(true)
  expect(liesWithin(rows, 'guides', 'setup')).toBe(false)
})

test.each([
  [2, false, 'before'],
  [30, false, 'after'],
  [2, true, 'before'],
  [16, true, 'inside'],
  [30, true, 'after'],
] as const)('a drop at %d of 32 px on a container (%s) goes %s', (offset, container, place) => {
  expect(dropPlace(offset, 32, container)).toBe(place)
})
