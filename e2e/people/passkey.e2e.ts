import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { startService } from '../../src/testing/processes/service-process.ts'
import { expect, test } from '../fixtures.ts'

test('a person adds a passkey, signs in with it and confirms their identity with it', async ({ page }) => {
  // Browsers create passkeys only for host names, not IP addresses: the service runs on localhost.
  const dataDir = mkdtempSync(join(tmpdir(), 'recto-passkey-'))
  const first = await startService({ host: 'localhost', dataDir })
  const { url: here, admin } = first
  const devices = await page.context().newCDPSession(page)
  await devices.send('WebAuthn.enable')
  await devices.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  await page.goto(`${here}/sign-in`)
  await page.getByLabel('Email').fill(admin.email)
  await page.getByLabel('Password', { exact: true }).fill(admin.password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.waitForURL(/\/o\/[^/]+$/)
  const home = page.url()

  await page.goto(`${here}/me`)
  const factors = page.getByRole('region', { name: 'Two-factor authentication' })
  await factors.getByRole('button', { name: 'Add passkey' }).click()
  await expect(factors.getByText('10 recovery codes left')).toBeVisible()
  await expect(factors.getByRole('row', { name: /Passkey:/ })).toBeVisible()

  // Signs out, and in with the passkey alone: without address and password.
  await page.getByRole('button', { name: /^Account:/ }).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await page.waitForURL(/\/sign-in/)
  await page.getByRole('button', { name: 'Use a passkey' }).click()
  await page.waitForURL(home)

  // Later, after a restart: creating a token requires reauthentication, and the form is submitted afterwards.
  await page.goto('about:blank')
  await first.stop()
  const store = new Database(`${dataDir}/recto.sqlite`)
  store.prepare(`update sessions set proved_at = '2026-01-01T00:00:00.000Z'`).run()
  store.close()
  const second = await startService({ host: 'localhost', dataDir })
  await page.goto(`${second.url}/me`)
  const tokens = page.getByRole('region', { name: 'API tokens' })
  await tokens.getByRole('button', { name: 'New token' }).click()
  await page.getByLabel('Name', { exact: true }).last().fill('Nightly export')
  // A question whose code cannot be loaded is a refusal, and the next attempt asks.
  await page.route('**/assets/*.js', (route) => route.abort('internetdisconnected'))
  await page.getByRole('button', { name: 'Create token' }).click()
  await expect(page.getByText('Try again and confirm your identity when asked.')).toBeVisible()
  await page.unrouteAll()
  await page.getByRole('button', { name: 'Create token' }).click()
  const asked = page.getByRole('dialog', { name: 'Confirm your identity' })
  await asked.getByLabel('Password').fill('not the password')
  await asked.getByRole('button', { name: 'Confirm' }).click()
  await expect(asked.getByText('Incorrect credentials')).toBeVisible()
  await asked.getByRole('button', { name: 'Use a passkey' }).click()
  const made = page.getByRole('dialog', { name: 'Your new token' })
  await expect(made.getByText(/^recto_/)).toBeVisible()
  await made.getByRole('button', { name: 'Done' }).click()
  await expect(tokens.getByRole('row', { name: /Nightly export/ })).toBeVisible()
  await page.goto('about:blank')
  await second.stop()
  rmSync(dataDir, { recursive: true, force: true })
})
