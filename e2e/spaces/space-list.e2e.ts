import { screenFaults } from '../accessibility-faults.ts'
import { done, expect, signIn, test } from '../fixtures.ts'

test.use({ scene: 'the list of spaces' })

test('finds spaces by what they have in common, and changes several at once', async ({
  page,
  service,
  api,
}) => {
  const org = await signIn(page, service)
  const create = async (title: string, given: object = {}): Promise<string> =>
    (await done<{ id: string }>(api, 'POST', `/orgs/${org}/spaces`, { title, ...given })).id
  const shelf = (await done<{ id: string }>(api, 'POST', `/orgs/${org}/collections`, { title: 'Shelf' })).id
  const atlas = await create('Atlas', { language: 'de', editMode: 'live' })
  await create('Bestiary', { parent: shelf })
  const cookbook = await create('Cookbook', { editMode: 'live' })
  await done(api, 'POST', `/spaces/${atlas}/content`, {
    changes: [{ operation: 'insert_page', title: 'Sea', document: { markdown: '[Gone](missing.md)' } }],
  })
  const row = (name: string) => page.getByRole('row', { name: new RegExp(name) })

  await test.step('The columns say what each space is like', async () => {
    await page.goto(`/o/${org}`)
    await page.getByRole('link', { name: 'Spaces', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Spaces' })).toBeVisible()
    await expect(row('Atlas')).toContainText('Members')
    await expect(row('Atlas')).toContainText('Direct edits')
    await expect(row('Atlas')).toContainText('German')
    await expect(row('Atlas')).toContainText('Administrator')
    await expect(row('Atlas').getByRole('link', { name: '1 broken links' })).toBeVisible()
    await expect(row('Bestiary')).toContainText('Shelf')
    await expect(row('Bestiary')).toContainText('Collection members')
    await expect(row('Bestiary')).toContainText('Change requests only')
    expect(await screenFaults(page, 'light')).toEqual([])
    expect(await screenFaults(page, 'dark')).toEqual([])
  })

  await test.step('Filters are part of the address', async () => {
    await page.getByRole('button', { name: 'Broken links' }).click()
    await expect(row('Bestiary')).toBeHidden()
    await expect(page).toHaveURL(/broken=true/)
    await page.reload()
    await expect(row('Atlas')).toBeVisible()
    await expect(row('Bestiary')).toBeHidden()
    await page.getByRole('searchbox', { name: 'Search spaces' }).fill('nothing is called so')
    await expect(page.getByText('No matching spaces')).toBeVisible()
    await page.getByRole('button', { name: 'Clear filters' }).click()
    await page.getByRole('button', { name: 'Edits' }).click()
    await page.getByRole('menuitemradio', { name: 'Direct edits' }).click()
    await expect(row('Bestiary')).toBeHidden()
    await expect(row('Cookbook')).toBeVisible()
  })

  await test.step('Two spaces are locked, then moved', async () => {
    await page.getByRole('button', { name: 'Select all 2' }).click()
    const bar = page.getByRole('region', { name: 'Bulk actions' })
    await expect(bar).toContainText('2 selected')
    await bar.getByRole('button', { name: 'Require change requests' }).click()
    await expect(page.getByRole('dialog')).toContainText('2 of 2 succeeded')
    await page.getByRole('button', { name: 'Done' }).click()
    await page.getByRole('button', { name: 'Clear filters' }).click()
    await expect(row('Cookbook')).toContainText('Change requests only')
    await page.getByRole('checkbox', { name: 'Select Atlas' }).check()
    await page.getByRole('checkbox', { name: 'Select Cookbook' }).check()
    await bar.getByRole('button', { name: 'Move to…' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByText('Shelf', { exact: true }).click()
    await dialog.getByRole('button', { name: 'Move', exact: true }).click()
    await expect(page.getByRole('dialog')).toContainText('2 of 2 succeeded')
    await page.getByRole('button', { name: 'Done' }).click()
    await expect(row('Cookbook')).toContainText('Shelf')
    expect(await done(api, 'GET', `/spaces/${cookbook}`)).toMatchObject({ parent: shelf, editMode: 'locked' })
  })

  await test.step('What was selected moves to the trash, on a narrow screen', async () => {
    await page.setViewportSize({ width: 360, height: 780 })
    await page.getByRole('checkbox', { name: 'Select Cookbook' }).check()
    expect(await screenFaults(page, 'light')).toEqual([])
    await page
      .getByRole('region', { name: 'Bulk actions' })
      .getByRole('button', { name: 'Move to trash' })
      .click()
    await page.getByRole('button', { name: 'Move 1 space to trash' }).click()
    await expect(page.getByRole('dialog')).toContainText('1 of 1 succeeded')
    await page.getByRole('button', { name: 'Done' }).click()
    await expect(row('Cookbook')).toBeHidden()
    await expect(row('Atlas')).toBeVisible()
  })
})
