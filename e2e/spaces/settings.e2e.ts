import { expect, signIn, test, type ApiAnswer } from '../fixtures.ts'

test.use({ scene: 'the tree of spaces: settings' })

type Api = (method: string, path: string, body?: unknown) => Promise<ApiAnswer>

const newSpace = async (api: Api, org: string, title: string): Promise<string> =>
  ((await api('POST', `/v1/orgs/${org}/spaces`, { title })).body as { id: string }).id
const read = async (api: Api, space: string) =>
  (await api('GET', `/v1/spaces/${space}`)).body as Record<string, unknown>

test('an administrator names a space, gives it a face and a language; a title that is too long is refused', async ({
  page,
  service,
  api,
}) => {
  const org = await signIn(page, service)
  const space = await newSpace(api, org, 'Draft name')
  await page.goto(`/o/${org}/s/${space}/settings`)
  const title = page.getByLabel('Title')
  await title.fill('x'.repeat(51))
  await page.getByRole('button', { name: 'Save name and face' }).click()
  await expect(title).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByText('1 characters too many')).toBeAttached()
  expect(await read(api, space)).toMatchObject({ title: 'Draft name' })

  await title.fill('Operations')
  await page.getByRole('button', { name: 'Rocket' }).click()
  await page.getByLabel('Language of the pages').selectOption({ label: 'German' })
  await page.getByRole('button', { name: 'Save name and face' }).click()
  await expect(page.getByText('The name and face are saved')).toBeVisible()
  await expect(page.getByRole('treeitem', { name: 'Operations' })).toContainText('🚀')
  expect(await read(api, space)).toMatchObject({ title: 'Operations', emoji: '1f680', language: 'de' })
})

test('rules of its own need change requests; a rule that says nothing is refused', async ({
  page,
  service,
  api,
}) => {
  const org = await signIn(page, service)
  const space = await newSpace(api, org, 'Ruled')
  await page.goto(`/o/${org}/s/${space}/settings`)
  const save = page.getByRole('button', { name: 'Save how edits come in' })
  await page.getByLabel('At once, or through change requests').check()
  await page.getByLabel('Rules of its own').check()
  await expect(save).toHaveAttribute('aria-disabled', 'true')
  await page.getByLabel('Through change requests only').check()
  await page.getByLabel('Add a rule').selectOption({ label: 'At least one review approves' })
  await page.getByLabel('Add a rule').selectOption({ label: 'A condition of your own holds' })
  await expect(page.getByText('Write the condition.')).toBeVisible()
  await expect(save).toHaveAttribute('aria-disabled', 'true')
  await page.getByRole('button', { name: 'Remove: A condition of your own holds' }).click()
  await save.click()
  await expect(page.getByText('How edits come in is saved')).toBeVisible()
  expect(await read(api, space)).toMatchObject({
    editMode: 'locked',
    mergeRules: { type: 'rules', rules: [{ rule: 'require_at_least_one_approved_review' }] },
  })
  await page.getByLabel('Default level').selectOption({ label: 'Read' })
  await page.getByRole('button', { name: 'Save the default level' }).click()
  await expect(page.getByText('The default level is saved')).toBeVisible()
  expect(await read(api, space)).toMatchObject({
    defaultLevel: 'read',
    defaultLevelSource: { kind: 'space', id: space },
  })
})

test('a space is exported as an archive that can be fetched', async ({ page, service, api }) => {
  const org = await signIn(page, service)
  const space = await newSpace(api, org, 'To take away')
  await page.goto(`/o/${org}/s/${space}/settings`)
  await page.getByRole('button', { name: 'Make a zip archive' }).click()
  const link = page.getByRole('link', { name: 'Download the archive' })
  await expect(link).toBeVisible({ timeout: 15_000 })
  const downloading = page.waitForEvent('download')
  await link.click()
  expect((await downloading).suggestedFilename()).toBe('To take away.zip')
})
