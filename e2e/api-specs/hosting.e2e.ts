import type { Page } from '@playwright/test'
import { screenFaults } from '../accessibility-faults.ts'
import { done, expect, openHome, test } from '../fixtures.ts'
import { tabTo } from '../tab-to.ts'
import { brokenPetStore, petStore, unreadable } from './pet-store.ts'

test.use({ scene: 'hosting of API specifications' })

const addByPaste = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Add specification' }).click()
  await page.getByRole('radio', { name: /^Paste/ }).check()
}
const documentField = (page: Page) => page.getByRole('textbox', { name: 'Document' })

test('a document is checked before it is hosted, read, and replaced by a version that breaks callers', async ({
  page,
  api,
  service,
}) => {
  const org = await openHome(page, service)

  await test.step('A document with an error is not saved, and its line is shown', async () => {
    await page.getByRole('link', { name: 'API specifications' }).click()
    await expect(page.getByText('No API specifications yet')).toBeVisible()
    await addByPaste(page)
    // What was typed is not replaced by the title of the document.
    await page.getByLabel('Slug').fill('pets')
    await documentField(page).fill(unreadable)
    await page.getByRole('button', { name: 'Add specification' }).click()
    await expect(page.getByText('The document cannot be used. Nothing was saved.')).toBeVisible()
    expect(await screenFaults(page, 'light')).toEqual([])
    await page
      .getByRole('list', { name: 'Errors' })
      .getByRole('button', { name: /^Line \d/ })
      .click()
    await expect(documentField(page)).toBeFocused()
    const selected = await documentField(page).evaluate((area: HTMLTextAreaElement) =>
      area.value.slice(area.selectionStart, area.selectionEnd),
    )
    expect(['  title: [Pets', '  version: 1.0.0']).toContain(selected)
  })

  await test.step('The corrected document is hosted and its reference is read', async () => {
    await documentField(page).fill(petStore)
    await page.getByRole('button', { name: 'Add specification' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Pet store' })).toBeVisible()
    await expect(page.getByText('Up to date')).toBeVisible()
    await expect(page.getByText('4 operations')).toBeVisible()
    await page.getByRole('link', { name: 'GET /pets/{petId}' }).click()
    await expect(page.getByRole('heading', { level: 2, name: 'Read a pet' })).toBeVisible()
    await expect(page.getByText('There is no such pet')).toBeVisible()
    await page.getByLabel('Search operations').fill('add a')
    await expect(page.getByText('1 operation', { exact: true })).toBeVisible()
    await page.getByRole('link', { name: 'POST /pets' }).click()
    await expect(page.getByRole('heading', { level: 2, name: 'Add a pet' })).toBeVisible()
    expect(await screenFaults(page, 'dark')).toEqual([])
  })

  await test.step('A slug that is taken is refused while it is typed', async () => {
    await page.goto(`/o/${org}/new-spec`)
    await page.getByLabel('Slug').pressSequentially('PETS')
    await expect(page.getByText(/“pets” is taken by Pet store/)).toBeVisible()
    await page.getByLabel('Slug').fill('pets-2')
    await expect(page.getByText(/is taken by/)).toHaveCount(0)
  })

  await test.step('A changed document becomes a version, compared with the one before', async () => {
    await page.goto(`/o/${org}/specs/pets`)
    await page.getByRole('button', { name: 'Actions for Pet store' }).click()
    await page.getByRole('menuitem', { name: 'Replace source' }).click()
    await page.getByRole('radio', { name: /^File/ }).check()
    await page.getByLabel('OpenAPI document').setInputFiles({
      name: 'pets.yaml',
      mimeType: 'application/yaml',
      buffer: Buffer.from(brokenPetStore),
    })
    await page.getByRole('button', { name: 'Replace source' }).click()
    await expect(page.getByText('Version 2 (2.0.0)', { exact: true })).toBeVisible()
    await page.getByRole('link', { name: 'Versions' }).click()
    await page.getByRole('link', { name: /breaking/ }).click()
    await expect(page.getByRole('heading', { name: '/pets/{petId}' })).toBeVisible()
    expect(await screenFaults(page, 'light')).toEqual([])
  })

  await test.step('A finding is accepted with a note, and that is withdrawn', async () => {
    const removed = page.getByRole('region', { name: 'GET /pets/{}' })
    await removed.getByRole('button', { name: 'Accept' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Note').fill('Nobody used it.')
    await dialog.getByRole('button', { name: 'Accept' }).click()
    await expect(removed.getByText(/Accepted .*: Nobody used it\./)).toBeVisible()
    await page.getByRole('button', { name: 'Accepted', exact: true }).click()
    await page.getByRole('menuitemradio', { name: 'Accepted', exact: true }).click()
    await expect(page.getByText('1 finding in 1 operation')).toBeVisible()
    await removed.getByRole('button', { name: 'Withdraw' }).click()
    await expect(page.getByText('No matching findings')).toBeVisible()
  })

  await test.step('An older version is read, and says that it is not the latest', async () => {
    await page.getByRole('link', { name: 'Versions' }).click()
    await page
      .getByRole('row', { name: /1\.0\.0/ })
      .getByRole('link', { name: 'Source of version 1' })
      .click()
    await expect(page.getByText('Version 1 (1.0.0). The latest is version 2 (2.0.0).')).toBeVisible()
    await expect(page.getByRole('region', { name: 'Source of pets' })).toContainText('version: 1.0.0')
    await page.getByRole('link', { name: 'Show the latest version' }).click()
    await expect(page.getByRole('region', { name: 'Source of pets' })).toContainText('version: 2.0.0')
  })

  await test.step('A document that cannot be read leaves the last version in use', async () => {
    await done(api, 'PUT', `/orgs/${org}/openapi/pets`, { source: { text: unreadable } })
    const notice = page.getByRole('alert').filter({ hasText: 'The document could not be read.' })
    await expect(notice).toContainText(/Line \d/)
    await expect(notice).toContainText('Version 2 (2.0.0)')
    await expect(notice).toContainText('stays in use')
    await expect(page.getByRole('region', { name: 'Source of pets' })).toContainText('version: 2.0.0')
    expect(await screenFaults(page, 'light')).toEqual([])
    await notice.getByRole('link', { name: 'Use a file instead' }).click()
    await expect(page.getByRole('radio', { name: /^File/ })).toBeChecked()
    await page.getByRole('link', { name: 'Pet store' }).click()
  })

  await test.step('It is made public, and deleted by its name', async () => {
    await page
      .getByRole('navigation', { name: 'API specification', exact: true })
      .getByRole('link', { name: 'Settings' })
      .click()
    // Asks first, so it is not checked yet.
    await page.getByRole('radio', { name: /^Public/ }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Make public' }).click()
    await expect(page.getByText('Latest document, public')).toBeVisible()
    await page.getByRole('button', { name: 'Delete specification' }).click()
    const dialog = page.getByRole('alertdialog')
    await dialog.getByLabel(/Type “pets”/).fill('pets')
    await dialog.getByRole('button', { name: 'Delete specification' }).click()
    await expect(page.getByText('No API specifications yet')).toBeVisible()
  })
})

test('a specification is added, read and compared with the keyboard alone', async ({
  page,
  api,
  service,
}) => {
  const org = await openHome(page, service)
  await page.keyboard.press('g')
  await page.keyboard.press('a')
  await expect(page.getByRole('heading', { level: 1, name: 'API specifications' })).toBeVisible()

  await test.step('Add', async () => {
    await page.keyboard.press('n')
    await expect(page.getByRole('heading', { level: 1, name: 'Add an API specification' })).toBeVisible()
    await tabTo(page, page.getByRole('radio', { name: /^URL/ }))
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    await tabTo(page, documentField(page))
    await page.keyboard.insertText(petStore)
    await page.keyboard.press('Escape')
    await page.keyboard.press('Tab')
    await expect(page.getByLabel('Slug')).toBeFocused()
    await page.keyboard.type('by-keyboard')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: 'Pet store' })).toBeVisible()
  })

  await test.step('Search and open an operation', async () => {
    await expect(page.getByText('4 operations')).toBeVisible()
    await page.keyboard.press('/')
    await expect(page.getByLabel('Search operations')).toBeFocused()
    await page.keyboard.type('owners')
    await expect(page.getByText('1 operation', { exact: true })).toBeVisible()
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
    await expect(page.getByText('4 operations')).toBeVisible()
    await page.keyboard.press('j')
    await page.keyboard.press('j')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 2, name: 'Add a pet' })).toBeVisible()
  })

  await test.step('Compare neighbors', async () => {
    const path = `/orgs/${org}/openapi/by-keyboard`
    await done(api, 'PUT', path, { source: { text: brokenPetStore } })
    await expect(page.getByText('Version 2 (2.0.0)', { exact: true })).toBeVisible()
    await done(api, 'PUT', path, { source: { text: petStore.replace('1.0.0', '3.0.0') } })
    await expect(page.getByText('Version 3 (3.0.0)', { exact: true })).toBeVisible()
    await page.keyboard.press('v')
    await expect(page.getByRole('table')).toContainText('3.0.0')
    await tabTo(page, page.getByRole('link', { name: /safe|breaking/ }).first())
    await page.keyboard.press('Enter')
    await expect(page.getByLabel('To', { exact: true })).toHaveValue(/./)
    const compared = () =>
      page
        .getByLabel('To', { exact: true })
        .evaluate((field: HTMLSelectElement) => field.selectedOptions[0]?.label)
    expect(await compared()).toBe('Version 3 (3.0.0)')
    await page.keyboard.press('[')
    await expect.poll(compared).toBe('Version 2 (2.0.0)')
    await page.keyboard.press(']')
    await expect.poll(compared).toBe('Version 3 (3.0.0)')
  })
})
