/** What a change request changes, and its content as a PDF. */
import { events } from '../operation/events.ts'
import { operation, operationsOf } from '../operation/operation.ts'
import { ChangeRequestPdfQuery, PdfAddress } from './pdf-schemas.ts'
import { ChangesQuery, ContentChanges } from './revision-change-schemas.ts'

const reader = { right: { on: 'space', level: 'read' }, scope: 'read' } as const

export const changeRequestContentOperations = operationsOf('change-requests', {
  getChangeRequestPdf: operation({
    method: 'GET',
    path: '/spaces/{spaceId}/change-requests/{changeRequestId}/pdf',
    summary: 'Returns the URL of a PDF of a change request.',
    query: ChangeRequestPdfQuery,
    status: 200,
    result: PdfAddress,
    staleAfter: [
      ...events.changeRequestPages,
      ...events.changeRequestState,
      ...events.mergePlans,
      ...events.reviews,
      ...events.comments,
      ...events.suggestions,
      'space.updated',
      'organization.updated',
    ],
    errors: ['not-found'],
    ...reader,
  }),
  listChangeRequestChanges: operation({
    method: 'GET',
    path: '/spaces/{spaceId}/change-requests/{changeRequestId}/changes',
    summary: 'Lists the changes of a change request since it was last updated from main.',
    query: ChangesQuery,
    status: 200,
    result: ContentChanges,
    staleAfter: [...events.mainContent, ...events.changeRequestState, ...events.changeRequestContent],
    errors: ['not-found', 'bad-page-token'],
    ...reader,
    extension: true,
  }),
})
