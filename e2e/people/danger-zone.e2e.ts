import { startService } from '../../src/testing/processes/service-process.ts'
import { expect, test } from '../fixtures.ts'

test('a person removes the example, deletes an organization by typing its name and creates another one', async ({
  page,
}) => {
  // A separate service with the demo organization.
  const service = await startService({
    env: { RECTO_ADMIN_EMAIL: '', RECTO_ADMIN_PASSWORD: '', RECTO_ADMIN_TOKEN: '' },
  })
  await page.goto(/http\S+\/setup\?token=\w+/.exec(service.output())?.[0] ?? '')
  await page.getByLabel('Your name').fill('Mara Oduya')
  await page.getByLabel('Email').fill('owner@example.net')
  await page.getByLabel('Password', { exact: true }).fill('a quiet river at noon')
  await page.getByRole('radio', { name: /example organizations/i }).check()
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByText('Halden Instruments').first()).toBeVisible()

  const answer = await page.request.get(`${service.url}/v1/orgs`)
  const { items } = (await answer.json()) as { items: { id: string; title: string }[] }
  const [first, second] = items
  await page.goto(`${service.url}/o/${first?.id ?? ''}`)
  await page.getByRole('button', { name: 'Remove example' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove', exact: true }).click()
  // The other organization is the only one left, so it opens.
  await page.waitForURL(`${service.url}/o/${second?.id ?? ''}`)
  await page.goto(`${service.url}/o/${first?.id ?? ''}`)
  await expect(page.getByText('Page not found').first()).toBeVisible()

  await page.goto(`${service.url}/o/${second?.id ?? ''}/settings/danger`)
  await page.getByRole('button', { name: 'Delete organization…' }).click()
  const dialog = page.getByRole('alertdialog')
  const end = dialog.getByRole('button', { name: 'Delete organization' })
  await expect(end).toHaveAttribute('aria-disabled', 'true')
  await dialog.getByRole('textbox').fill(second?.title ?? '')
  await end.click()
  await expect(page.getByText('You’re not in an organization yet')).toBeVisible()

  await page.getByRole('button', { name: 'New organization' }).click()
  await page.getByRole('dialog').getByLabel('Name').fill('Nimbus')
  await page.getByRole('button', { name: 'Create organization' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Nimbus' })).toBeVisible()
  await page.goto('about:blank')
  await service.stop()
})
