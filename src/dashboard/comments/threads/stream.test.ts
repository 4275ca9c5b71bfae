import { describe, expect, it } from 'vitest'
import type { Comment } from '../../../client/types.gen.ts'
import { discussionSearch } from './discussion-search.ts'
import { shownEvents, streamItems, type StreamEvent } from './stream.ts'

const thread = (id: string, postedAt: string): Comment => ({ id, postedAt }) as unknown as Comment

const threads = [thread('first', '2026-01-01T10:00:00Z'), thread('second', '2026-01-01T12:00:00Z')]
const events: readonly StreamEvent[] = [
  { id: 'created', at: '2026-01-01T09:00:00Z', group: 'state' },
  { id: 'edited', at: '2026-01-01T11:00:00Z', group: 'edits' },
  { id: 'approved', at: '2026-01-01T13:00:00Z', group: 'reviews' },
]
const order = (search: Record<string, unknown>, of = threads): readonly string[] =>
  streamItems(of, events, discussionSearch(search)).map(({ id }) => id)

describe('the stream of a discussion', () => {
  it('has threads and events in the order of time, and reversed', () => {
    expect(order({})).toEqual(['created', 'first', 'edited', 'second', 'approved'])
    expect(order({ order: 'newest' }, threads.toReversed())).toEqual([
      'approved',
      'second',
      'edited',
      'first',
      'created',
    ])
  })

  it('has one kind of events alone if asked', () => {
    expect(order({ show: 'reviews' }, [])).toEqual(['approved'])
    expect(order({ show: 'edits' }, [])).toEqual(['edited'])
    expect(order({ show: 'zzz' })).toHaveLength(5)
  })

  it('has threads alone where threads are looked for', () => {
    const searches = [
      { threads: 'all' },
      { threads: 'resolved' },
      { order: 'page' },
      { about: 'page' },
      { author: 'person' },
    ]
    for (const search of searches) expect(order(search)).toEqual(['first', 'second'])
  })

  it('keeps the order by page', () => {
    expect(order({ order: 'page' }, threads.toReversed())).toEqual(['second', 'first'])
    expect(shownEvents(events, { order: 'page' })).toEqual([])
  })
})
