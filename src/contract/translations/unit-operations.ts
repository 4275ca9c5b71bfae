/** Extensions: the units of a translation, and files with them. */
import { events, never } from '../operation/events.ts'
import { operation, operationsOf } from '../operation/operation.ts'
import { listOf, ListQuery } from '../wire/shapes.ts'
import {
  TranslationExportQuery,
  TranslationImport,
  TranslationImportQuery,
  TranslationPage,
  TranslationUnit,
  UnitId,
  UnitListQuery,
  UnitsChanged,
  UnitsToApprove,
  UnitsToKeep,
  UnitUpdate,
} from './unit-schemas.ts'

const extension = true
const right = { on: 'organization', level: 'member' } as const
const reads = { right, scope: 'read', extension } as const
/** The verb asks for the edit role on the result space, and for the review role where a unit is reviewed. */
const writes = { right, scope: 'write', extension } as const
const translation = '/orgs/{organizationId}/translations/{translationId}'
const params = { unitId: UnitId }
const staleAfter = [...events.translations, ...events.mainContent, ...events.changeRequestPages]

export const translationUnitOperations = operationsOf('translations', {
  listTranslationPages: operation({
    ...reads,
    method: 'GET',
    path: `${translation}/pages`,
    summary: 'Lists the pages of a translation in the order of the source, with the states of their units.',
    query: ListQuery,
    status: 200,
    result: listOf(TranslationPage),
    staleAfter,
    errors: ['not-found', 'role-too-low', 'bad-page-token'],
  }),
  listTranslationUnits: operation({
    ...reads,
    method: 'GET',
    path: `${translation}/units`,
    summary: 'Lists the units of a translation in reading order.',
    query: UnitListQuery,
    status: 200,
    result: listOf(TranslationUnit),
    staleAfter,
    errors: ['not-found', 'role-too-low', 'bad-page-token'],
  }),
  getTranslationUnit: operation({
    ...reads,
    params,
    method: 'GET',
    path: `${translation}/units/{unitId}`,
    summary: 'Returns a unit with suggestions.',
    status: 200,
    result: TranslationUnit,
    staleAfter,
    errors: ['not-found', 'role-too-low'],
  }),
  updateTranslationUnit: operation({
    ...writes,
    params,
    method: 'PUT',
    path: `${translation}/units/{unitId}`,
    summary: 'Replaces the translation of a unit, and marks it as edited or reviewed.',
    body: UnitUpdate,
    status: 200,
    result: TranslationUnit,
    errors: ['not-found', 'role-too-low', 'state-forbids', 'content-conflict', 'bad-content'],
  }),
  keepTranslationUnit: operation({
    ...writes,
    params,
    method: 'POST',
    path: `${translation}/units/{unitId}/keep`,
    summary: 'Keeps a stale unit as it is: its translation still fits the changed source.',
    status: 200,
    result: TranslationUnit,
    errors: ['not-found', 'role-too-low', 'state-forbids'],
  }),
  keepTranslationUnits: operation({
    ...writes,
    method: 'POST',
    path: `${translation}/keep`,
    summary: 'Keeps stale units as they are: the given ones, or all whose source changed in minor ways.',
    body: UnitsToKeep,
    status: 200,
    result: UnitsChanged,
    errors: ['not-found', 'role-too-low', 'state-forbids'],
  }),
  approveTranslationUnits: operation({
    ...writes,
    method: 'POST',
    path: `${translation}/approve`,
    summary: 'Marks units as reviewed. Units with errors are left alone.',
    body: UnitsToApprove,
    status: 200,
    result: UnitsChanged,
    errors: ['not-found', 'role-too-low', 'state-forbids'],
  }),
  exportTranslation: operation({
    ...reads,
    method: 'GET',
    path: `${translation}/export`,
    summary: 'Exports units as XLIFF 2.1 or PO.',
    query: TranslationExportQuery,
    status: 200,
    stream: 'rows',
    staleAfter: never,
    errors: ['not-found', 'role-too-low'],
  }),
  importTranslation: operation({
    ...writes,
    method: 'POST',
    path: `${translation}/import`,
    summary: 'Imports units from XLIFF 2.0, XLIFF 2.1 or PO, or tells what an import would change.',
    query: TranslationImportQuery,
    rawBody: true,
    status: 200,
    result: TranslationImport,
    errors: ['not-found', 'role-too-low', 'state-forbids', 'bad-content', 'too-large'],
  }),
})
