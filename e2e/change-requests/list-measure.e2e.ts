/** The rows and counts of the list of change requests. */
import { expect, signIn, test } from '../fixtures.ts'
import { insertPage, openSpace } from '../open-change.ts'

test.use({ scene: 'the counts of change requests' })

test('tabs count, and the button to start one stands in the row of the filters', async ({
  page,
  api,
  service,
}) => {
  const { org, space, propose } = await openSpace(api, 'Counts', { One: 'First.' })
  await propose('A', [insertPage('A', 'A.')])
  await propose('B', [insertPage('B', 'B.')])
  await propose('C', [insertPage('C', 'C.')], 'draft')
  await page.setViewportSize({ width: 1440, height: 900 })
  await signIn(page, service)
  await page.goto(`/o/${org}/s/${space}/changes`)
  const tabs = page.getByRole('navigation', { name: 'Change requests by status' })
  await expect(tabs.getByRole('link', { name: 'Open 2' })).toBeVisible()
  await expect(tabs.getByRole('link', { name: 'Drafts 1' })).toBeVisible()
  await expect(tabs.getByRole('link', { name: 'Mine 3' })).toBeVisible()
  const [field, create, sections] = [
    await page.getByRole('searchbox', { name: 'Filter by subject or number' }).boundingBox(),
    await page.getByRole('button', { name: 'New change request' }).boundingBox(),
    await page.getByRole('navigation', { name: /space/i }).first().boundingBox(),
  ]
  expect(Math.abs((create?.y ?? 0) - (field?.y ?? 1000))).toBeLessThan(8)
  const rows = await page.getByRole('list', { name: 'Change requests' }).boundingBox()
  const right = (box: { x: number; width: number } | null): number => (box?.x ?? 0) + (box?.width ?? 0)
  expect(Math.abs(right(rows) - right(create))).toBeLessThan(2)
  expect(sections).not.toBeNull()
})
