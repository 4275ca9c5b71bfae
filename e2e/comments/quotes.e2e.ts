import { done, expect, signIn, test } from '../fixtures.ts'
import { insertPage, openSpace } from '../open-change.ts'

test('selected text is commented on, and its highlight leads to the thread', async ({
  page,
  api,
  service,
}) => {
  const { propose } = await openSpace(api, 'Quotes')
  const change = await propose(
    'Quotes',
    [insertPage('Ports', 'It listens on **port** 4000 at first.\n\nAnother paragraph.')],
    'draft',
  )
  const [ports] = change.pages
  await signIn(page, service)
  await page.goto(`${change.screen}/diff/${ports}`)
  const text = page.getByRole('article', { name: 'Ports' }).getByText('It listens on', { exact: false })
  await expect(text).toBeVisible()
  // “port 4000” spans the end of bold text.
  await text.evaluate((block) => {
    const paragraph = block.closest('[data-key]') ?? block
    const range = document.createRange()
    const bold = paragraph.querySelector('strong')?.firstChild
    const after = paragraph.querySelector('strong')?.nextSibling
    if (bold == null || after == null) throw new Error('The paragraph has no bold word.')
    range.setStart(bold, 0)
    range.setEnd(after, 5)
    getSelection()?.removeAllRanges()
    getSelection()?.addRange(range)
  })
  await expect(page.getByRole('button', { name: 'Comment c' })).toBeVisible()
  await page.keyboard.press('c')
  const words = page.getByRole('textbox', { name: 'Comment on this block' })
  await expect(words).toBeFocused()
  await expect(page.locator('q').filter({ hasText: 'port 4000' })).toBeVisible()
  await words.fill('Always this one?')
  await page.keyboard.press('ControlOrMeta+Enter')
  const thread = page.getByRole('article', { name: /Thread by/ })
  await expect(thread.getByText('Always this one?')).toBeVisible()
  await expect(thread.getByText('port 4000')).toBeVisible()

  const { items: kept } = await done<{ items: { anchor: { state: string; quote: { text: string } } }[] }>(
    api,
    'GET',
    `${change.at}/comments`,
  )
  expect(kept[0]?.anchor).toMatchObject({ state: 'anchored', quote: { text: 'port 4000' } })
  // The highlight covers the quote, and clicking it opens the thread.
  await expect
    .poll(() => page.evaluate(() => CSS.highlights.get('comment-quotes')?.size ?? 0))
    .toBeGreaterThan(0)
  await text.getByText('port', { exact: true }).click()
  await expect(thread).toBeFocused()
})

test('a reader comments on selected text of a page, and another window shows it live', async ({
  page,
  context,
  api,
  service,
}) => {
  const { org, space, pages } = await openSpace(api, 'Readers', { Care: 'Oil it every year.\n\nDry it.' })
  await signIn(page, service)
  const at = `/o/${org}/s/${space}/p/${pages[0]}`
  const other = await context.newPage()
  await other.goto(at)
  await expect(other.getByRole('region', { name: 'Comments' })).toBeVisible()
  await page.goto(at)
  await page.getByText('Oil it every year.').click({ clickCount: 3 })
  await expect(page.getByRole('button', { name: 'Comment c' })).toBeVisible()
  await page.keyboard.press('c')
  const words = page.getByRole('textbox', { name: 'Comment on the selection' })
  await expect(words).toBeFocused()
  await words.fill('Or twice?')
  await page.keyboard.press('ControlOrMeta+Enter')
  for (const window of [page, other]) {
    const thread = window.getByRole('article', { name: /Thread by/ })
    await expect(thread.getByText('Or twice?')).toBeVisible()
    await expect(thread.getByText('Oil it every year.')).toBeVisible()
  }
  await other.getByRole('button', { name: 'Resolve' }).click()
  await expect(page.getByRole('button', { name: 'Show 1 resolved' })).toBeVisible()
})
