import { startService } from '../../src/testing/processes/service-process.ts'
import { expect, test } from '../fixtures.ts'

test('a new organization is led by its first steps, which tick themselves; then the home shows what is one’s own', async ({
  page,
}) => {
  // A separate service: a new organization must not contain data of other journeys.
  const { url, admin, stop } = await startService()
  const api = async (method: string, path: string, body?: unknown): Promise<Record<string, unknown>> => {
    const answer = await fetch(`${url}/v1${path}`, {
      method,
      headers: { authorization: `Bearer ${admin.token}`, 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    return (await answer.json()) as Record<string, unknown>
  }
  await page.goto(`${url}/sign-in`)
  await page.getByLabel('E-mail').fill(admin.email)
  await page.getByLabel('Password', { exact: true }).fill(admin.password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.waitForURL(/\/o\/[^/]+$/)
  const org = new URL(page.url()).pathname.split('/')[2] ?? ''
  const steps = page.getByRole('region', { name: 'First steps' })
  await expect(steps).toContainText('0 of 7 done')
  await steps.getByRole('button', { name: 'New empty space' }).click()
  await page.getByRole('dialog').getByLabel('Title').fill('Lending rules')
  await page.getByRole('dialog').getByRole('button', { name: 'Create space' }).click()
  await expect(steps).toContainText('1 of 7 done')
  await expect(page.getByRole('region', { name: 'Recently changed spaces' })).toContainText('Lending rules')

  const list = await api('GET', `/orgs/${org}/spaces`)
  const [space] = list['items'] as { id: string }[]
  const changes = `/spaces/${space?.id ?? ''}/change-requests`
  const made = await api('POST', changes, { subject: 'Longer lending' })
  await api('PATCH', `${changes}/${String(made['id'])}`, { status: 'open' })
  // Changes by others arrive without a reload.
  await expect(steps).toContainText('3 of 7 done')
  const own = page.getByRole('region', { name: 'Yours' })
  await own.getByRole('link', { name: /Longer lending #1/ }).click()
  await expect(page.getByRole('heading', { name: /Longer lending/ })).toBeVisible()
  await page.goto(`${url}/o/${org}`)
  await steps.getByRole('button', { name: 'Put aside' }).click()
  await expect(steps).toBeHidden()
  await page.reload()
  await expect(own.getByRole('link', { name: /Longer lending #1/ })).toBeVisible()
  await expect(steps).toBeHidden()
  await page.goto('about:blank')
  await stop()
})
