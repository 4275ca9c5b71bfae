import { expect } from '../fixtures.ts'
import { printedLink, test } from './new-installation.ts'

test('an installation without accounts says that setup is pending and how to get the link', async ({
  page,
  fresh,
}) => {
  await page.goto(fresh.url)
  await expect(page.getByRole('heading', { name: 'Recto is not set up yet' })).toBeVisible()
  const { commandPrefix } = (await (await page.request.get(`${fresh.url}/v1/setup`)).json()) as {
    commandPrefix: string
  }
  expect(commandPrefix).not.toBe('')
  await expect(page.getByText(`${commandPrefix} setup-link`)).toBeVisible()
  await expect(page.getByLabel('Password', { exact: true })).toHaveCount(0)
  const token = new URL(printedLink(fresh)).searchParams.get('token') ?? ''
  expect(token).not.toBe('')
  expect(await page.content()).not.toContain(token)
})

test('a new user opens the setup link, creates the administrator account and explores the examples', async ({
  page,
  fresh,
}) => {
  await page.goto(printedLink(fresh))
  await expect(page.getByRole('heading', { name: 'Set up Recto' })).toBeVisible()
  await page.getByLabel('Your name').fill('Mara Oduya')
  await page.getByLabel('Email').fill('mara@example.org')
  await page.getByLabel('Password', { exact: true }).fill('a quiet river at noon')
  await page.getByRole('radio', { name: /example organizations/i }).check()
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByText('Halden Instruments').first()).toBeVisible()
  await expect(page.getByText('Tool Library Lindenhof').first()).toBeVisible()

  await page.goto(printedLink(fresh))
  await expect(page.getByRole('heading', { name: 'Already set up' })).toBeVisible()
})

test('an invalid setup link is refused without losing what was typed', async ({ page, fresh }) => {
  await page.goto(`${fresh.url}/setup?token=made-up`)
  await page.getByLabel('Your name').fill('Eve')
  await page.getByLabel('Email').fill('eve@example.org')
  await page.getByLabel('Password', { exact: true }).fill('a quiet river at noon')
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByRole('alert')).toBeVisible()
  await expect(page.getByLabel('Email')).toHaveValue('eve@example.org')
})
