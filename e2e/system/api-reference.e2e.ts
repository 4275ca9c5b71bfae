import { expect, openHome, test } from '../fixtures.ts'

// It renames the organization.
test.use({ scene: 'API reference' })

test('the API reference is reached from the account menu, and sends requests with the session', async ({
  page,
  service,
}) => {
  const org = await openHome(page, service)
  await page.getByRole('button', { name: /^Account:/ }).click()
  await page.getByRole('menuitem', { name: 'API reference' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Recto API' })).toBeVisible()
  await page.getByRole('link', { name: 'Organizations' }).first().click()
  await page.getByRole('link', { name: 'Get organization', exact: true }).first().click()
  await page.getByRole('button', { name: 'Try it' }).click()
  const form = page.getByRole('form', { name: 'Try it' })
  await expect(form.getByText('The request is sent as you')).toBeVisible()
  await form.getByLabel(/organizationId/).fill(org)
  await form.getByRole('button', { name: 'Send request' }).click()
  await expect(form.getByText('Response: 200')).toBeVisible()
  await expect(form.getByText(`"id": "${org}"`)).toBeVisible()

  // An unsafe method is accepted too: the request comes from the dashboard's own origin.
  await page.goto('/docs/api/organizations/update-organization')
  await page.getByRole('button', { name: 'Try it' }).click()
  await form.getByLabel(/organizationId/).fill(org)
  await form.getByLabel(/body/i).fill(JSON.stringify({ title: 'Renamed from the reference' }))
  await form.getByRole('button', { name: 'Send request' }).click()
  await expect(form.getByText('Response: 200')).toBeVisible()
  await expect(form.getByText('"title": "Renamed from the reference"')).toBeVisible()
})
