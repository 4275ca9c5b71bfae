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

const withText = (text: string) => (draft: ReviewDraft) => ({ ...draft, words: text })

test('stores a draft per person and change request, and removes an empty one', () => {
  changeReviewDraft('ann', 'c1', withText('first'))
  changeReviewDraft('ben', 'c1', withText('second'))
  expect(readReviewDraft('ann', 'c1').words).toBe('first')
  expect(readReviewDraft('ann', 'c2')).toBe(emptyDraft)
  changeReviewDraft('ann', 'c1', () => emptyDraft)
  expect([...kept.values()].map((text) => draftOf(text).words)).toEqual(['second'])
})

test('returns the same object for an unchanged draft', () => {
  changeReviewDraft('ann', 'c3', withText('one'))
  expect(readReviewDraft('ann', 'c3')).toBe(readReviewDraft('ann', 'c3'))
})

test('changes start from what another window stored', () => {
  changeReviewDraft('ann', 'c4', withText('mine'))
  const comment = { id: '1', body: { body: { markdown: 'theirs' } }, title: 'Start' }
  kept.set('recto.review.ann.c4', JSON.stringify({ ...emptyDraft, words: 'mine', comments: [comment] }))
  changeReviewDraft('ann', 'c4', (draft) => ({ ...draft, verdict: 'approved' }))
  expect(readReviewDraft('ann', 'c4')).toMatchObject({ verdict: 'approved', comments: [comment] })
})

test('ignores invalid drafts, and keeps a draft in memory without storage', () => {
  expect([draftOf('{'), draftOf('[]'), draftOf('{"words":1}')].every(isEmptyDraft)).toBe(true)
  vi.stubGlobal('localStorage', undefined)
  changeReviewDraft('ann', 'c5', withText('kept'))
  expect(readReviewDraft('ann', 'c5').words).toBe('kept')
})
