/** Notifications arrive without a reload, link to their subject, and can be muted. */
import { secondPerson } from '../second-person.ts'
import { done, expect, signIn, test } from '../fixtures.ts'

interface Made {
  readonly id: string
  readonly number: number
}

test('a mention appears live in the inbox, links to its thread and is marked as read', async ({
  page,
  browser,
  api,
  service,
}) => {
  const org = await signIn(page, service)
  const space = await done<Made>(api, 'POST', `/orgs/${org}/spaces`, { title: 'Inbox guide' })
  const path = `/spaces/${space.id}/change-requests`
  const change = await done<Made>(api, 'POST', path, { subject: 'Words for the inbox' })
  await done(api, 'PATCH', `${path}/${change.id}`, { status: 'open' })
  const { id: owner } = await done<Made>(api, 'GET', '/user')

  // Notifications of other journeys are irrelevant here.
  await done(api, 'POST', '/user/notifications/read', {})
  await page.goto(`/o/${org}/inbox`)
  await expect(page.getByText('You’re all caught up')).toBeVisible()

  const other = await secondPerson(browser, service, org, 'Ottilie')
  const say = async (markdown: string): Promise<void> => {
    const answer = await other.context().request.post(`/v1${path}/${change.id}/comments`, {
      data: { body: { markdown } },
      headers: { origin: service.url },
    })
    expect(answer.ok()).toBe(true)
  }
  await say(`Could [@you](/users/${owner} "mention") look at this?`)
  // Without a reload, in both the list and the rail.
  const news = page.getByRole('link', { name: /Ottilie mentioned you/ })
  await expect(news).toBeVisible()
  const rail = page.getByRole('navigation', { name: 'Organization' })
  await expect(rail.getByRole('link', { name: 'Inbox, 1 unread' })).toBeVisible()

  // By keyboard alone.
  await page.keyboard.press('j')
  await expect(news).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/discussion\?comment=/)
  await expect(page.getByText('look at this?')).toBeVisible()
  await expect(rail.getByRole('link', { name: 'Inbox', exact: true })).toBeVisible()

  await page.goto(`/o/${org}/inbox?show=all`)
  await expect(page.getByRole('link', { name: /Ottilie mentioned you/ })).toBeVisible()
  await page.getByRole('button', { name: 'Mark as unread' }).first().click()
  await expect(rail.getByRole('link', { name: 'Inbox, 1 unread' })).toBeVisible()
  await page.getByRole('button', { name: 'Mark all as read' }).click()
  await expect(rail.getByRole('link', { name: 'Inbox', exact: true })).toBeVisible()

  // The home screen shows mentions until they are read.
  await say(`And [@you](/users/${owner} "mention") once more.`)
  await page.goto(`/o/${org}`)
  const forYou = page.getByRole('region', { name: 'For you' })
  await expect(forYou.getByRole('link', { name: /Ottilie mentioned you/ })).toBeVisible()
  await forYou.getByRole('button', { name: 'Mark as read' }).click()
  await expect(forYou).toHaveCount(0)
  await other.context().close()
})

test('the digest has its own link, which can be reset', async ({ page, service }) => {
  const org = await signIn(page, service)
  await page.goto(`/o/${org}/inbox`)
  await page.getByRole('button', { name: 'Daily digest' }).click()
  const dialog = page.getByRole('dialog')
  const shown = dialog.getByRole('textbox')
  await expect(shown).toHaveValue(/\/feeds\//)
  const first = await shown.inputValue()
  const read = async (url: string): Promise<number> => (await fetch(url)).status
  expect(await read(first)).toBe(200)
  await dialog.getByRole('button', { name: 'Reset link' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Reset link' }).click()
  await expect(shown).not.toHaveValue(first)
  expect(await read(first)).toBe(404)
  expect(await read(await shown.inputValue())).toBe(200)
})
