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
    '%s has a title, a sentence and the request ID',
    (reason) => {
      const errorText = processError(answer(reason))
      expect(errorText.title).toMatch(/^[A-Z].*[^.!]$/)
      expect(errorText.what).toMatch(/^[A-Z].*\.$/)
      expect(errorText.requestId).toBe('r1')
      expect(`${errorText.title} ${errorText.what}`).not.toMatch(/!|oops|please/i)
    },
  )
})

test('says whether something changed, by the kind of request and of failure', () => {
  expect(processError(answer('role-too-low')).safe).toBe('Nothing was changed.')
  expect(processError(answer('internal-error')).safe).toContain('may not have been saved')
  expect(processError(answer('internal-error', { method: 'GET' })).safe).toBeUndefined()
  expect(processError(answer('not-ready')).safe).toBe('Nothing was changed.')
  expect(processError(answer('outcome-unknown')).safe).toContain('may not have been saved')
  expect(processError(wireErrorOf(undefined, undefined, 'POST')).safe).toContain('still here')
  expect(processError(wireErrorOf(undefined, undefined, 'GET')).safe).toBeUndefined()
})

test('assigns the first error of each body field to it and adds other details to the message', () => {
  const errorText = processError(
    answer('invalid-input', {
      details: [
        { path: 'body.title', message: 'Is too long.' },
        { path: 'body.title', message: 'Is also odd.' },
        { path: 'body.tags.0.name', message: 'Is empty.' },
        { path: 'query.limit', message: 'The limit is too high.' },
      ],
    }),
  )
  expect([...errorText.fields]).toEqual([
    ['title', 'Is too long.'],
    ['tags.0.name', 'Is empty.'],
  ])
  expect(errorText.what).toBe('The service says so. The limit is too high.')
})

test.each([
  [{ 'retry-after': '90' }, 'Try again in 2 minutes.'],
  [{ 'retry-after': '1' }, 'Try again in 1 second.'],
  [{}, 'Wait a moment, then try again.'],
])('says when to try again after too many attempts, with %o', (headers, what) => {
  expect(processError(answer('too-many-requests', { headers })).what).toBe(what)
})

test('names the status when a proxy responds instead of the service', () => {
  const errorText = processError(
    wireErrorOf('<html>Bad gateway</html>', new Response(null, { status: 502 }), 'GET'),
  )
  expect(errorText.what).toContain('502')
  expect(errorText.requestId).toBeUndefined()
})

test('reports an error thrown in the dashboard itself', () => {
  expect(processError(new TypeError('x is not a function')).what).toBe('x is not a function')
  expect(processError('thrown text').what).toBe('An unexpected error occurred.')
})

test('tells signed out from a refused password, and treats any 404 as missing', () => {
  expect(isSignedOut(answer('not-signed-in'))).toBe(true)
  expect(isSignedOut(answer('expired-credentials'))).toBe(true)
  expect(isSignedOut(answer('bad-credentials'))).toBe(false)
  expect(isMissing(answer('not-found'))).toBe(true)
  expect(isMissing(new Error('x'))).toBe(false)
})
