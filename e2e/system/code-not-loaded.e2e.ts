import type { Page } from '@playwright/test'
import { underDiscussion } from '../comments/discussed-change.ts'
import { dragRow } from '../drag-row.ts'
import { done, expect, openHome, signIn, test } from '../fixtures.ts'

// A tree of few spaces, which shows all of them.
test.use({ scene: 'code that is not loaded' })

const refuseScripts = (page: Page): Promise<unknown> =>
  page.route('**/assets/*.js', (route) => route.abort('internetdisconnected'))

const failure = (page: Page) =>
  page.getByRole('alert').filter({ hasText: 'This part of the screen could not be loaded' })

test('a dialog whose code cannot be loaded leaves the screen as it is, and opens once it can', async ({
  page,
  service,
}) => {
  const org = await signIn(page, service)
  await page.goto(`/o/${org}/people`)
  await page.getByLabel('Search by name or email').fill('owner')
  await refuseScripts(page)
  await page.getByRole('button', { name: 'Invite people' }).click()
  await expect(failure(page)).toContainText('Check your connection.')
  await expect(page.getByLabel('Search by name or email')).toHaveValue('owner')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(failure(page)).toBeVisible()

  await page.unrouteAll()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('dialog', { name: 'Invite people' })).toBeVisible()
  await expect(failure(page)).toHaveCount(0)
})

test('a dialog opens by itself when the connection is back', async ({ page, context, service }) => {
  const org = await signIn(page, service)
  await page.goto(`/o/${org}/people`)
  await expect(page.getByLabel('Search by name or email')).toBeVisible()
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Invite people' }).click()
  await expect(failure(page)).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByRole('dialog', { name: 'Invite people' })).toBeVisible()
})

test('a form whose code cannot be loaded leaves its place and what is typed beside it', async ({
  page,
  api,
  service,
}) => {
  const { at } = await underDiscussion(api, 'Fuse')
  await signIn(page, service)
  await page.goto(at)
  const comment = page.getByLabel('Comment on this change request')
  await comment.fill('Said meanwhile.')
  await refuseScripts(page)
  await page.getByRole('button', { name: 'Edit subject' }).click()
  await expect(failure(page)).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: 'Explain Fuse' })).toBeVisible()
  await expect(comment).toHaveValue('Said meanwhile.')
  await page.unrouteAll()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('textbox', { name: 'Subject' })).toHaveValue('Explain Fuse')
  await expect(comment).toHaveValue('Said meanwhile.')
})

test('a description is edited once the code for it can be loaded', async ({ page, api, service }) => {
  const { at } = await underDiscussion(api, 'Wire')
  await signIn(page, service)
  await page.goto(at)
  const edit = page.getByRole('button', { name: 'Add description' })
  await expect(edit).toBeVisible()
  await refuseScripts(page)
  await edit.click()
  await expect(failure(page)).toBeVisible()
  await page.unrouteAll()
  await edit.click()
  await expect(page.getByRole('textbox', { name: 'Description' })).toBeFocused()
})

test('rows of a tree are dragged after a connection that was lost while it was loaded', async ({
  page,
  context,
  api,
  service,
}) => {
  let isRefused = true
  let refused = 0
  await page.route('**/assets/*.js', async (route) => {
    const answer = await route.fetch()
    if (!isRefused || !/ as attachRowDrag\b/.test(await answer.text()))
      return route.fulfill({ response: answer })
    refused += 1
    return route.abort('internetdisconnected')
  })
  const org = await openHome(page, service)
  const make = (what: 'spaces' | 'collections', title: string) =>
    done(api, 'POST', `/orgs/${org}/${what}`, { title })
  await make('collections', 'Loft')
  await make('spaces', 'Older manual')
  const row = (name: string) => page.getByRole('tree', { name: 'Spaces' }).getByRole('treeitem', { name })
  await expect(row('Older manual')).toBeVisible()
  await row('Older manual').hover()
  await expect.poll(() => refused).toBeGreaterThan(0)
  await expect(row('Older manual')).not.toHaveAttribute('draggable', 'true')

  isRefused = false
  await context.setOffline(true)
  await context.setOffline(false)
  await dragRow(row('Older manual'), row('Loft'))
  await expect(page.getByText('Moved “Older manual” to “Loft”')).toBeVisible()
})
