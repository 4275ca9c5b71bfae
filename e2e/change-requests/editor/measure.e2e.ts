/** How a page looks while it is read and while it is edited. */
import { signIn } from '../../fixtures.ts'
import { ownOrganization } from '../../open-change.ts'
import { changing, expect, test, text } from './editor-page.ts'

const long = 'A line of a page is as long in the editor as it is for its readers, so that nothing moves. '

test('reader and editor have one measure, and nothing jumps when the editor opens', async ({
  page,
  api,
  service,
}) => {
  const { space, edit, ids } = await changing(api, 'Measure', { Start: long.repeat(8) })
  await signIn(page, service)
  const org = await ownOrganization(api)
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(`/o/${org}/s/${space}/p/${ids[0]}`)
  const read = page.getByRole('article').getByText('A line of a page')
  const width = async (of: typeof read) => Math.round((await of.boundingBox())?.width ?? 0)
  await expect(read).toBeVisible()
  const reading = await width(read)

  await page.addInitScript(() => {
    const shifts = { total: 0 }
    Object.assign(globalThis, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.total += (entry as unknown as { value: number }).value
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.goto(`${edit}/${ids[0]}`)
  const written = text(page).getByText('A line of a page')
  await expect(written).toBeVisible()
  await expect(page.getByRole('toolbar').first()).toBeVisible()
  expect(Math.abs((await width(written)) - reading)).toBeLessThanOrEqual(1)
  await page.waitForLoadState('networkidle')
  const total = await page.evaluate(
    () => (globalThis as unknown as { readonly shifts: { readonly total: number } }).shifts.total,
  )
  expect(total).toBeLessThan(0.02)

  // An empty paragraph says how to add a block.
  await written.click()
  await page.keyboard.press('Control+End')
  await page.keyboard.press('Enter')
  await expect(text(page).locator('[data-placeholder="Type / for blocks"]')).toBeVisible()
})

test('Markdown is shown without ligatures', async ({ page, api, service }) => {
  const { space, ids } = await changing(api, 'Ligatures', { Start: 'Is a -> b != c?' })
  await signIn(page, service)
  const org = await ownOrganization(api)
  await page.goto(`/o/${org}/s/${space}/p/${ids[0]}?view=source`)
  await expect(page.getByText('Is a -> b != c?')).toHaveCSS('font-variant-ligatures', 'none')
})
