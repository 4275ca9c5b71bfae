/** Keys of blocks that are made in the editor: random, as anywhere else. */

const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'

/** `b` and 20 base62 digits. Not made of `crypto.randomUUID`, which an installation without https does not have. */
export const newKey = (): string => {
  let key = 'b'
  while (key.length < 21) {
    for (const byte of crypto.getRandomValues(new Uint8Array(32)))
      // 248 is the last multiple of 62 below 256: every digit is as likely as any other.
      if (byte < 248 && key.length < 21) key += digits[byte % 62] ?? '0'
  }
  return key
}

/** In the place of a hash, where only something unique is asked for: 64 hexadecimal digits. */
export const randomHash = (): string =>
  [...crypto.getRandomValues(new Uint8Array(32))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
