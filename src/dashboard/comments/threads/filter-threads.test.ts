import { describe, expect, it } from 'vitest'
import type { Comment } from '../../../client/types.gen.ts'
import { chosenThreads, type ThreadChoice } from './filter-threads.ts'
import { discussionSearch, panelSearch } from './discussion-search.ts'

const user = (id: string) => ({ object: 'user' as const, id, displayName: id, urls: { location: '' } })
const thread = (id: string, more: Partial<Comment> & { page?: string; by?: string }): Comment => ({
  object: 'comment',
  id,
  postedBy: user(more.by ?? 'ada'),
  postedAt: '',
  reactions: [],
  replies: 0,
  repliers: [],
  body: { markdown: '' },
  target: { space: 's', revision: 'r', ...(more.page === undefined ? {} : { page: { id: more.page } }) },
  urls: { location: '' },
  permissions: { view: true, edit: false, delete: false },
  mentions: [],
  status: 'open',
  ...more,
})
const threads = [
  thread('t1', { page: 'p2' }),
  thread('t2', { by: 'bo', status: 'resolved' }),
  thread('t3', { by: 'bo', page: 'p1', assignee: user('me') }),
  thread('t4', { by: 'me', page: 'p9' }),
  thread('t5', { by: 'bo', repliers: [{ updatedAt: '', count: 1, user: user('me') }] }),
]
const context = {
  person: 'me',
  mentioning: new Set(['t1', 't2']),
  placeOf: (page: string) => ({ p1: 0, p2: 1 })[page],
}
const ids = (choice: Partial<ThreadChoice>) =>
  chosenThreads(threads, { filter: 'open', order: 'said', ...choice }, context)
    .map(({ id }) => id)
    .join(' ')

describe('a discussion', () => {
  it.each<[Partial<ThreadChoice>, string]>([
    [{}, 't1 t3 t4 t5'],
    [{ filter: 'resolved' }, 't2'],
    [{ filter: 'all' }, 't1 t2 t3 t4 t5'],
    [{ filter: 'mine' }, 't4 t5'],
    [{ filter: 'mentions' }, 't1'],
    [{ filter: 'assigned' }, 't3'],
    [{ about: 'p1' }, 't3'],
    [{ author: 'bo' }, 't3 t5'],
    [{ filter: 'mentions', aimed: 't2' }, 't1 t2'],
    [{ held: new Set(['t2']) }, 't1 t2 t3 t4 t5'],
    [{ filter: 'resolved', about: 'p1', held: new Set(['t4']) }, 't4'],
    [{ order: 'newest' }, 't5 t4 t3 t1'],
    // On the whole, then in reading order, then on deleted pages.
    [{ order: 'page' }, 't5 t3 t1 t4'],
  ])('with %j shows %s', (choice, expected) => {
    expect(ids(choice)).toBe(expected)
  })

  it('parses known URL parameters and ignores others', () => {
    expect(
      discussionSearch({ threads: 'mine', order: 'page', about: 'p1', author: 'u1', comment: 'm1' }),
    ).toEqual({
      threads: 'mine',
      order: 'page',
      about: 'p1',
      author: 'u1',
      comment: 'm1',
    })
    expect(discussionSearch({ threads: 'shut', order: 7, about: '<b>', author: [], other: 1 })).toEqual({})
    expect(discussionSearch({ threads: 'open', show: 'reviews' })).toEqual({ show: 'reviews' })
  })

  it('parses the parameters of the thread panel', () => {
    expect(panelSearch({ threads: 'open', order: 'said', about: 'p1', author: 'u1', other: 1 })).toEqual({
      threads: 'open',
      order: 'said',
      about: 'p1',
      author: 'u1',
    })
    expect(panelSearch({ threads: 'nonsense', order: 'page', comment: 'a b' })).toEqual({})
  })
})
