/** Keys derived from the installation's secret, one per purpose. */
import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  createSecretKey,
  hkdfSync,
  randomBytes,
  timingSafeEqual,
  type KeyObject,
} from 'node:crypto'

type Purpose =
  | 'page-token'
  | 'file-address'
  | 'pdf-address'
  | 'feed-address'
  | 'set-up'
  | 'invite'
  | 'share-link'
  | 'visitor-key'
  | 'site-hostname'
  | 'site-preview'
  | 'site-feedback'
  | 'sign-on-key'
  | 'email-domain'
  | 'second-factor'
  | 'visitor-claims'
  | 'concealed-space'
  | 'integration-token'
  | 'integration-secrets'
  | 'integration-signing'
  | 'api-spec-address'
  | 'conversation'
  | 'translation-engine'
  | 'fingerprint'

export interface Keys {
  /** Identifies the secret without revealing it: equal for equal secrets. */
  readonly fingerprint: string
  /** An unforgeable tag of `text` for this purpose: 22 characters of base64url (128 bits of HMAC-SHA-256). */
  sign(purpose: Purpose, text: string): string
  verify(purpose: Purpose, text: string, tag: string): boolean
  /** 32 bytes for a key pair of this purpose. */
  bytes(purpose: Purpose): Buffer
  /** Encrypts a text for the store (AES-256-GCM), so that the store reveals nothing without the secret. */
  seal(purpose: Purpose, text: string): string
  /** Decrypts what `seal` returned; undefined for anything else, including text sealed under another secret. */
  open(purpose: Purpose, sealed: string): string | undefined
}

export const keysFrom = (secret: string): Keys => {
  const derived = new Map<Purpose, KeyObject>()
  /** A key object, because making one from bytes takes eight times as long as signing a short text. */
  const keyFor = (purpose: Purpose): KeyObject => {
    const known = derived.get(purpose)
    if (known) return known
    const key = createSecretKey(Buffer.from(hkdfSync('sha256', secret, 'recto', purpose, 32)))
    derived.set(purpose, key)
    return key
  }
  const sign = (purpose: Purpose, text: string) =>
    createHmac('sha256', keyFor(purpose)).update(text).digest().subarray(0, 16).toString('base64url')
  return {
    fingerprint: sign('fingerprint', 'recto'),
    sign,
    bytes: (purpose) => keyFor(purpose).export(),
    verify(purpose, text, tag) {
      const expected = Buffer.from(sign(purpose, text))
      const presentedTag = Buffer.from(tag)
      return expected.length === presentedTag.length && timingSafeEqual(expected, presentedTag)
    },
    seal(purpose, text) {
      const nonce = randomBytes(12)
      const cipher = createCipheriv('aes-256-gcm', keyFor(purpose), nonce)
      const bytes = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return Buffer.concat([nonce, cipher.getAuthTag(), bytes]).toString('base64url')
    },
    open(purpose, sealed) {
      const bytes = Buffer.from(sealed, 'base64url')
      try {
        const cipher = createDecipheriv('aes-256-gcm', keyFor(purpose), bytes.subarray(0, 12), {
          authTagLength: 16,
        })
        cipher.setAuthTag(bytes.subarray(12, 28))
        return Buffer.concat([cipher.update(bytes.subarray(28)), cipher.final()]).toString('utf8')
      } catch {
        return undefined
      }
    },
  }
}
