/** Identifiers: a letter for the kind and 20 base62 characters from a source of randomness that is passed in. */

/** The kinds of entities that have an identifier, and their letters. */
const letters = {
  organization: 'o',
  person: 'u',
  team: 't',
  invite: 'i',
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
  notification: 'w',
  suggestion: 'g',
  review: 'a',
  'saved-filter': 'l',
  'audit-event': 'd',
  'saml-provider': 'h',
  'second-factor': 'x',
  // All lower-case letters but one are used.
  site: 'z',
  'site-section': 'S',
  'site-section-group': 'G',
  'site-space': 'P',
  'share-link': 'L',
  'site-redirect': 'R',
  'visitor-key': 'K',
  'site-edit': 'E',
  'site-feedback': 'F',
  'site-font': 'T',
  lease: 'J',
  'integration-event': 'V',
  'api-spec': 'A',
  'api-spec-version': 'B',
  'timeline-entry': 'H',
  translation: 'N',
  'translation-run': 'U',
  'translation-engine': 'W',
  'glossary-entry': 'Y',
  'issues-cluster': 'C',
  'cluster-action': 'X',
  backup: 'D',
} as const

type IdentifierKind = keyof typeof letters
export type RandomBytes = (size: number) => Uint8Array
export type MintId = (kind: IdentifierKind) => string

const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'

/** `length` base62 characters, uniformly distributed: bytes above the last whole multiple of 62 are discarded. */
export const base62 = (random: RandomBytes, length: number): string => {
  let text = ''
  while (text.length < length) {
    for (const byte of random(length)) {
      if (byte < 248 && text.length < length) text += alphabet[byte % 62]
    }
  }
  return text
}

/**
 * Random bytes, drawn from `random` 4 KiB at a time, because the system call costs far more than the bytes. Each byte
 * is used once. For identifiers only; secrets are drawn directly.
 */
const inBulk = (random: RandomBytes): RandomBytes => {
  let randomBytes = new Uint8Array(0)
  let place = 0
  return (size) => {
    if (place + size > randomBytes.length) {
      randomBytes = new Uint8Array(random(Math.max(size, 4096)))
      place = 0
    }
    return randomBytes.subarray(place, (place += size))
  }
}

/** Creates request ids for responses and logs. */
export const requestIds = (random: RandomBytes): (() => string) => {
  const bytes = inBulk(random)
  return () => base62(bytes, 16)
}

/** Creates ids of entities: a letter for the kind and 20 characters. */
export const minter = (random: RandomBytes): MintId => {
  const bytes = inBulk(random)
  return (kind) => letters[kind] + base62(bytes, 20)
}
