import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  changeReviewDraft,
  draftOf,
  emptyDraft,
  isEmptyDraft,
  readReviewDraft,
  type ReviewDraft,
} from './review-draft.local.ts'

const kept = new Map<string, string>()
beforeEach(() => {
  kept.clear()
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, text: string) => kept.set(name, text),
    removeItem: (name: string) => kept.delete(name),
  })
})
afterEach(() => vi.unstubAllGlobals())

const words = (text: string) => (draft: ReviewDraft) => ({ ...draft, words: text })

test('a draft belongs to one person and one change request, and an emptied one leaves nothing behind', () => {
  changeReviewDraft('ann', 'c1', words('first'))
  changeReviewDraft('ben', 'c1', words('second'))
  expect(readReviewDraft('ann', 'c1').words).toBe('first')
  expect(readReviewDraft('ann', 'c2')).toBe(emptyDraft)
  changeReviewDraft('ann', 'c1', () => emptyDraft)
  expect([...kept.values()].map((text) => draftOf(text).words)).toEqual(['second'])
})

test('the same draft is the same value, so that nothing is drawn again for it', () => {
  changeReviewDraft('ann', 'c3', words('one'))
  expect(readReviewDraft('ann', 'c3')).toBe(readReviewDraft('ann', 'c3'))
})

test('what another window wrote is what a change begins from', () => {
  changeReviewDraft('ann', 'c4', words('mine'))
  const comment = { id: '1', body: { body: { markdown: 'theirs' } }, title: 'Start' }
  kept.set('recto.review.ann.c4', JSON.stringify({ ...emptyDraft, words: 'mine', comments: [comment] }))
  changeReviewDraft('ann', 'c4', (draft) => ({ ...draft, verdict: 'approved' }))
  expect(readReviewDraft('ann', 'c4')).toMatchObject({ verdict: 'approved', comments: [comment] })
})

test('text that is no draft is none, and without storage a draft lasts as long as the window', () => {
  expect([draftOf('{'), draftOf('[]'), draftOf('{"words":1}')].every(isEmptyDraft)).toBe(true)
  vi.stubGlobal('localStorage', undefined)
  changeReviewDraft('ann', 'c5', words('kept'))
  expect(readReviewDraft('ann', 'c5').words).toBe('kept')
})
