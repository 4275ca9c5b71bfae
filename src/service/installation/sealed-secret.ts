/**
 * The installation's secret sealed with a passphrase: scrypt derives the key, AES-256-GCM encrypts. One line of text
 * that begins with the version, which determines the cost, so that a forged file cannot demand more.
 */
import { createCipheriv, createDecipheriv, randomBytes, scryptSync } from 'node:crypto'

const version = 'recto-sealed-secret-1'
/** Takes 128 MB and about half a second. */
const cost = { N: 2 ** 17, r: 8, p: 1, maxmem: 160 * 1024 * 1024 }
const [saltLength, nonceLength, tagLength] = [16, 12, 16]

export const isSealed = (text: string): boolean => text.startsWith('recto-sealed-secret-')

const keyOf = (passphrase: string, salt: Uint8Array): Buffer =>
  scryptSync(passphrase.normalize('NFC'), salt, 32, cost)

export const sealSecret = (secret: string, passphrase: string): string => {
  const [salt, nonce] = [randomBytes(saltLength), randomBytes(nonceLength)]
  const cipher = createCipheriv('aes-256-gcm', keyOf(passphrase, salt), nonce)
  cipher.setAAD(Buffer.from(version))
  const bytes = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()])
  return `${version} ${Buffer.concat([salt, nonce, cipher.getAuthTag(), bytes]).toString('base64url')}\n`
}

/** The secret; undefined for a wrong passphrase, damaged text, or an unknown version. */
export const unsealSecret = (text: string, passphrase: string): string | undefined => {
  const [word, encoded = ''] = text.trim().split(' ')
  if (word !== version) return undefined
  const sealed = Buffer.from(encoded, 'base64url')
  const tagAt = saltLength + nonceLength
  try {
    const key = keyOf(passphrase, sealed.subarray(0, saltLength))
    const cipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(saltLength, tagAt), {
      authTagLength: tagLength,
    })
    cipher.setAAD(Buffer.from(version))
    cipher.setAuthTag(sealed.subarray(tagAt, tagAt + tagLength))
    return Buffer.concat([cipher.update(sealed.subarray(tagAt + tagLength)), cipher.final()]).toString('utf8')
  } catch {
    return undefined
  }
}
