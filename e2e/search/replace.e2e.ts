import { done, expect, openHome, test } from '../fixtures.ts'

test('replaces text in several spaces, without excluded matches', async ({ page, api, service }) => {
  const org = await openHome(page, service)
  const spaces: { id: string; title: string }[] = []
  for (const [title, markdown] of [
    ['Dock rules', 'The zeppelin lands here. **Zepp**elins are large.'],
    ['Crew rules', 'Board the zeppelin in time.'],
  ] as const) {
    const space = await done<{ id: string; title: string }>(api, 'POST', `/orgs/${org}/spaces`, {
      title,
      editMode: 'live',
    })
    await done(api, 'POST', `/spaces/${space.id}/content`, {
      changes: [{ operation: 'insert_page', title: `About ${title}`, document: { markdown } }],
    })
    spaces.push(space)
  }

  await page.keyboard.press('Control+k')
  await expect(page.getByRole('combobox')).toBeFocused()
  await page.keyboard.type('find and replace')
  await page.getByRole('option', { name: 'Find and replace in all spaces' }).click()
  await page.getByLabel('Find', { exact: true }).fill('zeppelin')
  await page.getByLabel('Replace with').fill('airship')
  await page.getByRole('button', { name: 'Find matches' }).click()

  await expect(page.getByRole('heading', { name: 'Dock rules' })).toBeVisible()
  await expect(page.getByText('3 matches in 2 spaces.')).toBeVisible()
  const looked = page.url()
  await page.getByRole('checkbox', { name: 'Replace match 1 in About Dock rules' }).uncheck()
  await expect(page.getByText('2 matches in 2 spaces.')).toBeVisible()
  await page.getByRole('button', { name: 'Create 2 change requests' }).click()

  await expect(page.getByRole('heading', { name: 'Change requests' })).toBeVisible({ timeout: 20_000 })
  await page.getByRole('link', { name: /in Dock rules/ }).click()
  await expect(page.getByText('Replace “zeppelin” with “airship”').first()).toBeVisible()
  const change = await done<{ pages: { id: string }[] }>(
    api,
    'GET',
    `/spaces/${spaces[0]?.id}/change-requests/1/content/pages`,
  )
  const { markdown } = await done<{ markdown: string }>(
    api,
    'GET',
    `/spaces/${spaces[0]?.id}/change-requests/1/content/page/${change.pages[0]?.id}?format=markdown`,
  )
  expect(markdown).toContain('The zeppelin lands here. **airship**s are large.')

  // The URL contains the query; nothing is merged yet, so the result is the same.
  await page.goto(looked)
  await expect(page.getByText('3 matches in 2 spaces.')).toBeVisible()
})
