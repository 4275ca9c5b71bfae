import { faultsOf } from '../accessibility-faults.ts'
import { done, expect, signIn, test } from '../fixtures.ts'
import { openSpace, rewritePage } from '../open-change.ts'

test('lists broken links by page with their origin, and fixes them in a change request', async ({
  page,
  api,
  service,
}) => {
  await signIn(page, service)
  const { org, space, pages } = await openSpace(api, 'Lanterns', {
    Wick: 'See [the old page](../gone.md) and [again](../gone.md).',
    Glass: 'Look at [the old page](../gone.md).',
    Oil: 'Fill it.',
  })
  const table = page.getByRole('table', { name: 'Links of the space' })
  await page.goto(`/o/${org}/s/${space}/links?status=broken`)
  const wick = table.getByRole('rowgroup').filter({ has: page.getByRole('link', { name: 'Wick' }) })
  await expect(wick.getByRole('row', { name: /gone\.md.*2 times.*in #1/ })).toBeVisible()
  await expect(page.getByText(/^Checked just now at revision \d+$/)).toBeVisible()
  expect(await faultsOf(page)).toEqual([])

  await page.getByRole('checkbox', { name: /Select all 2/ }).check()
  await page.getByRole('button', { name: 'Change target' }).click()
  const dialog = page.getByRole('dialog', { name: 'Change link targets' })
  await dialog.getByRole('searchbox', { name: 'Target' }).fill('oil')
  await dialog.getByRole('button', { name: /Oil/ }).click()
  await expect(dialog.getByRole('heading', { name: '3 links changed on 2 pages' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Create change request' }).click()
  await page.getByRole('button', { name: 'Open', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: /Fix 3 links/ })).toBeVisible()
  await done(api, 'POST', `/spaces/${space}/change-requests/2/merge`)
  await page.goto(`/o/${org}/s/${space}/p/${pages[0]}`)
  await page.getByRole('link', { name: 'the old page' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Oil' })).toBeVisible()
})

test('ignores a target with a note, edits the note, and stops ignoring it', async ({
  page,
  api,
  service,
}) => {
  await signIn(page, service)
  const { org, space } = await openSpace(api, 'Lampshades', { Paper: 'Read [a paper](../lost.md).' })
  const table = page.getByRole('table', { name: 'Links of the space' })
  await page.goto(`/o/${org}/s/${space}/links?status=broken`)
  await table.getByRole('checkbox', { name: /Paper to .*lost\.md/ }).check()
  await page.getByRole('button', { name: 'Ignore this target' }).click()
  const why = page.getByRole('dialog', { name: 'Ignore this target' })
  await why.getByRole('textbox', { name: /Note/ }).fill('The paper is printed again in May.')
  expect(await faultsOf(page)).toEqual([])
  await why.getByRole('button', { name: 'Ignore', exact: true }).click()
  await expect(page.getByText('1 ignored')).toBeVisible()
  await expect(page.getByText('No broken links')).toBeVisible()

  await page.getByRole('link', { name: 'Ignored' }).click()
  await expect(table.getByText('The paper is printed again in May.')).toBeVisible()
  await page.getByRole('button', { name: 'Edit note' }).click()
  const again = page.getByRole('dialog', { name: 'Edit note' })
  await again.getByRole('textbox', { name: /Note/ }).fill('Printed in June.')
  await again.getByRole('button', { name: 'Save' }).click()
  await expect(table.getByText('Printed in June.')).toBeVisible()
  await page.getByRole('button', { name: 'Stop ignoring' }).click()
  await expect(page.getByText('1 broken')).toBeVisible()
  await expect(page.getByText('No ignored links')).toBeVisible()
})

test('redirects the old URL of a deleted page on a site and updates the links to it', async ({
  page,
  api,
  service,
}) => {
  await signIn(page, service)
  const { org, space, propose, pages } = await openSpace(api, 'Candles', {
    Start: 'Begin.',
    Tallow: 'It smells.',
    Beeswax: 'It does not.',
  })
  const [start, tallow] = pages
  const first = await propose('Link it', [rewritePage(start, 'Use [tallow](/tallow).')])
  await done(api, 'POST', `${first.at}/merge`)
  const site = await done<{ id: string; basename: string }>(api, 'POST', `/orgs/${org}/sites`, {
    title: 'Candle shop',
    spaces: [space],
  })
  await done(api, 'POST', `/orgs/${org}/sites/${site.id}/publish`)
  const away = await propose('No tallow any more', [{ operation: 'delete_page', page: tallow }])
  await done(api, 'POST', `${away.at}/merge`)

  await page.goto(`/o/${org}/s/${space}/links?status=broken`)
  const row = page.getByRole('row', { name: /Tallow.*was at \/tallow.*The page was deleted/ })
  await expect(row.getByRole('link', { name: `in #${away.number}` })).toBeVisible()
  await row.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Redirect old URL' }).click()
  const dialog = page.getByRole('dialog', { name: 'Redirect old URLs' })
  await expect(dialog.getByText(`${site.basename}/tallow`)).toBeVisible()
  await dialog.getByRole('searchbox', { name: 'Target' }).fill('bees')
  await dialog.getByRole('button', { name: /Beeswax/ }).click()
  expect(await faultsOf(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Redirect', exact: true }).click()
  await page.getByRole('button', { name: 'Open', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: /Fix 1 link/ })).toBeVisible()

  await page.goto(`${service.sitesUrl}/${site.basename}/tallow`)
  await page.waitForURL(/\/beeswax$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Beeswax' })).toBeVisible()
})
