/** Translations of spaces. */
import { operation } from '../operation/operation.ts'
import { NewTranslation, Translation, TranslationUpdate } from './schemas.ts'
import { listOf, ListQuery } from '../wire/shapes.ts'

const reads = { noun: 'translations', right: { on: 'organization', level: 'read' }, scope: 'read' } as const
const writes = {
  noun: 'translations',
  right: { on: 'organization', level: 'admin' },
  scope: 'admin',
} as const

export const listTranslations = operation({
  ...reads,
  id: 'listTranslations',
  method: 'GET',
  path: '/orgs/{organizationId}/translations',
  summary: 'Lists the translations of spaces that the caller sees.',
  query: ListQuery,
  status: 200,
  result: listOf(Translation),
  errors: ['not-found', 'role-too-low', 'bad-page-token'],
})

export const createTranslation = operation({
  ...writes,
  id: 'createTranslation',
  method: 'POST',
  path: '/orgs/{organizationId}/translations',
  summary: 'Adds a translation of a space into another language.',
  body: NewTranslation,
  status: 201,
  location: true,
  result: Translation,
  errors: ['not-found', 'role-too-low', 'bad-content'],
})

export const getTranslation = operation({
  ...reads,
  id: 'getTranslation',
  method: 'GET',
  path: '/orgs/{organizationId}/translations/{translationId}',
  summary: 'Reads a translation.',
  status: 200,
  result: Translation,
  errors: ['not-found', 'role-too-low'],
})

export const updateTranslation = operation({
  ...writes,
  id: 'updateTranslation',
  method: 'PUT',
  path: '/orgs/{organizationId}/translations/{translationId}',
  summary: 'Replaces what the machine is told about a translation.',
  body: TranslationUpdate,
  status: 200,
  result: Translation,
  errors: ['not-found', 'role-too-low', 'bad-content'],
})

export const deleteTranslation = operation({
  ...writes,
  id: 'deleteTranslation',
  method: 'DELETE',
  path: '/orgs/{organizationId}/translations/{translationId}',
  summary: 'Deletes a translation; the translated space stays.',
  status: 204,
  errors: ['role-too-low'],
})

export const runTranslation = operation({
  ...writes,
  id: 'runTranslation',
  method: 'POST',
  path: '/orgs/{organizationId}/translations/{translationId}/run',
  summary: 'Translates what has changed since the last run.',
  status: 204,
  errors: ['not-found', 'role-too-low', 'state-forbids'],
})

export const translationsOperations = {
  listTranslations,
  createTranslation,
  getTranslation,
  updateTranslation,
  deleteTranslation,
  runTranslation,
}
