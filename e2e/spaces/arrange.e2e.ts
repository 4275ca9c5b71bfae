import type { Page } from '@playwright/test'
import { expect, openHome, signIn, test, type ApiAnswer } from '../fixtures.ts'
import { dragRow } from '../drag-row.ts'

test.use({ scene: 'the tree of all spaces' })

type Api = (method: string, path: string, body?: unknown) => Promise<ApiAnswer>

const make = async (
  api: Api,
  org: string,
  what: 'spaces' | 'collections',
  body: unknown,
): Promise<string> => {
  const answer = await api('POST', `/v1/orgs/${org}/${what}`, body)
  expect(answer.status).toBe(201)
  return (answer.body as { id: string }).id
}
const read = async (api: Api, path: string): Promise<Record<string, unknown>> =>
  (await api('GET', path)).body as Record<string, unknown>
const row = (page: Page, name: string) =>
  page.getByRole('tree', { name: 'Spaces' }).getByRole('treeitem', { name })
const focusRow = async (page: Page, name: string): Promise<void> => {
  const tree = page.getByRole('tree', { name: 'Spaces' })
  await tree.focus()
  await page.keyboard.press('Home')
  const id = await row(page, name).getAttribute('id')
  for (let step = 0; step < 40; step += 1) {
    if ((await tree.getAttribute('aria-activedescendant')) === id) return
    await page.keyboard.press('ArrowDown')
  }
  throw new Error(`${name} was not reached with the keyboard`)
}

test('creates a collection, renames a space, moves it and undoes the move with the keyboard', async ({
  page,
  service,
  api,
}) => {
  const org = await openHome(page, service)
  const space = await make(api, org, 'spaces', { title: 'Rope sketch' })
  await make(api, org, 'spaces', { title: 'Knots' })
  await expect(row(page, 'Rope sketch')).toBeVisible()

  await page.getByRole('button', { name: 'More space actions' }).focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  // Dialogs load after the screen; wait for the field before typing.
  await expect(page.getByRole('dialog').getByRole('textbox').first()).toBeFocused()
  await page.keyboard.type('Rigging')
  await page.keyboard.press('Enter')
  await expect(row(page, 'Rigging')).toBeVisible()
  await expect(page.getByRole('dialog')).toBeHidden()

  await focusRow(page, 'Rope sketch')
  await page.keyboard.press('F2')
  const name = page.getByLabel('New name for Rope sketch')
  await expect(name).toBeFocused()
  await name.fill('x'.repeat(51))
  await page.keyboard.press('Enter')
  await expect(name).toHaveAttribute('aria-invalid', 'true')
  await name.fill('Rope handbook')
  await page.keyboard.press('Enter')
  await expect(row(page, 'Rope handbook')).toBeVisible()
  // The tree shows the new name before the service has stored it.
  await expect.poll(async () => (await read(api, `/v1/spaces/${space}`))['title']).toBe('Rope handbook')
  await expect(page.getByRole('tree', { name: 'Spaces' })).toBeFocused()

  await page.keyboard.press('m')
  const dialog = page.getByRole('dialog', { name: 'Move “Rope handbook” to…' })
  await expect(dialog.getByLabel('Find a collection')).toBeFocused()
  await page.keyboard.type('rigg')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Moved “Rope handbook” to “Rigging”')).toBeVisible()
  await expect(row(page, 'Rope handbook')).toBeHidden()
  await focusRow(page, 'Rigging')
  await page.keyboard.press('ArrowRight')
  await expect(row(page, 'Rope handbook')).toHaveAttribute('aria-level', '2')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(row(page, 'Rope handbook')).toHaveAttribute('aria-level', '1')
  await expect.poll(async () => (await read(api, `/v1/spaces/${space}`))['parent']).toBeUndefined()

  await focusRow(page, 'Rope handbook')
  await page.keyboard.press('Alt+ArrowDown')
  await expect(page.getByText('Moved “Rope handbook”', { exact: true })).toBeVisible()
  const names = await page.getByRole('tree', { name: 'Spaces' }).getByRole('treeitem').allInnerTexts()
  const at = (title: string): number => names.findIndex((text) => text.includes(title))
  expect(at('Knots')).toBeLessThan(at('Rope handbook'))
})

test('a collection that was expanded or collapsed stays so after a reload', async ({
  page,
  service,
  api,
}) => {
  const org = await openHome(page, service)
  const collection = await make(api, org, 'collections', { title: 'Shelf' })
  await make(api, org, 'spaces', { title: 'Bound volume', parent: collection })
  await expect(row(page, 'Shelf')).toBeVisible()
  await expect(row(page, 'Bound volume')).toBeHidden()
  for (const [key, expanded] of [
    ['ArrowRight', true],
    ['ArrowLeft', false],
  ] as const) {
    await focusRow(page, 'Shelf')
    await page.keyboard.press(key)
    await expect(row(page, 'Bound volume')).toBeVisible({ visible: expanded })
    await page.reload()
    await expect(row(page, 'Shelf')).toHaveAttribute('aria-expanded', String(expanded))
    await expect(row(page, 'Bound volume')).toBeVisible({ visible: expanded })
  }
})

test('drags a space into a collection, and deletes the collection with its contents', async ({
  page,
  service,
  api,
}) => {
  const org = await openHome(page, service)
  const collection = await make(api, org, 'collections', { title: 'Attic' })
  const space = await make(api, org, 'spaces', { title: 'Old manual' })
  await expect(row(page, 'Old manual')).toBeVisible()
  await dragRow(row(page, 'Old manual'), row(page, 'Attic'))
  await expect(page.getByText('Moved “Old manual” to “Attic”')).toBeVisible()
  await expect.poll(async () => (await read(api, `/v1/spaces/${space}`))['parent']).toBe(collection)

  await row(page, 'Attic').click()
  await expect(page.getByRole('heading', { level: 1, name: 'Attic' })).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: 'Old manual' })).toBeVisible()
  await page.getByRole('main').getByRole('button', { name: 'Actions for Attic' }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  const asked = page.getByRole('alertdialog')
  await expect(asked).toContainText('It contains 1 space')
  const confirm = asked.getByRole('button', { name: 'Delete with 1 space' })
  await expect(confirm).toHaveAttribute('aria-disabled', 'true')
  await asked.getByRole('textbox').fill('Attic')
  await confirm.click()
  await expect(page.getByText('Deleted “Attic”')).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`/o/${org}$`))
  await expect(asked).toBeHidden()
  await expect(page.getByRole('heading', { level: 1, name: 'My organization' })).toBeVisible()
  expect((await api('GET', `/v1/collections/${collection}`)).status).toBe(404)

  await page.getByRole('button', { name: 'More space actions' }).click()
  await page.getByRole('menuitem', { name: 'Trash' }).click()
  await expect(page.getByRole('list', { name: 'Deleted spaces' })).toContainText('restores to the top level')
  await page.getByRole('button', { name: 'Restore Old manual' }).click()
  await expect(row(page, 'Old manual')).toBeVisible()
  await expect(page.getByText('Trash is empty')).toBeVisible()
})

test('duplicates a space, deletes it, and undoes the deletion', async ({ page, service, api }) => {
  const org = await signIn(page, service)
  const space = await make(api, org, 'spaces', { title: 'Runbook' })
  await page.goto(`/o/${org}/s/${space}`)
  const actions = page.getByRole('main').getByRole('button', { name: 'Actions for Runbook' })
  await actions.click()
  await page.getByRole('menuitem', { name: 'Duplicate' }).click()
  await expect(row(page, 'Runbook (copy)')).toBeVisible()
  await actions.click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await expect(page.getByRole('alertdialog')).toContainText('The space is empty')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Move to trash' }).click()
  await expect(page.getByText('Moved “Runbook” to the trash')).toBeVisible()
  await expect(page.getByRole('treeitem', { name: 'Runbook', exact: true })).toBeHidden()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('Restored “Runbook”')).toBeVisible()
  expect((await read(api, `/v1/spaces/${space}`))['deletedAt']).toBeUndefined()
})
