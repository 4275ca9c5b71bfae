import { expect, signIn, test, type ApiAnswer } from '../fixtures.ts'

test.use({ scene: 'the tree of spaces: settings' })

type Api = (method: string, path: string, body?: unknown) => Promise<ApiAnswer>

const newSpace = async (api: Api, org: string, title: string): Promise<string> =>
  ((await api('POST', `/v1/orgs/${org}/spaces`, { title })).body as { id: string }).id
const read = async (api: Api, space: string) =>
  (await api('GET', `/v1/spaces/${space}`)).body as Record<string, unknown>

test('changes the title, description, emoji and language of a space, and rejects a title that is too long', async ({
  page,
  service,
  api,
}) => {
  const org = await signIn(page, service)
  const space = await newSpace(api, org, 'Draft name')
  await page.goto(`/o/${org}/s/${space}/settings`)
  const title = page.getByLabel('Title')
  // Nothing was changed, so nothing can be saved, and no button stands out.
  const general = page.getByRole('region', { name: 'General' })
  await expect(general.getByRole('button', { name: 'Save' })).toHaveAttribute('aria-disabled', 'true')
  await title.fill('Other')
  await general.getByRole('button', { name: 'Discard changes' }).click()
  await expect(title).toHaveValue('Draft name')
  await expect(general.getByRole('button', { name: 'Discard changes' })).toHaveCount(0)
  await title.fill('x'.repeat(51))
  await page.getByRole('region', { name: 'General' }).getByRole('button', { name: 'Save' }).click()
  await expect(title).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByText('1 characters over the limit')).toBeAttached()
  expect(await read(api, space)).toMatchObject({ title: 'Draft name' })

  await title.fill('Operations')
  await page.getByLabel('Description').fill('Launches and landings')
  await page.getByRole('button', { name: /^Change emoji/ }).click()
  const search = page.getByRole('searchbox', { name: 'Search emoji' })
  await search.fill('no such picture')
  await expect(page.getByText('No emoji found')).toBeVisible()
  await search.fill('rocket')
  await expect(page.getByRole('button', { name: 'rocket', exact: true })).toBeVisible()
  // Enter chooses the first result instead of saving the form.
  await search.press('Enter')
  await expect(search).toBeHidden()
  await expect(page.getByRole('button', { name: 'Change emoji 🚀' })).toBeFocused()
  await page.getByLabel('Language').selectOption({ label: 'German' })
  await page.getByRole('region', { name: 'General' }).getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('General settings saved')).toBeVisible()
  await expect(page.getByRole('treeitem', { name: 'Operations' })).toContainText('🚀')
  expect(await read(api, space)).toMatchObject({
    ...{ title: 'Operations', description: 'Launches and landings' },
    ...{ emoji: '1f680', language: 'de' },
  })
  await page.goto(`/o/${org}/s/${space}`)
  await expect(page.getByText('Launches and landings')).toBeVisible()
})

test('requires change requests for space rules, and rejects an incomplete rule', async ({
  page,
  service,
  api,
}) => {
  const org = await signIn(page, service)
  const space = await newSpace(api, org, 'Ruled')
  await page.goto(`/o/${org}/s/${space}/settings`)
  const save = page.getByRole('region', { name: 'Editing' }).getByRole('button', { name: 'Save' })
  await page.getByLabel('Direct edits and change requests').check()
  await page.getByLabel('Space rules').check()
  await expect(save).toHaveAttribute('aria-disabled', 'true')
  await page.getByLabel('Change requests only').check()
  await page.getByLabel('Add a rule').selectOption({ label: 'At least one reviewer has approved' })
  await page.getByLabel('Add a rule').selectOption({ label: 'A custom condition is met' })
  await expect(page.getByText('Write the condition.')).toBeVisible()
  await expect(save).toHaveAttribute('aria-disabled', 'true')
  await page.getByRole('button', { name: 'Remove: A custom condition is met' }).click()
  await save.click()
  await expect(page.getByText('Editing settings saved')).toBeVisible()
  expect(await read(api, space)).toMatchObject({
    editMode: 'locked',
    mergeRules: { type: 'rules', rules: [{ rule: 'require_at_least_one_approved_review' }] },
  })
  await page.getByLabel('Default level').selectOption({ label: 'Read' })
  await page.getByRole('region', { name: 'Default access' }).getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Default level saved')).toBeVisible()
  expect(await read(api, space)).toMatchObject({
    defaultLevel: 'read',
    defaultLevelSource: { kind: 'space', id: space },
  })
})

test('exports a space as an archive', async ({ page, service, api }) => {
  const org = await signIn(page, service)
  const space = await newSpace(api, org, 'To take away')
  await page.goto(`/o/${org}/s/${space}/settings`)
  await page.getByRole('button', { name: 'Create zip archive' }).click()
  const link = page.getByRole('link', { name: 'Download archive' })
  await expect(link).toBeVisible({ timeout: 15_000 })
  const downloading = page.waitForEvent('download')
  await link.click()
  expect((await downloading).suggestedFilename()).toBe('To take away.zip')
})

test('opens a whole space as a PDF', async ({ page, context, service, api }) => {
  const org = await signIn(page, service)
  const space = await newSpace(api, org, 'To print')
  await page.goto(`/o/${org}/s/${space}`)
  await page.getByRole('main').getByRole('button', { name: 'Actions for To print' }).click()
  const opening = context.waitForEvent('page')
  await page.getByRole('menuitem', { name: 'Export as PDF' }).click()
  const tab = await opening
  await tab.waitForURL(/\/pdf\/\w+\?/)
  await expect
    .poll(async () => (await page.request.get(tab.url())).headers()['content-type'], { timeout: 20_000 })
    .toBe('application/pdf')
})

test('administrators see who changed the settings of a section, and find it in the audit log', async ({
  page,
  service,
  api,
}) => {
  const org = await signIn(page, service)
  const space = await newSpace(api, org, 'Ledger')
  await page.goto(`/o/${org}/s/${space}/settings`)
  const general = page.getByRole('region', { name: 'General' })
  const editing = page.getByRole('region', { name: 'Editing' })
  await page.getByLabel('Description').fill('What was counted')
  await general.getByRole('button', { name: 'Save' }).click()
  await expect(general.getByText(/Changed by .+ (now|ago)/)).toBeVisible()
  await expect(editing.getByText(/Changed by/)).toHaveCount(0)
  await general.getByRole('link', { name: 'View history' }).click()
  await expect(page.getByRole('button', { name: 'About Ledger' })).toBeVisible()

  for (const title of ['Renamed', 'My organization']) await api('PATCH', `/v1/orgs/${org}`, { title })
  await page.goto(`/o/${org}/settings/general`)
  await expect(page.getByRole('region', { name: 'General' }).getByText(/Changed by/)).toBeVisible()
})
