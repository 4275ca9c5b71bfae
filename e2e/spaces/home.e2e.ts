import Database from 'better-sqlite3'
import { join } from 'node:path'
import { startService } from '../../src/testing/processes/service-process.ts'
import { expect, test } from '../fixtures.ts'

test('checks off the getting-started steps, and shows own work, sites and what needs repair', async ({
  page,
}) => {
  // A separate service: a new organization must not contain data of other journeys.
  const { url, admin, dataDir, stop } = await startService()
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
  await page.goBack()
  await health
    .getByRole('link', { name: /Lending rules \(1\)/ })
    .last()
    .click()
  await expect(page).toHaveURL(new RegExp(`${at.replace('/spaces', '/s')}/files\\?show=silent`))
  await expect(page.getByRole('main')).toContainText('Fees')
  for (const [region, link, screen] of [
    ['Your drafts', /Opening hours/, /\/changes\/2/],
    ['Recently merged', /Broken/, /\/changes\/3/],
    ['Sites', 'Library', /\/sites\/[^/]+/],
  ] as const) {
    await page.goto(`${url}/o/${org}`)
    await page.getByRole('region', { name: region }).getByRole('link', { name: link }).click()
    await expect(page).toHaveURL(screen)
  }

  // A change request that waits for long leads to the list of those, without newer ones.
  const database = new Database(join(dataDir, 'recto.sqlite'))
  database
    .prepare('update change_requests set updated_at = ? where subject = ?')
    .run('2020-01-01T00:00:00.000Z', 'Longer lending')
  database.close()
  const recent = await api('POST', changes, { subject: 'Shorter lending' })
  await api('PATCH', `${changes}/${String(recent['id'])}`, { status: 'open' })
  await page.goto(`${url}/o/${org}`)
  await expect(health).toContainText('1 change request waiting')
  await health.getByRole('link', { name: 'No activity for a week' }).click()
  await expect(page.getByRole('button', { name: 'Inactive' })).toHaveAttribute('aria-pressed', 'true')
  const rows = page.getByRole('list', { name: 'Change requests' }).getByRole('listitem')
  await expect(rows).toHaveCount(1)
  await expect(rows).toContainText('Longer lending')
  await page.getByRole('button', { name: 'Inactive' }).click()
  await expect(rows).toHaveCount(2)
  await page.goto('about:blank')
  await stop()
})
