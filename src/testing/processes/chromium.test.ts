import { afterEach, expect, test, vi } from 'vitest'
import { findChromium } from './chromium.ts'

afterEach(() => vi.unstubAllEnvs())

test('a chosen browser that does not work is refused, never replaced by another', async () => {
  vi.stubEnv('CHROMIUM_PATH', process.execPath)
  vi.stubEnv('RECTO_CHROMIUM_TRIED', undefined)
  await expect(findChromium()).rejects.toThrow(/CHROMIUM_PATH names .* which does not work/)
})

test('a browser that was tried by the parent process is taken at once, with its libraries', async () => {
  vi.stubEnv('CHROMIUM_PATH', '/opt/chromium')
  vi.stubEnv('RECTO_CHROMIUM_TRIED', '/opt/chromium')
  vi.stubEnv('RECTO_CHROMIUM_LIBRARIES', '/opt/libraries/lib')
  expect(await findChromium()).toEqual({
    path: '/opt/chromium',
    env: { LD_LIBRARY_PATH: '/opt/libraries/lib', FONTCONFIG_PATH: '/opt/fonts' },
  })
})
