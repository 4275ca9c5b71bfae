/** A thousand clusters: the list stays small in the page, asks little, and is found again where it was left. */
import type { Page } from '@playwright/test'
import { done, expect, signIn, test } from '../fixtures.ts'
import { conversationsAbout } from './many-topics.ts'

test.use({ scene: 'a thousand clusters' })
test.describe.configure({ timeout: 600_000 })

const topics = 1000
/** Conversations in one request, the most that the service takes. */
const together = 1000

/** Requests of the list and bytes of their answers. */
const listRequests = (page: Page) => {
  const seen = { asked: [] as string[], mostBytes: 0 }
  page.on('response', (response) => {
    if (!/\/conversations-clusters\?/.test(response.url())) return
    seen.asked.push(response.url())
    void response
      .body()
      .then(({ length }) => (seen.mostBytes = Math.max(seen.mostBytes, length)))
      .catch(() => undefined)
  })
  return seen
}

/** Pixels between the window and the end of the page. */
const belowWindow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight - window.scrollY)

/** Scrolls to the end of the page, past the last row of the list, which reads its pages on the way. */
const scrollToEnd = async (page: Page): Promise<void> => {
  const last = page.getByRole('list', { name: 'Clusters' }).locator(`li[aria-posinset="${topics}"]`)
  await expect(async () => {
    await page.keyboard.press('End')
    await expect(last).toBeInViewport({ timeout: 1000 })
    // The browser scrolls in steps: the last row is seen before the end is reached.
    await expect.poll(() => belowWindow(page), { timeout: 1000 }).toBeLessThan(1)
  }).toPass({ timeout: 120_000 })
}

const nodes = (page: Page): Promise<number> => page.evaluate(() => document.querySelectorAll('*').length)

/** Positions of the first and the last row in the window. */
const rowsInWindow = (page: Page): Promise<readonly number[]> =>
  page
    .getByRole('list', { name: 'Clusters' })
    .getByRole('listitem')
    .evaluateAll((rows) =>
      rows
        .filter((row) => {
          const { top, bottom } = row.getBoundingClientRect()
          return bottom > 0 && top < window.innerHeight
        })
        .map((row) => Number(row.getAttribute('aria-posinset'))),
    )

test('a thousand clusters are listed, filtered, read to the end and found again', async ({
  page,
  api,
  service,
}) => {
  const org = await signIn(page, service)
  const all = conversationsAbout(topics)
  for (let at = 0; at < all.length; at += together)
    await done(api, 'POST', `/orgs/${org}/conversations`, all.slice(at, at + together))
  await expect(async () => {
    const overview = await done<{ clusters: { open: number }; clustering: boolean }>(
      api,
      'GET',
      `/orgs/${org}/conversations-overview`,
    )
    expect(overview).toMatchObject({ clusters: { open: topics }, clustering: false })
  }).toPass({ timeout: 480_000, intervals: [2000] })
  const clusters = page.getByRole('list', { name: 'Clusters' })

  for (const width of [1440, 360]) {
    await test.step(`At ${width} pixels`, async () => {
      await page.setViewportSize({ width, height: 900 })
      const seen = listRequests(page)
      await page.goto(`/o/${org}/conversations`)
      await expect(clusters.getByRole('listitem').first()).toBeVisible()
      await expect(page.getByText('1,000 clusters', { exact: true })).toBeVisible()
      const atFirst = await nodes(page)
      expect(seen.asked.length).toBeLessThanOrEqual(2)

      await page.getByRole('searchbox', { name: 'Search clusters' }).fill('babark')
      await expect(page.getByText('1 cluster', { exact: true })).toBeVisible()
      await page.getByRole('searchbox', { name: 'Search clusters' }).fill('')
      await expect(page.getByText('1,000 clusters', { exact: true })).toBeVisible()

      await page.getByRole('heading', { level: 1 }).click()
      await scrollToEnd(page)
      // Each row has more than thirty elements: all of them would be more than thirty thousand.
      expect(await nodes(page)).toBeLessThan(atFirst + 1500)
      // Twenty pages, searches while typing, and one more time what was on the screen when something changed.
      expect(seen.asked.length, seen.asked.join('\n')).toBeLessThanOrEqual(2 * (topics / 50))
      expect(seen.mostBytes).toBeLessThan(100_000)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)

      const before = await rowsInWindow(page)
      const last = clusters.locator(`li[aria-posinset="${topics}"]`).getByRole('link').first()
      const label = (await last.textContent()) ?? ''
      await last.click()
      await expect(page.getByRole('heading', { level: 1, name: label })).toBeVisible()
      await page.goBack()
      await expect(clusters.locator(`li[aria-posinset="${topics}"]`)).toBeInViewport()
      await expect.poll(() => rowsInWindow(page)).toEqual(before)
      page.removeAllListeners('response')
    })
  }
})
