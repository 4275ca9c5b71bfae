import { secondPerson } from '../second-person.ts'
import { done, expect, signIn, test } from '../fixtures.ts'
import { underDiscussion } from './discussed-change.ts'

test('two people discuss live, and each keeps their unfinished text', async ({
  page,
  browser,
  api,
  service,
}) => {
  const { org, at } = await underDiscussion(api, 'Harbour')
  const noor = await secondPerson(browser, service, org, 'Noor')
  await signIn(page, service)
  await page.goto(at)
  await noor.goto(at)
  await expect(page.getByText('No comments yet')).toBeVisible()
  await expect(noor.getByText('No comments yet')).toBeVisible()

  // Noor is in the middle of a sentence.
  const half = noor.getByLabel('Comment on this change request')
  await half.pressSequentially('I wonder whether')

  // A mention is selected and sent by keyboard alone.
  await page.keyboard.press('c')
  const words = page.getByLabel('Comment on this change request')
  await expect(words).toBeFocused()
  await words.pressSequentially('Is it always this port, @noo')
  await expect(page.getByRole('option', { name: /Noor/ })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(words).toHaveValue('Is it always this port, @Noor ')
  await words.pressSequentially('?')
  await page.keyboard.press('ControlOrMeta+Enter')
  await expect(words).toHaveValue('')

  const thread = noor.getByRole('article', { name: /Thread by/ })
  await expect(thread.getByText('@Noor')).toBeVisible()
  await expect(half).toBeFocused()
  await half.pressSequentially(' it is.')
  await expect(half).toHaveValue('I wonder whether it is.')
  await expect(noor.getByRole('link', { name: /Mentions me 1/ })).toBeVisible()

  // Noor replies; the reaction and the reply arrive without a reload.
  await thread.getByRole('button', { name: 'Reply' }).click()
  await thread.getByLabel('Reply').fill('Unless PORT is set.')
  await thread.getByRole('button', { name: 'Reply' }).click()
  await thread.getByRole('button', { name: 'React' }).first().click()
  await noor.getByRole('menuitem', { name: /Agree/ }).click()
  const seen = page.getByRole('article', { name: /Thread by/ })
  await expect(seen.getByText('Unless PORT is set.')).toBeVisible()
  await expect(seen.getByRole('button', { name: '👍 1' })).toBeVisible()

  // The thread is assigned to Noor, who resolves it.
  await seen.getByRole('button', { name: 'Assign' }).click()
  await page.getByRole('combobox', { name: 'Name' }).fill('noor')
  await expect(page.getByRole('listbox').getByRole('option')).toHaveCount(1)
  await page.keyboard.press('Enter')
  await expect(seen.getByRole('button', { name: 'Assigned to Noor' })).toBeVisible()
  await noor.getByRole('link', { name: /Assigned to me 1/ }).click()
  await expect(noor).toHaveURL(/threads=assigned/)
  await thread.getByRole('button', { name: 'Resolve' }).click()
  await expect(page.getByRole('link', { name: /^Open 0/ })).toBeVisible()
  await page.getByRole('link', { name: /Resolved 1/ }).click()
  await expect(page.getByText('by Noor', { exact: false })).toBeVisible()
  await noor.context().close()
})

test('typed text survives a lost connection and a reload', async ({ page, context, api, service }) => {
  const { at, threads } = await underDiscussion(api, 'Tunnel')
  await signIn(page, service)
  await page.goto(at)
  const words = page.getByLabel('Comment on this change request')
  await words.fill('Said in a tunnel.')
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Comment', exact: true }).click()
  await expect(page.getByRole('alert').getByText('What you typed is still here.')).toBeVisible()
  await expect(words).toHaveValue('Said in a tunnel.')
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('article', { name: /Thread by/ }).getByText('Said in a tunnel.')).toBeVisible()
  const { count } = await done<{ count: number }>(api, 'GET', threads)
  expect(count).toBe(1)

  const thread = page.getByRole('article', { name: /Thread by/ })
  await thread.getByRole('button', { name: 'Reply' }).click()
  await thread.getByLabel('Reply').fill('Not sent yet')
  await page.reload()
  await thread.getByRole('button', { name: /Continue reply/ }).click()
  await expect(thread.getByLabel('Reply')).toHaveValue('Not sent yet')
})

test('a thread shows its quoted text, and when that changed or was deleted', async ({
  page,
  api,
  service,
}) => {
  const { at, ports, blocks, say, write } = await underDiscussion(api, 'Anchor')
  const { id } = await say({
    page: ports,
    node: blocks[0],
    quote: { text: 'port 4000' },
    body: { markdown: 'Always?' },
  })
  await signIn(page, service)
  await page.goto(`${at}?comment=${id}`)
  const thread = page.getByRole('article', { name: /Thread by/ })
  await expect(thread).toBeFocused()
  await expect(thread.getByRole('link', { name: 'Ports' })).toBeVisible()
  await expect(thread.getByText('port 4000')).toBeVisible()
  await expect(thread.getByText('Text has changed')).toHaveCount(0)
  await write([
    { operation: 'update_page', page: ports, document: { markdown: 'It listens somewhere.\n\nThe end.' } },
  ])
  await expect(thread.getByText('Text has changed')).toBeVisible()
  await write([{ operation: 'delete_page', page: ports }])
  await expect(thread.getByText('No longer exists')).toBeVisible()
  await expect(thread.getByText('Ports')).toBeVisible()
  await write([{ operation: 'revert_page', page: ports }])
  await expect(thread.getByText('No longer exists')).toHaveCount(0)
})

test('suggestions are accepted by another person, one by one and all together', async ({
  page,
  browser,
  api,
  service,
}) => {
  const { org, space, ports, blocks, change, at } = await underDiscussion(api, 'Wording')
  const ines = await secondPerson(browser, service, org, 'Ines')
  const suggest = async (node: string | undefined, markdown: string) => {
    const answer = await ines.request.post(`/v1/spaces/${space}/change-requests/${change.id}/suggestions`, {
      data: { page: ports, node, replacement: { markdown } },
      headers: { origin: service.url },
    })
    expect(answer.status()).toBe(201)
  }
  await signIn(page, service)
  await page.goto(at)
  await expect(page.getByText('No comments yet')).toBeVisible()
  await suggest(blocks[0], 'It listens on port 4000 unless told otherwise.')
  const card = page.getByRole('region', { name: 'Suggestion by Ines' })
  await expect(card.getByText('unless told otherwise')).toBeVisible()
  await ines.goto(at)
  const own = ines.getByRole('region', { name: 'Suggestion by Ines' })
  await expect(own).toBeVisible()
  await card.getByRole('button', { name: 'Accept' }).click()
  await expect(page.getByText('No comments yet')).toHaveCount(0)
  const read = async () => {
    const { markdown } = await done<{ markdown: string }>(
      api,
      'GET',
      `/spaces/${space}/change-requests/${change.id}/content/page/${ports}?format=markdown`,
    )
    return markdown
  }
  await expect.poll(read).toContain('unless told otherwise')
  // It is resolved on the other screen too.
  await expect(ines.getByRole('link', { name: /^Open 0/ })).toBeVisible()

  await suggest(blocks[0], 'It listens on port 4000.')
  await suggest(blocks[1], 'This is the end.')
  await page.getByRole('button', { name: 'Accept 2 suggestions' }).click()
  const asking = page.getByRole('alertdialog')
  await expect(asking).toContainText('applied together as one revision')
  await asking.getByRole('button', { name: 'Accept 2 suggestions' }).click()
  await expect(asking).toHaveCount(0)
  expect(await read()).toContain('This is the end.')
  await ines.context().close()
})

test('a long discussion is virtualized, navigated by keys and resolved after the merge', async ({
  page,
  api,
  service,
}) => {
  const { at, say, space, change } = await underDiscussion(api, 'Parliament')
  for (let count = 1; count <= 90; count += 1) await say({ body: { markdown: `Speech ${count}.` } })
  const last = await say({ body: { markdown: 'The last word.' } })
  await signIn(page, service)
  await page.goto(at)
  await expect(page.getByRole('link', { name: /Open 91/ })).toBeVisible()
  const threads = page.getByRole('article', { name: /Thread by/ })
  await expect(threads.first()).toBeVisible()
  expect(await threads.count()).toBeLessThan(60)
  await page.keyboard.press('N')
  await expect(threads.filter({ hasText: 'Speech 1.' })).toBeFocused()
  await page.keyboard.press('N')
  await expect(threads.filter({ hasText: 'Speech 2.' })).toBeFocused()
  await page.keyboard.press('P')
  await expect(threads.filter({ hasText: 'Speech 1.' })).toBeFocused()

  // A link scrolls to the last one, wherever it is.
  await page.goto(`${at}?comment=${last.id}`)
  await expect(threads.filter({ hasText: 'The last word.' })).toBeInViewport()
  await page.getByLabel('Sort by', { exact: true }).selectOption('Newest first')
  await expect(page).toHaveURL(/order=newest/)

  await done(api, 'POST', `/spaces/${space}/change-requests/${change.id}/merge`)
  await page.getByRole('button', { name: 'Resolve 91 threads' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Resolve 91 threads' }).click()
  await expect(page.getByRole('link', { name: /Open 0/ })).toBeVisible({ timeout: 60_000 })
})
