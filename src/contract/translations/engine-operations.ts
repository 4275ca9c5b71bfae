/** Extensions: the glossary and the translation engines of an organization. */
import { events } from '../operation/events.ts'
import { operation, operationsOf } from '../operation/operation.ts'
import { Id, listOf, ListQuery, text } from '../wire/shapes.ts'
import {
  NewTranslationEngine,
  TranslationEngine,
  TranslationEngineTest,
  TranslationEngineUpdate,
} from './engine-schemas.ts'
import { GlossaryEntry, GlossaryPreview, GlossaryUpdate } from './glossary-schemas.ts'

const extension = true
const reads = { right: { on: 'organization', level: 'member' }, scope: 'read', extension } as const
const writes = { right: { on: 'organization', level: 'admin' }, scope: 'admin', extension } as const
const glossary = '/orgs/{organizationId}/translations-glossary'
const engines = '/orgs/{organizationId}/translation-engines'

export const translationEngineOperations = operationsOf('translations', {
  listGlossaryEntries: operation({
    ...reads,
    method: 'GET',
    path: glossary,
    summary: 'Lists the glossary of an organization.',
    query: ListQuery.extend({ search: text({ max: 255 }).optional() }),
    status: 200,
    result: listOf(GlossaryEntry),
    staleAfter: events.translations,
    errors: ['not-found', 'bad-page-token'],
  }),
  updateGlossaryEntries: operation({
    ...writes,
    method: 'PUT',
    path: glossary,
    summary:
      'Adds, changes and removes entries of the glossary, all or none. Affected machine translations are redone.',
    body: GlossaryUpdate,
    status: 204,
    errors: ['not-found', 'role-too-low', 'already-taken'],
  }),
  previewGlossaryUpdate: operation({
    ...writes,
    scope: 'read',
    method: 'POST',
    path: `${glossary}/preview`,
    summary: 'Tells which units an update of the glossary would affect.',
    body: GlossaryUpdate,
    status: 200,
    result: GlossaryPreview,
    errors: ['not-found', 'role-too-low'],
  }),
  getGlossaryEntry: operation({
    ...reads,
    method: 'GET',
    path: `${glossary}/{glossaryEntryId}`,
    summary: 'Returns an entry of the glossary.',
    params: { glossaryEntryId: Id },
    status: 200,
    result: GlossaryEntry,
    staleAfter: events.translations,
    errors: ['not-found'],
  }),
  listTranslationEngines: operation({
    ...reads,
    right: { on: 'organization', level: 'admin' },
    method: 'GET',
    path: engines,
    summary: 'Lists the translation engines of an organization, built-in ones first.',
    query: ListQuery,
    status: 200,
    result: listOf(TranslationEngine),
    staleAfter: events.translations,
    errors: ['not-found', 'role-too-low', 'bad-page-token'],
  }),
  createTranslationEngine: operation({
    ...writes,
    method: 'POST',
    path: engines,
    summary: 'Adds a translation engine.',
    body: NewTranslationEngine,
    status: 201,
    location: true,
    result: TranslationEngine,
    errors: ['not-found', 'role-too-low', 'already-taken', 'bad-content'],
  }),
  updateTranslationEngine: operation({
    ...writes,
    method: 'PATCH',
    path: `${engines}/{engineId}`,
    summary: 'Changes a translation engine.',
    body: TranslationEngineUpdate,
    status: 200,
    result: TranslationEngine,
    errors: ['not-found', 'role-too-low', 'already-taken', 'bad-content'],
  }),
  deleteTranslationEngine: operation({
    ...writes,
    method: 'DELETE',
    path: `${engines}/{engineId}`,
    summary: 'Removes a translation engine with its key. Translations that used it fall back to the memory.',
    status: 204,
    errors: ['role-too-low'],
  }),
  testTranslationEngine: operation({
    ...writes,
    method: 'POST',
    path: `${engines}/{engineId}/test`,
    summary: 'Sends one sentence to a translation engine and returns what comes back.',
    status: 200,
    result: TranslationEngineTest,
    errors: ['not-found', 'role-too-low'],
  }),
})
