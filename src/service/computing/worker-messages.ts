/** Messages between the processes of the pool and the service. */
import type { ErrorDetail, ErrorReason } from '../../contract/operation/errors.ts'
import { Failure } from '../http/failure.ts'

export type ToWorker =
  | {
      readonly kind: 'run'
      readonly script: string
      readonly input: unknown
      readonly asks: readonly string[]
    }
  | { readonly kind: 'answer'; readonly question: number; readonly value: unknown }
  | { readonly kind: 'no-answer'; readonly question: number; readonly error: SentError }

export type FromWorker =
  /** Resident bytes of the process, reported periodically while it works. */
  | { readonly kind: 'memory'; readonly memory: number }
  /** The task has been cleaned up, and the process can take another. `memory`: its resident bytes. */
  | { readonly kind: 'free'; readonly memory: number }
  | { readonly kind: 'ask'; readonly question: number; readonly name: string; readonly value: unknown }
  | { readonly kind: 'result'; readonly value: unknown }
  | { readonly kind: 'error'; readonly error: SentError }

/** An error as plain data, including what structured cloning would drop. */
export interface SentError {
  readonly message: string
  readonly stack: string | undefined
  readonly failure: { readonly reason: ErrorReason; readonly details: readonly ErrorDetail[] } | undefined
}

export const sentError = (error: unknown): SentError => ({
  message: error instanceof Error ? error.message : String(error),
  stack: error instanceof Error ? error.stack : undefined,
  failure:
    error instanceof Failure
      ? {
          reason: error.reason,
          details: (error.details ?? []).map(({ path, message }) => ({ path, message })),
        }
      : undefined,
})

export const receivedError = ({ message, stack, failure }: SentError): Error => {
  if (failure)
    return new Failure(
      failure.reason,
      message,
      failure.details.length > 0 ? { details: failure.details } : {},
    )
  const error = new Error(message)
  if (stack !== undefined) error.stack = stack
  return error
}
