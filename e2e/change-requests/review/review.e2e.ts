import { done, expect, signIn, test, type World } from '../../fixtures.ts'
import { formPadding } from '../../form-padding.ts'
import { ownOrganization } from '../../open-change.ts'

type Api = World['api']

interface Change {
  readonly id: string
  readonly number: number
}
const propose = (api: Api, space: string, subject: string) =>
  done<Change>(api, 'POST', `/spaces/${space}/change-requests`, { subject })
const write = (api: Api, space: string, change: Change, changes: readonly unknown[]) =>
  done<{ changes: { page: { id: string } }[] }>(
    api,
    'POST',
    `/spaces/${space}/change-requests/${change.id}/content?compat=false`,
    { changes },
  )
const merge = (api: Api, space: string, change: Change) =>
  done(api, 'POST', `/spaces/${space}/change-requests/${change.id}/merge`)

/** A space with two pages, and an open change request that rewrites the first one. */
const underReview = async (api: Api, title: string) => {
  const org = await ownOrganization(api)
  const { id: space } = await done<{ id: string }>(api, 'POST', `/orgs/${org}/spaces`, { title })
  const first = await propose(api, space, 'First pages')
  const made = await write(api, space, first, [
    {
      operation: 'insert_page',
      title: 'Start',
      document: { markdown: 'Run the old command now.\n\nThe second paragraph stays.' },
    },
    { operation: 'insert_page', title: 'Elsewhere', document: { markdown: 'Something else.' } },
  ])
  await merge(api, space, first)
  const [start = '', elsewhere = ''] = made.changes.map(({ page }) => page.id)
  const change = await propose(api, space, `Explain the new command of ${title}`)
  await write(api, space, change, [
    {
      operation: 'update_page',
      page: start,
      document: { markdown: 'Run the new command now.\n\nThe second paragraph stays.' },
    },
    { operation: 'insert_page', title: 'Backups', document: { markdown: 'How to make backups.' } },
  ])
  await done(api, 'PATCH', `/spaces/${space}/change-requests/${change.id}`, { status: 'open' })
  return { org, space, start, elsewhere, change, at: `/o/${org}/s/${space}/changes/${change.number}` }
}

test('a reviewer finds a change request, reads the diff, comments on a block and resolves the thread', async ({
  page,
  api,
  service,
}) => {
  const { org } = await underReview(api, 'Manual')
  await signIn(page, service)

  await page.goto(`/o/${org}/changes`)
  await page.getByRole('link', { name: 'Explain the new command of Manual' }).click()
  await expect(
    page.getByRole('heading', { level: 1, name: /Explain the new command of Manual/ }),
  ).toBeVisible()
  await page.getByRole('link', { name: 'Changes', exact: true }).click()

  const tree = page.getByRole('tree', { name: 'Changes' })
  await expect(tree.getByRole('treeitem')).toHaveCount(2)
  await tree.getByRole('treeitem', { name: /Start/ }).click()
  await page.getByRole('button', { name: 'Unified' }).click()
  const difference = page.getByRole('article', { name: 'Start' })
  await expect(difference.getByText('old', { exact: true })).toBeVisible()
  await expect(difference.getByText('new', { exact: true })).toBeVisible()
  await expect(page).toHaveURL(/\/diff\/\w+\?view=unified$/)

  await page.keyboard.press('n')
  // Like an element that loses the focus when it is rendered again.
  await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur())
  await page.keyboard.press('c')
  const words = page.getByRole('textbox', { name: 'Comment on this block' })
  // The form keeps its fields away from its border.
  expect(await formPadding(words)).toBeGreaterThanOrEqual(12)
  await words.fill('Is this the right *word*?')
  // Unsent text survives a reload.
  await page.reload()
  await page.getByRole('button', { name: 'Comment on this block' }).first().click()
  await expect(words).toHaveValue('Is this the right *word*?')
  await words.press('Control+Enter')
  const thread = difference.getByRole('article', { name: /Thread by/ })
  await expect(thread.getByText('Is this the right')).toBeVisible()

  await thread.getByRole('button', { name: 'Reply' }).click()
  await thread.getByRole('textbox', { name: 'Reply' }).fill('It is.')
  await thread.getByRole('button', { name: 'Reply' }).click()
  await expect(thread.getByText('It is.')).toBeVisible()
  await thread.getByRole('button', { name: 'Resolve' }).click()
  await expect(thread).toHaveCount(0)

  await page.getByRole('link', { name: /^Discussion/ }).click()
  await expect(page.getByRole('link', { name: /^Open 0/ })).toBeVisible()
  await page.getByRole('link', { name: /^Resolved/ }).click()
  await expect(page.getByRole('article', { name: /Thread by/ })).toContainText('Resolved')
})

test('a change request is updated after another merge, merged and reverted', async ({
  page,
  api,
  service,
}) => {
  const { space, elsewhere, change, at } = await underReview(api, 'Guide')
  const other = await propose(api, space, 'Another page')
  await write(api, space, other, [
    { operation: 'update_page', page: elsewhere, document: { markdown: 'Something quite else.' } },
  ])
  await merge(api, space, other)
  await signIn(page, service)
  await page.goto(at)

  await expect(page.getByText('Updating brings in 1 changed page.')).toBeVisible()
  await page.getByRole('button', { name: 'Update from main' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Update', exact: true }).click()
  await expect(page.getByText('Main has changed since the last update.')).toHaveCount(0)

  await page.getByRole('button', { name: 'Merge', exact: true }).click()
  const sheet = page.getByRole('alertdialog')
  await expect(sheet).toContainText('1 new page and 1 changed page')
  await sheet.getByRole('button', { name: /^Merge/ }).click()
  await expect(page.getByText(/^Merged by/)).toBeVisible()

  await page.getByRole('button', { name: 'Revert' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Create revert' }).click()
  await expect(page.getByRole('heading', { level: 1, name: `#${change.number + 2}` })).toBeVisible()
  // It opens at its changes and names what it reverts.
  await expect(page).toHaveURL(/\/diff$/)
  await expect(page.getByText(/^Reverts/).getByRole('link', { name: `#${change.number}` })).toBeVisible()
  await expect(page.getByRole('treeitem', { name: /Backups/ })).toBeVisible()
  await page.getByRole('button', { name: 'Merge', exact: true }).click()
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: /^Merge/ })
    .click()
  await expect(page.getByText(/^Merged by/)).toBeVisible()
})

test('a conflict shows all three versions, is resolved with edited text and applied by the update', async ({
  page,
  api,
  service,
}) => {
  const { space, start, at } = await underReview(api, 'Handbook')
  const other = await propose(api, space, 'Another wording')
  await write(api, space, other, [
    {
      operation: 'update_page',
      page: start,
      document: { markdown: 'Execute the old command now.\n\nThe second paragraph stays.' },
    },
  ])
  await merge(api, space, other)
  await signIn(page, service)
  await page.goto(at)

  await page.getByRole('link', { name: 'Resolve 1 conflict' }).click()
  await expect(page).toHaveURL(/\/conflicts$/)
  const mergeButton = page.getByRole('button', { name: 'Merge', exact: true })
  await expect(mergeButton).toHaveAttribute('aria-disabled', 'true')
  await expect(page.getByText('0 of 1 conflict resolved.')).toBeVisible()
  for (const side of ['Run the old command now.', 'Execute the old command now.', 'Run the new command now.'])
    await expect(page.getByText(side)).toBeVisible()

  await page.getByRole('button', { name: 'Edit the result' }).click()
  const result = page.getByRole('textbox', { name: 'Result' })
  await expect(result).toHaveText('Run the new command now.')
  await result.fill('Execute the new command now.')
  await page.getByRole('button', { name: 'Use this text' }).click()
  await expect(page.getByText('Conflict resolved.')).toBeVisible()
  await page.reload()
  await expect(page.getByText('Conflict resolved.')).toBeVisible()

  await page.getByRole('button', { name: 'Update from main' }).last().click()
  await expect(page.getByText('Main has changed since the last update.')).toHaveCount(0)
  const merged = await done<{ markdown: string }>(
    api,
    'GET',
    `/spaces/${space}/change-requests/${at.split('/').at(-1) ?? ''}/content/page/${start}?format=markdown`,
  )
  expect(merged.markdown).toContain('Execute the new command now.')
})

test('activity of others appears live without disturbing a comment being typed', async ({
  page,
  api,
  service,
}) => {
  const { space, start, elsewhere, change, at } = await underReview(api, 'Almanac')
  await signIn(page, service)
  await page.goto(`${at}/diff/${start}?view=unified`)
  const difference = page.getByRole('article', { name: 'Start' })
  await expect(difference.getByText('new', { exact: true })).toBeVisible()
  await page.keyboard.press('n')
  await page.keyboard.press('c')
  const words = page.getByRole('textbox', { name: 'Comment on this block' })
  await words.pressSequentially('Half a sent')

  await done(api, 'POST', `/spaces/${space}/change-requests/${change.id}/comments`, {
    page: start,
    body: { markdown: 'Said by somebody else.' },
  })
  await expect(page.getByText('Said by somebody else.')).toBeVisible()
  await write(api, space, change, [
    {
      operation: 'update_page',
      page: start,
      document: { markdown: 'Run the brand new command now.\n\nThe second paragraph stays.' },
    },
  ])
  await expect(difference.getByText('brand new', { exact: true })).toBeVisible()
  const other = await propose(api, space, 'Main moves')
  await write(api, space, other, [
    { operation: 'update_page', page: elsewhere, document: { markdown: 'Something else again.' } },
  ])
  await merge(api, space, other)
  await expect(page.getByText('Updating brings in 1 changed page.')).toBeVisible()

  await expect(words).toBeFocused()
  await words.pressSequentially('ence.')
  await expect(words).toHaveValue('Half a sentence.')
})

test('a PDF is created only on request', async ({ page, context, api, service }) => {
  const { at } = await underReview(api, 'Atlas')
  await signIn(page, service)
  let asked = 0
  page.on('request', (request) => (asked += request.url().endsWith('/pdf') ? 1 : 0))
  await page.goto(at)
  await expect(page.getByRole('button', { name: 'Merge', exact: true })).toBeVisible()
  await page.getByRole('link', { name: 'Changes', exact: true }).click()
  await expect(page.getByRole('tree', { name: 'Changes' })).toBeVisible()
  expect(asked).toBe(0)
  const opening = context.waitForEvent('page')
  await page.getByRole('button', { name: 'PDF' }).click()
  const tab = await opening
  await tab.waitForURL(/\/pdf\/\w+\?/)
  expect(asked).toBe(1)
  await expect
    .poll(async () => (await page.request.get(tab.url())).headers()['content-type'], { timeout: 20_000 })
    .toBe('application/pdf')
})
