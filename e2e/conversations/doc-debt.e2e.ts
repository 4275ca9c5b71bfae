import { screenFaults } from '../accessibility-faults.ts'
import { done, expect, signIn, test } from '../fixtures.ts'
import { openSpace } from '../open-change.ts'
import { supportConversations } from './support-conversations.ts'

test.use({ scene: 'doc debt' })

test('doc debt lists what a space owes, each with where the work is done', async ({ page, api, service }) => {
  const org = await signIn(page, service)
  const { space } = await openSpace(api, 'Owing guide', {
    Start: 'See [the missing page](/gone-page) first.\n\n![](https://pictures.example/one.png)',
    Second: 'Nothing is wrong here.',
  })
  await done(api, 'POST', `/orgs/${org}/conversations`, supportConversations())

  await test.step('Each kind is a section of its own', async () => {
    await page.goto(`/o/${org}/s/${space}`)
    await page.getByRole('link', { name: 'Doc debt' }).click()
    await expect(page.getByRole('heading', { level: 2, name: /^Broken links: \d+$/ })).toBeVisible()
    await expect(
      page.getByRole('heading', { name: /^Pictures without alternative text: \d+$/ }),
    ).toBeVisible()
    await expect(page.getByRole('heading', { name: /^Stale translations/ })).toBeVisible()
    await expect(page.getByText('No page is affected by the latest versions.')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Pages untouched for a year: 0' })).toBeVisible()
    await expect(page.getByText('Every page changed within the last year.')).toBeVisible()
    expect(await screenFaults(page, 'light')).toEqual([])
    expect(await screenFaults(page, 'dark')).toEqual([])
  })

  await test.step('Clusters without an answer lead to the cluster', async () => {
    const clusters = page.getByRole('list', { name: 'Clusters without an answer' })
    await expect(clusters.getByRole('link').first()).toBeVisible({ timeout: 120_000 })
    await clusters.getByRole('link').first().click()
    await expect(page.getByRole('heading', { level: 2, name: 'Evidence' })).toBeVisible()
    await page.goBack()
  })

  await test.step('A section that fails does not hide the others', async () => {
    await page.route('**/v1/spaces/*/file-report*', (route) => route.fulfill({ status: 500, body: '{}' }))
    await page.reload()
    const pictures = page.getByRole('region', { name: /^Pictures without alternative text/ })
    await expect(pictures.getByRole('alert')).toBeVisible()
    await expect(page.getByRole('heading', { name: /^Broken links: \d+$/ })).toBeVisible()
    await page.unroute('**/v1/spaces/*/file-report*')
    await pictures.getByRole('button', { name: 'Try again' }).click()
    await expect(pictures.getByRole('heading', { name: /: \d+$/ })).toBeVisible()
  })

  await test.step('It leads to where the work is done', async () => {
    await page.getByRole('link', { name: 'Fix links' }).click()
    await expect(page).toHaveURL(/\/links\?status=broken/)
    await page.goBack()
    await page.setViewportSize({ width: 360, height: 740 })
    await expect(page.getByRole('heading', { name: 'Doc debt' })).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  })
})
