/** Suggested edits: commenters can read and create them, editors accept them. */
import { operation } from '../operation/operation.ts'
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
const ours = { noun: 'comments', extension: true } as const
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

export const listChangeRequestSuggestions = operation({
  ...ours,
  id: 'listChangeRequestSuggestions',
  method: 'GET',
  path: prefix,
  summary: 'Lists suggested wording of a change request, the oldest first.',
  query: SuggestionListQuery,
  status: 200,
  result: listOf(Suggestion),
  errors: ['not-found', 'bad-page-token'],
  right: { on: 'space', level: 'read' },
  scope: 'read',
})

export const getChangeRequestSuggestion = operation({
  ...ours,
  id: 'getChangeRequestSuggestion',
  method: 'GET',
  path: `${prefix}/{suggestionId}`,
  summary: 'Reads suggested wording of a change request.',
  status: 200,
  result: Suggestion,
  errors: ['not-found'],
  right: { on: 'space', level: 'read' },
  scope: 'read',
})

export const createSuggestion = operation({
  ...ours,
  ...commenter,
  id: 'createSuggestion',
  method: 'POST',
  path: prefix,
  summary: 'Suggests wording for a block, as a thread of its own.',
  body: NewSuggestion,
  status: 201,
  location: true,
  result: MadeSuggestion,
  errors: ['not-found', 'role-too-low', 'bad-content', 'state-forbids', 'nothing-to-change'],
})

export const acceptSuggestion = operation({
  ...ours,
  ...editor,
  id: 'acceptSuggestion',
  method: 'POST',
  path: `${prefix}/{suggestionId}/accept`,
  summary: 'Writes suggested wording into the change request; its author counts as having written then.',
  status: 200,
  result: AcceptedSuggestions,
  errors: acceptErrors,
})

export const acceptSuggestions = operation({
  ...ours,
  ...editor,
  id: 'acceptSuggestions',
  method: 'POST',
  path: `${prefix}/accept`,
  summary: 'Writes several suggestions as one revision, all or none.',
  body: AcceptSuggestions,
  status: 200,
  result: AcceptedSuggestions,
  errors: acceptErrors,
})

export const dismissSuggestion = operation({
  ...ours,
  ...commenter,
  id: 'dismissSuggestion',
  method: 'POST',
  path: `${prefix}/{suggestionId}/dismiss`,
  summary: 'Settles suggested wording without writing it, or takes one’s own back.',
  status: 200,
  result: Suggestion,
  errors: ['not-found', 'role-too-low', 'state-forbids'],
})

export const suggestionsOperations = {
  listChangeRequestSuggestions,
  getChangeRequestSuggestion,
  createSuggestion,
  acceptSuggestion,
  acceptSuggestions,
  dismissSuggestion,
}
