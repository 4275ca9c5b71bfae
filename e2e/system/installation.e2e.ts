import { mkdirSync, writeFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { startService } from '../../src/testing/processes/service-process.ts'
import { screenFaults } from '../accessibility-faults.ts'
import { expect, openHome, signIn, test } from '../fixtures.ts'
import { secondPerson } from '../second-person.ts'

// It lists all jobs and organizations of the instance.
test.use({ scene: 'installation' })

const sections = ['Overview', 'Jobs', 'Backups', 'Storage', 'Slow operations', 'Network']

const openSection = async (page: Page, name: string): Promise<void> => {
  await page
    .getByRole('navigation', { name: 'Sections of the installation' })
    .getByRole('link', { name })
    .click()
  await expect(page.getByRole('heading', { level: 2, name })).toBeVisible()
  await expect(page.locator('nav [aria-current=page]')).toHaveText([name])
}

/** Imports an archive that is torn: its job fails. */
const importTornArchive = async (page: Page, org: string, file: string): Promise<void> => {
  writeFileSync(file, new Uint8Array([0x50, 0x4b, 3, 4, 1, 2, 3]))
  await page.goto(`/o/${org}/import`)
  const chosen = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Choose zip archive' }).click()
  await (await chosen).setFiles(file)
  await page.getByRole('button', { name: /^Import/ }).click()
  await expect(page.getByRole('alert')).toContainText('This is not a valid zip archive')
}

test('an operator reaches the installation from the account menu and reads every section', async ({
  page,
  service,
}) => {
  await openHome(page, service)
  await page.getByRole('button', { name: /^Account:/ }).click()
  await page.getByRole('menuitem', { name: 'Installation' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Installation' })).toBeVisible()
  const checks = page.getByRole('list', { name: 'Checks' })
  await expect(checks.getByText('The database answers and accepts changes.')).toBeVisible()
  // What needs attention comes first: this service has no folder for backups.
  await expect(checks.getByRole('listitem').first()).toContainText('Backups: Warning.')
  await expect(page.getByText(service.dataDir)).toBeVisible()
  await expect(page.getByText(/^Recto \d+\.\d+\.\d+ on Node\.js \d+/)).toBeVisible()
  const licenses = await page.getByRole('link', { name: 'Software in the dashboard' }).getAttribute('href')
  const listed = await page.request.get(licenses ?? '')
  expect(listed.headers()['content-type']).toContain('text/plain')
  expect(await listed.text()).toContain('@tanstack/react-query')

  await openSection(page, 'Backups')
  await expect(page.getByText('Backups are off')).toBeVisible()
  await expect(page.getByText('BACKUP_DIR')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Back up now' })).toHaveCount(0)
  await openSection(page, 'Storage')
  await expect(page.getByRole('row', { name: /^My organization 1 / })).toBeVisible()
  await openSection(page, 'Slow operations')
  await expect(page.getByRole('rowheader', { name: 'Get user', exact: true })).toBeVisible()
  await openSection(page, 'Network')
  await expect(page.getByText(service.sitesUrl, { exact: true })).toBeVisible()
  await expect(page.getByText('None (OUTGOING_ALLOW)')).toBeVisible()
})

test('an operator finds a failed job, and retries it', async ({ page, service }, info) => {
  const org = await signIn(page, service)
  await importTornArchive(page, org, info.outputPath('torn.zip'))
  await page.goto('/installation/jobs')
  await page.getByRole('button', { name: 'State' }).click()
  await page.getByRole('menuitemradio', { name: 'Failed' }).click()
  await expect(page).toHaveURL(/state=failed/)
  await page.getByRole('button', { name: 'Kind' }).click()
  await page.getByRole('menuitemradio', { name: 'Import' }).click()
  const row = page.getByRole('row', { name: /^Import My organization/ })
  await expect(row).toContainText('This is not a valid zip archive')
  await row.getByRole('button', { name: 'Retry: Import of My organization' }).click()
  await expect(page.getByText('Retrying: Import')).toBeVisible()
  // The archive is still torn.
  await expect(row.getByText('Failed')).toBeVisible()
  await page.goto(`/o/${org}/settings/audit`)
  await expect(page.getByText(/retried background work, as an operator: import/)).toBeVisible()
  await page.goto('/installation/jobs?state=lost&kind=sweep')
  await expect(page).toHaveURL(/\/installation\/jobs\?kind=sweep$/)
  await expect(page.getByRole('row', { name: /^Cleanup The installation/ })).toBeVisible()
})

test('an operator makes a backup, and sees it pass its test', async ({ page }, info) => {
  const folder = info.outputPath('backups')
  mkdirSync(folder)
  const service = await startService({ env: { BACKUP_DIR: folder } })
  const headers = { origin: service.url }
  const { email, password } = service.admin
  await page.request.post(`${service.url}/v1/sessions`, { data: { email, password }, headers })
  await page.goto(`${service.url}/installation/backups`)
  await expect(page.getByText(folder)).toBeVisible()
  const table = page.getByRole('table', { name: 'Backups' })
  // The first one is made on schedule, since none was made at the last time of it.
  const scheduled = table.getByRole('row', { name: /On schedule Tested/ })
  await expect(scheduled).toBeVisible({ timeout: 120_000 })
  await page.getByRole('button', { name: 'Back up now' }).click()
  await expect(table.getByRole('row', { name: /Started by an operator Tested/ })).toBeVisible({
    timeout: 120_000,
  })
  await openSection(page, 'Overview')
  await expect(page.getByText('A backup passed its test in the last two days.')).toBeVisible()

  // While one is made, no other can be started.
  await page.route('**/v1/installation/backups?*', async (route) => {
    const answer = await route.fetch()
    await route.fulfill({ response: answer, body: (await answer.text()).replace('"proved"', '"written"') })
  })
  await openSection(page, 'Backups')
  await expect(table.getByText('Being tested')).toBeVisible()
  await page.getByRole('button', { name: 'Back up now' }).hover()
  await expect(page.getByRole('tooltip')).toContainText('A backup is being made')
  await service.stop()
})

test('for everybody else the address leads to nothing', async ({ page, service, browser }) => {
  const org = await signIn(page, service)
  const member = await secondPerson(browser, service, org, 'Una Ohm')
  await member.goto('/')
  await member.getByRole('button', { name: /^Account:/ }).click()
  await expect(member.getByRole('menuitem', { name: 'API reference' })).toBeVisible()
  await expect(member.getByRole('menuitem', { name: 'Installation' })).toHaveCount(0)
  await member.goto('/installation/jobs')
  await expect(member.getByText('Page not found')).toBeVisible()
  await page.goto('/installation/nowhere')
  await expect(page.getByText('Page not found')).toBeVisible()
  await member.context().close()
})

test('every section passes the automatic accessibility checks in both themes and fits a phone', async ({
  page,
  service,
}) => {
  await signIn(page, service)
  await page.goto('/installation')
  const faults: string[] = []
  for (const name of sections) {
    await page.setViewportSize({ width: 1280, height: 800 })
    await openSection(page, name)
    const found = [...(await screenFaults(page, 'light')), ...(await screenFaults(page, 'dark'))]
    await page.setViewportSize({ width: 360, height: 780 })
    const wide = await page.evaluate(() => document.documentElement.scrollWidth)
    faults.push(
      ...found.map((fault) => `${name}: ${fault}`),
      ...(wide > 360 ? [`${name}: ${wide} wide`] : []),
    )
  }
  expect(faults).toEqual([])
})
