import { screenFaults } from '../accessibility-faults.ts'
import { done, expect, signIn, test } from '../fixtures.ts'
import { openSpace } from '../open-change.ts'

test.use({ scene: 'thousands of units' })

const pageCount = 20
const paragraphsPerPage = 100

/** 2,000 texts, each of which says which one it is. */
const pages = Object.fromEntries(
  Array.from({ length: pageCount }, (_page, number) => [
    `Chapter ${number + 1}`,
    Array.from(
      { length: paragraphsPerPage },
      (_text, nth) => `Text ${number + 1}.${nth + 1} tells how a page is **written**, read and kept.`,
    ).join('\n\n'),
  ]),
)

test('thousands of units are shown in parts, found, and reached by page', async ({ page, api, service }) => {
  const org = await signIn(page, service)
  const { space } = await openSpace(api, 'Long guide', pages, { language: 'en' })
  const { id } = await done<{ id: string }>(api, 'POST', `/orgs/${org}/translations`, {
    ...{ source: { space, language: 'en' }, language: 'de', engine: 'pseudo', autoRun: false },
  })
  const path = `/orgs/${org}/translations/${id}`
  await done(api, 'POST', `${path}/run`)
  await expect
    .poll(async () => (await done<{ status: string }>(api, 'GET', path)).status, { timeout: 120_000 })
    .toBe('completed')
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(`/o/${org}/translations/${id}`)
  const rows = page.getByRole('list', { name: 'Units', exact: true }).getByRole('checkbox')
  await expect(rows).toHaveCount(100)
  expect(await screenFaults(page, 'light')).toEqual([])

  await test.step('More are added to those that are shown', async () => {
    await page.getByRole('button', { name: 'Show more units' }).click()
    await expect(rows).toHaveCount(200)
    await expect(page.getByText('Text 1.99 tells').first()).toBeVisible()
  })

  await test.step('A text far down is found', async () => {
    await page.getByLabel('Search units').fill('Text 20.100')
    await expect(rows).toHaveCount(1)
    await page.getByLabel('Search units').fill('')
  })

  await test.step('A page far down is opened, on a phone, too', async () => {
    await page.setViewportSize({ width: 360, height: 780 })
    await page.getByLabel('Page', { exact: true }).selectOption({ index: pageCount })
    await expect(page.getByText('Text 20.1 tells').first()).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    )
    expect(await screenFaults(page, 'dark')).toEqual([])
  })
})
