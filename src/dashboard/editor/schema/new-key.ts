/** Random keys for new blocks. */

const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'

/** `b` and 20 base62 digits. Not from `crypto.randomUUID`, which is unavailable without https. */
export const newKey = (): string => {
  let key = 'b'
  while (key.length < 21) {
    for (const byte of crypto.getRandomValues(new Uint8Array(32)))
      // 248 is the largest multiple of 62 below 256, so that all digits are equally likely.
      if (byte < 248 && key.length < 21) key += digits[byte % 62] ?? '0'
  }
  return key
}

/** 64 random hexadecimal digits, in place of a hash where only uniqueness matters. */
export const randomHash = (): string =>
  [...crypto.getRandomValues(new Uint8Array(32))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
