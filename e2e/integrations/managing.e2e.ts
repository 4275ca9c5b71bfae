import type { Page } from '@playwright/test'
import { scriptOf } from '../../src/testing/fixtures/integration-script.ts'
import { screenFaults } from '../accessibility-faults.ts'
import { done, expect, signIn, test, type World } from '../fixtures.ts'

test.use({ scene: 'managing integrations' })

/** A PNG of one pixel. */
const pixel =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

const publish = (
  api: World['api'],
  organization: string,
  name: string,
  more: Readonly<Record<string, unknown>>,
): Promise<unknown> =>
  done(api, 'POST', `/integrations/${name}`, {
    ...{ runtime: 'v2', title: 'Beacon', description: 'Lights up', scopes: [], organization },
    ...{ script: scriptOf(`console.log(event.type); return new Response('OK')`), ...more },
  })

const faults = async (page: Page): Promise<string[]> => {
  // The tooltip of the button that got the focus back.
  await page.keyboard.press('Escape')
  await expect(page.getByRole('tooltip')).toHaveCount(0)
  return [...(await screenFaults(page, 'light')), ...(await screenFaults(page, 'dark'))]
}

const tab = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Integration' }).getByRole('link', { name })

test('an administrator pauses, updates, rolls back and develops an integration', async ({
  page,
  service,
  api,
}) => {
  const org = await signIn(page, service)
  const { id: other } = await done<{ id: string }>(api, 'POST', '/orgs', { title: 'Lindenhof' })
  const icon = { icon: pixel, previewImages: [pixel] }
  await publish(api, other, 'beacon', { visibility: 'public', ...icon })
  const { id: installed } = await done<{ id: string }>(api, 'POST', '/integrations/beacon/installations', {
    organization: org,
  })
  const menu = async (item: string): Promise<void> => {
    await page.getByRole('button', { name: 'Actions for Beacon' }).click()
    await page.getByRole('menuitem', { name: item }).click()
  }

  await test.step('Paused, it says so everywhere, and resumes', async () => {
    await page.goto(`/o/${org}/integrations/beacon`)
    await menu('Pause')
    await page.getByRole('alertdialog').getByRole('button', { name: 'Pause' }).click()
    await expect(page.getByText('Paused by an administrator.', { exact: true })).toBeVisible()
    expect(await faults(page)).toEqual([])
    await menu('Resume')
    await page.getByRole('alertdialog').getByRole('button', { name: 'Resume' }).click()
    await expect(page.getByText('Paused by an administrator.', { exact: true })).toBeHidden()
  })

  await test.step('A version that asks for more waits for consent', async () => {
    await publish(api, other, 'beacon', {
      ...{ visibility: 'public', ...icon },
      scopes: ['space:content:read', 'site:script:inject'],
    })
    await page.reload()
    await expect(page.getByText('Version 2 asks for more permissions')).toBeVisible()
    expect(await faults(page)).toEqual([])
    await page.getByRole('button', { name: 'Agree and update' }).click()
    await page.reload()
    await expect(page.getByText('Version 2 asks for more permissions')).toBeHidden()
    await expect(page.getByText(/^Version 2/)).toBeVisible()
  })

  await test.step('Its owner rolls back, and publishes from the browser with the pictures it has', async () => {
    await page.goto(`/o/${other}/integrations/beacon`)
    await tab(page, 'Versions').click()
    await page.getByRole('row', { name: /^1 / }).getByRole('button', { name: 'Roll back' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Roll back' }).click()
    await expect(page.getByRole('row', { name: /^3 Current/ })).toBeVisible()
    expect(await faults(page)).toEqual([])
    await menu('Publish new version')
    await expect(page.getByRole('img', { name: 'Preview 1' })).toBeVisible()
    await page.getByLabel('Script', { exact: true }).fill(scriptOf(`return new Response('new')`))
    await page.getByLabel('Description').fill('Lights up the coast')
    expect(await faults(page)).toEqual([])
    await page.getByRole('button', { name: 'Publish new version' }).click()
    await expect(page.getByText('Version 4 · by')).toBeVisible({ timeout: 15_000 })
    await expect(page.getByRole('list', { name: 'Preview images' }).getByRole('img')).toBeVisible()
    const { urls } = await done<{ urls: { icon?: string } }>(api, 'GET', '/integrations/beacon')
    expect(urls.icon).toMatch(/\.png$/)
  })

  await test.step('Development mode says so while it is on, and ends after two refused connections', async () => {
    await tab(page, 'Development').click()
    await page.getByLabel('Tunnel URL').fill('http://10.0.0.1/')
    await page.getByRole('button', { name: 'Start development mode' }).click()
    await expect(page.getByText('Only addresses on the public internet')).toBeVisible()
    // Nothing listens on this port.
    await page.getByLabel('Tunnel URL').fill('http://127.0.0.1:1/')
    await page.getByRole('checkbox', { name: 'Forward events of all organizations' }).check()
    await page.getByRole('button', { name: 'Start development mode' }).click()
    await expect(page.getByText('Development mode is on')).toBeVisible()
    expect(await faults(page)).toEqual([])
    for (const seen of [1, 2])
      await done(api, 'PATCH', `/integrations/beacon/installations/${installed}`, {
        externalIds: [`seen-${seen}`],
      })
    await expect(page.getByText('Development mode is on')).toBeHidden({ timeout: 20_000 })
    await tab(page, 'Events').click()
    await expect(page.getByText('development').first()).toBeVisible()
    await page.getByRole('list', { name: 'Events' }).getByRole('listitem').first().getByRole('link').click()
  })
})
