import { secondPerson } from '../second-person.ts'
import { done, expect, signIn, test } from '../fixtures.ts'
import { spaceWithPage } from './space-with-page.ts'
import { focusRow, pendingBar, structureRow } from './structure-screen.ts'

test('two people edit one structure, see each other’s changes and overwrite nothing', async ({
  page,
  api,
  service,
  browser,
}) => {
  const org = await signIn(page, service)
  const [first, ...others] = [
    await spaceWithPage(api, org, 'Canal guide'),
    await spaceWithPage(api, org, 'Sluice book'),
    await spaceWithPage(api, org, 'Weir book'),
  ]
  const site = await done<{ id: string }>(api, 'POST', `/orgs/${org}/sites`, {
    title: 'Canal docs',
    spaces: [first],
  })
  const at = `/orgs/${org}/sites/${site.id}`
  for (const spaceId of others) await done(api, 'POST', `${at}/sections`, { spaceId })
  const other = await secondPerson(browser, service, org, 'Lindis')
  for (const one of [page, other]) {
    await one.goto(`/o/${org}/sites/${site.id}/structure`)
    await expect(structureRow(one, 'Weir book')).toBeVisible()
  }

  // One user sets a path; the other sees it without any action, and sets another one.
  await focusRow(page, 'Sluice book')
  await page.keyboard.press('Shift+F2')
  await page.getByRole('textbox', { name: 'Path of Sluice book' }).fill('sluices')
  await page.keyboard.press('Enter')
  await expect(pendingBar(other)).toContainText('1 unpublished change')
  await expect(structureRow(other, 'Sluice book')).toContainText('sluices')

  // Typed text stays while the structure changes around it.
  await focusRow(page, 'Weir book')
  await page.keyboard.press('F2')
  const title = page.getByRole('textbox', { name: 'Title of Weir book' })
  await title.fill('Weirs and')
  await focusRow(other, 'Weir book')
  await other.keyboard.press('Shift+F2')
  await other.getByRole('textbox', { name: 'Path of Weir book' }).fill('weirs')
  await other.keyboard.press('Enter')
  await expect(pendingBar(page)).toContainText('2 unpublished changes')
  await expect(title).toHaveValue('Weirs and')
  await title.fill('Weirs and locks')
  await page.keyboard.press('Enter')
  await expect(structureRow(other, 'Weirs and locks')).toContainText('weirs')

  await pendingBar(other).getByRole('button', { name: 'Publish 3 changes' }).click()
  await expect(pendingBar(other)).toBeHidden()
  await expect(pendingBar(page)).toBeHidden()
  const { structure } = await done<{ structure: { title: string; path: string }[] }>(
    api,
    'GET',
    `${at}/structure`,
  )
  expect(structure.slice(1).map((part) => [part.title, part.path])).toEqual([
    ['Sluice book', 'sluices'],
    ['Weirs and locks', 'weirs'],
  ])
  await other.context().close()
})
