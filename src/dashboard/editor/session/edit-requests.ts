/** The editor's requests to the service, and how it handles failures. */
import { queryOptions, type QueryClient } from '@tanstack/react-query'
import { z } from 'zod'
import {
  getChangeRequestOptions,
  getRevisionPageQueryKey,
} from '../../../client/@tanstack/react-query.gen.ts'
import { getChangeRequest, getRevisionPage, writeChangeRequestContent } from '../../../client/sdk.gen.ts'
import type { ChangeRequest, ContentWrite, Page } from '../../../client/types.gen.ts'
import { ContentWrite as ContentWriteSchema } from '../../../contract/pages/write-schemas.ts'
import { isMissing, isSignedOut, WireError } from '../../api/response-error.ts'
import { issueText } from '../../forms/issue-text.ts'
import { fieldNames, fieldsOf, type FieldName, type PageChange } from './page-fields.ts'
import type { Failure, PageVersion } from './page-session-state.ts'

export type ContentChange = ContentWrite['changes'][number]

// The contract's schemas have messages only where they know them; the library's own are not meant for users.
z.config({ customError: (issue) => issueText(issue) })

/** A page in a revision, with its text; null if it does not exist. Immutable. */
export const pageAtOptions = (space: string, revision: string, page: string) => {
  const path = { spaceId: space, revisionId: revision, pageId: page }
  const query = { format: 'document', metadata: false } as const
  return queryOptions({
    queryKey: [...getRevisionPageQueryKey({ path, query }), 'in the editor'] as readonly unknown[],
    queryFn: async ({ signal }): Promise<Page | null> => {
      try {
        return (await getRevisionPage({ path, query, signal, throwOnError: true })).data
      } catch (error) {
        if (isMissing(error)) return null
        throw error
      }
    },
    staleTime: Infinity,
    // Each save creates another revision.
    gcTime: 60_000,
  })
}

const changeOf = (space: string, number: string) =>
  getChangeRequestOptions({ path: { spaceId: space, changeRequestId: number } })

const pathOf = ({ space, id }: Pick<ChangeRequest, 'space' | 'id'>) => ({
  spaceId: space,
  changeRequestId: id,
})

/** Updates the cache of a change request, by its number and by its id. */
const updateCache = (client: QueryClient, change: ChangeRequest): void => {
  for (const name of [String(change.number), change.id])
    client.setQueryData(changeOf(change.space, name).queryKey, change)
}

/** The current change request, bypassing the cache. */
export const readChange = async (
  client: QueryClient,
  change: Pick<ChangeRequest, 'space' | 'id'>,
): Promise<ChangeRequest> => {
  const { data } = await getChangeRequest({ path: pathOf(change), throwOnError: true })
  updateCache(client, data)
  return data
}

/** The page at the head, or at a revision. */
export const readPageVersion = async (
  client: QueryClient,
  change: Pick<ChangeRequest, 'space' | 'id'>,
  page: string,
  revision?: string,
): Promise<PageVersion | null> => {
  const at = revision ?? (await readChange(client, change)).revision
  const found = await client.ensureQueryData(pageAtOptions(change.space, at, page))
  return found === null ? null : { revision: at, fields: fieldsOf(found) }
}

/** The head is not the revision that the write was based on. */
class Moved extends Error {}

export interface WriteOptions {
  /** Writes only if this is still the head, and throws `Moved` otherwise. */
  readonly over?: string
  /** Called with the revision before anyone else learns of it. */
  readonly onWritten?: (revision: string) => void
}

/** Writes to a change request; returns the response. */
export const writeChanges = async (
  client: QueryClient,
  change: Pick<ChangeRequest, 'space' | 'id'>,
  changes: readonly ContentChange[],
  { over, onWritten }: WriteOptions = {},
) => {
  const body = { ...(over === undefined ? {} : { ifRevision: over }), changes: [...changes] }
  try {
    const { data } = await writeChangeRequestContent({
      path: pathOf(change),
      query: { compat: false },
      body,
      throwOnError: true,
    })
    // The longer response, as requested.
    const written = data as Extract<typeof data, { readonly changeRequest: unknown }>
    onWritten?.(written.revision)
    updateCache(client, written.changeRequest)
    return written
  } catch (error) {
    if (over === undefined || !(error instanceof WireError) || error.reason !== 'state-forbids') throw error
    const { status, revision } = await readChange(client, change)
    throw (status === 'draft' || status === 'open') && revision !== over ? new Moved() : error
  }
}

/** Details of an error that belong to fields of the page. */
const fieldsIn = (error: WireError): ReadonlyMap<FieldName, string> => {
  const found = new Map<FieldName, string>()
  for (const { path, message } of error.serviceError?.details ?? []) {
    const name = /^body\.changes\.0\.([a-zA-Z]+)/.exec(path)?.[1]
    const field = fieldNames.find((one) => one === name)
    if (field !== undefined && field !== 'document') found.set(field, message)
  }
  return found
}

/** Classifies a failed write or read for the user. */
export const failureOf = (error: unknown): Failure => {
  if (error instanceof Moved) return { is: 'moved' }
  if (!(error instanceof WireError)) return { is: 'refused', error, fields: new Map() }
  if (isSignedOut(error)) return { is: 'signed-out' }
  const { status, reason } = error
  if (status === 0 || status >= 500 || status === 429 || reason === 'too-busy') return { is: 'offline' }
  if (reason === 'not-found') return { is: 'gone' }
  if (status === 403 || status === 412) return { is: 'closed', error }
  return { is: 'refused', error, fields: fieldsIn(error) }
}

/** Contract violations of field values, by field; the text is validated by the service. */
export const wrongFields = (change: PageChange): ReadonlyMap<FieldName, string> => {
  const { document: _, ...small } = change
  const found = new Map<FieldName, string>()
  const parsed = ContentWriteSchema.safeParse({ changes: [small] })
  for (const { path, message } of parsed.error?.issues ?? []) {
    const field = fieldNames.find((name) => name === path[2])
    if (field !== undefined && !found.has(field)) found.set(field, message)
  }
  return found
}
