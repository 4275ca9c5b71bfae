/**
 * Page tokens: the position where a list continues, sealed so that tokens cannot be forged, and bound to the list and
 * its filters so that a token is of no use for another list.
 */
import { createHash } from 'node:crypto'
import type { Keys } from '../keys.ts'
import { Failure } from './failure.ts'

/** The values of the sort columns of the last item; the next page starts after them. */
export type After = readonly (string | number)[]

const fingerprint = (list: string, filters: unknown): string =>
  createHash('sha256')
    .update(JSON.stringify([list, filters]))
    .digest('base64url')
    .slice(0, 16)

export const sealPage = (keys: Keys, list: string, filters: unknown, after: After): string => {
  const payload = Buffer.from(JSON.stringify([fingerprint(list, filters), ...after])).toString('base64url')
  return `${payload}.${keys.sign('page-token', payload)}`
}

/** The position in a token; undefined without a token. Fails with `bad-page-token` for an invalid one. */
export const openPage = (
  keys: Keys,
  list: string,
  filters: unknown,
  token: string | undefined,
): After | undefined => {
  if (token === undefined) return undefined
  const [payload = '', tag = ''] = token.split('.')
  if (keys.verify('page-token', payload, tag)) {
    const [print, ...after] = JSON.parse(Buffer.from(payload, 'base64url').toString()) as [string, ...After]
    if (print === fingerprint(list, filters)) return after
  }
  throw new Failure(
    'bad-page-token',
    'This page token does not belong to this list. Start again without `page`.',
  )
}
