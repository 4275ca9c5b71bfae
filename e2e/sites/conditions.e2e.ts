import { screenFaults } from '../accessibility-faults.ts'
import { done, expect, signIn, test } from '../fixtures.ts'
import { spaceWithPage } from './space-with-page.ts'
import { pendingBar as bar, structureRow as row } from './structure-screen.ts'

test.use({ scene: 'sites with conditions' })

test('refuses a misspelled claim while typing and loses no typed condition', async ({
  page,
  service,
  api,
}) => {
  const org = await signIn(page, service)
  const guide = await spaceWithPage(api, org, 'Dock guide')
  const inside = await spaceWithPage(api, org, 'Dock inside')
  const sites = `/orgs/${org}/sites`
  const { id: site } = await done<{ id: string }>(api, 'POST', sites, { title: 'Dock docs', spaces: [guide] })
  await done(api, 'POST', `${sites}/${site}/sections`, { spaceId: inside })
  await done(api, 'PUT', `${sites}/${site}/adaptive-schema`, {
    jsonSchema: {
      type: 'object',
      properties: {
        plan: { type: 'string', description: 'Plan', enum: ['free', 'pro'] },
        staff: { type: 'boolean', description: 'Works here' },
      },
      additionalProperties: false,
    },
  })
  await page.goto(`/o/${org}/sites/${site}/structure`)
  await row(page, 'Dock inside').click()
  const details = page.getByRole('region', { name: 'Details of Dock inside' })
  const condition = details.getByRole('textbox', { name: 'Condition' })
  await condition.fill("visitor.claims.plann == 'pro'")
  await expect(details.getByText('Did you mean "visitor.claims.plan"?')).toBeVisible()
  await expect(condition).toHaveAttribute('aria-invalid', 'true')
  expect([...(await screenFaults(page, 'light')), ...(await screenFaults(page, 'dark'))]).toEqual([])

  // An invalid condition is there again, a valid one is set when another row is selected.
  await row(page, 'Dock docs').click()
  await row(page, 'Dock inside').click()
  await expect(condition).toHaveValue("visitor.claims.plann == 'pro'")
  await expect(bar(page)).toBeHidden()
  await condition.fill("visitor.claims.plan == 'pro'")
  await row(page, 'Dock docs').click()
  await expect(bar(page)).toContainText('1 unpublished change')
  await row(page, 'Dock inside').click()
  await expect(condition).toHaveValue("visitor.claims.plan == 'pro'")

  // Fields of the builder stay as well.
  await details.getByText('Condition builder').click()
  const claim = details.getByRole('textbox', { name: 'Claim' })
  await claim.fill('staf')
  await details.getByLabel('Comparison').selectOption({ label: 'is true' })
  await expect(details.getByText('Did you mean "visitor.claims.staff"?')).toBeVisible()
  await claim.fill('staff')
  await row(page, 'Dock docs').click()
  await row(page, 'Dock inside').click()
  await expect(claim).toHaveValue('staff')
  await details.getByRole('button', { name: 'Add with “and”' }).click()
  await details.getByRole('button', { name: 'Set condition' }).click()
  await bar(page)
    .getByRole('button', { name: /^Publish/ })
    .click()
  await expect(bar(page)).toBeHidden()
  const { items } = await done<{ items: { title: string; condition?: string }[] }>(
    api,
    'GET',
    `${sites}/${site}/sections`,
  )
  expect(items.find(({ title }) => title === 'Dock inside')?.condition).toBe(
    "visitor.claims.plan == 'pro' && visitor.claims.staff == true",
  )
})

test('names the live sites of a space before it is deleted, and shows them as broken afterwards', async ({
  page,
  service,
  api,
}) => {
  const org = await signIn(page, service)
  const space = await spaceWithPage(api, org, 'Pier guide')
  const sites = `/orgs/${org}/sites`
  const { id: site } = await done<{ id: string }>(api, 'POST', sites, { title: 'Pier docs', spaces: [space] })
  await done(api, 'POST', `${sites}/${site}/publish`)

  await page.goto(`/o/${org}/s/${space}`)
  await page.getByRole('main').getByRole('button', { name: 'Actions for Pier guide' }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  const dialog = page.getByRole('alertdialog')
  await expect(dialog).toContainText('Readers of the live site “Pier docs” can no longer open these pages.')
  await dialog.getByRole('textbox').fill('Pier guide')
  await dialog.getByRole('button', { name: 'Move to trash' }).click()
  await expect(dialog).toBeHidden()

  await page.goto(`/o/${org}/sites`)
  const listed = page
    .getByRole('list', { name: 'Sites' })
    .getByRole('listitem')
    .filter({ hasText: 'Pier docs' })
  await expect(listed.getByRole('link', { name: 'Home page missing' })).toBeVisible()
  expect([...(await screenFaults(page, 'light')), ...(await screenFaults(page, 'dark'))]).toEqual([])
  await listed.getByRole('link', { name: 'Home page missing' }).click()
  await expect(page.getByText(/The default space is in the trash, so readers find no page/)).toBeVisible()
  await row(page, 'Pier guide').click()
  const details = page.getByRole('region', { name: /^Details of/ })
  await expect(details.getByRole('button', { name: 'Replace space' })).toBeVisible()
  await details.getByRole('button', { name: 'Restore space' }).click()
  await expect(page.getByText(/The default space is in the trash/)).toBeHidden()
  await page
    .getByRole('navigation', { name: 'Organization' })
    .getByRole('link', { name: 'Sites', exact: true })
    .click()
  await expect(listed).toContainText('No problems')
})
