import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from '@playwright/test'
import { startService, type ServiceProcess } from '../../src/testing/processes/service-process.ts'
import { screenFaults } from '../accessibility-faults.ts'
import { done, expect, signIn, test as base, withoutMergeRules, type World } from '../fixtures.ts'
import { secondPerson } from '../second-person.ts'
import { openSource, openTranslation, welcome } from './translated-space.ts'

interface SilentEngine {
  readonly url: string
  /** Requests that wait for an answer. */
  readonly waiting: () => number
}

/** A service that reaches an engine on this machine which never answers. */
const test = base.extend<World, { engine: SilentEngine; service: ServiceProcess }>({
  engine: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, run) => {
      let waiting = 0
      const server: Server = createServer(() => void (waiting += 1))
      await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
      const { port } = server.address() as AddressInfo
      await run({ url: `http://127.0.0.1:${port}`, waiting: () => waiting })
      server.closeAllConnections()
      server.close()
    },
    { scope: 'worker' },
  ],
  service: [
    async ({ engine }, run) => {
      const service = await startService({ env: { OUTGOING_ALLOW: new URL(engine.url).host } })
      await withoutMergeRules(service)
      await run(service)
      await service.stop()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
})

const administrator = 'You need the Administrator role'

/** The button of this name refuses, and says why. */
const expectRefusal = async (page: Page, name: string, reason: string): Promise<void> => {
  const button = page.getByRole('button', { name, exact: true })
  await expect(button).toHaveAttribute('aria-disabled', 'true')
  // Playwright waits for disabled elements; a person clicks them anyway.
  await button.click({ force: true })
  await expect(page.getByRole('tooltip').filter({ hasText: reason })).toBeVisible()
}

/** The reason is also shown to who reaches the button with Tab, where the focus has to scroll it into view. */
const expectReasonOnTab = async (page: Page, name: string, reason: string): Promise<void> => {
  await page.setViewportSize({ width: 1280, height: 320 })
  const button = page.getByRole('button', { name, exact: true })
  await button.focus()
  await page.keyboard.press('Shift+Tab')
  await button.evaluate((element) => element.scrollIntoView({ block: 'end' }))
  await page.evaluate(() => window.scrollBy(0, -400))
  await expect(button).not.toBeInViewport()
  await page.keyboard.press('Tab')
  await expect(button).toBeInViewport()
  // The event of the scrolling comes with the next frame, and the tooltip needs one to disappear.
  await page.evaluate(async () => {
    for (let frame = 0; frame < 6; frame += 1) await new Promise(requestAnimationFrame)
  })
  await expect(page.getByRole('tooltip').filter({ hasText: reason })).toBeVisible()
}

test('who may only read sees the translations, and why each action is refused', async ({
  browser,
  page,
  api,
  service,
}) => {
  const org = await signIn(page, service)
  const { screen, translation } = await openTranslation(api, 'Readable guide')
  const reader = await secondPerson(browser, service, org, 'Rita Reads', 'read')

  await reader.goto(`/o/${org}/translations`)
  await expect(reader.getByRole('link', { name: 'Readable guide to German' })).toBeVisible()
  expect(await screenFaults(reader, 'light')).toEqual([])
  await expectRefusal(reader, 'New translation', administrator)

  await reader.goto(screen)
  const units = reader.getByRole('list', { name: 'Units', exact: true })
  await expect(units.getByRole('checkbox')).toHaveCount(0)
  await units.getByRole('listitem').filter({ hasText: welcome[2] }).getByRole('link').click()
  await expect(reader.getByRole('textbox', { name: /^Translation of/ })).not.toBeEditable()
  expect(await screenFaults(reader, 'light')).toEqual([])
  expect(await screenFaults(reader, 'dark')).toEqual([])
  await expectRefusal(reader, 'Save and next', 'You need the Editor role on the translated space')
  await expectRefusal(reader, 'Run Readable guide (German)', administrator)

  await reader.goto(`${screen}/settings`)
  await expect(reader.getByText(administrator).first()).toBeVisible()
  expect(await screenFaults(reader, 'light')).toEqual([])
  await expectRefusal(reader, 'Save instructions', administrator)
  await expectReasonOnTab(reader, 'Save instructions', administrator)

  // What the screens refuse, the service refuses, too.
  const refused = await reader.request.post(`/v1/orgs/${org}/translations/${translation}/run`, {
    headers: { origin: service.url },
  })
  expect(refused.status()).toBe(403)
  await reader.context().close()
})

test('a translation of a deleted space is frozen until the space is restored', async ({
  page,
  api,
  service,
}) => {
  await signIn(page, service)
  const { screen, space, org } = await openTranslation(api, 'Frozen guide')
  await done(api, 'DELETE', `/spaces/${space}`)
  await page.goto(screen)
  await expect(
    page.getByText(/The source space was deleted. Restore it from the trash/).first(),
  ).toBeVisible()
  expect(await screenFaults(page, 'light')).toEqual([])
  await expectRefusal(page, 'Run Frozen guide (German)', 'The source space was deleted')
  await page.goto(`/o/${org}/translations`)
  await expect(page.getByText('Frozen', { exact: true })).toBeVisible()
  await done(api, 'POST', `/spaces/${space}/restore`)
  await page.goto(screen)
  await expect(page.getByRole('button', { name: 'Run Frozen guide (German)' })).not.toHaveAttribute(
    'aria-disabled',
    'true',
  )
})

test('a run is stopped while its engine keeps it waiting', async ({ page, api, service, engine }) => {
  const org = await signIn(page, service)
  const { space } = await openSource(api, 'Slow guide')
  const { id } = await done<{ id: string }>(api, 'POST', `/orgs/${org}/translation-engines`, {
    ...{ kind: 'libretranslate', title: 'Silent', url: engine.url },
  })
  const made = await done<{ id: string }>(api, 'POST', `/orgs/${org}/translations`, {
    ...{ source: { space, language: 'en' }, language: 'de', engine: id, autoRun: false },
  })
  await page.goto(`/o/${org}/translations/${made.id}/runs`)
  await page.getByRole('button', { name: 'Run Slow guide (German)' }).click()
  const stop = page.getByRole('button', { name: 'Stop translating Slow guide (German)' })
  await expect(stop).toBeVisible()
  await expect.poll(engine.waiting).toBeGreaterThan(0)
  expect(await screenFaults(page, 'light')).toEqual([])
  await stop.click()
  await expect(page.getByRole('list', { name: 'Runs' }).getByText('Stopped', { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Run Slow guide (German)' })).toBeVisible()
})
