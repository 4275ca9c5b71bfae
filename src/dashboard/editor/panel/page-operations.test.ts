import { describe, expect, it } from 'vitest'
import type { TreePage } from '../../api/pages/page-tree.ts'
import { pageAfterDeletion, placeRelativeTo } from './page-operations.ts'
import { placedPages } from './page-rows.ts'

// Only the fields of a page that are read.
const page = (id: string, type: TreePage['type'] = 'document', pages: readonly TreePage[] = []): TreePage =>
  ({ id, title: id, type, pages }) as unknown as TreePage
const tree = [page('a', 'document', [page('b'), page('c')]), page('d', 'link'), page('g', 'group')]
const placed = (id: string) => {
  const found = placedPages(tree).find((one) => one.page.id === id)
  if (found === undefined) throw new Error(id)
  return found
}

describe('pageAfterDeletion', () => {
  it.each([
    ['c', 'b'],
    ['b', 'c'],
    ['d', 'a'],
  ])('shows a sibling of %s: %s', (deleted, shown) => {
    expect(pageAfterDeletion(placed(deleted))?.id).toBe(shown)
  })

  it('shows the parent of an only child, and nothing after the last page', () => {
    const [parent] = placedPages([page('p', 'document', [page('x')])])
    const child = placedPages([page('p', 'document', [page('x')])])[1]
    expect(child && pageAfterDeletion(child)?.id).toBe('p')
    expect(parent && pageAfterDeletion(parent)).toBeUndefined()
  })
})

describe('placeRelativeTo', () => {
  it('places a page inside, before or after another one', () => {
    expect(placeRelativeTo(page('x'), placed('b'), 'inside')).toEqual({ to: { into: 'b' } })
    expect(placeRelativeTo(page('x'), placed('b'), 'before')).toEqual({ to: { before: 'b' } })
    expect(placeRelativeTo(page('x'), placed('b'), 'after')).toEqual({ to: { after: 'b' } })
  })

  it('refuses a page inside itself or inside a link, and a group below the top level', () => {
    expect(placeRelativeTo(placed('a').page, placed('c'), 'after')).toHaveProperty('refused')
    expect(placeRelativeTo(page('x'), placed('d'), 'inside')).toHaveProperty('refused')
    expect(placeRelativeTo(placed('g').page, placed('b'), 'before')).toHaveProperty('refused')
  })
})
