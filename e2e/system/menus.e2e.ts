import { expect, openHome, test } from '../fixtures.ts'

test('a click outside an open menu closes it and has no other effect', async ({ page, service }) => {
  await openHome(page, service)
  const home = page.url()
  const rail = page.getByRole('navigation', { name: 'Organization' })
  const inbox = await rail.getByRole('link', { name: /^Inbox/ }).boundingBox()
  const [x, y] = [(inbox?.x ?? 0) + 20, (inbox?.y ?? 0) + 10]
  await page.getByRole('button', { name: /^Account:/ }).click()
  const menu = page.getByRole('menu')
  await expect(menu).toBeVisible()
  await page.mouse.click(x, y)
  await expect(menu).toHaveCount(0)
  expect(page.url()).toBe(home)
  await page.mouse.click(x, y)
  await expect(page).toHaveURL(/\/inbox$/)
})
