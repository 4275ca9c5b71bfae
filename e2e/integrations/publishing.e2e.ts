import type { Page } from '@playwright/test'
import { screenFaults } from '../accessibility-faults.ts'
import { done, expect, openHome, test } from '../fixtures.ts'

test.use({ scene: 'integrations of an organization' })

const faults = async (page: Page): Promise<string[]> => [
  ...(await screenFaults(page, 'light')),
  ...(await screenFaults(page, 'dark')),
]

test('an administrator publishes a script, installs it in a space, reads its events and removes it', async ({
  page,
  service,
  api,
}) => {
  const org = await openHome(page, service)
  const { id: space } = await done<{ id: string }>(api, 'POST', `/orgs/${org}/spaces`, {
    title: 'Lighthouse manual',
  })
  const rows = page.getByRole('list', { name: 'Events' }).getByRole('listitem')

  await test.step('The catalogue leads to a form, and to the commands that do the same', async () => {
    await page.getByRole('link', { name: 'Integrations' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Integrations' })).toBeVisible()
    expect(await faults(page)).toEqual([])
    // A key that is pressed before the screen listens for it is lost.
    await expect(async () => {
      await page.keyboard.press('n')
      await expect(page.getByRole('heading', { level: 1, name: 'New integration' })).toBeVisible({
        timeout: 2000,
      })
    }).toPass()
    await page.getByText('Publish from the command line instead').click()
    await expect(page.getByRole('region', { name: 'Commands', exact: true })).toContainText(service.url)
  })

  await test.step('A script that does not start is refused with its own error, and nothing is lost', async () => {
    await page.getByRole('button', { name: 'Use sample integration' }).click()
    const sample = await page.getByLabel('Script', { exact: true }).inputValue()
    await page.getByLabel('Script', { exact: true }).fill("throw new Error('the lamp is out')")
    await page.getByRole('button', { name: 'Publish' }).click()
    // A process is started for it, which takes its time on a busy machine.
    await expect(page.getByText('the lamp is out')).toBeVisible({ timeout: 15_000 })
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue('greeting')
    await page.getByLabel('Script', { exact: true }).fill(sample)
    expect(await faults(page)).toEqual([])
    await page.getByRole('button', { name: 'Publish' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Greeting' })).toBeVisible({ timeout: 15_000 })
    expect(await faults(page)).toEqual([])
  })

  await test.step('Installing says what it may do, by the names of the chosen spaces', async () => {
    await page.getByRole('button', { name: 'Install', exact: true }).click()
    await page.getByRole('checkbox', { name: /Lighthouse manual/ }).check()
    await expect(page.getByRole('list', { name: 'Permissions' })).toHaveText(
      'Read the content of Lighthouse manual',
    )
    expect(await faults(page)).toEqual([])
    await page.getByRole('button', { name: 'Install', exact: true }).click()
    const row = page.getByRole('row', { name: /Lighthouse manual/ })
    await expect(row).toContainText('Active')
    await row.getByRole('button', { name: 'Configure' }).click()
    await page.getByRole('dialog').getByLabel('Greeting').fill('Ahoy')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByRole('dialog')).toBeHidden()
    expect(await faults(page)).toEqual([])
  })

  await test.step('Its events arrive by themselves, with payload and log, and can be replayed', async () => {
    await page.getByRole('navigation', { name: 'Integration' }).getByRole('link', { name: 'Events' }).click()
    await expect(rows.filter({ hasText: 'Space added or configured' })).toHaveCount(2)
    expect(await faults(page)).toEqual([])
    const before = await rows.count()
    await page.keyboard.press('j')
    await page.keyboard.press('o')
    await expect(rows.first().getByRole('region', { name: 'Payload' })).toContainText(space)
    await page.keyboard.press('r')
    await expect(rows).toHaveCount(before + 1)
    await rows.first().getByRole('link').click()
    await expect(page.getByRole('list', { name: 'Log' })).toContainText('Received space_installation_setup')
    await expect(page.getByText('Replay of')).toBeVisible()
    expect(await faults(page)).toEqual([])
  })

  await test.step('The space and the catalogue show it as installed', async () => {
    await page.goto(`/o/${org}/s/${space}/settings`)
    await expect(page.getByRole('list', { name: 'Integrations' }).getByRole('listitem')).toContainText(
      'Active',
    )
    await page.goto(`/o/${org}/integrations?installed=true`)
    await expect(page.getByRole('list', { name: 'Integrations' }).getByRole('listitem')).toHaveCount(1)
    await page.keyboard.press('/')
    await page.keyboard.type('greet')
    await expect(page).toHaveURL(/q=greet/)
    await page.getByRole('link', { name: 'Greeting' }).click()
  })

  await test.step('Uninstalling lists what stops working', async () => {
    await page.getByRole('button', { name: 'Actions for Greeting' }).click()
    await page.getByRole('menuitem', { name: 'Uninstall' }).click()
    await expect(page.getByRole('alertdialog')).toContainText('It is removed from 1 space.')
    await page.getByRole('button', { name: 'Uninstall' }).click()
    await expect(page.getByRole('button', { name: 'Install', exact: true })).toBeVisible()
  })
})
