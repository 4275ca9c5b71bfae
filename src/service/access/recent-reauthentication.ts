/**
 * Operations that change how a person signs in, or create something that acts in their name, require recent
 * reauthentication: an unattended browser or a leaked cookie is not enough for them.
 */
import type { ErrorReason } from '../../contract/operation/errors.ts'
import { Failure } from '../http/failure.ts'
import type { Caller } from './caller.ts'

/** Milliseconds for which a reauthentication is valid. */
const validSeconds = 10 * 60_000

/**
 * Fails with `proof-needed`, for operations that declare it, when the session's last reauthentication is too old.
 * Tokens pass: they cannot reauthenticate, and their scope says what they may do.
 */
export const requireRecentProof = (
  { errors }: { readonly errors: readonly ErrorReason[] },
  { credential, provedAt }: Pick<Caller, 'credential' | 'provedAt'>,
  now: string,
): void => {
  if (credential.kind !== 'session' || !errors.includes('proof-needed')) return
  if (provedAt === undefined || Date.parse(now) - Date.parse(provedAt) > validSeconds)
    throw new Failure('proof-needed', 'Confirm your identity to continue.')
}
