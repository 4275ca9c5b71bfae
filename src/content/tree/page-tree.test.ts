import { describe, expect, it } from 'vitest'
import { addressOf, ancestorsOf, buildPageTree, checkTree, pageAtPath, subtreeOf } from './page-tree.ts'
import { manyPages, page, pages, picture } from '../../testing/generators/revisions.ts'

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
