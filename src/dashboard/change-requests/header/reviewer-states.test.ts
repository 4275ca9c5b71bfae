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
const describe = (reviews: readonly Review[], requested: readonly RequestedReviewer[]) =>
  reviewersOf(reviews, requested).map((one) => `${one.name} ${reviewerText(one)}`)

test('uses the latest review of each reviewer and lists blocking ones first', () => {
  expect(
    describe(
      [review('ann', 'approved'), review('ben', 'changes-requested'), review('ann', 'changes-requested')],
      [asked('cid')],
    ),
  ).toEqual(['BEN requested changes', 'ANN approved this', 'CID was asked to review'])
})

test('describes outdated reviews, dismissed reviews and repeated requests', () => {
  expect(
    describe(
      [
        review('ann', 'approved', { outdated: true }),
        review('ben', 'approved', { dismissedAt: '2026-01-02T00:00:00.000Z' }),
        review('cid', 'changes-requested', { outdated: true }),
      ],
      [asked('cid')],
    ),
  ).toEqual([
    'CID requested changes to an earlier version and was asked to review again',
    'ANN approved an earlier version',
    'BEN reviewed this, but the review was dismissed',
  ])
})
