import { Secret, TOTP } from 'otpauth'
import { done, expect, signIn, test } from '../fixtures.ts'

const password = 'a quiet river at noon'

test('an authenticator app is added, required at sign-in and recorded in the audit log', async ({
  page,
  browser,
  service,
  api,
}) => {
  const org = await signIn(page, service)
  const tag = Date.now().toString(36)
  const [name, email] = [`Ari ${tag}`, `ari.${tag}@example.org`]
  const made = await done<{ invites: { urls: { app: string } }[] }>(api, 'POST', `/orgs/${org}/invites`, {
    emails: [email],
    role: 'read',
  })
  const link = new URL(made.invites[0]?.urls.app ?? '').pathname

  const context = await browser.newContext({ baseURL: service.url })
  const there = await context.newPage()
  await there.goto(link)
  await there.getByLabel('Your name').fill(name)
  await there.getByLabel('Password', { exact: true }).fill(password)
  await there.getByRole('button', { name: 'Continue and join' }).click()
  await there.waitForURL(`/o/${org}`)

  await there.goto('/me')
  const factors = there.getByRole('region', { name: 'Two-factor authentication' })
  await factors.getByRole('button', { name: 'Add authenticator app' }).click()
  await expect(factors.getByRole('img', { name: 'QR code for the authenticator app' })).toBeVisible()
  const secret = (await factors.locator('code').first().textContent()) ?? ''
  await factors.getByLabel('Authentication code').fill('000000')
  await factors.getByRole('button', { name: 'Confirm' }).click()
  await expect(factors.getByText('This code is incorrect', { exact: false })).toBeVisible()
  await factors
    .getByLabel('Authentication code')
    .fill(new TOTP({ secret: Secret.fromBase32(secret) }).generate())
  await factors.getByRole('button', { name: 'Confirm' }).click()
  await expect(factors.getByText('10 recovery codes left')).toBeVisible()
  const codes = ((await factors.getByRole('region', { name: 'Recovery codes' }).textContent()) ?? '').trim()
  const [recovery = ''] = codes.split('\n')

  // In a later session the password alone is not enough.
  await context.clearCookies()
  await there.goto('/sign-in')
  await there.getByLabel('Email').fill(email)
  await there.getByLabel('Password', { exact: true }).fill(password)
  await there.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(there.getByText('Enter your second factor to finish signing in.')).toBeVisible()
  await there.getByLabel('Code').fill('123456')
  await there.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(there.getByText('This code is incorrect', { exact: false })).toBeVisible()
  await there.getByLabel('Code').fill(recovery)
  await there.getByRole('button', { name: 'Sign in', exact: true }).click()
  await there.waitForURL(`/o/${org}`)
  await context.close()

  await page.goto(`/o/${org}/settings/audit?area=sign-in`)
  const log = page.getByRole('list', { name: 'Audit log' })
  await expect(log.getByText(`${name} added the two-factor method Authenticator app`)).toBeVisible()
  await expect(log.getByText(`Failed sign-in for ${email}`).first()).toBeVisible()
  await log.getByRole('button', { name, exact: true }).first().click()
  await expect(page).toHaveURL(/actor=/)
  await expect(page.getByRole('button', { name: `By ${name}` })).toBeVisible()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'NDJSON' }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/^audit-log-.*\.ndjson$/)
})
