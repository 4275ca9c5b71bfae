/**
 * An address as a `Location` header can carry it: whatever is not a visible ASCII character is percent-encoded, so that
 * no text ends the header, and none makes the answer fail. What is encoded already stays as it is.
 */
export const locationAddress = (address: string): string =>
  address.toWellFormed().replace(/[^\x21-\x7e]/gu, encodeURIComponent)
