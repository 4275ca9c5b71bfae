import { faultsOf } from '../../accessibility-faults.ts'
import { done } from '../../fixtures.ts'
import { expect, test, writing } from './editor-page.ts'

test('the icon of a page is chosen by keyboard and by mouse, and shows in the tree and on the site', async ({
  page,
  api,
  service,
}) => {
  const { options: read, address, change } = await writing(page, api, service, 'Icons', 'Words.')
  await page.getByRole('button', { name: 'Page options' }).click()
  const sheet = page.getByRole('dialog', { name: 'Page options' })
  const opener = sheet.getByRole('button', { name: 'Choose icon' })
  const search = sheet.getByRole('combobox', { name: 'Search icons' })
  const active = sheet.locator('[role=option].ring-2')

  // By keyboard: a search, arrow keys, Enter.
  await opener.press('Enter')
  await expect(search).toBeFocused()
  await search.pressSequentially('rocket')
  await expect(active).toHaveAccessibleName('rocket')
  expect(await faultsOf(page)).toEqual([])
  await search.press('ArrowRight')
  await expect(active).not.toHaveAccessibleName('rocket')
  await search.press('ArrowLeft')
  await search.press('Enter')
  await expect(search).toBeHidden()
  await expect(opener).toBeFocused()
  await expect(sheet.getByLabel('Icon (optional)')).toHaveValue('rocket')
  await expect.poll(read).toMatchObject({ icon: 'rocket' })

  // Nothing found, and Escape closes the list but not the sheet.
  await opener.click()
  await search.fill('no such icon')
  await expect(sheet.getByText('No icons found. Try another word.')).toBeVisible()
  expect(await faultsOf(page)).toEqual([])
  await search.press('Escape')
  await expect(search).toBeHidden()
  await expect(sheet).toBeVisible()

  // What was chosen comes first. A row further down is reached by arrow keys, and other rows do not exist.
  await opener.click()
  await expect(sheet.getByRole('option').first()).toHaveAccessibleName('rocket')
  await expect(sheet.getByRole('option').first()).toHaveAttribute('aria-selected', 'true')
  for (let row = 0; row < 30; row += 1) await search.press('ArrowDown')
  await expect(active).toBeInViewport()
  expect(await sheet.getByRole('option').count()).toBeLessThan(300)

  // By mouse, and an emoji in its place.
  await search.fill('anchor')
  await sheet.getByRole('option', { name: 'anchor', exact: true }).click()
  await expect.poll(read).toMatchObject({ icon: 'anchor' })
  await opener.click()
  await sheet.getByRole('tab', { name: 'Emoji' }).click()
  await sheet.getByRole('searchbox', { name: 'Search emoji' }).fill('seedling')
  await page.keyboard.press('Enter')
  await expect(sheet.getByLabel('Icon (optional)')).toHaveValue('')
  await expect(sheet.getByLabel('Emoji (optional)')).toHaveValue('🌱')
  await opener.click()
  await sheet.getByRole('button', { name: 'No icon' }).click()
  await expect(sheet.getByLabel('Emoji (optional)')).toHaveValue('')
  await opener.click()
  await search.fill('anchor')
  await search.press('Enter')
  await expect.poll(read).toMatchObject({ icon: 'anchor' })

  await page.keyboard.press('Escape')
  const row = page.getByRole('treeitem', { name: 'Start' })
  await expect(row.locator('svg[viewBox="0 0 576 512"], svg[viewBox="0 0 512 512"]')).toBeVisible()

  const [, org = '', space = ''] = /\/o\/([^/]+)\/s\/([^/]+)\//.exec(address) ?? []
  await done(api, 'POST', `${change}/merge`)
  const site = await done<{ id: string; basename: string }>(api, 'POST', `/orgs/${org}/sites`, {
    ...{ title: 'Icons', spaces: [space] },
  })
  await done(api, 'POST', `/orgs/${org}/sites/${site.id}/publish`)
  await page.goto(`${service.sitesUrl}/${site.basename}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Start' }).locator('.i-anchor')).toBeVisible()
})

test('icons that cannot be loaded are asked for again', async ({ page, api, service }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.route('**/icon-choices.json', (route) => route.abort())
  await writing(page, api, service, 'No icons', 'Words.')
  await page.getByRole('button', { name: 'Page options' }).click()
  const sheet = page.getByRole('dialog', { name: 'Page options' })
  await sheet.getByRole('button', { name: 'Choose icon' }).click()
  await expect(sheet.getByText('The icons could not be loaded')).toBeVisible()
  expect(await faultsOf(page)).toEqual([])
  await page.unroute('**/icon-choices.json')
  await sheet.getByRole('button', { name: 'Try again' }).click()
  await expect(sheet.getByRole('option').first()).toBeVisible()
  expect(await faultsOf(page)).toEqual([])
  const wide = await sheet.evaluate((element) => element.scrollWidth - element.clientWidth)
  expect(wide).toBeLessThanOrEqual(0)
})
