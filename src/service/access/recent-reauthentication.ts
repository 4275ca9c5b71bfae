/**
 * What changes how a person signs in, or makes something that acts in their name, asks that they showed who they are
 * a moment ago: a browser that was left open, or a cookie that leaked, is not enough for it.
 */
import type { ErrorReason } from '../../contract/operation/errors.ts'
import { Failure } from '../http/failure.ts'
import type { Caller } from './caller.ts'

/** For so many milliseconds a proof counts. */
export const proofLife = 10 * 60_000

/**
 * Fails with `proof-needed` for operations that declare it, when the session's last proof is too old. Tokens pass:
 * they cannot prove anything, and what they may do is what they were made for.
 */
export const requireRecentProof = (
  { errors }: { readonly errors: readonly ErrorReason[] },
  { credential, provedAt }: Pick<Caller, 'credential' | 'provedAt'>,
  now: string,
): void => {
  if (credential.kind !== 'session' || !errors.includes('proof-needed')) return
  if (provedAt === undefined || Date.parse(now) - Date.parse(provedAt) > proofLife)
    throw new Failure('proof-needed', 'Show once more that it is you; then this can be done.')
}
