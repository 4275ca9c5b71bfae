/** What a long page and an old revision show to their reader. */
import { insertPage, openSpace, ownOrganization, rewritePage, writeContent } from '../open-change.ts'
import { done, expect, signIn, test } from '../fixtures.ts'

test('the outline follows a long page, and its current link stays in view', async ({
  page,
  api,
  service,
}) => {
  await signIn(page, service)
  const { space } = await openSpace(api, 'Long reading', {}, { editMode: 'live' })
  const org = await ownOrganization(api)
  const filler = 'Words that take some room on the page. '.repeat(40)
  const sections = Array.from({ length: 40 }, (_, at) => `## Section ${at + 1}\n\n${filler}`)
  const [id] = await writeContent(api, `/spaces/${space}`, [insertPage('Long', sections.join('\n\n'))])
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(`/o/${org}/s/${space}/p/${id}`)
  const outline = page.getByRole('navigation', { name: 'On this page' })
  const current = outline.locator('[aria-current=location]')
  await expect(current).toHaveText('Section 1')
  await page.getByRole('heading', { name: 'Section 33' }).evaluate((heading) => heading.scrollIntoView())
  await expect(current).toHaveText(/^Section 3[23]$/)
  await expect(current).toBeInViewport()
  await page.keyboard.press('End')
  await expect(current).toHaveText('Section 40')
  await expect(current).toBeInViewport()
})

test('an old revision says when it was made, not when the page changed last', async ({
  page,
  api,
  service,
}) => {
  await signIn(page, service)
  const { space } = await openSpace(api, 'Old reading', {}, { editMode: 'live' })
  const org = await ownOrganization(api)
  const [id] = await writeContent(api, `/spaces/${space}`, [insertPage('Tide', 'High at noon.')])
  const { revision } = await done<{ revision: string }>(api, 'GET', `/spaces/${space}`)
  await writeContent(api, `/spaces/${space}`, [rewritePage(id, 'High at dusk.')])
  await page.goto(`/o/${org}/s/${space}/p/${id}`)
  const footer = page.getByRole('article').locator('footer')
  await expect(footer).toContainText('Updated')
  await page.goto(`/o/${org}/s/${space}/p/${id}?rev=${revision}`)
  await expect(page.getByText('High at noon.')).toBeVisible()
  await expect(footer).toContainText('Revision from')
  await expect(footer).not.toContainText('Updated')
})
