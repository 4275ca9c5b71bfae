/** The page tree next to the editor. */
import { done, signIn } from '../../fixtures.ts'
import { changing, expect, saved, test, text, titlesOf } from './editor-page.ts'

test('a writer makes a page, names it, moves it with the keyboard, and deletes and brings back another', async ({
  page,
  api,
  service,
}) => {
  const { space, change, edit } = await changing(api, 'Guide', { One: 'First.', Two: 'Second.' })
  await signIn(page, service)
  await page.goto(edit)
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('One')
  const tree = page.getByRole('tree', { name: 'Pages' })

  await page.getByRole('button', { name: 'New', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Page below “One”' }).click()
  await expect(page.getByRole('textbox', { name: 'Title' })).toBeFocused()
  await page.keyboard.type('Three')
  await page.keyboard.press('Enter')
  await page.keyboard.type('What it is about')
  await page.keyboard.press('Enter')
  await page.keyboard.type('Third.')
  await saved(page)
  await expect(tree.getByRole('treeitem', { name: 'Three' })).toHaveAttribute('aria-level', '2')
  await expect(text(page)).toHaveText('Third.')

  await tree.focus()
  await page.keyboard.press('m')
  const dialog = page.getByRole('dialog', { name: 'Move “Three”' })
  await dialog.getByLabel('Find a page').fill('two')
  await dialog.getByRole('radio', { name: 'Two' }).check()
  await dialog.getByLabel('Place').selectOption('After it')
  await dialog.getByRole('button', { name: 'Move' }).click()
  await expect(tree.getByRole('treeitem', { name: 'Three' })).toHaveAttribute('aria-level', '1')
  expect(await titlesOf(api, space, change.number)).toEqual(['One', 'Two', 'Three'])

  await tree
    .getByRole('treeitem', { name: 'Three' })
    .dragTo(tree.getByRole('treeitem', { name: 'One' }), { targetPosition: { x: 60, y: 3 } })
  await expect.poll(() => titlesOf(api, space, change.number)).toEqual(['Three', 'One', 'Two'])

  await page.getByRole('button', { name: 'New', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Group' }).click()
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('New group')
  await tree.getByRole('treeitem', { name: 'One' }).click()
  await page.getByRole('button', { name: 'Actions for “One”' }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await expect(tree.getByRole('treeitem', { name: 'One' })).toHaveCount(0)
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('Three')
  expect(await titlesOf(api, space, change.number)).toEqual(['Three', 'Two', 'New group'])
  await page
    .getByRole('region', { name: /^Messages/ })
    .getByRole('button', { name: 'Undo' })
    .click()
  await expect(tree.getByRole('treeitem', { name: 'One' })).toBeVisible()
  expect(await titlesOf(api, space, change.number)).toEqual(['Three', 'One', 'Two', 'New group'])
})

test('a page with pages below it is deleted and brought back whole', async ({ page, api, service }) => {
  const { space, change, edit, ids } = await changing(api, 'Tree', { Root: 'R.', Other: 'O.' })
  const write = (changes: readonly unknown[]) =>
    done(api, 'POST', `/spaces/${space}/change-requests/${change.id}/content`, { changes })
  await write([
    { operation: 'insert_page', ref: 'a', title: 'A', into: ids[0], document: { markdown: 'a' } },
    { operation: 'insert_page', title: 'B', into: 'a', document: { markdown: 'b' } },
    { operation: 'insert_page', title: 'C', into: ids[0], document: { markdown: 'c' } },
  ])
  const before = [['Root', [['A', ['B']], 'C']], 'Other']
  await signIn(page, service)
  await page.goto(`${edit}/${ids[0]}`)
  await page.getByRole('button', { name: 'Actions for “Root”' }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  const sure = page.getByRole('alertdialog')
  await expect(sure).toContainText('The 3 pages below it go along.')
  await sure.getByRole('button', { name: 'Delete 4 pages' }).click()
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('Other')
  expect(await titlesOf(api, space, change.number)).toEqual(['Other'])
  await page
    .getByRole('region', { name: /^Messages/ })
    .getByRole('button', { name: 'Undo' })
    .click()
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('Root')
  expect(await titlesOf(api, space, change.number)).toEqual(before)
})
