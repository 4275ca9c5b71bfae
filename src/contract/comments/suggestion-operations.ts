/** Suggested edits: commenters can read and create them, editors accept them. */
import { events } from '../operation/events.ts'
import { operation, operationsOf } from '../operation/operation.ts'
import {
  AcceptedSuggestions,
  AcceptSuggestions,
  MadeSuggestion,
  NewSuggestion,
  Suggestion,
  SuggestionListQuery,
} from './suggestion-schemas.ts'
import { listOf } from '../wire/shapes.ts'

const prefix = '/spaces/{spaceId}/change-requests/{changeRequestId}/suggestions'
const ours = { extension: true } as const
const commenter = { right: { on: 'space', level: 'comment' }, scope: 'write' } as const
const editor = { right: { on: 'space', level: 'edit' }, scope: 'write' } as const
const acceptErrors = [
  'not-found',
  'role-too-low',
  'content-conflict',
  'state-forbids',
  'bad-content',
  'too-busy',
] as const

export const suggestionsOperations = operationsOf('comments', {
  listChangeRequestSuggestions: operation({
    ...ours,
    method: 'GET',
    path: prefix,
    summary: 'Lists the suggestions of a change request, oldest first.',
    query: SuggestionListQuery,
    status: 200,
    result: listOf(Suggestion),
    staleAfter: [...events.suggestions, ...events.changeRequestState, ...events.changeRequestContent],
    errors: ['not-found', 'bad-page-token'],
    right: { on: 'space', level: 'read' },
    scope: 'read',
  }),
  getChangeRequestSuggestion: operation({
    ...ours,
    method: 'GET',
    path: `${prefix}/{suggestionId}`,
    summary: 'Returns a suggestion of a change request.',
    status: 200,
    result: Suggestion,
    staleAfter: [...events.suggestions, ...events.changeRequestState, ...events.changeRequestContent],
    errors: ['not-found'],
    right: { on: 'space', level: 'read' },
    scope: 'read',
  }),
  createSuggestion: operation({
    ...ours,
    ...commenter,
    method: 'POST',
    path: prefix,
    summary: 'Creates a suggestion for a block, with its own comment thread.',
    body: NewSuggestion,
    status: 201,
    location: true,
    result: MadeSuggestion,
    errors: ['not-found', 'role-too-low', 'bad-content', 'state-forbids', 'nothing-to-change'],
  }),
  acceptSuggestion: operation({
    ...ours,
    ...editor,
    method: 'POST',
    path: `${prefix}/{suggestionId}/accept`,
    summary: 'Accepts a suggestion. Its author becomes a contributor.',
    status: 200,
    result: AcceptedSuggestions,
    errors: acceptErrors,
  }),
  acceptSuggestions: operation({
    ...ours,
    ...editor,
    method: 'POST',
    path: `${prefix}/accept`,
    summary: 'Accepts several suggestions as one revision, all or none.',
    body: AcceptSuggestions,
    status: 200,
    result: AcceptedSuggestions,
    errors: acceptErrors,
  }),
  dismissSuggestion: operation({
    ...ours,
    ...commenter,
    method: 'POST',
    path: `${prefix}/{suggestionId}/dismiss`,
    summary: 'Dismisses a suggestion, or withdraws one of the caller.',
    status: 200,
    result: Suggestion,
    errors: ['not-found', 'role-too-low', 'state-forbids'],
  }),
})
