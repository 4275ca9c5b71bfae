import { expect, test } from 'vitest'
import type { RequestedReviewer, Review, User } from '../../../client/types.gen.ts'
import { reviewersOf, reviewerText } from './reviewer-states.ts'

const user = (id: string): User => ({
  object: 'user',
  id,
  displayName: id.toUpperCase(),
  urls: { location: '' },
})
const review = (id: string, status: Review['status'], set: Partial<Review> = {}): Review => ({
  object: 'change-request-review',
  id: `r-${id}`,
  revision: 'head',
  reviewer: user(id),
  status,
  outdated: false,
  counts: true,
  comments: 0,
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
  urls: { location: '' },
  ...set,
})
const asked = (id: string): RequestedReviewer => ({
  object: 'change-request-requested-reviewer',
  revision: 'head',
  requestedBy: user('author'),
  createdAt: '2026-01-01T00:00:00.000Z',
  kind: 'user',
  user: user(id),
})
const told = (reviews: readonly Review[], requested: readonly RequestedReviewer[]) =>
  reviewersOf(reviews, requested).map((one) => `${one.name} ${reviewerText(one)}`)

test('of each reviewer the latest review counts, and what stands in the way comes first', () => {
  expect(
    told(
      [review('ann', 'approved'), review('ben', 'changes-requested'), review('ann', 'changes-requested')],
      [asked('cid')],
    ),
  ).toEqual(['BEN asks for changes', 'ANN approved this', 'CID was asked to review'])
})

test('a review of an earlier state, one that was dismissed and a second request say so', () => {
  expect(
    told(
      [
        review('ann', 'approved', { outdated: true }),
        review('ben', 'approved', { dismissedAt: '2026-01-02T00:00:00.000Z' }),
        review('cid', 'changes-requested', { outdated: true }),
      ],
      [asked('cid')],
    ),
  ).toEqual([
    'CID asked for changes to an earlier state, and was asked again',
    'ANN approved an earlier state',
    'BEN reviewed, and the review was dismissed',
  ])
})
