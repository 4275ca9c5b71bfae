import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  addressOf,
  ancestorsOf,
  buildPageTree,
  checkTree,
  keepsPlaces,
  pageAtPath,
  subtreeOf,
  withEntries,
} from './page-tree.ts'
import type { PageEntry } from '../revision/revision.ts'
import { entryName } from '../revision/revision.ts'
import { manyPages, page, pages, picture, runs, seed } from '../../testing/generators/revisions.ts'

const node = (tree: ReturnType<typeof buildPageTree>, id: string) => {
  const found = tree.byId.get(id)
  if (found === undefined) throw new Error(`No page ${id}`)
  return found
}

describe('the tree of pages', () => {
  const tree = buildPageTree(pages('A(B(C),D) E'))

  it('is what the picture shows, whatever the order of entries', () => {
    expect(picture(pages('A(B(C),D) E').reverse())).toBe('A(B(C),D) E')
  })
  it('finds pages by path, with parents and children', () => {
    expect(pageAtPath(tree, 'a/b/c')?.entry.id).toBe('C')
    expect(ancestorsOf(node(tree, 'C')).map(({ entry }) => entry.id)).toEqual(['B', 'A'])
    expect(subtreeOf(node(tree, 'A')).map(({ entry }) => entry.id)).toEqual(['A', 'B', 'C', 'D'])
    expect(pageAtPath(tree, 'a/x')).toBeNull()
  })
  it('has the first visible document as home, at the empty address', () => {
    expect(addressOf(tree, node(tree, 'A'))).toBe('')
    expect(pageAtPath(tree, '')?.entry.id).toBe('A')
    expect(pageAtPath(tree, 'a')?.entry.id).toBe('A')
    const first = page('G', 'Zy', { type: 'group', hidden: true })
    const below = page('X', 'a0', { parent: 'G' })
    const group = page('H', 'Zz', { type: 'group' })
    expect(buildPageTree([first, below, group, ...pages('A')]).home?.entry.id).toBe('A')
    expect(buildPageTree([group, page('Y', 'a0', { parent: 'H' })]).home?.path).toBe('h/y')
    expect(buildPageTree([]).home).toBeNull()
  })
  it('sorts ties by id', () => {
    expect(picture([page('B', 'a0'), page('A', 'a0'), page('C', 'Zz')])).toBe('C A B')
  })
})

describe('a tree whose places are kept', () => {
  const some = fc.record(
    {
      title: fc.constantFrom('A', 'Other'),
      document: fc.constantFrom('1', '2'),
      parent: fc.constantFrom(null, 'A', 'B', 'X'),
      order: fc.constantFrom('a0', 'a1'),
      slug: fc.constantFrom('a', 'b'),
      type: fc.constantFrom('document', 'group', 'link'),
      hidden: fc.boolean(),
    },
    { requiredKeys: [] },
  ) satisfies fc.Arbitrary<Partial<PageEntry>>
  const start = fc.array(fc.tuple(fc.constantFrom('A', 'B', 'C', 'D', 'E'), some), { maxLength: 5 })
  const mapOf = (all: readonly (readonly [string, Partial<PageEntry>])[]) =>
    new Map(all.map(([id, fields]) => page(id, 'a0', fields)).map((one) => [entryName(one), one] as const))

  it('is the tree that is built of the changed entries', () => {
    let kept = 0
    fc.assert(
      fc.property(start, start, (first, edits) => {
        const before = mapOf(first)
        const present = new Map(first)
        const changes = mapOf(edits.map(([id, edit]) => [id, { ...present.get(id), ...edit }]))
        const after = new Map([...before, ...changes])
        const rebuilt = buildPageTree(after.values())
        const tree = buildPageTree(before.values())
        if (!keepsPlaces(before, changes)) return
        kept += 1
        const entryOf = (id: string) => after.get(`page:${id}`)
        expect(withEntries(tree, entryOf)).toEqual(rebuilt)
        expect(rebuilt.home?.entry.id).toBe(tree.home?.entry.id)
        const pathsIn = ({ byId }: typeof tree) => [...byId].map(([id, { path }]) => [id, path])
        expect(pathsIn(tree)).toEqual(pathsIn(rebuilt))
      }),
      { seed, numRuns: runs(600) },
    )
    expect(kept).toBeGreaterThan(20)
  })

  it.each([
    { parent: 'B' },
    { order: 'a1' },
    { slug: 'other' },
    { type: 'group' },
    { hidden: true },
  ] satisfies Partial<PageEntry>[])('is lost with %o', (moved) => {
    const before = mapOf([
      ['A', {}],
      ['B', { order: 'Zz' }],
    ])
    expect(keepsPlaces(before, mapOf([['A', moved]]))).toBe(false)
    expect(keepsPlaces(before, mapOf([['A', { title: 'Other', emoji: '1f4d7' }]]))).toBe(true)
  })

  it('is lost with a page, and not with a file', () => {
    const before = mapOf([['A', {}]])
    expect(keepsPlaces(before, new Map([['page:A', null]]))).toBe(false)
    expect(keepsPlaces(before, new Map([['page:B', page('B', 'a1')]]))).toBe(false)
    expect(keepsPlaces(before, new Map([['file:f', null]]))).toBe(true)
  })
})

describe('checking', () => {
  const kinds = (entries: Parameters<typeof checkTree>[0]) => checkTree(entries).map(({ kind }) => kind)
  it('finds no problem in a valid tree', () => expect(checkTree(pages('A(B,C(D)) E'))).toEqual([]))
  it('finds orphans and the pages under them', () => {
    expect(kinds([page('A', 'a0', { parent: 'X' }), page('B', 'a0', { parent: 'A' })])).toEqual([
      'orphan',
      'orphan',
    ])
  })
  it('finds cycles and the pages under them', () => {
    const [a, b] = [page('A', 'a0', { parent: 'B' }), page('B', 'a0', { parent: 'A' })]
    expect(kinds([a, b, page('C', 'a0', { parent: 'A' })])).toEqual(['cycle', 'cycle', 'cycle'])
  })
  it('finds two siblings with one slug, not cousins', () => {
    expect(kinds(pages('A(B/x,C/x) D/x'))).toEqual(['same-slug'])
  })
  it('finds groups below the root and pages under links', () => {
    const group = page('G', 'a0', { type: 'group', parent: 'A' })
    expect(kinds([...pages('A'), group])).toEqual(['wrong-parent'])
    const link = page('L', 'a1', { type: 'link' })
    expect(kinds([link, page('B', 'a0', { parent: 'L' })])).toEqual(['wrong-parent'])
  })
})

it('a deep chain and twenty thousand pages are built without recursion', () => {
  const chain = Array.from({ length: 5_000 }, (_, index) =>
    page(`p${index}`, 'a0', { slug: 'x', parent: index === 0 ? null : `p${index - 1}` }),
  )
  expect(buildPageTree(chain).byId.size).toBe(5_000)
  expect(buildPageTree(manyPages(20_000)).byId.size).toBe(20_000)
})
