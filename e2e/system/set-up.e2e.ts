import { expect, test as base } from '../fixtures.ts'
import { startService, type ServiceProcess } from '../../src/testing/processes/service-process.ts'

/** A new service without users, which prints a setup link. */
const test = base.extend<{ fresh: ServiceProcess }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads what a fixture needs from this pattern.
  fresh: async ({}, run) => {
    const service = await startService({
      env: { RECTO_ADMIN_EMAIL: '', RECTO_ADMIN_PASSWORD: '', RECTO_ADMIN_TOKEN: '' },
    })
    await run(service)
    await service.stop()
  },
})

const printedLink = (service: ServiceProcess): string =>
  /http\S+\/setup\?token=\w+/.exec(service.output())?.[0] ?? ''

test('a newcomer opens the printed link, makes the first account and looks around the demo', async ({
  page,
  fresh,
}) => {
  await page.goto(printedLink(fresh))
  await expect(page.getByRole('heading', { name: 'Set up Recto' })).toBeVisible()
  await page.getByLabel('Your name').fill('Mara Oduya')
  await page.getByLabel('E-mail').fill('mara@example.org')
  await page.getByLabel('Password', { exact: true }).fill('a quiet river at noon')
  await page.getByRole('radio', { name: /demo organization/i }).check()
  await page.getByRole('button', { name: 'Create the account' }).click()
  await expect(page.getByText('Halden Instruments').first()).toBeVisible()
  await expect(page.getByText('Tool Library Lindenhof').first()).toBeVisible()

  await page.goto(printedLink(fresh))
  await expect(page.getByRole('heading', { name: 'Already set up' })).toBeVisible()
})

test('a used or made-up link is refused where it was typed, and nothing typed is lost', async ({
  page,
  fresh,
}) => {
  await page.goto(`${fresh.url}/setup?token=made-up`)
  await page.getByLabel('Your name').fill('Eve')
  await page.getByLabel('E-mail').fill('eve@example.org')
  await page.getByLabel('Password', { exact: true }).fill('a quiet river at noon')
  await page.getByRole('button', { name: 'Create the account' }).click()
  await expect(page.getByRole('alert')).toBeVisible()
  await expect(page.getByLabel('E-mail')).toHaveValue('eve@example.org')
})
