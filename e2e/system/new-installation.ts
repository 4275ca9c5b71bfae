/** A new installation without users, for journeys that begin with setting it up. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Page, TestInfo } from '@playwright/test'
import { startService, type ServiceProcess } from '../../src/testing/processes/service-process.ts'
import { test as base } from '../fixtures.ts'

/** A service that prints a setup link. */
export const test = base.extend<{ fresh: ServiceProcess }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads what a fixture needs from this pattern.
  fresh: async ({}, run) => {
    const service = await startService({
      env: { RECTO_ADMIN_EMAIL: '', RECTO_ADMIN_PASSWORD: '', RECTO_ADMIN_TOKEN: '' },
    })
    await run(service)
    await service.stop()
  },
})

export const printedLink = (service: ServiceProcess): string =>
  /http\S+\/setup\?token=\w+/.exec(service.output())?.[0] ?? ''

/** Creates the account of Mara Oduya with an empty organization, Halden. */
export const setUp = async (page: Page, fresh: ServiceProcess): Promise<void> => {
  await page.goto(printedLink(fresh))
  await page.getByLabel('Your name').fill('Mara Oduya')
  await page.getByLabel('Email').fill('mara@example.org')
  await page.getByLabel('Password', { exact: true }).fill('a quiet river at noon')
  await page.getByRole('radio', { name: /empty organization/i }).check()
  await page.getByRole('textbox', { name: 'Organization' }).fill('Halden')
  await page.getByRole('button', { name: 'Create account' }).click()
}

/** Chooses a folder of documentation on the start page of an empty organization. */
export const chooseFolder = async (
  page: Page,
  info: TestInfo,
  name: string,
  files: Readonly<Record<string, string | Uint8Array>>,
): Promise<void> => {
  const folder = info.outputPath(name)
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), content)
  }
  await page
    .getByRole('main')
    .getByRole('link', { name: /Import/ })
    .click()
  const choosing = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Choose folder' }).click()
  await (await choosing).setFiles(folder)
}
