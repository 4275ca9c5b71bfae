import type { Locator } from '@playwright/test'
import { done, expect, signIn, test } from '../fixtures.ts'
import { withoutClipboard } from '../without-clipboard.ts'

/** The text that is selected when the field gets focus. */
const selectedIn = async (field: Locator): Promise<string> => {
  await field.focus()
  return field.evaluate((input: HTMLInputElement) =>
    input.value.slice(input.selectionStart ?? 0, input.selectionEnd ?? 0),
  )
}

test.beforeEach(({ page }) => withoutClipboard(page))

test('invite links can be seen and selected, in the dialog, in the row and of links for anyone', async ({
  page,
  service,
  api,
}) => {
  const org = await signIn(page, service)
  const email = 'noclip@example.org'
  await page.goto(`/o/${org}/people`)
  await page.getByRole('button', { name: 'Invite people' }).click()
  await page.getByRole('dialog').getByLabel('Email addresses').fill('not-an-email')
  await expect(page.getByText('This address is not valid: not-an-email')).toBeVisible()
  await page.getByRole('dialog').getByLabel('Email addresses').fill(email)
  await page.getByRole('button', { name: 'Create invite' }).click()
  const dialog = page.getByRole('dialog', { name: 'Invite created' })
  const link = await selectedIn(dialog.getByLabel(`Invite link for ${email}`))
  expect(link).toMatch(/\/invite\/\w+/)
  await dialog.getByRole('button', { name: 'Copy link' }).click()
  await expect(dialog.getByText('Could not copy. Select the text and copy it manually.')).toBeVisible()
  await page.getByRole('button', { name: 'Done' }).click()

  await page.goto(`/o/${org}/people?tab=invites`)
  expect(await selectedIn(page.getByLabel(`Invite link for ${email}`))).toBe(link)

  await done(api, 'POST', `/orgs/${org}/link-invites`, { role: 'read' })
  await page.goto(`/o/${org}/people?tab=links`)
  expect(await selectedIn(page.getByLabel('Invite link to the organization').first())).toMatch(/\/invite\//)
})

test('a page link and a new token are shown when copying fails', async ({ page, service }) => {
  await signIn(page, service)
  await page.goto('/me')
  await page.getByRole('button', { name: 'New token' }).click()
  await page.getByRole('dialog').getByLabel('Name').fill('Nightly')
  await page.getByRole('button', { name: 'Create token' }).click()
  const shown = page.getByRole('dialog', { name: 'Your new token' })
  await expect(shown.getByText(/^recto_\w+$/)).toBeVisible()
  await shown.getByRole('button', { name: 'Copy token' }).click()
  await expect(shown.getByText('Could not copy.', { exact: false })).toBeVisible()
})
