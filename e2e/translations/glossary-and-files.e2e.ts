import { readFile } from 'node:fs/promises'
import { screenFaults } from '../accessibility-faults.ts'
import { expect, signIn, test } from '../fixtures.ts'
import { openTranslation } from './translated-space.ts'

test.use({ scene: 'glossary and files of translations' })

test('a term shows what it affects before it is saved', async ({ page, api, service }) => {
  const org = await signIn(page, service)
  await openTranslation(api, 'Terms')
  await page.goto(`/o/${org}/translations/glossary`)
  await expect(page.getByText('No terms yet')).toBeVisible()
  await page.getByRole('button', { name: 'Add term' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('English', { exact: true }).fill('space')
  await dialog.getByLabel('German', { exact: true }).fill('Bereich')
  await dialog.getByLabel(/Not in German/).fill('Raum')
  await dialog.getByRole('button', { name: 'Show affected units' }).click()
  await expect(dialog.getByText('1 unit affected')).toBeVisible()
  expect(await screenFaults(page, 'light')).toEqual([])
  await dialog.getByRole('button', { name: 'Add term' }).click()
  const table = page.getByRole('table', { name: 'Glossary' })
  await expect(table.getByText('Bereich')).toBeVisible()
  expect(await screenFaults(page, 'light')).toEqual([])
  expect(await screenFaults(page, 'dark')).toEqual([])

  await page.getByRole('button', { name: 'Add many' }).click()
  await dialog.getByLabel('Table').fill('en\tde\npage\tSeite\nteam\tTeam')
  await dialog.getByRole('button', { name: 'Show affected units' }).click()
  await dialog.getByRole('button', { name: 'Add 2 terms' }).click()
  await expect(table.getByText('Seite')).toBeVisible()

  await page.getByRole('button', { name: 'Delete space' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete term' }).click()
  await expect(table.getByText('Bereich')).toHaveCount(0)
})

test('units leave as a file and come back after a preview', async ({ page, api, service }) => {
  await signIn(page, service)
  const { screen } = await openTranslation(api, 'Exchange')
  await page.goto(`${screen}/files`)
  await page.getByLabel('Format').selectOption({ label: 'PO (gettext)' })
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Export' }).click()
  const text = await readFile(await (await download).path(), 'utf8')
  expect(text).toContain('msgid "Ask the team for help."')
  const edited = text.replace(
    /(msgid "Ask the team for help\."\nmsgstr )"[^\n]*"/,
    '$1"Frag das Team um Hilfe."',
  )
  expect(edited).not.toBe(text)
  await page.getByLabel('File to import').setInputFiles({
    name: 'exchange.po',
    mimeType: 'text/x-gettext-translation',
    buffer: Buffer.from(edited),
  })
  await expect(page.getByText('Frag das Team um Hilfe.')).toBeVisible()
  await expect(page.getByText('1 unit would change')).toBeVisible()
  expect(await screenFaults(page, 'light')).toEqual([])
  await page.getByRole('button', { name: 'Import 1 unit' }).click()
  await page.getByRole('link', { name: 'Units' }).click()
  await expect(page.getByText('Frag das Team um Hilfe.')).toBeVisible()
})

test('an engine is added, tested and deleted, and its key is not shown again', async ({ page, service }) => {
  const org = await signIn(page, service)
  await page.goto(`/o/${org}/settings/translation-engines`)
  const engines = page.getByRole('list', { name: 'Translation engines' })
  await expect(engines.getByRole('listitem')).toHaveCount(2)
  await page.getByRole('button', { name: 'Add engine' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Name').fill('Our server')
  await dialog.getByRole('button', { name: 'Add engine' }).click()
  await expect(dialog.getByText('Enter the base URL of the service.')).toBeVisible()
  await dialog.getByLabel('URL').fill('http://127.0.0.1:9/')
  await dialog.getByLabel(/^Key/).fill('a secret key')
  expect(await screenFaults(page, 'light')).toEqual([])
  await dialog.getByRole('button', { name: 'Add engine' }).click()
  await expect(engines.getByText('Key stored')).toBeVisible()
  await page.getByRole('button', { name: 'Test Our server' }).click()
  await expect(engines.getByRole('status')).toBeVisible()
  expect(await screenFaults(page, 'dark')).toEqual([])
  await page.getByRole('button', { name: 'Edit Our server' }).click()
  await expect(dialog.getByLabel(/^Key/)).toHaveValue('')
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Delete Our server' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete engine' }).click()
  await expect(engines.getByRole('listitem')).toHaveCount(2)
})
