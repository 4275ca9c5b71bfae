/** Revisions: the history of a space, differences between any two, and restoring. */
import { ChangeRequest } from '../change-requests/schemas.ts'
import { ChangesQuery, ContentChanges } from './revision-change-schemas.ts'
import { events, never } from '../operation/events.ts'
import { operation } from '../operation/operation.ts'
import { RevisionSummary } from './schemas.ts'
import { Id, listOf, ListQuery, Timestamp } from '../wire/shapes.ts'
import { contentReads } from './read-operations.ts'

const inRevision = '/spaces/{spaceId}/revisions/{revisionId}'
const revision = contentReads(inRevision, 'of a revision', never, { extension: true })
const reader = { right: { on: 'space', level: 'read' }, scope: 'read' } as const
const editor = { right: { on: 'space', level: 'edit' }, scope: 'write' } as const

export const listRevisions = operation({
  integrations: 'space:content:read',
  method: 'GET',
  path: '/spaces/{spaceId}/revisions',
  summary: 'Lists the revisions of a space, latest first.',
  query: ListQuery.extend({
    pageId: Id.optional().describe('Only revisions in which this page changed.'),
    at: Timestamp.optional().describe(
      'Only revisions from this time or earlier. The first one was current at this time.',
    ),
  }),
  status: 200,
  result: listOf(RevisionSummary),
  staleAfter: [...events.mainContent, ...events.spaceSettings],
  errors: ['not-found', 'bad-page-token'],
  ...reader,
  extension: true,
})

export const restoreRevision = operation({
  method: 'POST',
  path: `${inRevision}/restore`,
  summary: 'Creates a change request that restores the space to a revision.',
  status: 201,
  location: true,
  result: ChangeRequest,
  errors: ['not-found', 'role-too-low', 'nothing-to-change', 'too-busy'],
  ...editor,
  extension: true,
})

export const listRevisionChanges = operation({
  integrations: 'space:content:read',
  method: 'GET',
  path: `${inRevision}/changes`,
  summary: 'Lists the changes of a revision compared with its first parent.',
  query: ChangesQuery,
  status: 200,
  result: ContentChanges,
  staleAfter: never,
  errors: ['not-found', 'bad-page-token'],
  ...reader,
  extension: true,
})

export const compareRevisions = operation({
  method: 'GET',
  path: '/spaces/{spaceId}/compare',
  summary: 'Compares two revisions of a space.',
  query: ChangesQuery.extend({ from: Id, to: Id }),
  status: 200,
  result: ContentChanges,
  staleAfter: never,
  errors: ['not-found', 'bad-page-token'],
  ...reader,
  extension: true,
})

/** A revision has a single URL, which is also the root of its content. */
export const getRevision = revision.root
