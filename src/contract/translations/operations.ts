/** Translations of spaces: settings and runs. */
import { events } from '../operation/events.ts'
import { operation, operationsOf } from '../operation/operation.ts'
import { Id, listOf, ListQuery } from '../wire/shapes.ts'
import { TranslationRun, TranslationRunReport } from './run-schemas.ts'
import {
  NewTranslation,
  Translation,
  TranslationCoverage,
  TranslationEstimate,
  TranslationUpdate,
} from './schemas.ts'

/** Every member; the verb adds that the caller can read the source or the result. */
const reads = { right: { on: 'organization', level: 'member' }, scope: 'read' } as const
const writes = { right: { on: 'organization', level: 'admin' }, scope: 'admin' } as const
const translation = '/orgs/{organizationId}/translations/{translationId}'
const extension = true

export const translationsOperations = operationsOf('translations', {
  listTranslations: operation({
    ...reads,
    method: 'GET',
    path: '/orgs/{organizationId}/translations',
    summary: 'Lists the translations of spaces that the caller can see.',
    query: ListQuery.extend({
      space: Id.optional().describe('Only translations with this space as source or result.'),
    }),
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
  cancelTranslationRun: operation({
    ...writes,
    method: 'DELETE',
    path: `${translation}/run`,
    summary: 'Stops the run. What is finished is kept.',
    status: 204,
    errors: ['not-found', 'role-too-low'],
    extension,
  }),
  listTranslationRuns: operation({
    ...reads,
    method: 'GET',
    path: `${translation}/runs`,
    summary: 'Lists the runs of a translation, latest first.',
    query: ListQuery,
    status: 200,
    result: listOf(TranslationRun),
    staleAfter: [...events.translations, ...events.translationProgress],
    errors: ['not-found', 'bad-page-token'],
    extension,
  }),
  getTranslationRun: operation({
    ...reads,
    method: 'GET',
    path: `${translation}/runs/{runId}`,
    summary: 'Returns a run with its result for each page.',
    status: 200,
    result: TranslationRunReport,
    staleAfter: [...events.translations, ...events.translationProgress],
    errors: ['not-found'],
    extension,
  }),
  estimateTranslation: operation({
    ...reads,
    method: 'GET',
    path: `${translation}/estimate`,
    summary: 'Tells what the next run would translate, without running it.',
    status: 200,
    result: TranslationEstimate,
    staleAfter: [...events.translations, ...events.mainContent],
    errors: ['not-found', 'state-forbids'],
    extension,
  }),
  listTranslationCoverage: operation({
    ...reads,
    method: 'GET',
    path: '/orgs/{organizationId}/translations-coverage',
    summary: 'Lists the pages of a source space with the state of each of its translations.',
    query: ListQuery.extend({ space: Id }),
    status: 200,
    result: listOf(TranslationCoverage),
    staleAfter: [...events.translations, ...events.mainContent],
    errors: ['not-found', 'bad-page-token'],
    extension,
  }),
})
