import { expect, test } from '../fixtures.ts'

test('opening the dashboard signed out leads to the sign-in page', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
  await expect(page).toHaveURL(/\/sign-in/)
  await expect(page.getByLabel('Email')).toBeVisible()
  await expect(page.getByLabel('Password', { exact: true })).toBeVisible()
})

test('the owner signs in and stays signed in after a reload, and a wrong password is refused', async ({
  page,
  service,
}) => {
  const signIn = async (password: string): Promise<void> => {
    await page.getByLabel('Email').fill(service.admin.email)
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
