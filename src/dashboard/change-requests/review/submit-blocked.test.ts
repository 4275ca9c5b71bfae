import { expect, test } from 'vitest'
import { emptyDraft, mostComments, type DraftComment } from './review-draft.local.ts'
import { submitBlocked } from './submit-blocked.ts'

const allowed = { approved: undefined, 'changes-requested': undefined, comment: undefined }
const comment: DraftComment = { id: 'c', body: { body: { markdown: 'Why?' } }, title: undefined }

test('an approval needs no text, any other review needs text or a comment', () => {
  expect(submitBlocked(emptyDraft, 'approved', allowed)).toBeUndefined()
  expect(submitBlocked(emptyDraft, 'comment', allowed)).toBe('Enter a comment first.')
  expect(submitBlocked(emptyDraft, 'changes-requested', allowed)).toMatch(/Describe what should change/u)
  expect(submitBlocked({ ...emptyDraft, words: 'No.' }, 'changes-requested', allowed)).toBeUndefined()
  expect(submitBlocked({ ...emptyDraft, comments: [comment] }, 'comment', allowed)).toBeUndefined()
})

test('a verdict without the right and too many comments cannot be submitted', () => {
  expect(submitBlocked(emptyDraft, 'approved', { ...allowed, approved: 'You wrote it.' })).toBe(
    'You wrote it.',
  )
  const comments = Array.from({ length: mostComments + 1 }, () => comment)
  expect(submitBlocked({ ...emptyDraft, comments }, 'approved', allowed)).toMatch(/at most 100 comments/u)
})
