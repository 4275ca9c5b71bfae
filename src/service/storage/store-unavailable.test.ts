import { describe, expect, test } from 'vitest'
import { storeUnavailable, StoreUnavailable } from './store-unavailable.ts'
import type { Unavailability } from './store-unavailable.ts'

const failure = (message: string, code?: string): Error =>
  Object.assign(new Error(message), code === undefined ? {} : { code })

describe('an error of the database', () => {
  test.each<readonly [code: string, why: Unavailability]>([
    ['57P01', 'away'],
    ['57P02', 'away'],
    ['57P03', 'away'],
    ['57P05', 'away'],
    ['25P03', 'away'],
    ['25006', 'away'],
    ['53300', 'away'],
    ['08006', 'away'],
    ['08001', 'away'],
    ['ECONNREFUSED', 'away'],
    ['ECONNRESET', 'away'],
    ['EPIPE', 'away'],
    ['ETIMEDOUT', 'away'],
    ['ENOTFOUND', 'away'],
    ['EAI_AGAIN', 'away'],
    ['53100', 'disk-full'],
    ['SQLITE_FULL', 'disk-full'],
    ['SQLITE_IOERR_WRITE', 'disk-full'],
    ['SQLITE_IOERR_SHMSIZE', 'disk-full'],
    ['ENOSPC', 'disk-full'],
    ['EDQUOT', 'disk-full'],
    ['EFBIG', 'disk-full'],
  ])('with code %s: %s', (code, why) => {
    const found = storeUnavailable(failure('It failed.', code))
    expect(found).toBeInstanceOf(StoreUnavailable)
    expect([found?.why, found?.reason]).toEqual([why, 'It failed.'])
  })

  test.each<readonly [message: string, why: Unavailability]>([
    ['Connection terminated unexpectedly', 'away'],
    ['timeout expired', 'away'],
    ['Client was closed and is not queryable', 'away'],
    ['Client has encountered a connection error and is not queryable', 'away'],
    ['timeout exceeded when trying to connect', 'busy'],
  ])('without a code: %s', (message, why) => {
    expect(storeUnavailable(failure(message))?.why).toBe(why)
  })

  test.each([
    failure('duplicate key', '23505'),
    failure('duplicate key', 'SQLITE_CONSTRAINT_PRIMARYKEY'),
    failure('deadlock detected', '40P01'),
    failure('the statement took too long', '57014'),
    failure('The page says: Connection terminated'),
    failure('no such file', 'ENOENT'),
    'Connection terminated',
    undefined,
  ])('that is the fault of the query is none: %s', (error) => {
    expect(storeUnavailable(error)).toBeUndefined()
  })

  test('is reported once', () => {
    const first = storeUnavailable(failure('It failed.', '08006'))
    expect(storeUnavailable(first)).toBe(first)
  })

  test('with several causes names all of them', () => {
    const both = new AggregateError(
      [failure('no IPv6', 'ECONNREFUSED'), failure('no IPv4', 'ECONNREFUSED')],
      'Both.',
    )
    expect(storeUnavailable(Object.assign(both, { code: 'ECONNREFUSED' }))?.reason).toBe('no IPv6, no IPv4')
  })
})
