import { expect, test } from '../fixtures.ts'
import { insertPage, openSpace, writeContent } from '../open-change.ts'

test('opening the dashboard signed out leads to the sign-in page', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
  await expect(page).toHaveURL(/\/sign-in/)
  await expect(page.getByLabel('Email')).toBeVisible()
  await expect(page.getByLabel('Password', { exact: true })).toBeVisible()
})

test('the link to a page leads there once the reader has signed in', async ({ page, service, api }) => {
  const { org, space } = await openSpace(api, 'Signed out', {}, { editMode: 'live' })
  const [far] = await writeContent(api, `/spaces/${space}`, [insertPage('The far page', '')])
  const path = `/o/${org}/s/${space}/p/${far}`
  await page.goto(path)
  await expect(page).toHaveURL(`/sign-in?returnTo=${encodeURIComponent(path)}`)
  await page.getByLabel('Email').fill(service.admin.email)
  await page.getByLabel('Password', { exact: true }).fill(service.admin.password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('heading', { name: 'The far page' })).toBeVisible()
  await expect(page).toHaveURL(path)
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
