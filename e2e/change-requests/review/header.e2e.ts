/** The bars above the difference of a change request leave room for it, on a desk and on a phone. */
import type { Page } from '@playwright/test'
import { screenFaults } from '../../accessibility-faults.ts'
import { done, expect, signIn, test } from '../../fixtures.ts'
import { openSpace, rewritePage } from '../../open-change.ts'
import { secondPerson } from '../../second-person.ts'

const desk = { width: 1440, height: 900 }
const phone = { width: 360, height: 780 }

/** How many pixels of the screen the difference has before anything is scrolled. */
const roomForDifference = async (page: Page): Promise<number> => {
  const difference = page.getByRole('article').locator('.bg-paper').first()
  await expect(difference).toBeVisible()
  // Whatever is loaded later may still push it down.
  await page.waitForLoadState('networkidle')
  const box = await difference.boundingBox()
  return (page.viewportSize()?.height ?? 0) - (box?.y ?? Number.POSITIVE_INFINITY)
}

test('the header of a change request leaves the screen to the difference, also with banners', async ({
  page,
  browser,
  api,
  service,
}) => {
  const { org, pages, propose } = await openSpace(api, 'Roomy', { Lamp: 'It burns oil.', Mast: 'Of oak.' })
  const change = await propose(
    'Explain in detail how the lamp is lit and who has to light it every evening',
    [rewritePage(pages[0], 'It burns gas.')],
  )
  const ines = await secondPerson(browser, service, org, 'Ines Header')
  await ines.request.post(`/v1${change.at}/reviews`, {
    data: { status: 'changes-requested', comment: { markdown: 'Gas is dangerous.' } },
    headers: { origin: service.url },
  })
  await done(api, 'POST', `${change.at}/comments`, {
    page: pages[0],
    body: { markdown: 'What about electricity?' },
  })
  await signIn(page, service)
  for (const banner of ['none', 'outdated', 'conflicts']) {
    if (banner === 'outdated') {
      const other = await propose('Pine', [rewritePage(pages[1], 'Of pine.')])
      await done(api, 'POST', `${other.at}/merge`)
    }
    if (banner === 'conflicts') {
      const other = await propose('Wood', [rewritePage(pages[0], 'It burns wood.')])
      await done(api, 'POST', `${other.at}/merge`)
    }
    for (const size of [desk, phone]) {
      await page.setViewportSize(size)
      await page.goto(`${change.screen}/diff/${pages[0]}`)
      if (banner !== 'none') await expect(page.getByText(/^Main has changed/).first()).toBeAttached()
      if (banner === 'conflicts')
        await expect(page.getByRole('link', { name: 'Resolve 1 conflict' })).toBeVisible()
      expect(await roomForDifference(page), `${banner} at ${size.width}`).toBeGreaterThanOrEqual(
        size === desk ? 620 : 480,
      )
    }
  }
  // On the phone the actions and the reviewers are one press away.
  await expect(page.getByRole('button', { name: 'Merge', exact: true })).toBeHidden()
  const fold = page.getByRole('button', { name: 'Actions and reviewers' })
  await fold.focus()
  for (const key of ['Enter', 'Space']) {
    await page.keyboard.press(key)
    await expect(fold).toHaveAttribute('aria-expanded', 'true')
    await expect(page.getByRole('button', { name: 'Merge', exact: true })).toBeVisible()
    if (key === 'Space') break
    await page.keyboard.press(key)
    await expect(fold).toHaveAttribute('aria-expanded', 'false')
    await expect(page.getByRole('button', { name: 'Merge', exact: true })).toBeHidden()
  }
  await expect(page.getByRole('button', { name: 'Ines Header requested changes' })).toBeVisible()
  const { scrollWidth, clientWidth } = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    return { scrollWidth, clientWidth }
  })
  expect(scrollWidth).toBeLessThanOrEqual(clientWidth)
  expect(await screenFaults(page, 'light')).toEqual([])
  await page.setViewportSize(desk)
  expect(await screenFaults(page, 'dark')).toEqual([])
  // The verdict is in words, and no revision is named by its id.
  await expect(page.getByText('requested changes', { exact: true })).toBeVisible()
  await expect(page.getByText('Ines Header', { exact: true })).toBeVisible()
  const header = page
    .getByRole('main')
    .locator('header')
    .filter({ has: page.getByRole('heading', { level: 1 }) })
  await expect(header).toHaveCount(1)
  const shown = await header.innerText()
  const read = await done<Record<string, unknown>>(api, 'GET', change.at)
  const revisions = ['revision', 'revisionInitial', 'revisionMergedAncestor'].map((name) =>
    String(read[name]),
  )
  for (const revision of revisions) {
    expect(revision.length).toBeGreaterThan(8)
    expect(shown).not.toContain(revision.slice(0, 8))
  }
})

test('a long name of a reviewer is whole on a phone, and in a tooltip where a desk has no room', async ({
  page,
  browser,
  api,
  service,
}) => {
  const { org, pages, propose } = await openSpace(api, 'Long names', { Lamp: 'It burns oil.' })
  const change = await propose('Gas', [rewritePage(pages[0], 'It burns gas.')])
  const name = 'Maximiliana Featherstonehaugh-Cholmondeley'
  const reviewer = await secondPerson(browser, service, org, name)
  const answer = await reviewer.request.post(`/v1${change.at}/reviews`, {
    data: { status: 'approved' },
    headers: { origin: service.url },
  })
  expect(answer.ok(), await answer.text()).toBe(true)
  await reviewer.context().close()
  await page.setViewportSize(desk)
  await signIn(page, service)
  await page.goto(`${change.screen}/diff/${pages[0]}`)
  await expect(page.getByRole('button', { name: `${name} approved` })).toBeVisible()
  const words = page.getByText(name, { exact: true })
  await expect(words).toHaveAttribute('title', name)

  await page.setViewportSize(phone)
  await page.getByRole('button', { name: 'Actions and reviewers' }).click()
  await expect(words).toBeVisible()
  const clipped = await words.evaluate(
    (element) => element.scrollWidth > element.clientWidth && getComputedStyle(element).overflow === 'hidden',
  )
  expect(clipped).toBe(false)
  const box = await words.boundingBox()
  expect((box?.x ?? 0) + (box?.width ?? phone.width)).toBeLessThan(phone.width)
})

test('threads about a page stand below its difference, and the tree folds while the panel is open', async ({
  page,
  api,
  service,
}) => {
  await page.setViewportSize(desk)
  const { pages, propose } = await openSpace(api, 'Below', { Lamp: 'It burns oil.' })
  const change = await propose('Gas', [rewritePage(pages[0], 'It burns gas.')])
  await done(api, 'POST', `${change.at}/comments`, { page: pages[0], body: { markdown: 'Why gas at all?' } })
  await signIn(page, service)
  await page.goto(`${change.screen}/diff/${pages[0]}`)
  const thread = page.getByRole('article', { name: /Thread by/ })
  const text = page.locator('.bg-paper').first()
  await expect(thread).toBeVisible()
  const [above, below] = [await text.boundingBox(), await thread.boundingBox()]
  expect(below?.y ?? 0).toBeGreaterThan((above?.y ?? 0) + (above?.height ?? 0) - 1)

  const tree = page.getByRole('tree', { name: 'Changes' })
  await expect(tree).toBeVisible()
  await page.getByRole('button', { name: /^Threads/ }).click()
  await expect(page.getByRole('region', { name: 'Threads', exact: true })).toBeVisible()
  await expect(tree).toBeHidden()
  await page.getByRole('button', { name: '1 of 1' }).click()
  await expect(tree).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Hide threads' }).click()
  await expect(tree).toBeVisible()
})

test('an added page has one column', async ({ page, api, service }) => {
  await page.setViewportSize(desk)
  const { propose } = await openSpace(api, 'One column', { Lamp: 'It burns oil.' })
  const change = await propose('More', [
    { operation: 'insert_page', title: 'Mast', document: { markdown: 'Of oak.' } },
  ])
  await signIn(page, service)
  await page.goto(`${change.screen}/diff/${change.pages[0]}?view=split`)
  const text = page.getByText('Of oak.')
  await expect(text).toBeVisible()
  await expect(page.getByText('Before', { exact: true })).toHaveCount(0)
  const [paper, words] = [await page.locator('.bg-paper').first().boundingBox(), await text.boundingBox()]
  expect((words?.x ?? 0) - (paper?.x ?? 0)).toBeLessThan(80)
})
