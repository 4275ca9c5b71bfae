/** Translations of spaces. */
import { never } from '../operation/events.ts'
import { operation, operationsOf } from '../operation/operation.ts'
import { NewTranslation, Translation, TranslationUpdate } from './schemas.ts'
import { listOf, ListQuery } from '../wire/shapes.ts'

const reads = { right: { on: 'organization', level: 'read' }, scope: 'read' } as const
const writes = {
  right: { on: 'organization', level: 'admin' },
  scope: 'admin',
} as const

export const translationsOperations = operationsOf('translations', {
  listTranslations: operation({
    ...reads,
    method: 'GET',
    path: '/orgs/{organizationId}/translations',
    summary: 'Lists the translations of spaces that the caller can see.',
    query: ListQuery,
    status: 200,
    result: listOf(Translation),
    staleAfter: never,
    errors: ['not-found', 'role-too-low', 'bad-page-token'],
  }),
  createTranslation: operation({
    ...writes,
    method: 'POST',
    path: '/orgs/{organizationId}/translations',
    summary: 'Creates a translation of a space.',
    body: NewTranslation,
    status: 201,
    location: true,
    result: Translation,
    errors: ['not-found', 'role-too-low', 'bad-content'],
  }),
  getTranslation: operation({
    ...reads,
    method: 'GET',
    path: '/orgs/{organizationId}/translations/{translationId}',
    summary: 'Returns a translation.',
    status: 200,
    result: Translation,
    staleAfter: never,
    errors: ['not-found', 'role-too-low'],
  }),
  updateTranslation: operation({
    ...writes,
    method: 'PUT',
    path: '/orgs/{organizationId}/translations/{translationId}',
    summary: 'Replaces the instructions for a translation.',
    body: TranslationUpdate,
    status: 200,
    result: Translation,
    errors: ['not-found', 'role-too-low', 'bad-content'],
  }),
  deleteTranslation: operation({
    ...writes,
    method: 'DELETE',
    path: '/orgs/{organizationId}/translations/{translationId}',
    summary: 'Deletes a translation. The translated space is kept.',
    status: 204,
    errors: ['role-too-low'],
  }),
  runTranslation: operation({
    ...writes,
    method: 'POST',
    path: '/orgs/{organizationId}/translations/{translationId}/run',
    summary: 'Translates what changed since the last run.',
    status: 204,
    errors: ['not-found', 'role-too-low', 'state-forbids'],
  }),
})
