/** The errors that verbs throw. */
import type { ErrorBody, ErrorDetail, ErrorReason, WriteConflict } from '../../contract/operation/errors.ts'
import { errorReasons } from '../../contract/operation/errors.ts'

/** Ends an operation with one of the contract's reasons. The message tells the caller what to do. */
export class Failure extends Error {
  readonly reason: ErrorReason
  readonly details: readonly ErrorDetail[] | undefined
  /** With `content-conflict`. */
  readonly conflicts: readonly WriteConflict[] | undefined
  /** Seconds after which a retry makes sense. */
  readonly retryAfter: number | undefined
  /** The organization whose audit log records the refusal. */
  readonly toldTo: string | undefined

  constructor(
    reason: ErrorReason,
    message: string,
    more: {
      details?: readonly ErrorDetail[]
      conflicts?: readonly WriteConflict[]
      retryAfter?: number
      toldTo?: string
    } = {},
  ) {
    super(message)
    this.reason = reason
    this.details = more.details
    this.conflicts = more.conflicts
    this.retryAfter = more.retryAfter
    this.toldTo = more.toldTo
  }

  get status(): number {
    return errorReasons[this.reason]
  }

  body(requestId: string): ErrorBody {
    return {
      error: {
        code: this.status,
        message: this.message,
        reason: this.reason,
        ...(this.details && { details: [...this.details] }),
        ...(this.conflicts && { conflicts: [...this.conflicts] }),
        requestId,
      },
    }
  }
}

/** The same message for missing, deleted and hidden resources, so that they cannot be told apart. */
export const notFound = (): Failure =>
  new Failure('not-found', 'This does not exist, or you do not have access to it.')
