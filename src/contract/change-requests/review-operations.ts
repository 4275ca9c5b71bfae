/** Reviews, requested reviewers, contributors, merge checks, viewed changes and scheduled merges. */
import { MergeChecks, MergeRulesTrial, MergeTrialResult } from './merge-checks.ts'
import { MergePlan, NewMergePlan } from './merge-plans.ts'
import { Member } from '../people/member-schemas.ts'
import { operation } from '../operation/operation.ts'
import {
  Contributor,
  Dismissal,
  NewReview,
  NewReviewRequest,
  RequestedReviewer,
  Review,
  ReviewListQuery,
  ReviewQuery,
  ReviewRequests,
  Viewed,
  ViewedUpdate,
} from './review-schemas.ts'
import { listOf, ListQuery } from '../wire/shapes.ts'

const path = '/spaces/{spaceId}/change-requests/{changeRequestId}'
const ours = { noun: 'change-requests', extension: true } as const
const reader = { ...ours, right: { on: 'space', level: 'read' }, scope: 'read' } as const
const editor = { ...ours, right: { on: 'space', level: 'edit' }, scope: 'write' } as const

export const listChangeRequestReviews = operation({
  id: 'listChangeRequestReviews',
  method: 'GET',
  path: `${path}/reviews`,
  summary: 'Lists the reviews of a change request, the latest first.',
  query: ReviewListQuery,
  status: 200,
  result: listOf(Review),
  errors: ['not-found', 'bad-page-token'],
  ...reader,
})

export const submitChangeRequestReview = operation({
  id: 'submitChangeRequestReview',
  method: 'POST',
  path: `${path}/reviews`,
  summary: 'Approves a change request or asks for changes, with all comments at once.',
  body: NewReview,
  status: 201,
  location: true,
  result: Review,
  errors: ['not-found', 'role-too-low', 'bad-content', 'state-forbids', 'too-busy'],
  ...ours,
  right: { on: 'space', level: 'review' },
  scope: 'write',
})

export const getChangeRequestReview = operation({
  id: 'getChangeRequestReview',
  method: 'GET',
  path: `${path}/reviews/{reviewId}`,
  summary: 'Reads a review.',
  query: ReviewQuery,
  status: 200,
  result: Review,
  errors: ['not-found'],
  ...reader,
})

export const dismissChangeRequestReview = operation({
  id: 'dismissChangeRequestReview',
  method: 'POST',
  path: `${path}/reviews/{reviewId}/dismiss`,
  summary: 'Takes a review out of the count: an administrator of the space, or its reviewer.',
  body: Dismissal,
  status: 200,
  result: Review,
  errors: ['not-found', 'role-too-low', 'state-forbids'],
  ...ours,
  right: { on: 'space', level: 'read' },
  scope: 'write',
})

export const listChangeRequestRequestedReviewers = operation({
  id: 'listChangeRequestRequestedReviewers',
  method: 'GET',
  path: `${path}/requested-reviewers`,
  summary: 'Lists the people and teams who were asked for a review and have not answered.',
  query: ListQuery,
  status: 200,
  result: listOf(RequestedReviewer),
  errors: ['not-found', 'bad-page-token'],
  ...reader,
})

export const requestChangeRequestReviewers = operation({
  id: 'requestChangeRequestReviewers',
  method: 'POST',
  path: `${path}/requested-reviewers`,
  summary: 'Asks people and teams for a review, and opens a draft.',
  body: NewReviewRequest,
  status: 200,
  result: ReviewRequests,
  errors: ['not-found', 'role-too-low', 'bad-content', 'state-forbids'],
  ...editor,
})

export const withdrawChangeRequestReviewer = operation({
  id: 'withdrawChangeRequestReviewer',
  method: 'DELETE',
  path: `${path}/requested-reviewers/{userId}`,
  summary: 'Asks a person, or a team by its id, no longer.',
  status: 204,
  errors: ['not-found', 'role-too-low'],
  ...editor,
})

export const listChangeRequestContributors = operation({
  id: 'listChangeRequestContributors',
  method: 'GET',
  path: `${path}/contributors`,
  summary: 'Lists who wrote content in a change request and who discussed it.',
  query: ListQuery,
  status: 200,
  result: listOf(Contributor),
  errors: ['not-found', 'bad-page-token'],
  ...reader,
})

export const listChangeRequestCommenters = operation({
  id: 'listChangeRequestCommenters',
  method: 'GET',
  path: `${path}/commenters`,
  summary: 'Lists the members who said something in a change request.',
  query: ListQuery,
  status: 200,
  result: listOf(Member),
  errors: ['not-found', 'bad-page-token'],
  ...reader,
})

export const getChangeRequestMergeChecks = operation({
  id: 'getChangeRequestMergeChecks',
  method: 'GET',
  path: `${path}/merge-checks`,
  summary: 'Tells which rules let the caller merge, which do not, and who can put it right.',
  status: 200,
  result: MergeChecks,
  errors: ['not-found'],
  ...reader,
})

export const tryMergeRules = operation({
  id: 'tryMergeRules',
  method: 'POST',
  path: '/spaces/{spaceId}/merge-rules/trial',
  summary: 'Tells which of the last 20 change requests rules would have stopped.',
  body: MergeRulesTrial,
  status: 200,
  result: MergeTrialResult,
  errors: ['not-found', 'role-too-low', 'bad-content'],
  ...ours,
  right: { on: 'space', level: 'admin' },
  scope: 'read',
})

export const getChangeRequestViewed = operation({
  id: 'getChangeRequestViewed',
  method: 'GET',
  path: `${path}/viewed`,
  summary: 'Tells what the caller has looked at and is still as it was.',
  status: 200,
  result: Viewed,
  errors: ['not-found'],
  ...reader,
})

export const markChangeRequestViewed = operation({
  id: 'markChangeRequestViewed',
  method: 'PUT',
  path: `${path}/viewed`,
  summary: 'Marks pages and blocks as looked at by the caller, or takes marks off.',
  body: ViewedUpdate,
  status: 200,
  result: Viewed,
  errors: ['not-found', 'bad-content', 'state-forbids'],
  ...ours,
  right: { on: 'space', level: 'read' },
  scope: 'write',
})

export const planChangeRequestMerge = operation({
  id: 'planChangeRequestMerge',
  method: 'PUT',
  path: `${path}/merge-plan`,
  summary: 'Plans a merge: as soon as the rules let it, or at a time.',
  body: NewMergePlan,
  status: 200,
  result: MergePlan,
  errors: ['not-found', 'role-too-low', 'bad-content', 'state-forbids'],
  ...ours,
  right: { on: 'space', level: 'review' },
  scope: 'merge',
})

export const cancelChangeRequestMergePlan = operation({
  id: 'cancelChangeRequestMergePlan',
  method: 'DELETE',
  path: `${path}/merge-plan`,
  summary: 'Cancels the plan of a merge.',
  status: 204,
  errors: ['not-found', 'role-too-low'],
  ...editor,
})

export const reviewsOperations = {
  listChangeRequestReviews,
  submitChangeRequestReview,
  getChangeRequestReview,
  dismissChangeRequestReview,
  listChangeRequestRequestedReviewers,
  requestChangeRequestReviewers,
  withdrawChangeRequestReviewer,
  listChangeRequestContributors,
  getChangeRequestMergeChecks,
  tryMergeRules,
  getChangeRequestViewed,
  markChangeRequestViewed,
  planChangeRequestMerge,
  cancelChangeRequestMergePlan,
  listChangeRequestCommenters,
}
