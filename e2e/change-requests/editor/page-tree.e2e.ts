/** The page tree next to the editor. */
import { done, signIn } from '../../fixtures.ts'
import { changing, expect, saved, test, text, titlesOf } from './editor-page.ts'
import { dragRow } from '../../drag-row.ts'

test('a writer creates, renames and moves a page with the keyboard, and deletes and restores another', async ({
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
  await page.getByRole('menuitem', { name: 'Page inside “One”' }).click()
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
  await dialog.getByLabel('Position').selectOption('After')
  await dialog.getByRole('button', { name: 'Move' }).click()
  await expect(tree.getByRole('treeitem', { name: 'Three' })).toHaveAttribute('aria-level', '1')
  expect(await titlesOf(api, space, change.number)).toEqual(['One', 'Two', 'Three'])

  await dragRow(tree.getByRole('treeitem', { name: 'Three' }), tree.getByRole('treeitem', { name: 'One' }), {
    targetPosition: { x: 60, y: 3 },
  })
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

test('a page with subpages is deleted and restored', async ({ page, api, service }) => {
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
  await expect(sure).toContainText('Its 3 subpages are deleted too.')
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

test('the address of a new page follows its title, and a moved page is moved back', async ({
  page,
  api,
  service,
}) => {
  const { space, change, edit } = await changing(api, 'Addresses', { One: 'First.', Two: 'Second.' })
  await signIn(page, service)
  await page.goto(edit)
  const address = page.getByRole('button', { name: /^Address of this page/ })
  await expect(address).toHaveText('/one')
  await page.getByRole('textbox', { name: 'Title' }).fill('First page')
  await saved(page)
  // It was merged before, so readers may know its address.
  await expect(address).toHaveText('/one')
  await page.getByRole('button', { name: 'New', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Page', exact: true }).click()
  await expect(address).toHaveText('/untitled')
  await page.getByRole('textbox', { name: 'Title' }).fill('Getting started')
  await expect(address).toHaveText('/getting-started')
  await expect(page.getByText('changed this page')).toHaveCount(0)

  const tree = page.getByRole('tree', { name: 'Pages' })
  const before = await titlesOf(api, space, change.number)
  await dragRow(
    tree.getByRole('treeitem', { name: 'Two' }),
    tree.getByRole('treeitem', { name: 'First page' }),
    { targetPosition: { x: 60, y: 3 } },
  )
  await expect.poll(() => titlesOf(api, space, change.number)).not.toEqual(before)
  await page
    .getByRole('region', { name: /^Messages/ })
    .getByRole('button', { name: 'Undo' })
    .click()
  await expect.poll(() => titlesOf(api, space, change.number)).toEqual(before)
  await tree.getByRole('treeitem', { name: 'Two' }).hover()
  await tree.getByRole('button', { name: 'Menu of “Two”' }).click()
  await page.getByRole('menuitem', { name: 'Duplicate' }).click()
  await expect(tree.getByRole('treeitem', { name: 'Two (copy)' })).toBeVisible()
})

test('the tree marks the pages that the change request changes, also while they are written', async ({
  page,
  api,
  service,
}) => {
  const { space, change, edit, ids } = await changing(api, 'Marks', {
    One: 'First.',
    Two: 'Second.',
    Three: 'Third.',
  })
  await done(api, 'POST', `/spaces/${space}/change-requests/${change.id}/content`, {
    changes: [
      { operation: 'insert_page', title: 'Four', document: { markdown: 'Fourth.' } },
      { operation: 'update_page', page: ids[1], title: 'Second' },
    ],
  })
  await signIn(page, service)
  await page.goto(edit)
  const tree = page.getByRole('tree', { name: 'Pages' })
  const marks = (name: string) => tree.getByRole('treeitem', { name }).getByRole('img')
  await expect(marks('Four')).toHaveAccessibleName('added')
  await expect(marks('Second')).toHaveAccessibleName('renamed')
  await expect(marks('One')).toHaveCount(0)
  await text(page).click()
  await page.keyboard.press('End')
  await page.keyboard.type(' More.')
  await saved(page)
  await expect(marks('One')).toHaveAccessibleName('edited')
  await page.reload()
  await expect(marks('One')).toHaveAccessibleName('edited')
  await expect(marks('Three')).toHaveCount(0)
})
