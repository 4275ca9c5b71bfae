import { describe, expect, test } from 'vitest'
import type { Page, PageReport } from '../../../client/types.gen.ts'
import { bulkChanges, bulkActions, moveChanges, pagesAmong, placesFor, topmost } from './page-bulk.ts'
import { factsByPage, isShown } from './page-report.ts'

// Only the fields that these functions read.
const page = (id: string, more: object = {}): Page =>
  ({ id, title: id, type: 'document', pages: [], ...more }) as unknown as Page
const way = (id: (typeof bulkActions)[number]['id']) =>
  bulkActions.find((one) => one.id === id) ?? bulkActions[0]
const group = page('g', { type: 'group', pages: [page('b', { hidden: true }), page('c')] })

describe('options of several pages', () => {
  test('are written where they are others than before, and where the page has them', () => {
    const pages = [page('a'), page('b', { hidden: true }), page('l', { type: 'link' })]
    const update = (id: string, set: object) => ({ operation: 'update_page', page: id, ...set })
    expect(bulkChanges(pages, way('hide'))).toEqual([
      update('a', { hidden: true }),
      update('l', { hidden: true }),
    ])
    expect(bulkChanges(pages, way('show'))).toEqual([update('b', { hidden: null })])
    expect(bulkChanges(pages, way('no-index'))).toEqual([
      update('a', { noIndex: true }),
      update('b', { noIndex: true }),
    ])
    expect(bulkChanges(pages, way('index'))).toEqual([])
  })
  test('are those of the chosen pages, wherever they stand', () => {
    expect(pagesAmong([page('a'), group], new Set(['c', 'a', 'gone'])).map(({ id }) => id)).toEqual([
      'a',
      'c',
    ])
  })
})

describe('several pages that move', () => {
  const apart = page('g', { type: 'group', pages: [page('d')] })
  const tree = [page('a', { pages: [page('b', { pages: [page('c')] })] }), apart, page('l', { type: 'link' })]
  const move = (id: string, into: string | null) => ({ operation: 'move_page', page: id, into })

  test('take along what lies in them, and are in the order of the space', () => {
    const inner = page('a', { pages: [page('x'), page('y', { pages: [page('z')] })] })
    expect(topmost([inner, page('w')], new Set(['w', 'z', 'y', 'x'])).map(({ id }) => id)).toEqual([
      'x',
      'y',
      'w',
    ])
    expect(moveChanges([inner, page('w')], new Set(['w', 'z', 'y', 'x']), null)).toEqual([
      move('x', null),
      move('y', null),
    ])
  })
  test('stay where they lie in that place already', () => {
    expect(moveChanges(tree, new Set(['b', 'l']), 'a')).toEqual([move('l', 'a')])
    expect(moveChanges(tree, new Set(['a', 'l']), null)).toEqual([])
  })
  test('go into no page of their own, and into no link', () => {
    expect([
      ...placesFor(
        [page('a', { pages: [page('b')] }), page('d'), page('l', { type: 'link' })],
        new Set(['a']),
      ),
    ]).toEqual(['d'])
    expect(placesFor(tree, new Set(['g'])).has('c')).toBe(true)
  })
})

test('the list shows what is drafted, what nobody links to, and what is hidden', () => {
  const report = {
    pages: [
      { page: 'a', words: 2, incomingLinks: 0, changedBy: 'p1', changeRequests: ['q1', 'gone'] },
      { page: 'b', words: 2, incomingLinks: 1, changedBy: 'p2', changeRequests: [] },
    ],
    people: [{ id: 'p1', displayName: 'Mara' }],
    changeRequests: [{ id: 'q1', number: 3, subject: 'Better', status: 'draft' }],
  } as unknown as PageReport
  const facts = factsByPage(report)
  expect(facts.get('a')).toMatchObject({ changedBy: 'Mara', drafts: [{ number: 3 }] })
  expect(facts.get('b')).toMatchObject({ changedBy: undefined, drafts: [] })
  const [a, b] = [page('a'), page('b', { hidden: true })]
  expect([isShown('drafted', a, facts.get('a')), isShown('drafted', b, facts.get('b'))]).toEqual([
    true,
    false,
  ])
  expect([isShown('unlinked', a, facts.get('a')), isShown('unlinked', b, facts.get('b'))]).toEqual([
    true,
    false,
  ])
  expect([isShown('hidden', a, undefined), isShown('hidden', b, undefined)]).toEqual([false, true])
  expect(isShown('unlinked', group, facts.get('a'))).toBe(false)
})
