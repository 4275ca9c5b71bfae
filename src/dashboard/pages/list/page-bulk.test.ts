import { describe, expect, test } from 'vitest'
import type { PageReport } from '../../../client/types.gen.ts'
import type { TreePage } from '../../api/pages/page-tree.ts'
import { bulkChanges, bulkActions, moveChanges, selectPages, moveTargets, topmost } from './page-bulk.ts'
import { factsByPage, matchesFilter } from './page-report.ts'

// Only the fields that these functions read.
const page = (id: string, more: object = {}): TreePage =>
  ({ id, title: id, type: 'document', pages: [], ...more }) as unknown as TreePage
const action = (id: (typeof bulkActions)[number]['id']) =>
  bulkActions.find((one) => one.id === id) ?? bulkActions[0]
const group = page('g', { type: 'group', pages: [page('b', { hidden: true }), page('c')] })

describe('bulk options', () => {
  test('change only pages that differ and have the option', () => {
    const pages = [page('a'), page('b', { hidden: true }), page('l', { type: 'link' })]
    const update = (id: string, set: object) => ({ operation: 'update_page', page: id, ...set })
    expect(bulkChanges(pages, action('hide'))).toEqual([
      update('a', { hidden: true }),
      update('l', { hidden: true }),
    ])
    expect(bulkChanges(pages, action('show'))).toEqual([update('b', { hidden: null })])
    expect(bulkChanges(pages, action('no-index'))).toEqual([
      update('a', { noIndex: true }),
      update('b', { noIndex: true }),
    ])
    expect(bulkChanges(pages, action('index'))).toEqual([])
  })
  test('select pages at any depth', () => {
    expect(selectPages([page('a'), group], new Set(['c', 'a', 'gone'])).map(({ id }) => id)).toEqual([
      'a',
      'c',
    ])
  })
})

describe('moving several pages', () => {
  const apart = page('g', { type: 'group', pages: [page('d')] })
  const tree = [page('a', { pages: [page('b', { pages: [page('c')] })] }), apart, page('l', { type: 'link' })]
  const move = (id: string, into: string | null) => ({ operation: 'move_page', page: id, into })

  test('moves subpages along, in reading order', () => {
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
  test('leaves pages that are already there', () => {
    expect(moveChanges(tree, new Set(['b', 'l']), 'a')).toEqual([move('l', 'a')])
    expect(moveChanges(tree, new Set(['a', 'l']), null)).toEqual([])
  })
  test('does not move pages into themselves or into links', () => {
    expect([
      ...moveTargets(
        [page('a', { pages: [page('b')] }), page('d'), page('l', { type: 'link' })],
        new Set(['a']),
      ),
    ]).toEqual(['d'])
    expect(moveTargets(tree, new Set(['g'])).has('c')).toBe(true)
  })
})

test('filters drafted, orphan and hidden pages', () => {
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
  expect([matchesFilter('drafted', a, facts.get('a')), matchesFilter('drafted', b, facts.get('b'))]).toEqual([
    true,
    false,
  ])
  expect([
    matchesFilter('unlinked', a, facts.get('a')),
    matchesFilter('unlinked', b, facts.get('b')),
  ]).toEqual([true, false])
  expect([matchesFilter('hidden', a, undefined), matchesFilter('hidden', b, undefined)]).toEqual([
    false,
    true,
  ])
  expect(matchesFilter('unlinked', group, facts.get('a'))).toBe(false)
})
