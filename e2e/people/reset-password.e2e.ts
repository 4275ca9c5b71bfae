import { expect, done, signIn, test as base } from '../fixtures.ts'
import { runCommand } from '../../src/testing/processes/programs.ts'
import { startService, type ServiceProcess } from '../../src/testing/processes/service-process.ts'
import { withoutClipboard } from '../without-clipboard.ts'

const password = 'another river at dawn'

/** A service whose operator has a token but no password. */
const test = base.extend<{ passwordless: ServiceProcess }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads what a fixture needs from this pattern.
  passwordless: async ({}, provide) => {
    const service = await startService({ env: { RECTO_ADMIN_PASSWORD: '' } })
    await provide(service)
    await service.stop()
  },
})

test('an administrator gives a member a link, with which they choose a new password', async ({
  page,
  browser,
  service,
  api,
}) => {
  await withoutClipboard(page)
  const org = await signIn(page, service)
  const email = 'rosa@example.org'
  const { invites } = await done<{ invites: { urls: { app: string } }[] }>(
    api,
    'POST',
    `/orgs/${org}/invites`,
    {
      emails: [{ email, role: 'read' }],
    },
  )
  const token = invites[0]?.urls.app.split('/').at(-1) ?? ''
  const joined = await done<{ user: { id: string } }>(api, 'POST', `/invites/${token}/account`, {
    displayName: 'Rosa',
    password: 'a password that she forgets',
  })

  const context = await browser.newContext({ baseURL: service.url })
  const rosa = await context.newPage()
  await rosa.goto('/sign-in')
  await rosa.getByText('Forgot your password?').click()
  await expect(rosa.getByText('Ask an administrator of your organization for a reset link.')).toBeVisible()

  await page.goto(`/o/${org}/people/${joined.user.id}`)
  await page.getByRole('button', { name: 'Reset password' }).click()
  await page.getByRole('button', { name: 'Create reset link' }).click()
  const link = await page.getByLabel('Password reset link for Rosa').inputValue()

  await rosa.goto(link)
  await rosa.getByLabel('New password').fill('short')
  await rosa.getByRole('button', { name: 'Set password' }).click()
  await expect(rosa.getByText('at least 10 characters', { exact: false })).toBeVisible()
  await rosa.getByLabel('New password').fill(password)
  await rosa.getByRole('button', { name: 'Set password' }).click()
  await expect(rosa.getByText(`The password of ${email} was changed.`)).toBeVisible()
  await rosa.getByRole('link', { name: 'Sign in' }).click()
  await rosa.getByLabel('Email').fill(email)
  await rosa.getByLabel('Password', { exact: true }).fill(password)
  await rosa.getByRole('button', { name: 'Sign in' }).click()
  await rosa.waitForURL(/\/o\/[^/]+$/)

  await rosa.goto(link)
  await rosa.getByLabel('New password').fill(password)
  await rosa.getByRole('button', { name: 'Set password' }).click()
  await expect(rosa.getByText('This link has expired, was already used or was replaced.')).toBeVisible()
  await context.close()
})

test('a person without a password signs in with a printed link and sets one', async ({
  page,
  passwordless,
}) => {
  const { admin, dataDir, url } = passwordless
  const port = new URL(url).port
  const printed = await runCommand(process.execPath, ['src/service/cli.ts', 'sign-in-link', admin.email], {
    env: { DATA_DIR: dataDir, PORT: port },
  })
  const link = /http\S+\/sign-in\?link=\w+/.exec(printed.output)?.[0] ?? ''
  const { pathname, search } = new URL(link)
  await page.goto(`${url}${pathname}${search}`)
  await page.getByRole('button', { name: 'Sign in with link' }).click()
  await page.getByRole('button', { name: 'Set password' }).click()

  const section = page.getByRole('region', { name: 'Password' })
  await expect(section.getByText('You have no password yet.', { exact: false })).toBeVisible()
  await section.getByLabel('New password').fill(password)
  await section.getByRole('button', { name: 'Set password' }).click()
  await expect(
    page.getByText('You can now sign in with your email and password.', { exact: false }),
  ).toBeVisible()
  await expect(section.getByRole('button', { name: 'Change password' })).toBeVisible()

  await page.context().clearCookies()
  await page.goto(`${url}/sign-in`)
  await page.getByLabel('Email').fill(admin.email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.waitForURL(/\/o\/[^/]+$/)
})
