import type { Page } from '@playwright/test'
import { makeIdentityProvider } from '../../src/testing/fixtures/identity-provider.ts'
import { expect, signIn, test } from '../fixtures.ts'

// Required single sign-on applies to everyone in the organization.
test.use({ scene: 'sign-on' })

const idp = makeIdentityProvider('halden')

/** The identity provider as seen by a browser: responds immediately with its form post. */
const provide = async (page: Page, email: string, displayName: string, by = idp): Promise<void> => {
  // Playwright routes do not see redirect targets, only direct navigation.
  await page.route('**/sso/*/start**', async (route) => {
    const answer = await route.fetch({ maxRedirects: 0 })
    const { location = '', 'set-cookie': cookie = '' } = answer.headers()
    await route.fulfill({
      contentType: 'text/html',
      headers: { 'set-cookie': cookie },
      body: `<script>location.replace(${JSON.stringify(location)})</script>`,
    })
  })
  await page.route('https://halden.test/sso**', async (route) => {
    const redirect = route.request().url()
    const service = /sso\/([^/]+)\/acs/.exec(await acsOf(redirect))
    const metadata = await page.request.get(`/sso/${service?.[1] ?? ''}/metadata`)
    const to = await by.read(redirect, await metadata.text())
    const answer = by.answer(to, { nameId: email, attributes: { displayName } })
    await route.fulfill({
      contentType: 'text/html',
      body: `<form method="post" action="${to.acs}"><input name="SAMLResponse" value="${answer}"></form>
        <script>document.forms[0].submit()</script>`,
    })
  })
}

/** The XML of an authentication request, which contains the assertion consumer URL. */
const acsOf = async (redirect: string): Promise<string> => {
  const { inflateRawSync } = await import('node:zlib')
  const request = Buffer.from(new URL(redirect).searchParams.get('SAMLRequest') ?? '', 'base64')
  return inflateRawSync(request).toString('utf8')
}

test('a provider is set up, tested, activated and required, and a new person signs in with it', async ({
  page,
  browser,
  service,
}) => {
  const org = await signIn(page, service)
  await provide(page, service.admin.email, 'Owner')
  await page.goto(`/o/${org}/settings/sign-on`)
  await page.getByRole('button', { name: 'Add provider' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add provider' })
  await dialog.getByLabel('Name').fill('Halden ID')
  await dialog.getByRole('button', { name: 'Add provider' }).click()
  // The values to enter at the provider are there before anything is known of it.
  await expect(page.getByText(/\/sso\/[^/]+\/acs$/)).toBeVisible()
  await page.getByLabel('Metadata').fill(idp.metadata)
  await page.getByRole('button', { name: 'Import metadata' }).click()
  await expect(page.getByLabel('Entity ID')).toHaveValue(idp.entityId)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('CN=halden')).toBeVisible()
  await expect(page.getByText(/\d+ days left/)).toBeVisible()

  // The owner's email domain does not belong to the organization: the test reports it and what to do.
  const testSignIn = async () => {
    await page.getByRole('button', { name: 'Test sign-in' }).click()
    // To the provider and back; the first time the service also generates its key.
    await page.waitForURL(/settings\/sign-on\?.*test=/)
  }
  await testSignIn()
  await expect(page.getByText('The test failed. Nothing was changed.')).toBeVisible()
  await expect(page.getByText(/Add the domain first/)).toBeVisible()

  const domain = service.admin.email.split('@')[1] ?? ''
  await page.goto(`/o/${org}/settings/joining`)
  await page.getByLabel('Email domains').fill(domain)
  await page.getByRole('button', { name: 'Save domains' }).click()
  await expect(page.getByText('Joining settings saved')).toBeVisible()
  await page.goto(`/o/${org}/settings/sign-on`)
  // An operator of the installation needs no DNS record.
  await expect(page.getByRole('list', { name: 'Email domains' }).getByText('Confirmed')).toBeVisible()
  await testSignIn()
  await expect(page.getByText('The test passed. You were not signed in.')).toBeVisible()
  await page.getByRole('button', { name: 'Activate', exact: true }).click()
  await expect(page.getByText('Active', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Require single sign-on…' }).click()
  await page.getByRole('button', { name: 'Require single sign-on', exact: true }).click()
  await expect(page.getByText('Required', { exact: true })).toBeVisible()

  // A new user types their address and is redirected to the provider.
  const context = await browser.newContext({ baseURL: service.url })
  const there = await context.newPage()
  await provide(there, `nova@${domain}`, 'Nova')
  await there.goto('/sign-in')
  await there.getByLabel('Email').fill(`nova@${domain}`)
  await expect(there.getByText(/requires single sign-on/)).toBeVisible()
  await there.getByRole('link', { name: /^Continue with single sign-on of/ }).click()
  await there.waitForURL(/\/o\/[^/]+$/)
  await there.goto('/me')
  await expect(there.getByRole('heading', { level: 1, name: 'Nova' })).toBeVisible()
  await context.close()

  // The provider changes its certificate: for a while both are accepted, then only the new one.
  const renewed = makeIdentityProvider('halden')
  const arrive = async (name: string, by: typeof idp): Promise<Page> => {
    const fresh = await browser.newContext({ baseURL: service.url })
    const window = await fresh.newPage()
    await provide(window, `${name}@${domain}`, name, by)
    await window.goto('/sign-in')
    await window.getByLabel('Email').fill(`${name}@${domain}`)
    await window.getByRole('link', { name: /^Continue with single sign-on of/ }).click()
    return window
  }
  await page.goto(`/o/${org}/settings/sign-on`)
  await page.getByRole('textbox', { name: /^Certificate/ }).fill(`${idp.certificate}\n${renewed.certificate}`)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText(/\d+ days left/)).toHaveCount(2)
  for (const [name, by] of [
    ['before', idp],
    ['after', renewed],
  ] as const)
    await (await arrive(name, by)).waitForURL(/\/o\/[^/]+$/)
  await page.getByRole('textbox', { name: /^Certificate/ }).fill(renewed.certificate)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText(/\d+ days left/)).toHaveCount(1)
  const late = await arrive('late', idp)
  await expect(late.getByText(/signed with a different certificate/)).toBeVisible()

  // The owner is still signed in by password and makes it optional again.
  await page.getByRole('button', { name: 'Make optional' }).click()
  await expect(page.getByText('Optional', { exact: true })).toBeVisible()
})
