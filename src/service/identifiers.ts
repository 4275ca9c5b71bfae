/** Identifiers: one letter of kind and 20 base62 characters from a source of randomness that is passed in. */

/** What has an identifier, and its letter. */
const letters = {
  organization: 'o',
  person: 'u',
  team: 't',
  collection: 'c',
  space: 's',
  revision: 'r',
  page: 'p',
  file: 'f',
  'reusable-content': 'e',
  block: 'b',
  'change-request': 'q',
  comment: 'm',
  reply: 'y',
  session: 'n',
  token: 'k',
  job: 'j',
  event: 'v',
} as const

export type IdentifierKind = keyof typeof letters
export type RandomBytes = (size: number) => Uint8Array
export type MintId = (kind: IdentifierKind) => string

const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'

/** `length` base62 characters, each equally likely: bytes above the last whole multiple of 62 are thrown away. */
export const base62 = (random: RandomBytes, length: number): string => {
  let text = ''
  while (text.length < length) {
    for (const byte of random(length)) {
      if (byte < 248 && text.length < length) text += alphabet[byte % 62]
    }
  }
  return text
}

export const minter =
  (random: RandomBytes): MintId =>
  (kind) =>
    letters[kind] + base62(random, 20)
