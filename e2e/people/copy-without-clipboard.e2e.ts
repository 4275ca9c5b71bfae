import type { Locator } from '@playwright/test'
import { done, expect, signIn, test } from '../fixtures.ts'
import { openSpace } from '../open-change.ts'
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

test('a page link, a share link, a new token and the second factor are shown when copying fails', async ({
  page,
  api,
  service,
}) => {
  const org = await signIn(page, service)
  const failed = 'Could not copy. Select the text and copy it manually.'
  const { space } = await openSpace(api, 'Without clipboard', { Start: 'Words.' })
  await page.goto(`/o/${org}/s/${space}/p`)
  await page.getByRole('button', { name: 'Copy link' }).click()
  await expect(page.getByText(failed)).toBeVisible()
  expect(await selectedIn(page.getByLabel('Text to copy: link'))).toMatch(/\/p\/\w+$/)

  const sites = `/orgs/${org}/sites`
  const site = await done<{ id: string }>(api, 'POST', sites, { title: 'Clipless docs', spaces: [space] })
  await done(api, 'PATCH', `${sites}/${site.id}`, { visibility: 'share-link' })
  await done(api, 'POST', `${sites}/${site.id}/share-links`, { name: 'Partners' })
  await done(api, 'POST', `${sites}/${site.id}/publish`)
  await page.goto(`/o/${org}/sites/${site.id}/audience`)
  expect(await selectedIn(page.getByLabel('Share link: Partners'))).toContain('/')

  await page.goto('/me')
  await page.getByRole('button', { name: 'New token' }).click()
  await page.getByRole('dialog').getByLabel('Name').fill('Nightly')
  await page.getByRole('button', { name: 'Create token' }).click()
  const shown = page.getByRole('dialog', { name: 'Your new token' })
  await expect(shown.getByText(/^recto_\w+$/)).toBeVisible()
  await shown.getByRole('button', { name: 'Copy token' }).click()
  await expect(shown.getByText('Could not copy.', { exact: false })).toBeVisible()
  await page.goto('/me')

  const factors = page.getByRole('region', { name: 'Two-factor authentication' })
  await factors.getByRole('button', { name: 'Add authenticator app' }).click()
  await expect(factors.locator('code').first()).toHaveText(/^[A-Z2-7]{16,}$/)
  await factors.getByRole('button', { name: 'Copy secret' }).click()
  await expect(factors.getByText(failed)).toBeVisible()
  await factors.getByRole('button', { name: 'Cancel' }).click()
})
