import { done, expect, signIn, test } from '../fixtures.ts'
import { faultsOf } from '../accessibility-faults.ts'

test('a custom merge rule is written with help, tested, saved and shown on the change request', async ({
  page,
  api,
  service,
}) => {
  const org = await signIn(page, service)
  const { id: space } = await done<{ id: string }>(api, 'POST', `/orgs/${org}/spaces`, { title: 'Rules' })
  const at = `/spaces/${space}/change-requests`
  const propose = async (subject: string) => {
    const made = await done<{ id: string; number: number }>(api, 'POST', at, { subject })
    await done(api, 'POST', `${at}/${made.id}/content`, {
      changes: [{ operation: 'insert_page', title: subject, document: { markdown: 'New.' } }],
    })
    await done(api, 'PATCH', `${at}/${made.id}`, { status: 'open' })
    return made
  }
  const short = await propose('Fix')
  await propose('DOC-7: Say how long it takes')

  await page.goto(`/o/${org}/s/${space}/settings`)
  await page.getByLabel('Change requests only').check()
  await page.getByLabel('Space rules').check()
  await page.getByLabel('Add a rule').selectOption({ label: 'A custom condition is met' })
  const condition = page.getByLabel('Condition', { exact: true })
  // Validated while typing; errors are shown below the field.
  await condition.fill("changeRequest.subject.startsWith('DOC-'")
  const save = page.getByRole('region', { name: 'Editing' }).getByRole('button', { name: 'Save' })
  await expect(save).toHaveAttribute('aria-disabled', 'true')
  await expect(page.getByRole('button', { name: 'Test rules' })).toHaveAttribute('aria-disabled', 'true')
  await page.getByText('Condition syntax').click()
  await expect(page.getByText('startsWith').first()).toBeVisible()
  expect(await faultsOf(page)).toEqual([])
  await condition.fill("changeRequest.subject.startsWith('DOC-')")
  await page
    .getByLabel('Message if the condition is not met')
    .fill('Begin the subject with DOC- and a number.')

  await page.getByRole('button', { name: 'Test rules' }).click()
  await expect(
    page.getByText('These rules would have blocked 1 of the last 2 change requests.'),
  ).toBeVisible()
  await expect(page.getByText('#1 Fix')).toBeVisible()
  await expect(page.getByText('Begin the subject with DOC- and a number.', { exact: true })).toBeVisible()
  expect(await faultsOf(page)).toEqual([])
  await save.click()
  await expect(page.getByText('Editing settings saved')).toBeVisible()

  // The change request shows the unmet rule and reacts to its new subject.
  await page.goto(`/o/${org}/s/${space}/changes/${short.number}`)
  await page.getByRole('button', { name: '0 of 1 rule met' }).click()
  const checks = page.getByRole('dialog', { name: 'Merge rules' })
  await expect(checks).toContainText('Begin the subject with DOC- and a number.')
  expect(await faultsOf(page)).toEqual([])
  await page.keyboard.press('Escape')
  await done(api, 'PATCH', `${at}/${short.id}`, { subject: 'DOC-8: Fix' })
  await expect(page.getByRole('button', { name: '1 of 1 rule met' })).toBeVisible()
})

test('the people of a team are named as approvers at once', async ({ page, api, service }) => {
  const org = await signIn(page, service)
  const { id: space } = await done<{ id: string }>(api, 'POST', `/orgs/${org}/spaces`, { title: 'Approvers' })
  const { id: person } = await done<{ id: string }>(api, 'GET', '/user')
  await done(api, 'PUT', `/orgs/${org}/teams`, { title: 'Harbor pilots', members: [person] })
  await page.goto(`/o/${org}/s/${space}/settings`)
  await page.getByLabel('Change requests only').check()
  await page.getByLabel('Space rules').check()
  await page.getByLabel('Add a rule').selectOption({ label: 'All of these people have approved' })
  await page.getByLabel('Add a team').selectOption({ label: 'Harbor pilots' })
  const editing = page.getByRole('region', { name: 'Editing' })
  await expect(editing.getByRole('checkbox', { checked: true })).toHaveCount(1)
  await editing.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Editing settings saved')).toBeVisible()
  const { mergeRules } = await done<{ mergeRules: unknown }>(api, 'GET', `/spaces/${space}`)
  expect(mergeRules).toEqual({
    type: 'rules',
    rules: [{ rule: 'require_specific_reviewers', users: [person] }],
  })
})
