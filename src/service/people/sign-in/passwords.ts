/**
 * Passwords: scrypt, with its parameters in the stored text so that they can be raised later. Concurrency is limited,
 * because each computation takes 32 MB and a tenth of a second of CPU time.
 */
import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'
import { limitConcurrency } from '../../jobs/concurrency-limit.ts'

/** Of new hashes. Lowered for tests, which sign in thousands of times (`src/testing/stores/cheap-passwords.ts`). */
export const passwordCost = { N: 2 ** 15, r: 8, p: 3 }
const keyLength = 32
const queue = limitConcurrency(2)

const derive = (password: string, salt: Buffer, { N, r, p }: typeof passwordCost): Promise<Buffer> =>
  queue(
    () =>
      new Promise((resolve, reject) => {
        scrypt(password.normalize('NFC'), salt, keyLength, { N, r, p, maxmem: 256 * N * r }, (error, key) =>
          error ? reject(error) : resolve(key),
        )
      }),
  )

/** The stored form: `scrypt$N$r$p$salt$hash`. */
export const hashPassword = async (password: string): Promise<string> => {
  const salt = randomBytes(16)
  const { N, r, p } = passwordCost
  const key = await derive(password, salt, passwordCost)
  return ['scrypt', N, r, p, salt.toString('base64url'), key.toString('base64url')].join('$')
}

/** A dummy hash to compare with if there is no such person, so that the check takes equally long. */
const nobody = (): string => {
  const { N, r, p } = passwordCost
  return `scrypt$${N}$${r}$${p}$${'A'.repeat(22)}$${'A'.repeat(43)}`
}

/** Whether the password matches. `null` never matches but takes equally long. */
export const verifyPassword = async (password: string, stored: string | null): Promise<boolean> => {
  const [scheme, N, r, p, salt, hash] = (stored ?? nobody()).split('$')
  if (scheme !== 'scrypt' || !salt || !hash) return false
  const key = await derive(password, Buffer.from(salt, 'base64url'), {
    N: Number(N),
    r: Number(r),
    p: Number(p),
  })
  const expected = Buffer.from(hash, 'base64url')
  return expected.length === key.length && timingSafeEqual(expected, key) && stored !== null
}
