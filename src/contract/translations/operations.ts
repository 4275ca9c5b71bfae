/** Translations of spaces. */
import { events } from '../operation/events.ts'
import { operation, operationsOf } from '../operation/operation.ts'
import { listOf } from '../wire/shapes.ts'
import { NewTranslation, Translation, TranslationListQuery, TranslationUpdate } from './schemas.ts'

/** Every member; the verb adds that the caller can read the source or the result. */
const reads = { right: { on: 'organization', level: 'member' }, scope: 'read' } as const
const writes = { right: { on: 'organization', level: 'admin' }, scope: 'admin' } as const
const translation = '/orgs/{organizationId}/translations/{translationId}'

export const translationsOperations = operationsOf('translations', {
  listTranslations: operation({
    ...reads,
    method: 'GET',
    path: '/orgs/{organizationId}/translations',
    summary: 'Lists the translations of spaces that the caller can see.',
    query: TranslationListQuery,
    status: 200,
    result: listOf(Translation),
    staleAfter: [...events.translations, ...events.translationProgress, ...events.spaceSettings],
    errors: ['not-found', 'bad-page-token'],
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
    errors: ['not-found', 'role-too-low', 'bad-content', 'already-taken'],
  }),
  getTranslation: operation({
    ...reads,
    method: 'GET',
    path: translation,
    summary: 'Returns a translation.',
    status: 200,
    result: Translation,
    staleAfter: [...events.translations, ...events.translationProgress, ...events.spaceSettings],
    errors: ['not-found'],
  }),
  updateTranslation: operation({
    ...writes,
    method: 'PUT',
    path: translation,
    summary: 'Changes the instructions and settings of a translation.',
    body: TranslationUpdate,
    status: 200,
    result: Translation,
    errors: ['not-found', 'role-too-low', 'bad-content'],
  }),
  deleteTranslation: operation({
    ...writes,
    method: 'DELETE',
    path: translation,
    summary: 'Deletes a translation. The translated space is kept.',
    status: 204,
    errors: ['role-too-low'],
  }),
  runTranslation: operation({
    ...writes,
    method: 'POST',
    path: `${translation}/run`,
    summary: 'Translates what changed since the last run. While a run is going on, another one follows it.',
    status: 204,
    errors: ['not-found', 'role-too-low', 'state-forbids'],
  }),
})
