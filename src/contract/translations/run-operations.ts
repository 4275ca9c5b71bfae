/** Extensions: runs of a translation, estimates, and the coverage of a space. */
import { events } from '../operation/events.ts'
import { operation, operationsOf } from '../operation/operation.ts'
import { listOf, ListQuery } from '../wire/shapes.ts'
import { TranslationRun, TranslationRunReport } from './run-schemas.ts'
import { TranslationCoverage, TranslationCoverageQuery, TranslationEstimate } from './schemas.ts'

const extension = true
const reads = { right: { on: 'organization', level: 'member' }, scope: 'read', extension } as const
const writes = { right: { on: 'organization', level: 'admin' }, scope: 'admin', extension } as const
const translation = '/orgs/{organizationId}/translations/{translationId}'

export const translationRunOperations = operationsOf('translations', {
  cancelTranslationRun: operation({
    ...writes,
    method: 'DELETE',
    path: `${translation}/run`,
    summary: 'Stops the run. What is finished is kept.',
    status: 204,
    errors: ['not-found', 'role-too-low'],
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
  }),
  getTranslationRun: operation({
    ...reads,
    method: 'GET',
    path: `${translation}/runs/{runId}`,
    summary: 'Returns a run with its result for each page.',
    status: 200,
    result: TranslationRunReport,
    staleAfter: [...events.translations, ...events.translationProgress],
    errors: ['not-found', 'role-too-low'],
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
  }),
  listTranslationCoverage: operation({
    ...reads,
    method: 'GET',
    path: '/orgs/{organizationId}/translations-coverage',
    summary: 'Lists the pages of a source space with the state of each of its translations.',
    query: TranslationCoverageQuery,
    status: 200,
    result: listOf(TranslationCoverage),
    staleAfter: [...events.translations, ...events.mainContent],
    errors: ['not-found', 'bad-page-token'],
  }),
})
