import { expect, it } from 'vitest'
import { isSealed, sealSecret, unsealSecret } from './sealed-secret.ts'

const words = 'correct horse battery staple'

it('decrypts only an intact secret with its passphrase', () => {
  const sealed = sealSecret('the secret of an installation', words)
  expect(isSealed(sealed)).toBe(true)
  expect(isSealed('the secret of an installation')).toBe(false)
  expect(sealed).not.toContain('the secret')
  expect(unsealSecret(sealed, words)).toBe('the secret of an installation')
  expect(unsealSecret(sealed, `${words} `)).toBe(undefined)
  expect(unsealSecret(sealed.slice(0, -6), words)).toBe(undefined)
  expect(unsealSecret(sealed.slice(0, 40), words)).toBe(undefined)
  expect(unsealSecret(sealed.replace('secret-1', 'secret-2'), words)).toBe(undefined)
  expect(sealSecret('the secret of an installation', words)).not.toBe(sealed)
})
