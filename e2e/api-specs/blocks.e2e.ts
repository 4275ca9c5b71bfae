import type { Locator, Page } from '@playwright/test'
import { screenFaults } from '../accessibility-faults.ts'
import { expect, saved, test, text, writing } from '../change-requests/editor/editor-page.ts'
import { done } from '../fixtures.ts'
import { ownOrganization } from '../open-change.ts'
import { brokenPetStore, petStore } from './pet-store.ts'

test.use({ scene: 'blocks of API specifications' })

const blockOf = (page: Page): Locator => text(page).locator('[data-block=carried]')

test('an operation is picked for a page, read there, changed, and says when it is gone', async ({
  page,
  api,
  service,
}) => {
  const org = await ownOrganization(api)
  const path = `/orgs/${org}/openapi/pets`
  await done(api, 'POST', `/orgs/${org}/openapi`, { slug: 'pets', source: { text: petStore } })
  await expect
    .poll(async () => (await done<{ lastVersion?: string }>(api, 'GET', path)).lastVersion)
    .toBeTruthy()
  const { address } = await writing(page, api, service, 'Pets', 'Begin.')

  await test.step('Inserted with the keyboard', async () => {
    await text(page).getByText('Begin.').click()
    await page.keyboard.press('End')
    await page.keyboard.press('Enter')
    await page.keyboard.type('/operation')
    await expect(page.getByRole('option', { name: 'API operation' })).toBeVisible()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: 'API operation' })
    const operations = dialog.getByRole('listbox', { name: 'Operations' }).getByRole('option')
    await expect(operations).toHaveCount(4)
    expect(await screenFaults(page, 'light')).toEqual([])
    await expect(dialog.getByRole('combobox', { name: 'Operation' })).toBeFocused()
    await page.keyboard.type('pet')
    await expect(operations).toHaveCount(3)
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(blockOf(page)).toContainText('/pets/{petId}')
    await saved(page)
  })

  await test.step('Opened and closed in place', async () => {
    await blockOf(page)
      .getByRole('button', { name: /Read a pet/ })
      .click()
    await expect(blockOf(page)).toContainText('There is no such pet')
    expect(await screenFaults(page, 'light')).toEqual([])
    expect(await screenFaults(page, 'dark')).toEqual([])
    await blockOf(page)
      .getByRole('button', { name: /Read a pet/ })
      .click()
    await expect(blockOf(page)).not.toContainText('There is no such pet')
  })

  await test.step('It stands in the difference and in Markdown', async () => {
    await page.goto(address.replace('/edit/', '/diff/'))
    await expect(page.getByRole('button', { name: /Read a pet/ }).first()).toBeVisible()
    await page.goto(address)
    await expect(blockOf(page)).toContainText('Read a pet')
  })

  await test.step('A new version without it makes the block say so', async () => {
    await done(api, 'PUT', path, { source: { text: brokenPetStore } })
    await expect(blockOf(page)).toContainText('is not in Pet store, version 2')
  })

  await test.step('Another operation is picked instead', async () => {
    await blockOf(page).getByText('is not in Pet store').click()
    await page.getByRole('button', { name: 'Change operation' }).click()
    const dialog = page.getByRole('dialog', { name: 'API operation' })
    await dialog.getByRole('combobox', { name: 'Operation' }).fill('add')
    await dialog.getByRole('option', { name: /Add a pet/ }).click()
    await expect(blockOf(page)).toContainText('Add a pet')
    await saved(page)
  })

  await test.step('Schemas are picked by name', async () => {
    await text(page).getByText('Begin.').click()
    await page.keyboard.press('End')
    await page.keyboard.press('Enter')
    await page.keyboard.type('/schemas')
    await page.getByRole('option', { name: 'API schemas' }).click()
    const dialog = page.getByRole('dialog', { name: 'API schemas' })
    await dialog.getByRole('checkbox', { name: 'Owner' }).check()
    await dialog.getByRole('button', { name: 'Insert' }).click()
    await blockOf(page).filter({ hasText: 'Owner' }).getByRole('button', { name: 'Owner' }).click()
    await expect(text(page)).toContainText('Who a pet lives with.')
    await saved(page)
  })

  await test.step('Deleted specifications are named', async () => {
    await done(api, 'DELETE', path)
    await expect(blockOf(page).first()).toContainText('The API specification pets was deleted')
  })
})
