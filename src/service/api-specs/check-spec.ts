/** `POST …/openapi/check`: checks a text or a URL without storing it. */
import { operations } from '../../contract/operations.ts'
import { limitConcurrency } from '../jobs/concurrency-limit.ts'
import { Failure } from '../http/failure.ts'
import { open } from '../http/verb.ts'
import { fetchFile, fetchSource } from './processing/fetch-source.ts'
import { readText } from './processing/read-text.ts'

/** Checks that run at the same time in this process; each takes as much memory as processing. */
const concurrentChecks = limitConcurrency(2)

/** Milliseconds after which nobody waits for the result any more. */
const longestCheck = 60_000

const busy = (): Failure =>
  new Failure('too-busy', 'Other documents are being checked. Try again in a moment.', { retryAfter: 5 })

export const checkApiSpec = open(operations.checkApiSpec, async ({ ctx, body, authorize }, read) => {
  await authorize(read)
  const signal = AbortSignal.timeout(longestCheck)
  const { source } = body
  const fetched =
    'url' in source
      ? await fetchSource(ctx, { source_url: source.url, etag: null, last_modified: null }, signal)
      : { kind: 'fetched' as const, bytes: Buffer.from(source.text) }
  if (fetched.kind === 'failed') return { accepted: false, errors: [...fetched.errors], problems: [] }
  if (fetched.kind === 'unchanged') throw new Error('An unconditional request was answered with 304.')
  const result = await concurrentChecks(() =>
    readText(fetched.bytes, {
      ...{ signal, checkOnly: true },
      origin: 'url' in source ? { url: source.url, fetch: fetchFile(ctx, signal) } : undefined,
    }),
  ).catch((error: unknown) => {
    throw signal.aborted ? busy() : error
  })
  if (!result.accepted) return { accepted: false, errors: [...result.errors], problems: [] }
  const { format, dialect, index, problems } = result
  return {
    ...{ accepted: true, title: index.title, apiVersion: index.version, dialect, format },
    ...{ operations: index.operations.length, schemas: index.schemas.length },
    errors: [],
    problems: [...problems],
  }
})
