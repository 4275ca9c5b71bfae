/** Change requests, from the first draft to merging and reverting. */
import {
  ChangeRequest,
  ChangeRequestListQuery,
  ChangeRequestUpdate,
  Conflict,
  ConflictAnswer,
  ConflictList,
  MergeQuery,
  MergeResult,
  NewChangeRequest,
  OrganizationChangeRequestListQuery,
  PageTransfer,
  UpdateResult,
} from './schemas.ts'
import { ChangesQuery, ContentChanges } from '../pages/revision-change-schemas.ts'
import { MergePreview, MergePreviewQuery } from './merge-preview.ts'
import { operation } from '../operation/operation.ts'
import { listOf, ListQuery } from '../wire/shapes.ts'
import { PdfAddress, PdfQuery } from '../pages/operations.ts'

const reader = { right: { on: 'space', level: 'read' }, scope: 'read' } as const
const editor = { right: { on: 'space', level: 'edit' }, scope: 'write' } as const

export const listOrganizationChangeRequests = operation({
  id: 'listOrganizationChangeRequests',
  noun: 'change-requests',
  method: 'GET',
  path: '/orgs/{organizationId}/change-requests',
  summary: 'Lists the change requests of the spaces that the caller sees.',
  query: OrganizationChangeRequestListQuery,
  status: 200,
  result: listOf(ChangeRequest),
  errors: ['not-found', 'bad-page-token'],
  right: { on: 'organization', level: 'member' },
  scope: 'read',
})

export const listChangeRequests = operation({
  id: 'listChangeRequests',
  noun: 'change-requests',
  method: 'GET',
  path: '/spaces/{spaceId}/change-requests',
  summary: 'Lists the change requests of a space.',
  query: ChangeRequestListQuery,
  status: 200,
  result: listOf(ChangeRequest),
  errors: ['not-found', 'bad-page-token'],
  ...reader,
})

export const createChangeRequest = operation({
  id: 'createChangeRequest',
  noun: 'change-requests',
  method: 'POST',
  path: '/spaces/{spaceId}/change-requests',
  summary: 'Begins a change request as a draft.',
  body: NewChangeRequest,
  status: 201,
  location: true,
  result: ChangeRequest,
  errors: ['not-found', 'role-too-low', 'bad-content', 'too-busy'],
  ...editor,
})

export const getChangeRequest = operation({
  id: 'getChangeRequest',
  noun: 'change-requests',
  method: 'GET',
  path: '/spaces/{spaceId}/change-requests/{changeRequestId}',
  summary: 'Reads a change request by its id or its number.',
  status: 200,
  result: ChangeRequest,
  errors: ['not-found'],
  ...reader,
})

export const updateChangeRequest = operation({
  id: 'updateChangeRequest',
  noun: 'change-requests',
  method: 'PATCH',
  path: '/spaces/{spaceId}/change-requests/{changeRequestId}',
  summary: 'Changes subject, description or status.',
  body: ChangeRequestUpdate,
  status: 200,
  result: ChangeRequest,
  errors: ['not-found', 'role-too-low', 'bad-content', 'state-forbids'],
  ...editor,
})

export const mergeChangeRequest = operation({
  id: 'mergeChangeRequest',
  noun: 'change-requests',
  method: 'POST',
  path: '/spaces/{spaceId}/change-requests/{changeRequestId}/merge',
  summary: 'Merges into the space; on conflicts nothing is merged.',
  query: MergeQuery,
  status: 200,
  result: MergeResult,
  errors: ['not-found', 'role-too-low', 'rules-forbid', 'state-forbids', 'too-busy'],
  right: { on: 'space', level: 'review' },
  scope: 'merge',
})

export const updateFromMain = operation({
  id: 'updateFromMain',
  noun: 'change-requests',
  method: 'POST',
  path: '/spaces/{spaceId}/change-requests/{changeRequestId}/update',
  summary: 'Brings what the space has since into the change request; on open conflicts nothing is brought.',
  status: 200,
  result: UpdateResult,
  errors: ['not-found', 'role-too-low', 'state-forbids', 'too-busy'],
  ...editor,
})

export const revertChangeRequest = operation({
  id: 'revertChangeRequest',
  noun: 'change-requests',
  method: 'POST',
  path: '/spaces/{spaceId}/change-requests/{changeRequestId}/revert',
  summary: 'Begins a change request that takes back a merged one.',
  status: 201,
  location: true,
  result: ChangeRequest,
  errors: ['not-found', 'role-too-low', 'state-forbids', 'too-busy'],
  ...editor,
  extension: true,
})

export const getChangeRequestPdf = operation({
  id: 'getChangeRequestPdf',
  noun: 'change-requests',
  method: 'GET',
  path: '/spaces/{spaceId}/change-requests/{changeRequestId}/pdf',
  summary: 'Gives the address of a PDF of the content of a change request.',
  query: PdfQuery,
  status: 200,
  result: PdfAddress,
  errors: ['not-found'],
  ...reader,
})

export const listChangeRequestChanges = operation({
  id: 'listChangeRequestChanges',
  noun: 'change-requests',
  method: 'GET',
  path: '/spaces/{spaceId}/change-requests/{changeRequestId}/changes',
  summary: 'Lists what a change request changes in the revision that it was last updated from.',
  query: ChangesQuery,
  status: 200,
  result: ContentChanges,
  errors: ['not-found', 'bad-page-token'],
  ...reader,
  extension: true,
})

export const previewChangeRequest = operation({
  id: 'previewChangeRequest',
  noun: 'change-requests',
  method: 'GET',
  path: '/spaces/{spaceId}/change-requests/{changeRequestId}/preview',
  summary: 'Tells what an update, a merge or a revert would do, before it is done.',
  query: MergePreviewQuery,
  status: 200,
  result: MergePreview,
  errors: ['not-found', 'bad-page-token', 'state-forbids', 'too-busy'],
  ...reader,
  extension: true,
})

export const transferPages = operation({
  id: 'transferPages',
  noun: 'change-requests',
  method: 'POST',
  path: '/spaces/{spaceId}/change-requests/{changeRequestId}/transfer-pages',
  summary: 'Copies or moves pages into another change request of the space: all of them or none.',
  body: PageTransfer,
  status: 200,
  result: ChangeRequest,
  errors: [
    'not-found',
    'role-too-low',
    'bad-content',
    'content-conflict',
    'nothing-to-change',
    'state-forbids',
    'too-busy',
  ],
  ...editor,
  extension: true,
})

export const listConflicts = operation({
  id: 'listConflicts',
  noun: 'change-requests',
  method: 'GET',
  path: '/spaces/{spaceId}/change-requests/{changeRequestId}/conflicts',
  summary: 'Lists what main and the change disagree on, answered conflicts included.',
  query: ListQuery,
  status: 200,
  result: ConflictList,
  errors: ['not-found', 'bad-page-token', 'too-busy', 'state-forbids'],
  ...reader,
  extension: true,
})

export const answerConflict = operation({
  id: 'answerConflict',
  noun: 'change-requests',
  method: 'PUT',
  path: '/spaces/{spaceId}/change-requests/{changeRequestId}/conflicts/{conflictId}',
  summary: 'Keeps an answer to a conflict; the next update applies it.',
  body: ConflictAnswer,
  status: 200,
  result: Conflict,
  errors: ['not-found', 'role-too-low', 'bad-content', 'bad-position', 'state-forbids', 'too-busy'],
  ...editor,
  extension: true,
})

export const changeRequestsOperations = {
  listOrganizationChangeRequests,
  listChangeRequests,
  createChangeRequest,
  getChangeRequest,
  updateChangeRequest,
  mergeChangeRequest,
  updateFromMain,
  revertChangeRequest,
  getChangeRequestPdf,
  listChangeRequestChanges,
  previewChangeRequest,
  transferPages,
  listConflicts,
  answerConflict,
}
