/** Words that the service has not got yet are not lost: whatever is lost meanwhile. */
import { signIn } from '../fixtures.ts'
import { changing, expect, markdownOf, saved, test, text } from './editing.ts'

test('what is typed without a connection is kept, and saved when it is back or the page is opened again', async ({
  page,
  api,
  service,
  context,
}) => {
  const { space, change, edit, ids } = await changing(api, 'Offline', { Start: 'Begin.' })
  await signIn(page, service)
  await page.goto(`${edit}/${ids[0]}`)
  await text(page).getByText('Begin.').click()
  await page.keyboard.press('End')
  await context.setOffline(true)
  await page.keyboard.type(' On the train.')
  await expect(page.getByText('The service cannot be reached – one change kept here')).toBeVisible()
  await page.keyboard.type(' In a tunnel.')
  await context.setOffline(false)
  await saved(page)
  expect(await markdownOf(api, space, change.number, ids[0])).toContain('Begin. On the train. In a tunnel.')

  await context.setOffline(true)
  await page.keyboard.type(' Then the window closed.')
  await expect(page.getByText('The service cannot be reached')).toBeVisible()
  const other = await context.newPage()
  await page.close()
  await context.setOffline(false)
  await other.goto(`${edit}/${ids[0]}`)
  await expect(text(other)).toContainText('Then the window closed.')
  await saved(other)
  expect(await markdownOf(api, space, change.number, ids[0])).toContain('Then the window closed.')
})

test('whoever is signed out while writing signs in again and finds all of it', async ({
  page,
  api,
  service,
  context,
}) => {
  const { space, change, edit, ids } = await changing(api, 'Session', { Start: 'Begin.' })
  await signIn(page, service)
  await page.goto(`${edit}/${ids[0]}`)
  await text(page).getByText('Begin.').click()
  await page.keyboard.press('End')
  await context.clearCookies()
  await page.keyboard.type(' Written without a session.')
  await expect(page.getByText('You are signed out')).toBeVisible()
  await page.getByRole('link', { name: 'Sign in', exact: true }).click()
  await page.getByLabel('E-mail').fill(service.admin.email)
  await page.getByLabel('Password', { exact: true }).fill(service.admin.password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(text(page)).toContainText('Written without a session.')
  await saved(page)
  expect(await markdownOf(api, space, change.number, ids[0])).toContain('Begin. Written without a session.')
})
