import type { Page } from '@playwright/test'
import { scriptOf } from '../../src/testing/fixtures/integration-script.ts'
import { faultsOf } from '../accessibility-faults.ts'
import { done, expect, signIn, test } from '../fixtures.ts'
import { spaceWithPage } from '../sites/space-with-page.ts'

test.use({ scene: 'scripts on a site' })

/** Tells the page what it may do. */
const script = scriptOf(`
  if (event.type !== 'fetch_published_script') return new Response('', { status: 406 })
  return new Response(\`
    const tell = () => { document.documentElement.dataset.counted = [
      String(window.GitBook.isCookiesTrackingDisabled()), window.GitBook.isGlobalPrivacyControlEnabled() ].join(' ') }
    window.GitBook.addEventListener('load', tell)
  \`, { headers: { 'content-type': 'text/javascript', 'cache-control': 'max-age=604800' } })`)

const told = (page: Page) =>
  expect.poll(() => page.evaluate(() => document.documentElement.dataset['counted']))

test('a script runs on a published site, and waits for what the reader says about cookies', async ({
  page,
  browser,
  service,
  api,
}) => {
  const org = await signIn(page, service)
  await done(api, 'POST', '/integrations/census', {
    ...{ runtime: 'v2', title: 'Census', description: '', organization: org, target: 'site', script },
    scopes: ['site:script:inject', 'site:script:cookies'],
  })
  const installed = '/integrations/census/installations'
  const { id } = await done<{ id: string }>(api, 'POST', installed, { organization: org })
  const space = await spaceWithPage(api, org, 'Harbor book')
  const site = await done<{ id: string; basename: string }>(api, 'POST', `/orgs/${org}/sites`, {
    ...{ title: 'Harbor book', spaces: [space] },
  })
  await done(api, 'POST', `${installed}/${id}/sites`, { siteId: site.id })
  await done(api, 'POST', `/orgs/${org}/sites/${site.id}/publish`)
  const address = `${service.sitesUrl}/${site.basename}`
  const banner = page.getByRole('region', { name: /cookies/i })

  await test.step('The reader is asked once, and may say no', async () => {
    await page.goto(address)
    await expect(banner).toBeVisible()
    await told(page).toBe('undefined false')
    expect(await faultsOf(page)).toEqual([])
    await banner.getByRole('button', { name: 'Reject' }).click()
    await told(page).toBe('true false')
    await expect(banner).toBeHidden()
    await page.reload()
    await told(page).toBe('true false')
    await expect(banner).toBeHidden()
  })

  await test.step('Or yes', async () => {
    await page.context().clearCookies({ name: '__gitbook_cookie_granted' })
    await page.goto(address)
    await banner.getByRole('button', { name: 'Accept' }).click()
    await told(page).toBe('false false')
    await expect(banner).toBeHidden()
  })

  await test.step('Global Privacy Control is a no that is not asked about', async () => {
    const context = await browser.newContext()
    await context.addInitScript(() =>
      Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { get: () => true }),
    )
    const careful = await context.newPage()
    await careful.goto(address)
    await told(careful).toBe('true true')
    await expect(careful.getByRole('region', { name: /cookies/i })).toBeHidden()
    await context.close()
  })

  await test.step('Removed from the site, it is gone with its question', async () => {
    await done(api, 'DELETE', `${installed}/${id}/sites/${site.id}`)
    await page.context().clearCookies({ name: '__gitbook_cookie_granted' })
    await expect(async () => {
      await page.goto(address)
      await expect(page.getByText('Welcome to Harbor book.')).toBeVisible()
      expect(await page.evaluate(() => 'GitBook' in window)).toBe(false)
    }).toPass()
    await expect(banner).toBeHidden()
  })
})

/** Sends to a host that its integration does not declare. */
const undeclared = scriptOf(`
  if (event.type !== 'fetch_published_script') return new Response('', { status: 406 })
  return new Response("fetch('https://beacon.example.org/collect').catch(() => {})",
    { headers: { 'content-type': 'text/javascript' } })`)

test('hosts that a script is not allowed to use are listed, and can be allowed', async ({
  page,
  browser,
  service,
  api,
}) => {
  const org = await signIn(page, service)
  await done(api, 'POST', '/integrations/beacon', {
    ...{ runtime: 'v2', title: 'Beacon', description: '', organization: org, target: 'site' },
    ...{ script: undeclared, scopes: ['site:script:inject'] },
  })
  const installed = '/integrations/beacon/installations'
  const { id } = await done<{ id: string }>(api, 'POST', installed, { organization: org })
  const space = await spaceWithPage(api, org, 'Beacon book')
  const site = await done<{ id: string; basename: string }>(api, 'POST', `/orgs/${org}/sites`, {
    ...{ title: 'Beacon book', spaces: [space] },
  })
  const integrations = `/o/${org}/sites/${site.id}/integrations`
  const scripts = page.getByRole('region', { name: 'Scripts' })

  await test.step('Without a script there is nothing to choose', async () => {
    await page.goto(integrations)
    await expect(page.getByText('No integrations in this site')).toBeVisible()
    await expect(scripts).toBeHidden()
  })
  await done(api, 'POST', `${installed}/${id}/sites`, { siteId: site.id })
  await done(api, 'POST', `/orgs/${org}/sites/${site.id}/publish`)

  await test.step('The browser of a reader reports what was blocked', async () => {
    const context = await browser.newContext()
    const reader = await context.newPage()
    const report = reader.waitForResponse((response) => response.url().endsWith('/~policy-report'))
    await reader.goto(`${service.sitesUrl}/${site.basename}`)
    expect((await report).status()).toBe(204)
    await context.close()
    await page.goto(integrations)
    const row = scripts.getByRole('list', { name: 'Blocked hosts' }).getByRole('listitem')
    await expect(row).toHaveText(/beacon\.example\.org\s*Request/)
    expect(await faultsOf(page)).toEqual([])
    await page.setViewportSize({ width: 360, height: 780 })
    expect(await faultsOf(page)).toEqual([])
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(overflow).toBeLessThanOrEqual(0)
    await page.setViewportSize({ width: 1440, height: 900 })
  })

  await test.step('Any host is allowed with the keyboard, and the list begins anew', async () => {
    await scripts.getByRole('radio', { name: /^Declared hosts/ }).focus()
    await page.keyboard.press('ArrowDown')
    await expect(scripts.getByRole('radio', { name: /^Any host over HTTPS/ })).toBeChecked()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(page.getByText('Hosts for scripts changed')).toBeVisible()
    await expect(scripts.getByText('Browsers of readers reported none')).toBeVisible()
    const answer = await page.request.get(`${service.sitesUrl}/${site.basename}`)
    expect(answer.headers()['content-security-policy']).toContain(`connect-src 'self' https: wss:`)
    await page.reload()
    await expect(scripts.getByRole('radio', { name: /^Any host over HTTPS/ })).toBeChecked()
  })
})
