import { expect, openHome, test } from '../fixtures.ts'

test.use({ scene: 'the tree of spaces: spaces' })

test('creates a space and opens it from the tree, and rejects a title that is too long', async ({
  page,
  service,
}) => {
  await openHome(page, service)

  await page.getByRole('button', { name: 'New space' }).first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Title').fill('x'.repeat(51))
  await dialog.getByRole('button', { name: /space/i }).click()
  await expect(dialog).toBeVisible()
  await expect(dialog.getByLabel('Title')).toHaveAttribute('aria-invalid', 'true')
  await dialog.getByLabel('Title').fill('Field guide')
  await dialog.getByRole('button', { name: /space/i }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('heading', { level: 1, name: /Field guide/ })).toBeVisible()

  await page.getByRole('link', { name: 'Home', exact: true }).click()
  await page.getByRole('treeitem', { name: /Field guide/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: /Field guide/ })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: /Field guide/ })).toBeVisible()
})
