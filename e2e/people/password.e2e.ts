import { done, expect, signIn, test } from '../fixtures.ts'

// The journey changes the owner's password and token.
test.use({ scene: 'password' })

test('changing the password revokes API tokens, unless they are kept', async ({ page, service, api }) => {
  await signIn(page, service)
  const asks = async (token: string): Promise<number> =>
    (await fetch(`${service.url}/v1/user`, { headers: { authorization: `Bearer ${token}` } })).status
  const { token } = await done<{ token: string }>(api, 'POST', '/user/tokens', {
    name: 'Nightly',
    scope: 'read',
  })
  await page.goto('/me')
  const section = page.getByRole('region', { name: 'Password' })
  const keep = section.getByLabel('Keep my API tokens (2)')
  await expect(section.getByText('2 API tokens stop working', { exact: false })).toBeVisible()
  await expect(keep).not.toBeChecked()

  await section.getByLabel('New password').fill('another river at dawn')
  await keep.check()
  await section.getByRole('button', { name: 'Change password' }).click()
  await expect(page.getByText('Password changed. You were signed out everywhere else.')).toBeVisible()
  expect(await asks(token)).toBe(200)

  await expect(keep).not.toBeChecked()
  await section.getByLabel('New password').fill('a third river at dusk')
  await section.getByRole('button', { name: 'Change password' }).click()
  await expect(page.getByText('API tokens no longer work', { exact: false })).toBeVisible()
  expect(await asks(token)).toBe(401)
  await expect(page.getByText('No API tokens yet')).toBeVisible()
  await expect(keep).toHaveCount(0)
})
