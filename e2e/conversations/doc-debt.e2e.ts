import { screenFaults } from '../accessibility-faults.ts'
import { done, expect, signIn, test } from '../fixtures.ts'
import { openSpace } from '../open-change.ts'
import { secondPerson } from '../second-person.ts'
import { tabTo } from '../tab-to.ts'
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
    await expect(page.getByRole('heading', { name: /^Images without alt text: \d+$/ })).toBeVisible()
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

  // A live update reads the screen again, which would repair a failure before the button is pressed.
  await page.route('**/v1/orgs/*/events?*', (route) => route.abort())

  await test.step('A failure says what happened and can be tried again', async () => {
    await page.route('**/v1/spaces/*/doc-debt', (route) => route.fulfill({ status: 500, body: '{}' }))
    await page.reload()
    const main = page.getByRole('main')
    await expect(main.getByRole('alert')).toBeVisible()
    await page.unroute('**/v1/spaces/*/doc-debt')
    await main.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('heading', { name: /^Broken links: \d+$/ })).toBeVisible()
  })

  await test.step('A part that fails does not hide the others', async () => {
    await page.route('**/v1/spaces/*/doc-debt', async (route) => {
      const answer = await route.fetch()
      const body = (await answer.json()) as Record<string, unknown>
      const failed = { state: 'failed', count: 0, items: [] }
      await route.fulfill({ response: answer, json: { ...body, picturesWithoutAlt: failed } })
    })
    await page.reload()
    const pictures = page.getByRole('region', { name: 'Images without alt text' })
    await expect(pictures.getByRole('alert')).toBeVisible()
    await expect(page.getByRole('heading', { name: /^Broken links: \d+$/ })).toBeVisible()
    await page.unroute('**/v1/spaces/*/doc-debt')
    await pictures.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('heading', { name: /^Images without alt text: \d+$/ })).toBeVisible()
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

test('a search that found nothing is answered with a change request', async ({
  browser,
  page,
  api,
  service,
}) => {
  const org = await signIn(page, service)
  const { space } = await openSpace(api, 'Answering guide', { Start: 'Export a project from its menu.' })
  const site = await done<{ id: string; basename: string }>(api, 'POST', `/orgs/${org}/sites`, {
    title: 'Help center',
    spaces: [space],
  })
  await done(api, 'POST', `/orgs/${org}/sites/${site.id}/publish`)

  await test.step('Readers search in vain, and requests of the screen stay few', async () => {
    const reader = await browser.newPage()
    await reader.goto(`${service.sitesUrl}/${site.basename}/~search?q=carrier+pigeon`)
    for (let time = 0; time < 7; time += 1)
      await reader.goto(`${service.sitesUrl}/${site.basename}/~search?q=unknown${'abcdefg'[time]}`)
    await reader.goto(`${service.sitesUrl}/${site.basename}/~search?q=mail+mara@customer.example`)
    await reader.close()
    await expect
      .poll(
        async () => (await done<{ count: number }>(api, 'GET', `/spaces/${space}/empty-searches`)).count,
        {
          timeout: 120_000,
        },
      )
      .toBe(9)
    const asked: string[] = []
    page.on('request', (request) => {
      const { pathname } = new URL(request.url())
      if (/doc-debt|links|report|translations|openapi|clusters|searches/.test(pathname)) asked.push(pathname)
    })
    await page.goto(`/o/${org}/s/${space}/doc-debt`)
    await expect(page.getByRole('heading', { name: 'Searches without results: 9' })).toBeVisible()
    expect(asked.filter((path) => path.startsWith('/v1/'))).toEqual([`/v1/spaces/${space}/doc-debt`])
  })

  await test.step('All of them are listed, without personal data', async () => {
    await page.getByRole('button', { name: 'Show all' }).click()
    const searches = page.getByRole('list', { name: 'Searches without results' })
    await expect(searches.getByRole('listitem')).toHaveCount(9)
    await expect(searches.getByText('mail [email 1]')).toBeVisible()
    await expect(searches.getByText('1 search · Help center').first()).toBeVisible()
    expect(await screenFaults(page, 'light')).toEqual([])
    expect(await screenFaults(page, 'dark')).toEqual([])
  })

  await test.step('A change request answers one', async () => {
    await page.getByRole('button', { name: 'Create change request: Answer “carrier pigeon”' }).click()
    const dialog = page.getByRole('dialog', { name: 'New change request' })
    await expect(dialog.getByLabel('Subject')).toHaveValue('Answer “carrier pigeon”')
    await dialog.getByRole('button', { name: 'Create change request' }).click()
    await page.waitForURL(/\/changes\/\d+\/edit/)
    await expect(page.getByText('Answer “carrier pigeon”').first()).toBeVisible()
  })

  await test.step('Readers of the space see neither searches nor conversations', async () => {
    const rosa = await secondPerson(browser, service, org, 'Rosa Reader', 'read')
    await rosa.goto(`/o/${org}/s/${space}/doc-debt`)
    await expect(
      rosa.getByText('Only people who can edit a site with this space see what its readers search for.'),
    ).toBeVisible()
    await expect(rosa.getByText('carrier pigeon')).toHaveCount(0)
    await expect(
      rosa.getByText('Only administrators of the organization see conversations. Ask one of them.'),
    ).toBeVisible()
    await rosa.context().close()
  })
})

test('a row is repaired with a change request, which the row then leads to', async ({
  page,
  api,
  service,
}) => {
  const org = await signIn(page, service)
  const { space } = await openSpace(api, 'Repaired guide', {
    Start: 'See [the missing page](/gone-page) first.\n\n![](https://pictures.example/one.png)',
  })
  const debt = `/o/${org}/s/${space}/doc-debt`
  const links = page.getByRole('list', { name: 'Broken links' })
  await page.goto(debt)

  await test.step('By keyboard, with what is to be repaired', async () => {
    const pictures = page.getByRole('list', { name: 'Images without alt text' })
    await expect(
      pictures.getByRole('button', { name: 'Create change request: Describe images of “Start”' }),
    ).toBeVisible()
    expect(await screenFaults(page, 'light')).toEqual([])
    const button = links.getByRole('button', {
      name: 'Create change request: Fix the link “the missing page”',
    })
    await tabTo(page, button)
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: 'New change request' })
    await expect(dialog.getByLabel('Subject')).toHaveValue('Fix the link “the missing page”')
    await page.keyboard.press('Enter')
  })

  await test.step('It opens with the page', async () => {
    await page.waitForURL(/\/changes\/\d+\/edit\/./)
    await expect(page.getByText('See the missing page first.')).toBeVisible()
  })

  await test.step('The row leads to it instead of creating another one', async () => {
    await page.goto(debt)
    await expect(links.getByRole('button')).toHaveCount(0)
    await links.getByRole('link', { name: /^Change request #\d+$/ }).click()
    await page.waitForURL(/\/changes\/\d+\/discussion$/)
    await expect(page.getByText('The link “the missing page” leads nowhere')).toBeVisible()
  })

  await test.step('Also with another subject, which no other row takes for its own', async () => {
    const changes = `/spaces/${space}/change-requests`
    const { items } = await done<{ items: { number: number }[] }>(api, 'GET', `${changes}?status=active`)
    expect(items).toHaveLength(1)
    const number = items[0]?.number
    const subject = 'Describe images of “Start”'
    await done(api, 'PATCH', `${changes}/${number}`, { subject })
    await page.goto(debt)
    await expect(links.getByRole('link', { name: `Change request #${number}` })).toBeVisible()
    await expect(page.getByRole('button', { name: `Create change request: ${subject}` })).toBeVisible()
  })
})
