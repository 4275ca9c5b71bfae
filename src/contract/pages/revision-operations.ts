/** Revisions: the history of a space, differences between any two, and restoring. */
import { ChangeRequest } from '../change-requests/schemas.ts'
import { ChangesQuery, ContentChanges } from './revision-change-schemas.ts'
import { operation } from '../operation/operation.ts'
import { Revision, RevisionSummary } from './schemas.ts'
import { Id, listOf, ListQuery, Timestamp } from '../wire/shapes.ts'
import { contentReads } from './read-operations.ts'

const inRevision = '/spaces/{spaceId}/revisions/{revisionId}'
const revision = contentReads(inRevision, 'Revision', 'of a revision', { extension: true })
const reader = { right: { on: 'space', level: 'read' }, scope: 'read' } as const
const editor = { right: { on: 'space', level: 'edit' }, scope: 'write' } as const

export const listRevisions = operation({
  id: 'listRevisions',
  noun: 'pages',
  method: 'GET',
  path: '/spaces/{spaceId}/revisions',
  summary: 'Lists the history of a space, the latest first.',
  query: ListQuery.extend({
    pageId: Id.optional().describe('Only those in which this page changed.'),
    at: Timestamp.optional().describe(
      'Only those that stood at this time: the first is what readers saw then.',
    ),
  }),
  status: 200,
  result: listOf(RevisionSummary),
  errors: ['not-found', 'bad-page-token'],
  ...reader,
  extension: true,
})

export const restoreRevision = operation({
  id: 'restoreRevision',
  noun: 'pages',
  method: 'POST',
  path: `${inRevision}/restore`,
  summary: 'Begins a change request that takes the whole space back to what it held in a revision.',
  status: 201,
  location: true,
  result: ChangeRequest,
  errors: ['not-found', 'role-too-low', 'nothing-to-change', 'too-busy'],
  ...editor,
  extension: true,
})

export const listRevisionChanges = operation({
  id: 'listRevisionChanges',
  noun: 'pages',
  method: 'GET',
  path: `${inRevision}/changes`,
  summary: 'Lists what a revision changed in its first parent.',
  query: ChangesQuery,
  status: 200,
  result: ContentChanges,
  errors: ['not-found', 'bad-page-token'],
  ...reader,
  extension: true,
})

export const compareRevisions = operation({
  id: 'compareRevisions',
  noun: 'pages',
  method: 'GET',
  path: '/spaces/{spaceId}/compare',
  summary: 'Lists what changed from one revision of a space to another.',
  query: ChangesQuery.extend({ from: Id, to: Id }),
  status: 200,
  result: ContentChanges,
  errors: ['not-found', 'bad-page-token'],
  ...reader,
  extension: true,
})

/** A revision has a single URL, which is also the root of its content. */
export const getRevision = operation({ ...revision.root, id: 'getRevision', result: Revision })
