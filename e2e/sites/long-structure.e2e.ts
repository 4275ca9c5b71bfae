import { done, expect, signIn, test } from '../fixtures.ts'
import { spaceWithPage } from './space-with-page.ts'

test.use({ scene: 'a long site' })

const sections = 120

test('a long structure can be scrolled fast, and its rows are whole where it stops', async ({
  page,
  service,
  api,
}) => {
  const org = await signIn(page, service)
  const space = await spaceWithPage(api, org, 'Lighthouse list')
  const site = await done<{ id: string }>(api, 'POST', `/orgs/${org}/sites`, {
    ...{ title: 'Lighthouses', spaces: [space] },
  })
  for (let at = 0; at < sections; at += 1)
    await done(api, 'POST', `/orgs/${org}/sites/${site.id}/sections`, { spaceId: space })
  await page.goto(`/o/${org}/sites/${site.id}/structure`)
  const tree = page.getByRole('tree', { name: 'Site structure' })
  const rows = tree.getByRole('treeitem')
  const menus = tree.getByRole('button', { name: /^Actions for / })
  await expect(menus.first()).toBeVisible()
  await tree.hover()
  for (let turn = 0; turn < 12; turn += 1) await page.mouse.wheel(0, 300)
  // Every row, also those that came while the list moved, has its path and its menu.
  await expect.poll(async () => (await rows.count()) - (await menus.count())).toBe(0)
  expect(await tree.evaluate(({ scrollTop }) => scrollTop)).toBeGreaterThan(2000)
  const last = rows.last()
  await last.scrollIntoViewIfNeeded()
  await last.getByRole('button', { name: /^Actions for / }).click()
  await page.getByRole('menuitem', { name: 'Rename' }).click()
  await expect(page.getByRole('textbox', { name: /^Title of / })).toBeFocused()
})
