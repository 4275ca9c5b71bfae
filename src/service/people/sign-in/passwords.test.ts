import { expect, test, vi } from 'vitest'

/** The module as the service loads it, without what the setup of tests changes. */
const real = async () => {
  vi.resetModules()
  return import('./passwords.ts')
}

test('hashes cost a tenth of a second and 32 MB, and say so', async () => {
  const { hashPassword, verifyPassword } = await real()
  const stored = await hashPassword('a quiet river')
  expect(stored).toMatch(/^scrypt\$32768\$8\$3\$[\w-]{22}\$[\w-]{43}$/)
  expect(await hashPassword('a quiet river')).not.toBe(stored)
  expect(await verifyPassword('a quiet river', stored)).toBe(true)
  expect(await verifyPassword('a quiet River', stored)).toBe(false)
})

test('a password is checked with the cost of its own hash', async () => {
  const { hashPassword, passwordCost, verifyPassword } = await real()
  Object.assign(passwordCost, { N: 16, r: 1, p: 1 })
  const earlier = await hashPassword('a quiet river')
  Object.assign(passwordCost, { N: 32 })
  expect(earlier).toMatch(/^scrypt\$16\$1\$1\$/)
  expect(await verifyPassword('a quiet river', earlier)).toBe(true)
})

test('nobody has a password', async () => {
  const { verifyPassword } = await real()
  expect(await verifyPassword('', null)).toBe(false)
  expect(await verifyPassword('a quiet river', 'plain$a quiet river')).toBe(false)
})
