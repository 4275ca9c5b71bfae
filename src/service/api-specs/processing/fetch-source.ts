/** Fetches the URL of a specification, conditionally if it was fetched before. */
import { largestApiSpec } from '../../../contract/api-specs/schemas.ts'
import type { Context } from '../../context.ts'
import { guardedFetch, OutgoingError, OutgoingTimeout } from '../../http/guarded-fetch.ts'
import type { ApiSpecRow } from '../../storage/schema/api-spec-tables.ts'

const milliseconds = 30_000

export type FetchedSource =
  | { readonly kind: 'unchanged' }
  | {
      readonly kind: 'failed'
      readonly code: 'FETCH_TIMEOUT' | 'FETCH_ERROR'
      readonly errors: readonly { readonly message: string; readonly code: string }[]
    }
  | {
      readonly kind: 'fetched'
      readonly bytes: Buffer
      readonly etag: string | undefined
      readonly lastModified: string | undefined
    }

type Source = Pick<ApiSpecRow, 'source_url' | 'etag' | 'last_modified'>

const conditions = ({ etag, last_modified: lastModified }: Source): string[] => [
  ...(etag === null ? [] : ['if-none-match', etag]),
  ...(lastModified === null ? [] : ['if-modified-since', lastModified]),
]

/** Longer values are not stored, and so not sent again. */
const longestValidator = 500
const validator = (value: string | undefined): string | undefined =>
  value !== undefined && value.length <= longestValidator ? value : undefined

export const fetchSource = async (
  { outgoing }: Context,
  source: Source,
  signal: AbortSignal,
): Promise<FetchedSource> => {
  try {
    const found = await guardedFetch(
      source.source_url ?? '',
      {
        ...{ bytes: largestApiSpec, milliseconds, signal },
        // Many servers send YAML and JSON as plain text or bytes; a web page is the usual mistake.
        accepts: (type) => type !== 'text/html',
        headers: [
          'accept',
          'application/json, application/yaml, text/yaml, text/plain, */*',
          ...conditions(source),
        ],
      },
      outgoing,
    )
    if (found.status === 304) return { kind: 'unchanged' }
    const { etag, 'last-modified': lastModified } = found.headers
    return {
      kind: 'fetched',
      bytes: found.bytes,
      etag: validator(etag),
      lastModified: validator(lastModified),
    }
  } catch (error) {
    if (!(error instanceof OutgoingError)) throw error
    return error instanceof OutgoingTimeout
      ? { kind: 'failed', code: 'FETCH_TIMEOUT', errors: [{ message: error.message, code: 'fetch-timeout' }] }
      : { kind: 'failed', code: 'FETCH_ERROR', errors: [{ message: error.message, code: 'fetch-failed' }] }
  }
}

/** Fetches a file that a document refers to. Rejects with a readable reason. */
export const fetchFile =
  ({ outgoing }: Context, signal: AbortSignal) =>
  async (url: string): Promise<Uint8Array> => {
    const { bytes } = await guardedFetch(
      url,
      {
        ...{ bytes: largestApiSpec, milliseconds, signal, sameOrigin: true },
        accepts: (type) => type !== 'text/html',
      },
      outgoing,
    )
    return bytes
  }
