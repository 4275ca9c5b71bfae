const letters = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'

/** A random id for a new item: twenty letters and digits, like those of the service. */
export const newItemId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(20)), (byte) => letters[byte % letters.length]).join('')
