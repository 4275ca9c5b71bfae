import { startService } from '../../src/testing/processes/service-process.ts'
import { expect, test } from '../fixtures.ts'

test('checks off the getting-started steps, and shows own work, sites and what needs repair', async ({
  page,
}) => {
  // A separate service: a new organization must not contain data of other journeys.
  const { url, admin, stop } = await startService()
  const api = async (method: string, path: string, body?: unknown): Promise<Record<string, unknown>> => {
    const answer = await fetch(`${url}/v1${path}`, {
      method,
      headers: {
        authorization: `Bearer ${admin.token}`,
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    const answered = (await answer.json()) as Record<string, unknown>
    expect(answer.ok, `${method} ${path}: ${JSON.stringify(answered)}`).toBe(true)
    return answered
  }
  await page.goto(`${url}/sign-in`)
  await page.getByLabel('Email').fill(admin.email)
  await page.getByLabel('Password', { exact: true }).fill(admin.password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.waitForURL(/\/o\/[^/]+$/)
  const org = new URL(page.url()).pathname.split('/')[2] ?? ''
  const steps = page.getByRole('region', { name: 'Getting started' })
  await expect(steps).toContainText('0 of 7 done')
  await steps.getByRole('button', { name: 'New space' }).click()
  await page.getByRole('dialog').getByLabel('Title').fill('Lending rules')
  await page.getByRole('dialog').getByRole('button', { name: 'Create space' }).click()
  // One stands in the new space.
  await expect(page.getByRole('heading', { level: 1, name: /Lending rules/ })).toBeVisible()
  await page.goto(`${url}/o/${org}`)
  await expect(steps).toContainText('1 of 7 done')
  await expect(page.getByRole('region', { name: 'Recently updated spaces' })).toContainText('Lending rules')

  const list = await api('GET', `/orgs/${org}/spaces`)
  const [space] = list['items'] as { id: string }[]
  const changes = `/spaces/${space?.id ?? ''}/change-requests`
  const made = await api('POST', changes, { subject: 'Longer lending' })
  await api('PATCH', `${changes}/${String(made['id'])}`, { status: 'open' })
  // Changes by others arrive without a reload.
  await expect(steps).toContainText('3 of 7 done')
  const own = page.getByRole('region', { name: 'Your change requests' })
  await own.getByRole('link', { name: /Longer lending #1/ }).click()
  await expect(page.getByRole('heading', { name: /Longer lending/ })).toBeVisible()
  await page.goto(`${url}/o/${org}`)
  await steps.getByRole('button', { name: 'Dismiss' }).click()
  await expect(steps).toBeHidden()
  await page.reload()
  await expect(own.getByRole('link', { name: /Longer lending #1/ })).toBeVisible()
  await expect(steps).toBeHidden()

  // Each part of the day leads to where the work is done.
  const health = page.getByRole('region', { name: 'Health' })
  await expect(health).toContainText('No broken links')
  const at = `/spaces/${space?.id ?? ''}`
  await api('POST', changes, { subject: 'Opening hours' })
  await api('POST', `/orgs/${org}/sites`, { title: 'Library' })
  const other = await api('POST', changes, { subject: 'Broken' })
  await api('POST', `${changes}/${String(other['id'])}/content`, {
    changes: [
      {
        operation: 'insert_page',
        title: 'Fees',
        document: { markdown: 'See [rules](gone.md).\n\n![](https://example.org/a.png)' },
      },
    ],
  })
  await api('POST', `${changes}/${String(other['id'])}/merge`)
  await expect(page.getByRole('region', { name: 'Your drafts' })).toContainText('Opening hours')
  await expect(page.getByRole('region', { name: 'Recently merged' })).toContainText('Broken')
  const sites = page.getByRole('region', { name: 'Sites' })
  await expect(sites.getByRole('listitem').filter({ hasText: 'Library' })).toContainText('Not published')
  await expect(health).toContainText('1 image without alt text')
  await expect(health).toContainText('1 broken link')
  await health
    .getByRole('link', { name: /Lending rules \(1\)/ })
    .first()
    .click()
  await expect(page).toHaveURL(new RegExp(`${at.replace('/spaces', '/s')}/links\\?status=broken`))
  await page.goto('about:blank')
  await stop()
})
