/** Unsaved text survives every kind of failure. */
import type { Page } from '@playwright/test'
import { done, signIn } from '../../fixtures.ts'
import { changing, expect, markdownOf, saved, test, text } from './editor-page.ts'

test('edits made offline are kept, and saved after reconnecting or reopening the page', async ({
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
  await expect(page.getByText('Can’t reach the server – 1 unsaved change')).toBeVisible()
  await page.keyboard.type(' In a tunnel.')
  await context.setOffline(false)
  await saved(page)
  expect(await markdownOf(api, space, change.number, ids[0])).toContain('Begin. On the train. In a tunnel.')

  await context.setOffline(true)
  await page.keyboard.type(' Then the window closed.')
  await expect(page.getByText('Can’t reach the server')).toBeVisible()
  const other = await context.newPage()
  await page.close()
  await context.setOffline(false)
  await other.goto(`${edit}/${ids[0]}`)
  await expect(text(other)).toContainText('Then the window closed.')
  await saved(other)
  expect(await markdownOf(api, space, change.number, ids[0])).toContain('Then the window closed.')
})

test('edits survive being signed out and signing in again', async ({ page, api, service }) => {
  const { space, change, edit, ids } = await changing(api, 'Session', { Start: 'Begin.' })
  await signIn(page, service)
  await page.goto(`${edit}/${ids[0]}`)
  await text(page).getByText('Begin.').click()
  await page.keyboard.press('End')
  // As when an administrator revokes the session or it expires: the browser still sends its cookie.
  const { items } = await done<{ items: { id: string }[] }>(api, 'GET', '/user/sessions')
  for (const { id } of items) await done(api, 'DELETE', `/user/sessions/${id}`)
  await page.keyboard.type(' Written without a session.')
  await expect(page.getByText('You are signed out')).toBeVisible()
  await page.getByRole('link', { name: 'Sign in', exact: true }).click()
  await page.getByLabel('Email').fill(service.admin.email)
  await page.getByLabel('Password', { exact: true }).fill(service.admin.password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(text(page)).toContainText('Written without a session.')
  await saved(page)
  expect(await markdownOf(api, space, change.number, ids[0])).toContain('Begin. Written without a session.')
})

/** A page whose writes do not reach the service, and whose renderer process can be crashed. */
const doomed = async (page: Page) => {
  await page.route('**/change-requests/*/content?*', () => undefined)
  const died = page.waitForEvent('crash', { timeout: 0 })
  const devices = await page.context().newCDPSession(page)
  return async (): Promise<void> => {
    // A crashed page never answers.
    void devices.send('Page.crash').catch(() => undefined)
    await died
  }
}

/** Waits for the local copy, which is written shortly after typing. */
const keptHere = (page: Page, words: string): Promise<void> =>
  expect.poll(() => page.evaluate(() => Object.values(localStorage).join('\n'))).toContain(words)

test('edits survive a crashed window', async ({ page, api, service, context }) => {
  const { space, change, edit, ids } = await changing(api, 'Crash', { Start: 'Begin.' })
  await signIn(page, service)
  const kill = await doomed(page)
  await page.goto(`${edit}/${ids[0]}`)
  await text(page).getByText('Begin.').click()
  await page.keyboard.press('End')
  await page.keyboard.type(' Then the lamp went out and the')
  await keptHere(page, 'went out and the')
  await kill()
  expect(await markdownOf(api, space, change.number, ids[0])).not.toContain('lamp')

  const again = await context.newPage()
  await again.goto(`${edit}/${ids[0]}`)
  await expect(text(again)).toHaveText('Begin. Then the lamp went out and the')
  await saved(again)
  expect(await markdownOf(api, space, change.number, ids[0])).toContain(
    'Begin. Then the lamp went out and the',
  )
})

test('edits of two crashed windows on one page are both restored', async ({
  page,
  api,
  service,
  context,
}) => {
  const { space, change, edit, ids } = await changing(api, 'Two crashes', {
    Start: 'First.\n\nSecond.',
  })
  await signIn(page, service)
  const other = await context.newPage()
  const kills = [await doomed(page), await doomed(other)]
  await page.goto(`${edit}/${ids[0]}`)
  await other.goto(`${edit}/${ids[0]}`)
  await page.bringToFront()
  await page.getByRole('textbox', { name: 'Title' }).fill('Started')
  // Focused, not clicked: a click waits for frames, and one of two windows may draw none.
  await text(page).focus()
  await page.keyboard.press('Control+Home')
  await page.keyboard.press('End')
  await page.keyboard.type(' Of one window.')
  await keptHere(page, 'Of one window.')
  await other.bringToFront()
  await text(other).focus()
  await other.keyboard.press('Control+End')
  await other.keyboard.type(' Of the other.')
  await keptHere(other, 'Of the other.')
  for (const kill of kills) await kill()

  const again = await context.newPage()
  await again.goto(`${edit}/${ids[0]}`)
  await expect(text(again)).toHaveText('First. Of one window.Second. Of the other.')
  await expect(again.getByRole('textbox', { name: 'Title' })).toHaveValue('Started')
  await saved(again)
  expect(await markdownOf(api, space, change.number, ids[0])).toContain(
    'First. Of one window.\n\nSecond. Of the other.',
  )
})
