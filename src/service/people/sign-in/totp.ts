/** TOTP codes (RFC 6238): six digits, thirty seconds, SHA-1, as supported by all apps. */
import type { SecondFactorTable } from '../../storage/schema/second-factor-tables.ts'
import type { Db } from '../../storage/store.ts'
import type { Context } from '../../context.ts'

const period = 30

const totpOf = async (secret: string, label: string) => {
  const { Secret, TOTP } = await import('otpauth')
  return new TOTP({ issuer: 'Recto', label, secret: Secret.fromBase32(secret), digits: 6, period })
}

/** A new 160-bit secret, and the URI for its QR code. */
export const newTotp = async (
  ctx: Context,
  email: string,
): Promise<{ readonly secret: string; readonly uri: string }> => {
  const { Secret } = await import('otpauth')
  const secret = new Secret({ buffer: new Uint8Array(ctx.random(20)).buffer }).base32
  return { secret, uri: (await totpOf(secret, email)).toString() }
}

/**
 * The time step of this code, at most one before or after the current one and later than `after`; undefined for an
 * invalid code. Each step can be used once.
 */
export const stepOfCode = async (
  secret: string,
  code: string,
  now: string,
  after: number,
): Promise<number | undefined> => {
  const token = code.replaceAll(/[\s-]/g, '')
  if (!/^\d{6}$/.test(token)) return undefined
  const timestamp = Date.parse(now)
  const delta = (await totpOf(secret, '')).validate({ token, timestamp, window: 1 })
  if (delta === null) return undefined
  const step = Math.floor(timestamp / 1000 / period) + delta
  return step > after ? step : undefined
}

/** Marks the time step as used; of concurrent uses one fails. */
export const markStep = async (
  ctx: Context,
  db: Db,
  { id }: Pick<SecondFactorTable, 'id'>,
  step: number,
): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('second_factors')
    .set({ last_step: step, used_at: ctx.now() })
    .where('id', '=', id)
    .where('last_step', '<', step)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}
