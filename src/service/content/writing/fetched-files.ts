/** Files that a write refers to by URL, fetched before anything is planned: a transaction must not wait. */
import type { ContentOperation } from '../../../contract/pages/write-schemas.ts'
import { largestFile } from '../../../contract/wire/request-limits.ts'
import { Failure } from '../../http/failure.ts'
import type { Fetched } from '../../http/guarded-fetch.ts'
import { guardedFetch, OutgoingError } from '../../http/guarded-fetch.ts'
import type { Context } from '../../context.ts'
import type { ContentRequest } from './content-request.ts'

/** Limit for all files that one write fetches, together. */
const mostBytes = 2 * largestFile
const milliseconds = 30_000

type InsertFiles = Extract<ContentOperation, { operation: 'insert_files' }>

/** The usual mistake is a URL of a web page about the file instead of the file. */
const accepts = (name: string) => (contentType: string) =>
  contentType !== 'text/html' || /\.x?html?$/i.test(name)

/** The same requests with bytes in place of URLs. Fails with `bad-content` for the first that is refused. */
export const withFetchedFiles = async (
  { outgoing }: Context,
  requests: readonly ContentRequest[],
): Promise<readonly ContentRequest[]> => {
  let left = mostBytes
  const fetched = async (file: InsertFiles['files'][number], path: string) => {
    if (!('url' in file)) return file
    const { url, ...rest } = file
    let found: Fetched
    try {
      const limits = { bytes: Math.min(largestFile, left), milliseconds, accepts: accepts(file.name) }
      found = await guardedFetch(url, limits, outgoing)
    } catch (error) {
      if (!(error instanceof OutgoingError)) throw error
      throw new Failure('bad-content', `${file.name}: ${error.message}`, {
        details: [{ path, message: error.message }],
      })
    }
    left -= found.bytes.length
    const { contentType = found.contentType } = file
    return {
      ...rest,
      ...(contentType !== '' && { contentType }),
      base64: found.bytes.toString('base64'),
    }
  }
  const result: ContentRequest[] = []
  for (const [index, request] of requests.entries()) {
    if (request.operation !== 'insert_files') {
      result.push(request)
      continue
    }
    const files: InsertFiles['files'] = []
    for (const [at, file] of request.files.entries())
      files.push(await fetched(file, `body.changes.${index}.files.${at}.url`))
    result.push({ ...request, files })
  }
  return result
}

/** Whether any of the requests refers to a file by URL. */
export const needsFetching = (requests: readonly ContentRequest[]): boolean =>
  requests.some(
    (request) => request.operation === 'insert_files' && request.files.some((file) => 'url' in file),
  )
