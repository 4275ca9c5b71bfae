import { describe, expect, it } from 'vitest'
import { diffRevisions } from './revision-diff.ts'
import type { Entry } from '../revision/revision.ts'
import { semanticChanges } from './semantic-changes.ts'
import { page, pages, redrawn, TreeStore } from '../../testing/generators/revisions.ts'

const diffOf = (before: readonly Entry[], after: readonly Entry[]) => {
  const store = new TreeStore()
  return diffRevisions(store.write(before), store.write(after), store.load)
}
/** The changes of each page as text: `B moved`, `C added`. */
const told = async (before: string, after: string): Promise<string[]> => {
  const start = pages(before)
  const { pages: changes } = await diffOf(start, redrawn(start, after))
  return changes.map((change) => {
    const words = [
      change.before === undefined && 'added',
      change.after === undefined && 'removed',
      change.moved &&
        (change.moved.from === change.moved.to ? 'moved' : `moved to ${change.moved.to ?? 'root'}`),
      change.renamed && 'renamed',
      change.document && 'rewritten',
    ]
    return [change.id, ...words.filter((word) => typeof word === 'string')].join(' ')
  })
}

describe('a difference reports', () => {
  it('pages added, removed, renamed and rewritten', async () => {
    expect(await told('A B C', 'A=new B+text D')).toEqual([
      'A renamed',
      'B rewritten',
      'C removed',
      'D added',
    ])
  })
  it('a page moved over many siblings as one move', async () => {
    expect(await told('A B C D E', 'B C D E A')).toEqual(['A moved'])
    expect(await told('A B C D E', 'A E B C D')).toEqual(['E moved'])
  })
  it('a page moved under another, without changes of its siblings', async () => {
    expect(await told('A(B,C) D(E)', 'A(C) D(B,E)')).toEqual(['B moved to D'])
    expect(await told('A(B)', 'A B')).toEqual(['B moved to root'])
  })
  it('nothing when only order keys changed', async () => {
    const before = [page('A', 'a0'), page('B', 'a1'), page('C', 'a2')]
    const after = [page('A', 'a0'), page('B', 'a4'), page('C', 'a5')]
    const diff = await diffOf(before, after)
    expect(diff.pages).toEqual([])
    expect(diff.entries).toHaveLength(2)
  })
  it('a move although its order key is unchanged, when the others moved past it', async () => {
    const before = [page('A', 'a0'), page('B', 'a1'), page('C', 'a2')]
    const diff = await diffOf(before, [page('A', 'a0'), page('B', 'Zz'), page('C', 'Zy')])
    expect(diff.pages.map(({ id }) => id)).toEqual(['B', 'C'])
    expect(diff.counts.moved).toBe(2)
  })
  it('options with their values before and after', async () => {
    const before = page('A', 'a0', { emoji: '🌊', layout: { cover: true } })
    const diff = await diffOf([before], [page('A', 'a0', { layout: { cover: false }, hidden: true })])
    expect(diff.pages[0]?.attributes).toEqual([
      { name: 'emoji', before: '🌊' },
      { name: 'hidden', after: true },
      { name: 'layout', before: { cover: true }, after: { cover: false } },
    ])
    expect(diff.counts).toMatchObject({ changed: 1, renamed: 0, moved: 0 })
  })
  it('how many pages and how many groups changed', async () => {
    const group = (id: string, more: object = {}) => ({ ...page(id, 'a0', more), type: 'group' as const })
    const diff = await diffOf(
      [page('A', 'a0'), page('B', 'a0'), group('C'), group('D'), group('E'), page('F', 'a0')],
      [page('A', 'a0', { title: 'x' }), group('C', { title: 'x' }), group('E'), group('G'), group('F')],
    )
    expect(diff.pages).toHaveLength(6)
    expect(diff.counts).toMatchObject({ added: 0, removed: 1, renamed: 1, changed: 1, moved: 0, groups: 4 })
  })
})

describe('the list of changes', () => {
  it('names each kind, with values before and after', async () => {
    const file = {
      kind: 'file',
      id: 'f',
      name: 'a.png',
      contentType: 'image/png',
      size: 1,
      blob: 'b',
    } as const
    const before: Entry[] = [
      ...pages('A B C'),
      file,
      { kind: 'variable', id: 'v', value: 1 },
      { kind: 'reusable-content', id: 'r', title: 'R', document: 'd' },
    ]
    const after: Entry[] = [
      ...redrawn(pages('A B C'), 'A(B) C=new D').filter(({ id }) => id !== 'A'),
      ...pages('A'),
      { ...file, size: 2 },
      { kind: 'variable', id: 'w', value: 2 },
      { kind: 'reusable-content', id: 'r', title: 'R', document: 'e' },
    ]
    const lookup = {
      page: (id: string) => pages('A').find((one) => one.id === id),
      path: (id: string) => `path/${id}`,
    }
    const list = semanticChanges(await diffOf(before, after), undefined, lookup)
    expect(list).toMatchObject([
      { type: 'page_created', page: { id: 'D', type: 'document', title: 'D', path: 'path/D' } },
      { type: 'page_moved', page: { id: 'B' }, parent: { after: { id: 'A', title: 'A' } } },
      { type: 'page_edited', page: { id: 'C' }, attributes: { title: { before: 'C', after: 'new' } } },
      { type: 'file_edited', file: { id: 'f' }, attributes: { size: { before: 1, after: 2 } } },
      { type: 'variables_edited', variables: { v: { before: 1 }, w: { after: 2 } } },
      { type: 'reusable_content_edited', attributes: { document: { before: 'd', after: 'e' } } },
    ])
    expect(list).toHaveLength(6)
  })
})
