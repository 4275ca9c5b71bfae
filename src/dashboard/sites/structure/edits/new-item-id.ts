const letters = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'

/** The id of an item that is added to a structure: twenty letters and digits of chance, as those of the service. */
export const newItemId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(20)), (byte) => letters[byte % letters.length]).join('')
