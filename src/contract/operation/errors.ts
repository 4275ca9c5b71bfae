/**
 * The closed list of failures of operations. Each reason has one status; an operation declares the reasons that it can
 * return, and its verb cannot raise any other.
 */
import { z } from 'zod'

/** Reason → HTTP status. */
export const errorReasons = {
  'malformed-json': 400,
  'malformed-request': 400,
  'bad-page-token': 400,
  'bad-position': 400,
  'bad-content': 400,
  // The integration refused what it was asked; its message says why.
  'integration-refused': 400,
  'not-signed-in': 401,
  'bad-credentials': 401,
  'expired-credentials': 401,
  'role-too-low': 403,
  'scope-too-low': 403,
  'foreign-origin': 403,
  'sign-on-needed': 403,
  // Raised before the verb runs, for every operation that declares it.
  'proof-needed': 403,
  'not-found': 404,
  'method-not-allowed': 405,
  'already-taken': 409,
  'nothing-to-change': 409,
  'content-conflict': 409,
  'too-busy': 409,
  'state-forbids': 412,
  'rules-forbid': 412,
  // Somebody still objects to the merge, and the caller did not acknowledge it.
  'objections-open': 412,
  'space-locked': 412,
  'last-administrator': 412,
  'set-up-done': 412,
  'too-large': 413,
  'unsupported-media-type': 415,
  // For dashboard files only.
  'range-not-satisfiable': 416,
  'invalid-input': 422,
  // An integration drew what cannot be shown.
  'invalid-output': 422,
  'too-many-requests': 429,
  'internal-error': 500,
  // An integration did not respond, or responded with an error.
  'integration-failed': 502,
  // The database is unavailable, too busy, or out of disk space. Nothing was changed.
  'not-ready': 503,
  // The connection to the database was lost while the change was being saved: it may have been saved or not.
  'outcome-unknown': 503,
} as const

export type ErrorReason = keyof typeof errorReasons

export const ErrorDetail = z
  .object({
    path: z.string().describe('The path of the invalid value, such as `body.changes.0.title`.'),
    message: z.string().describe('What is wrong and how to fix it.'),
  })
  .meta({ id: 'ErrorDetail' })
export type ErrorDetail = z.infer<typeof ErrorDetail>

/** A conflict between a content write and somebody else's change (`content-conflict`). An absent side has no value. */
export const WriteConflict = z
  .object({
    path: z.string().describe('The path of the operation, such as `body.changes.0`.'),
    page: z.string().optional(),
    block: z.string().optional().describe('The key of the block.'),
    field: z.string().optional(),
    base: z.unknown().optional(),
    theirs: z.unknown().optional(),
    yours: z.unknown().optional(),
  })
  .meta({ id: 'WriteConflict' })
export type WriteConflict = z.infer<typeof WriteConflict>

export const ErrorBody = z
  .object({
    error: z.object({
      code: z.int().describe('The HTTP status.'),
      message: z.string().describe('What happened and what to do.'),
      reason: z.enum(Object.keys(errorReasons) as [ErrorReason, ...ErrorReason[]]),
      details: z.array(ErrorDetail).optional(),
      conflicts: z.array(WriteConflict).optional().describe('With `content-conflict`; nothing was written.'),
      requestId: z.string().describe('Include it when you report a problem.'),
    }),
  })
  .meta({ id: 'Error' })
export type ErrorBody = z.infer<typeof ErrorBody>

/** Reasons that any authenticated operation can return; operations declare only additional ones. */
export const commonReasons = [
  'malformed-json',
  'malformed-request',
  'not-signed-in',
  'bad-credentials',
  'expired-credentials',
  'scope-too-low',
  'foreign-origin',
  'sign-on-needed',
  'unsupported-media-type',
  'too-large',
  'invalid-input',
  'too-many-requests',
  'internal-error',
  'not-ready',
  'outcome-unknown',
] as const satisfies readonly ErrorReason[]
