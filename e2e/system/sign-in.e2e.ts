import { expect, test } from '../fixtures.ts'

test('a stranger who opens the dashboard is asked to sign in', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
  await expect(page).toHaveURL(/\/sign-in/)
  await expect(page.getByLabel('E-mail')).toBeVisible()
  await expect(page.getByLabel('Password', { exact: true })).toBeVisible()
})

test('the owner signs in, is still signed in after a reload, and a wrong password is refused', async ({
  page,
  service,
}) => {
  const signIn = async (password: string): Promise<void> => {
    await page.getByLabel('E-mail').fill(service.admin.email)
    await page.getByLabel('Password', { exact: true }).fill(password)
    await page.getByRole('button', { name: 'Sign in' }).click()
  }
  await page.goto('/sign-in')
  await signIn('not the password of the owner')
  await expect(page.getByRole('alert')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()

  await signIn(service.admin.password)
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeHidden()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeHidden()
})
