import { describe, expect, test } from 'vitest'
import { errorReasons, type ErrorReason } from '../../contract/operation/errors.ts'
import { processError } from './process-error.ts'
import { isMissing, isSignedOut, wireErrorOf } from './response-error.ts'

const answer = (
  reason: ErrorReason,
  {
    details,
    method = 'POST',
    headers = {},
  }: { details?: object[]; method?: string; headers?: HeadersInit } = {},
) => {
  const status = errorReasons[reason]
  const error = {
    code: status,
    message: 'The service says so.',
    reason,
    requestId: 'r1',
    ...(details && { details }),
  }
  return wireErrorOf({ error }, new Response(null, { status, headers }), method)
}

describe('every reason', () => {
  test.each(Object.keys(errorReasons) as ErrorReason[])(
    '%s has a title, a sentence and the request',
    (reason) => {
      const shown = processError(answer(reason))
      expect(shown.title).toMatch(/^[A-Z].*[^.!]$/)
      expect(shown.what).toMatch(/^[A-Z].*\.$/)
      expect(shown.requestId).toBe('r1')
      expect(`${shown.title} ${shown.what}`).not.toMatch(/!|oops|please/i)
    },
  )
})

test('what was not lost depends on the kind of request and on whose fault it was', () => {
  expect(processError(answer('role-too-low')).safe).toBe('Nothing was changed.')
  expect(processError(answer('internal-error')).safe).toContain('not certain')
  expect(processError(answer('internal-error', { method: 'GET' })).safe).toBeUndefined()
  expect(processError(answer('not-ready')).safe).toBe('Nothing was changed.')
  expect(processError(answer('outcome-unknown')).safe).toContain('not certain')
  expect(processError(wireErrorOf(undefined, undefined, 'POST')).safe).toContain('still here')
  expect(processError(wireErrorOf(undefined, undefined, 'GET')).safe).toBeUndefined()
})

test('details of the body go to their fields, the first of each; others join the sentence', () => {
  const shown = processError(
    answer('invalid-input', {
      details: [
        { path: 'body.title', message: 'Is too long.' },
        { path: 'body.title', message: 'Is also odd.' },
        { path: 'body.tags.0.name', message: 'Is empty.' },
        { path: 'query.limit', message: 'The limit is too high.' },
      ],
    }),
  )
  expect([...shown.fields]).toEqual([
    ['title', 'Is too long.'],
    ['tags.0.name', 'Is empty.'],
  ])
  expect(shown.what).toBe('The service says so. The limit is too high.')
})

test.each([
  [{ 'retry-after': '90' }, 'Try again in 2 minutes.'],
  [{ 'retry-after': '1' }, 'Try again in 1 second.'],
  [{}, 'Wait a little, then try again.'],
])('too many attempts with %o', (headers, what) => {
  expect(processError(answer('too-many-requests', { headers })).what).toBe(what)
})

test('a proxy that answers in place of the service', () => {
  const shown = processError(
    wireErrorOf('<html>Bad gateway</html>', new Response(null, { status: 502 }), 'GET'),
  )
  expect(shown.what).toContain('502')
  expect(shown.requestId).toBeUndefined()
})

test('a fault of the dashboard itself', () => {
  expect(processError(new TypeError('x is not a function')).what).toBe('x is not a function')
  expect(processError('thrown text').what).toBe('The dashboard met a fault.')
})

test('signed out is not a refused password; missing is any 404', () => {
  expect(isSignedOut(answer('not-signed-in'))).toBe(true)
  expect(isSignedOut(answer('expired-credentials'))).toBe(true)
  expect(isSignedOut(answer('bad-credentials'))).toBe(false)
  expect(isMissing(answer('not-found'))).toBe(true)
  expect(isMissing(new Error('x'))).toBe(false)
})
