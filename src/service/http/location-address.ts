/**
 * An address in a form that is safe for a `Location` header: everything except visible ASCII is percent-encoded, so
 * that no text can end the header or make the answer fail. Existing encoding is preserved.
 */
export const locationAddress = (address: string): string =>
  address.toWellFormed().replace(/[^\x21-\x7e]/gu, encodeURIComponent)
