import { done, expect, signIn, test } from '../fixtures.ts'
import { insertPage, openSpace, rewritePage } from '../open-change.ts'
import { faultsOf } from '../accessibility-faults.ts'

// The list shows everything in the organization.
test.use({ scene: 'the list of change requests' })

test('the list filters by conflicts, and a key starts an edit', async ({ page, api, service }) => {
  const { org, space, propose, pages } = await openSpace(api, 'Lighthouse', { Lamp: 'It burns oil.' })
  const say = (subject: string, markdown: string) => propose(subject, [rewritePage(pages[0], markdown)])
  await say('Burn gas', 'It burns gas.')
  await propose('A second lamp', [{ operation: 'insert_page', title: 'Second lamp' }])
  const merged = await say('Burn wood', 'It burns wood.')
  await done(api, 'POST', `${merged.at}/merge`)

  await signIn(page, service)
  await page.goto(`/o/${org}/changes`)
  const list = page.getByRole('list', { name: 'Change requests' })
  await expect(list.getByRole('listitem')).toHaveCount(2)
  await page.getByRole('button', { name: 'Has conflicts' }).click()
  await expect(list.getByRole('listitem')).toHaveCount(1)
  await expect(list.getByRole('listitem')).toContainText('Burn gas')
  await expect(page).toHaveURL(/conflicts=true/)
  await expect(page.getByRole('button', { name: 'Has conflicts' })).toHaveAttribute('aria-pressed', 'true')
  expect(await faultsOf(page)).toEqual([])

  await page.goto(`/o/${org}/s/${space}/changes`)
  await expect(list.getByRole('listitem')).toHaveCount(2)
  await page.keyboard.press('e')
  await page.getByRole('dialog', { name: 'New change request' }).getByLabel('Subject').fill('Burn nothing')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/changes\/5\/edit/)
})

test('every section of a space has an Edit button and its key', async ({ page, api, service }) => {
  const { org, space } = await openSpace(api, 'Buoy', { Buoy: 'It floats.' })
  await signIn(page, service)
  await page.goto(`/o/${org}/s/${space}`)
  await expect(page.getByText('No requirements: reviewers can merge right away')).toBeVisible()
  await page.getByRole('button', { name: 'Edit', exact: true }).click()
  await page.keyboard.press('Escape')
  for (const part of ['pages', 'files', 'links', 'history']) {
    await page.goto(`/o/${org}/s/${space}/${part}`)
    await expect(page.getByRole('button', { name: 'Edit', exact: true })).toBeVisible()
    await page.keyboard.press('e')
    await expect(page.getByRole('dialog', { name: 'New change request' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }
})

test('a row links to its preview on a site, and Back restores the previous search', async ({
  page,
  api,
  service,
}) => {
  const { org, space, propose } = await openSpace(api, 'Pier', { Pier: 'It stands.' })
  const { space: alone, propose: elsewhere } = await openSpace(api, 'Jetty', { Jetty: 'It leans.' })
  const change = await propose('Repair the pier', [insertPage('Planks', 'Of oak.')])
  await elsewhere('Mend the jetty', [insertPage('Posts', 'Of elm.')])
  await done(api, 'POST', `/orgs/${org}/sites`, { title: 'Harbour docs', spaces: [space] })
  await signIn(page, service)
  await page.goto(`/o/${org}/s/${alone}/changes`)
  const rows = page.getByRole('list', { name: 'Change requests' }).getByRole('listitem')
  await expect(rows).toHaveCount(1)
  await expect(rows.getByRole('link')).toHaveCount(1)

  await page.goto(`/o/${org}/changes`)
  const words = page.getByRole('searchbox', { name: 'Filter by subject or number' })
  await words.fill('repair')
  await expect(rows).toHaveCount(1)
  await expect(rows).toContainText('Repair the pier')
  await page.goBack()
  await expect(words).toHaveValue('')
  await expect(rows.filter({ hasText: 'Mend the jetty' })).toBeVisible()
  await page.goForward()
  await expect(words).toHaveValue('repair')
  expect(await faultsOf(page)).toEqual([])

  const preview = rows.getByRole('link', { name: `Preview #${change.number} on Harbour docs` })
  await preview.click()
  await expect(page).toHaveURL(new RegExp(`/preview\\?.*change=${change.number}`))
  await expect(page.getByLabel('Content', { exact: true })).toContainText('Repair the pier')
})
