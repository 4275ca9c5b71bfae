/** Keys derived from the one secret of the installation, one for each purpose. */
import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'

export type Purpose = 'page-token' | 'file-address' | 'pdf-address' | 'feed-address' | 'set-up' | 'invite'

export interface Keys {
  /** An unforgeable tag of `text` for this purpose: 22 characters of base64url (128 bits of HMAC-SHA-256). */
  sign(purpose: Purpose, text: string): string
  verify(purpose: Purpose, text: string, tag: string): boolean
}

export const keysFrom = (secret: string): Keys => {
  const derived = new Map<Purpose, Buffer>()
  const keyFor = (purpose: Purpose): Buffer => {
    const known = derived.get(purpose)
    if (known) return known
    const key = Buffer.from(hkdfSync('sha256', secret, 'recto', purpose, 32))
    derived.set(purpose, key)
    return key
  }
  const sign = (purpose: Purpose, text: string) =>
    createHmac('sha256', keyFor(purpose)).update(text).digest().subarray(0, 16).toString('base64url')
  return {
    sign,
    verify(purpose, text, tag) {
      const expected = Buffer.from(sign(purpose, text))
      const given = Buffer.from(tag)
      return expected.length === given.length && timingSafeEqual(expected, given)
    },
  }
}
