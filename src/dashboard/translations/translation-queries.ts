/** Queries of the translation screens. Keys start as those of the operations, so that events invalidate them. */
import { queryOptions } from '@tanstack/react-query'
import {
  estimateTranslationOptions,
  getTranslationOptions,
  getTranslationRunOptions,
  getTranslationUnitOptions,
  listGlossaryEntriesQueryKey,
  listTranslationCoverageQueryKey,
  listTranslationEnginesQueryKey,
  listTranslationPagesQueryKey,
  listTranslationRunsQueryKey,
  listTranslationsQueryKey,
  listTranslationUnitsQueryKey,
} from '../../client/@tanstack/react-query.gen.ts'
import {
  listGlossaryEntries,
  listTranslationCoverage,
  listTranslationEngines,
  listTranslationPages,
  listTranslationRuns,
  listTranslations,
  listTranslationUnits,
} from '../../client/sdk.gen.ts'
import { allOf, pagedQuery } from '../api/paging.ts'
import type { UnitFilter } from './translation-search.ts'

const pathOf = (org: string, translation: string) => ({ organizationId: org, translationId: translation })

/** All translations of an organization that the person can see. */
export const translationsOptions = (org: string) => {
  const path = { organizationId: org }
  return queryOptions({
    queryKey: [...listTranslationsQueryKey({ path }), 'all pages'] as readonly unknown[],
    queryFn: ({ signal }) => allOf(listTranslations, { path, signal }),
  })
}

export const translationOptions = (org: string, translation: string) =>
  getTranslationOptions({ path: pathOf(org, translation) })

/** The engines of an organization, built-in ones first; for administrators. */
export const enginesOptions = (org: string) => {
  const path = { organizationId: org }
  return queryOptions({
    queryKey: [...listTranslationEnginesQueryKey({ path }), 'all pages'] as readonly unknown[],
    queryFn: ({ signal }) => allOf(listTranslationEngines, { path, signal }),
  })
}

/** All pages of a translation, in the order of the source. */
export const translationPagesOptions = (org: string, translation: string) => {
  const path = pathOf(org, translation)
  return queryOptions({
    queryKey: [...listTranslationPagesQueryKey({ path }), 'all pages'] as readonly unknown[],
    queryFn: ({ signal }) => allOf(listTranslationPages, { path, signal }),
  })
}

/** Units in reading order, this many at a time. */
const unitsAtATime = 100

export const unitsOptions = (
  org: string,
  translation: string,
  { page, state, check, minor, q }: UnitFilter,
) => {
  const path = pathOf(org, translation)
  const query = {
    limit: unitsAtATime,
    ...(page !== undefined && { pageId: page }),
    ...(state !== undefined && { state }),
    ...(check !== undefined && { check }),
    ...(minor === true && { minor: 'true' }),
    ...(q !== undefined && { search: q }),
  }
  return pagedQuery(listTranslationUnitsQueryKey({ path, query }), (more, signal) =>
    listTranslationUnits({ path, query: { ...query, ...more }, signal, throwOnError: true }),
  )
}

/** A unit with its suggestions, which lists leave out. */
export const unitOptions = (org: string, translation: string, unit: string) =>
  getTranslationUnitOptions({ path: { ...pathOf(org, translation), unitId: unit } })

/** Runs, latest first. */
export const runsOptions = (org: string, translation: string) => {
  const path = pathOf(org, translation)
  return pagedQuery(listTranslationRunsQueryKey({ path }), (more, signal) =>
    listTranslationRuns({ path, query: { limit: 20, ...more }, signal, throwOnError: true }),
  )
}

export const runOptions = (org: string, translation: string, run: string) =>
  getTranslationRunOptions({ path: { ...pathOf(org, translation), runId: run } })

/** What the next run would translate. */
export const estimateOptions = (org: string, translation: string) =>
  estimateTranslationOptions({ path: pathOf(org, translation) })

/** The pages of a source space in each of its languages. */
export const coverageOptions = (org: string, space: string) => {
  const path = { organizationId: org }
  const query = { space }
  return queryOptions({
    queryKey: [...listTranslationCoverageQueryKey({ path, query }), 'all pages'] as readonly unknown[],
    queryFn: ({ signal }) => allOf(listTranslationCoverage, { path, query, signal }),
  })
}

/** Entries of the glossary that contain a text. */
export const glossaryOptions = (org: string, search: string | undefined) => {
  const path = { organizationId: org }
  const query = { limit: 200, ...(search !== undefined && { search }) }
  return pagedQuery(
    listGlossaryEntriesQueryKey({ path, query }),
    (more, signal) => listGlossaryEntries({ path, query: { ...query, ...more }, signal, throwOnError: true }),
    { keep: true },
  )
}
