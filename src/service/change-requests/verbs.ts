/** The verbs of change requests. */
import type { Verb } from '../http/verb.ts'
import { createChangeRequest, getChangeRequest, updateChangeRequest } from './change-requests.ts'
import { listConflicts, answerConflict } from './conflicts/conflicts.ts'
import { listChangeRequestChanges } from './list-changes.ts'
import { listChangeRequests, listOrganizationChangeRequests } from './list/list-change-requests.ts'
import { savedFilters } from './list/saved-filters.ts'
import { mergeChangeRequest } from './merge/merge-change-request.ts'
import { getMergeChecks, tryRules } from './merge/merge-checks.ts'
import { planMerge, cancelMergePlan } from './merge/merge-plan.ts'
import { transferPages } from './merge/transfer-pages.ts'
import { updateFromMain } from './merge/update-from-main.ts'
import { previewChangeRequest } from './preview/preview-change-request.ts'
import { restoreRevision } from './restore-revision.ts'
import { revertChangeRequest } from './revert-change-request.ts'
import { listContributors, listCommenters } from './reviews/contributors.ts'
import { getPresence, announcePresence } from './reviews/presence.ts'
import { listRequestedReviewers, requestReviewers, withdrawReviewer } from './reviews/requested-reviewers.ts'
import { listReviews, getReview, dismissReview } from './reviews/review-verbs.ts'
import { submitReview } from './reviews/submit-review.ts'
import { getViewed, markViewed } from './reviews/viewed-marks.ts'
import { applyTemplate } from './templates.ts'
import { listTimeline } from './timeline/list-timeline.ts'
import { writeChangeRequestContent, uploadChangeRequestFile } from './write-change-request.ts'

export const changeRequestVerbs: readonly Verb[] = [
  listChangeRequests,
  listOrganizationChangeRequests,
  createChangeRequest,
  getChangeRequest,
  updateChangeRequest,
  writeChangeRequestContent,
  uploadChangeRequestFile,
  listChangeRequestChanges,
  previewChangeRequest,
  listTimeline,
  transferPages,
  listConflicts,
  answerConflict,
  updateFromMain,
  mergeChangeRequest,
  revertChangeRequest,
  restoreRevision,
  ...savedFilters,
  listReviews,
  submitReview,
  getReview,
  dismissReview,
  listRequestedReviewers,
  requestReviewers,
  withdrawReviewer,
  listContributors,
  getMergeChecks,
  tryRules,
  getViewed,
  markViewed,
  getPresence,
  announcePresence,
  planMerge,
  cancelMergePlan,
  listCommenters,
  applyTemplate,
]
