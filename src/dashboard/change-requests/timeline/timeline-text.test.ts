import { describe, expect, it } from 'vitest'
import type { TimelineEntry } from '../../../client/types.gen.ts'
import { timelineGroup } from './timeline-groups.ts'
import { joinedNames, timelineText } from './timeline-text.ts'

const person = (displayName: string) => ({
  object: 'user' as const,
  id: displayName,
  displayName,
  urls: { location: '' },
})
const common = {
  object: 'timeline-entry' as const,
  id: '1',
  actor: person('Ines'),
  createdAt: '2026-01-01T00:00:00.000Z',
}

describe('the text of a timeline', () => {
  it('joins names, and counts those that do not fit', () => {
    expect(joinedNames([])).toBe('')
    expect(joinedNames(['Ines'])).toBe('Ines')
    expect(joinedNames(['Ines', 'Tomas'])).toBe('Ines and Tomas')
    expect(joinedNames(['Ines', 'Tomas', 'Aiko'])).toBe('Ines, Tomas and Aiko')
    expect(joinedNames(['Ines', 'Tomas', 'Aiko', 'Mara'])).toBe('Ines, Tomas and 2 others')
    // The list of an entry is cut, its count is not.
    expect(joinedNames(['Ines', 'Tomas'], 30)).toBe('Ines, Tomas and 28 others')
  })

  it('names the verdict of a review in words', () => {
    const review = {
      ...common,
      kind: 'reviewed' as const,
      review: 'r',
      revision: 'v',
      summary: '',
      comments: 0,
    }
    expect(timelineText({ ...review, status: 'approved' })).toBe('approved these changes')
    expect(timelineText({ ...review, status: 'changes-requested' })).toBe('requested changes')
  })

  it('names people and teams that were asked', () => {
    const entry: TimelineEntry = {
      ...common,
      kind: 'review-requested',
      users: [person('Tomas')],
      teams: [{ id: 't', title: 'Writers' }],
    }
    expect(timelineText(entry)).toBe('requested a review from Tomas and the team Writers')
  })

  it('says which rules apply after a change, or that none does', () => {
    const entry = { ...common, kind: 'rules-changed' as const, source: 'space' as const }
    expect(timelineText({ ...entry, rules: ['One approval is needed.', 'No open threads.'] })).toBe(
      'changed the merge rules of the space. One approval is needed; No open threads',
    )
    expect(timelineText({ ...entry, rules: [] })).toMatch(/None apply any more$/)
  })

  it('leaves out the start of a thread, which stands in the stream itself', () => {
    expect(timelineGroup('thread-opened')).toBeUndefined()
    expect(timelineGroup('reviewed')).toBe('reviews')
    expect(timelineGroup('edited')).toBe('edits')
  })
})
