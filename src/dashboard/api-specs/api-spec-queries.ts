/** Queries of the API specification screens. Keys start as those of the operations, so that events invalidate them. */
import { queryOptions } from '@tanstack/react-query'
import {
  compareApiSpecVersionsOptions,
  getApiSpecOptions,
  getApiSpecReferenceQueryKey,
  getApiSpecTextOptions,
  listApiSpecOperationsQueryKey,
  listApiSpecPagesQueryKey,
  listApiSpecSchemasQueryKey,
  listApiSpecsQueryKey,
  listApiSpecVersionsQueryKey,
} from '../../client/@tanstack/react-query.gen.ts'
import {
  getApiSpecReference,
  listApiSpecOperations,
  listApiSpecPages,
  listApiSpecs,
  listApiSpecSchemas,
  listApiSpecVersions,
} from '../../client/sdk.gen.ts'
import type { ApiSpecReference } from '../../client/types.gen.ts'
import type {
  ReferenceModel,
  ReferenceOperation,
  ReferenceOverview,
} from '../../content/api-reference/api-reference.ts'
import { allOf } from '../api/paging.ts'

const pathOf = (org: string, slug: string) => ({ organizationId: org, specSlug: slug })
const versionPath = (org: string, slug: string, version: string) => ({
  ...pathOf(org, slug),
  versionId: version,
})

/** A version never changes; "latest" is another one after each processing. */
const freshness = (version: string) => (version === 'latest' ? {} : { staleTime: Infinity })

/** All specifications of an organization. */
export const apiSpecsOptions = (org: string) => {
  const path = { organizationId: org }
  return queryOptions({
    queryKey: [...listApiSpecsQueryKey({ path }), 'all pages'] as readonly unknown[],
    queryFn: ({ signal }) => allOf(listApiSpecs, { path, signal }),
  })
}

export const apiSpecOptions = (org: string, slug: string) => getApiSpecOptions({ path: pathOf(org, slug) })

/** The kept versions, newest first. */
export const versionsOptions = (org: string, slug: string) => {
  const path = pathOf(org, slug)
  return queryOptions({
    queryKey: [...listApiSpecVersionsQueryKey({ path }), 'all pages'] as readonly unknown[],
    queryFn: ({ signal }) => allOf(listApiSpecVersions, { path, signal }),
  })
}

/** All operations of a version, in the order of the document. */
export const operationsOptions = (org: string, slug: string, version: string) => {
  const path = versionPath(org, slug, version)
  return queryOptions({
    queryKey: [...listApiSpecOperationsQueryKey({ path }), 'all pages'] as readonly unknown[],
    queryFn: ({ signal }) => allOf(listApiSpecOperations, { path, signal }),
    ...freshness(version),
  })
}

/** Names of the schemas of a version. */
export const schemasOptions = (org: string, slug: string, version: string) => {
  const path = versionPath(org, slug, version)
  return queryOptions({
    queryKey: [...listApiSpecSchemasQueryKey({ path }), 'all pages'] as readonly unknown[],
    queryFn: ({ signal }) => allOf(listApiSpecSchemas, { path, signal }),
    ...freshness(version),
  })
}

/** One operation by its key or by method and path, schemas by name, or the overview if nothing is asked for. */
export type ReferenceSelection =
  | { readonly operation: string }
  | { readonly method: string; readonly path: string }
  | { readonly schemas: string }
  | Readonly<Record<string, never>>

/** The reference with the types of the trees, which the contract passes through as JSON. */
export interface Reference {
  readonly overview?: ReferenceOverview
  readonly operation?: ReferenceOperation
  readonly models?: readonly ReferenceModel[]
}

// The service answers with exactly these trees; they are not declared a second time as schemas.
const typedReference = (reference: ApiSpecReference): Reference => reference as unknown as Reference

export const referenceOptions = (
  org: string,
  slug: string,
  version: string,
  selection: ReferenceSelection,
) => {
  const request = { path: versionPath(org, slug, version), query: selection }
  return queryOptions({
    queryKey: [...getApiSpecReferenceQueryKey(request)] as readonly unknown[],
    queryFn: async ({ signal }) =>
      typedReference((await getApiSpecReference({ ...request, signal, throwOnError: true })).data),
    ...freshness(version),
  })
}

/** The text of a version as it was written; up to 20 MB, so it is dropped soon after its screen was left. */
export const sourceOptions = (org: string, slug: string, version: string) => ({
  ...getApiSpecTextOptions({ path: versionPath(org, slug, version) }),
  staleTime: Infinity,
  gcTime: 30_000,
})

/** Ids of two versions; without them the latest one and the one before. */
export interface VersionPair {
  readonly from?: string
  readonly to?: string
}

export const comparisonOptions = (org: string, slug: string, pair: VersionPair) =>
  compareApiSpecVersionsOptions({ path: pathOf(org, slug), query: { ...pair } })

/** All pages that the differences between two versions concern. */
export const affectedPagesOptions = (org: string, slug: string, pair: VersionPair) => {
  const path = pathOf(org, slug)
  const query = { ...pair }
  return queryOptions({
    queryKey: [...listApiSpecPagesQueryKey({ path, query }), 'all pages'] as readonly unknown[],
    queryFn: ({ signal }) => allOf(listApiSpecPages, { path, query, signal }),
  })
}
