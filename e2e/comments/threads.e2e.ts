import { done, expect, signIn, test } from '../fixtures.ts'
import { blockKeys, openSpace, rewritePage } from '../open-change.ts'

test('an unsent reply to a deleted thread is kept and can start a new thread', async ({
  page,
  api,
  service,
}) => {
  const { pages, propose } = await openSpace(api, 'Deleted threads', { Ports: 'It listens on port 4000.' })
  const [ports] = pages
  const change = await propose('Say more', [rewritePage(ports, 'It listens on port 4000 at first.')])
  const [block] = await blockKeys(api, change.at, ports)
  const say = (body: Record<string, unknown>) =>
    done<{ id: string }>(api, 'POST', `${change.at}/comments`, body)
  const thread = await say({ page: ports, node: block, body: { markdown: 'Always?' } })
  await signIn(page, service)

  // While a user is replying, next to the diff.
  await page.goto(`${change.screen}/diff/${ports}`)
  const seen = page.getByRole('article', { name: /Thread by/ })
  await seen.getByRole('button', { name: 'Reply' }).click()
  await seen.getByLabel('Reply').fill('Unless PORT is set.')
  await done(api, 'DELETE', `${change.at}/comments/${thread.id}`)
  await expect(seen).toHaveCount(0)
  await page.getByRole('button', { name: 'Show reply' }).click()
  const lost = page.getByRole('region', { name: 'Unsent reply to a deleted thread' })
  await expect(lost).toBeInViewport()
  await expect(lost.getByText('Unless PORT is set.')).toBeVisible()

  // It survives the reload, and is in the discussion too.
  await page.goto(`${change.screen}/discussion`)
  await expect(lost.getByText('Unless PORT is set.')).toBeVisible()
  await lost.getByRole('button', { name: 'Start a new thread' }).click()
  const words = lost.getByRole('textbox', { name: 'New thread on this page' })
  await expect(words).toHaveValue('Unless PORT is set.')
  await words.press('ControlOrMeta+Enter')
  await expect(lost).toHaveCount(0)
  const begun = page.getByRole('article', { name: /Thread by/ })
  await expect(begun.getByText('Unless PORT is set.')).toBeVisible()
  await expect(begun.getByRole('link', { name: 'Ports' })).toBeVisible()
  await page.reload()
  await expect(begun).toBeVisible()
  await expect(lost).toHaveCount(0)
})

test('the thread panel is filtered by page, and the URL keeps the filter', async ({ page, api, service }) => {
  const { pages, propose } = await openSpace(api, 'Narrow threads', { Mast: 'Of oak.', Sail: 'Of linen.' })
  const change = await propose('Other stuff', [
    rewritePage(pages[0], 'Of pine.'),
    rewritePage(pages[1], 'Of hemp.'),
  ])
  for (const [at, words] of [
    [pages[0], 'Is pine enough?'],
    [pages[1], 'Hemp rots.'],
  ])
    await done(api, 'POST', `${change.at}/comments`, { page: at, body: { markdown: words } })
  await signIn(page, service)
  await page.goto(`${change.screen}/diff?threads=open`)
  const panel = page.getByRole('region', { name: 'Threads', exact: true })
  const rows = panel.getByRole('list', { name: 'Filtered threads' }).getByRole('listitem')
  await expect(rows).toHaveCount(2)
  await panel.getByLabel('Page').selectOption('Sail')
  await expect(rows).toHaveText(/Hemp rots/)
  await expect(page).toHaveURL(new RegExp(`about=${pages[1]}`))
  // Shortcuts navigate the visible threads.
  await page.keyboard.press('Shift+N')
  await expect(page).toHaveURL(new RegExp(`/diff/${pages[1]}.*about=${pages[1]}`))
  await page.reload()
  await expect(rows).toHaveText(/Hemp rots/)
  await panel.getByLabel('Page').selectOption('All pages')
  await expect(rows).toHaveCount(2)
  await expect(page).not.toHaveURL(/about=/)
})

test('a comment on a block is turned into a suggestion with its text as the reason', async ({
  page,
  api,
  service,
}) => {
  const { pages, propose } = await openSpace(api, 'Turned threads', { Mast: 'It is of oak.\n\nThe end.' })
  const change = await propose('Pine', [rewritePage(pages[0], 'It is of pine.\n\nThe end.')])
  const [block] = await blockKeys(api, change.at, pages[0])
  await done(api, 'POST', `${change.at}/comments`, {
    page: pages[0],
    node: block,
    body: { markdown: 'Say **which** pine.' },
  })
  await signIn(page, service)
  await page.goto(`${change.screen}/diff/${pages[0]}`)

  // Without a focused block there is nothing to suggest, and the shortcut says so.
  await expect(page.getByRole('article', { name: 'Mast' })).toBeVisible()
  await page.keyboard.press('s')
  await expect(page.getByText('Select a block first')).toBeVisible()

  const thread = page.getByRole('article', { name: /Thread by/ }).filter({ hasText: 'which' })
  await thread.getByRole('button', { name: 'Turn into suggestion' }).click()
  const form = page.getByRole('form', { name: 'Suggest an edit' })
  await expect(form.getByLabel('Suggested text')).toHaveValue('It is of pine.')
  await expect(form.getByLabel('Reason')).toHaveValue('Say **which** pine.')
  // Cancelling closes the form; the typed text is kept as a draft.
  await form.getByLabel('Suggested text').fill('It is of stone pine.')
  await page.keyboard.press('Escape')
  await expect(form).toHaveCount(0)
  await thread.getByRole('button', { name: 'Turn into suggestion' }).click()
  await expect(form.getByLabel('Suggested text')).toHaveValue('It is of stone pine.')
  await form.getByRole('button', { name: 'Suggest' }).click()
  await expect(page.getByText('Suggestion sent')).toBeVisible()
  const made = page.getByRole('region', { name: /Suggestion by/ })
  await expect(made.getByText('stone', { exact: false }).first()).toBeVisible()
  await page.getByRole('button', { name: 'Resolve comment' }).click()
  await expect(thread.getByRole('button', { name: 'Turn into suggestion' })).toHaveCount(0)
  const open = () => done<{ count: number }>(api, 'GET', `${change.at}/comments?status=open`)
  await expect.poll(async () => (await open()).count).toBe(1)

  // Also on the discussion tab, below the thread.
  await done(api, 'POST', `${change.at}/comments`, {
    page: pages[0],
    node: block,
    body: { markdown: 'Or of larch?' },
  })
  await page.goto(`${change.screen}/discussion`)
  const said = page.getByRole('article', { name: /Thread by/ }).filter({ hasText: 'larch' })
  await said.getByRole('button', { name: 'Turn into suggestion' }).click()
  await expect(form.getByLabel('Reason')).toHaveValue('Or of larch?')
  await form.getByLabel('Suggested text').fill('It is of larch.')
  await form.getByRole('button', { name: 'Suggest' }).click()
  await expect(page.getByText('Suggestion sent')).toBeVisible()
  await expect(made.getByText('larch', { exact: false }).first()).toBeVisible()
  await page.getByRole('button', { name: 'Resolve comment' }).click()
  await expect(said.getByRole('button', { name: 'Turn into suggestion' })).toHaveCount(0)

  // After the merge suggestions are closed, and the shortcut says why.
  await done(api, 'POST', `${change.at}/merge`)
  await page.goto(`${change.screen}/diff/${pages[0]}`)
  await expect(page.getByRole('article', { name: 'Mast' })).toBeVisible()
  await page.keyboard.press('n')
  await page.keyboard.press('s')
  await expect(page.getByText('This change request is merged. Revert it to undo its changes.')).toBeVisible()
})
