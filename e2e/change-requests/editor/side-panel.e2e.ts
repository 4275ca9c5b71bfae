import type { Page } from '@playwright/test'
import { faultsIn } from '../../accessibility-faults.ts'
import { done } from '../../fixtures.ts'
import { caret, expect, test, text, writing } from './editor-page.ts'
import { secondPerson } from '../../second-person.ts'

/** Accessibility violations on the parts that these journeys cover; threads have their own journeys. */
const faults = (page: Page) => faultsIn(page, ['main'], '[data-thread]')

test('comments on a page are shown beside its text in the editor', async ({
  page,
  api,
  service,
  browser,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  const { address, markdown, change } = await writing(
    page,
    api,
    service,
    'Margin',
    'Harbour.\n\nThe ship sails on Monday.\n\n- rope\n- canvas\n\nThe end.',
  )
  const panel = page.getByRole('complementary', { name: 'Comments on this page' })
  const sign = page.getByRole('button', { name: /on this block$/ })
  await expect(sign).toHaveCount(0)

  // Text is selected by keyboard and commented on; the caret returns to the text afterwards.
  await text(page).getByText('The ship sails').click()
  await caret(page, 'Home')
  for (let word = 0; word < 2; word += 1) await caret(page, 'Control+Shift+ArrowRight')
  await page.keyboard.press('Control+Shift+m')
  const field = panel.getByRole('textbox', { name: 'Comment on the selection' })
  await expect(field).toBeFocused()
  await page.keyboard.type('Which one?')
  await page.keyboard.press('Control+Enter')
  await expect(panel.getByRole('article').getByText('Which one?')).toBeVisible()
  await expect(text(page)).toBeFocused()
  await expect(sign).toHaveCount(1)
  await expect(text(page).locator('.editor-quoted')).toHaveText('The ship')

  expect(await faults(page)).toEqual([])

  // It follows its text down the page, and is not part of the document.
  const before = await sign.boundingBox()
  await text(page).getByText('Harbour.').click()
  await caret(page, 'End')
  await page.keyboard.press('Enter')
  await page.keyboard.type('Quay.')
  await expect.poll(async () => (await sign.boundingBox())?.y ?? 0).toBeGreaterThan((before?.y ?? 0) + 20)
  await expect(text(page).locator('.editor-quoted')).toHaveText('The ship')
  await expect
    .poll(markdown)
    .toBe('Harbour.\n\nQuay.\n\nThe ship sails on Monday.\n\n* rope\n* canvas\n\nThe end.')

  // Another user comments on another block on a phone-sized screen.
  const org = new URL(page.url()).pathname.split('/')[2] ?? ''
  const other = await secondPerson(browser, service, org, 'Brigid')
  await other.setViewportSize({ width: 360, height: 740 })
  await other.goto(address)
  await text(other).getByText('canvas').click({ timeout: 20_000 })
  // Each sees the other's avatar, and neither is blocked from editing.
  await expect(page.getByRole('status').filter({ hasText: 'Brigid is editing this page' })).toBeAttached()
  const faces = other.getByRole('button', { name: /is editing this page\. Show who is editing$/ })
  await faces.click()
  await expect(other.getByRole('dialog', { name: 'Also editing this change request' })).toContainText(
    'this page',
  )
  await other.keyboard.press('Escape')
  await text(other).getByText('canvas').click()
  await other.keyboard.press('Control+Shift+m')
  const sheet = other.getByRole('dialog', { name: 'Comments on this page' })
  await sheet.getByRole('textbox', { name: 'Comment on this block' }).fill('How much of it?')
  await sheet.getByRole('button', { name: 'Comment', exact: true }).click()
  await expect(sheet.getByRole('article').getByText('How much of it?')).toBeVisible()
  await sheet.getByRole('button', { name: 'Show in text' }).last().click()
  await expect(sheet).toBeHidden()
  await expect(text(other).getByText('canvas')).toBeInViewport()
  await other.goto('/')
  await expect(page.getByRole('status').filter({ hasText: 'Brigid is editing this page' })).toHaveCount(0)
  await other.context().close()

  // It appears without a reload, opens from its marker, and leaves the margin when resolved.
  await expect(sign).toHaveCount(2)
  await sign.last().click()
  const thread = panel.getByRole('article', { name: 'Thread by Brigid' })
  await expect(thread).toHaveAttribute('data-aimed', '')
  await page.reload()
  await expect(thread).toHaveAttribute('data-aimed', '')
  await thread.getByRole('button', { name: 'Resolve' }).click()
  await panel.getByRole('button', { name: 'Close: Comments on this page' }).click()
  await expect(panel).toBeHidden()
  await expect(page.getByRole('button', { name: 'Comments on this page: 1 open' })).toBeFocused()
  await expect(sign).toHaveCount(1)
  const { items } = await done<{ items: readonly { readonly status: string }[] }>(
    api,
    'GET',
    `${change}/comments`,
  )
  expect(items.map(({ status }) => status).toSorted()).toEqual(['open', 'resolved'])
})

test('a click on quoted text shows its comment, and a commented block is marked', async ({
  page,
  api,
  service,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  const {
    markdown,
    change,
    page: id,
    keys,
  } = await writing(page, api, service, 'Spoken of', 'The anchor holds.\n\nThe tide **turns** at six.')
  const [first, second] = await keys()
  const say = (node: string | undefined, body: string, more: object = {}) =>
    done<{ id: string }>(api, 'POST', `${change}/comments`, {
      page: id,
      node,
      body: { markdown: body },
      ...more,
    })
  await say(first, 'On what ground?')
  await say(second, 'Which way?', { quote: { text: 'tide turns' } })
  await say(second, 'In the morning?', { quote: { text: 'six' } })
  await expect(text(page).locator('.editor-noted')).toHaveText('The anchor holds.')
  await expect(text(page).locator('.editor-quoted')).toHaveText(['tide ', 'turns', 'six'])

  const panel = page.getByRole('complementary', { name: 'Comments on this page' })
  const thread = (words: string) =>
    panel.getByRole('article', { name: /^Thread by/ }).filter({ hasText: words })
  await text(page).getByText('turns').click()
  await expect(thread('Which way?')).toHaveAttribute('data-aimed', '')
  await expect(thread('In the morning?')).not.toHaveAttribute('data-aimed')
  // The caret is at the click position: typed text goes there.
  await expect(text(page)).toBeFocused()
  await text(page).getByText('six').click()
  await expect(thread('In the morning?')).toHaveAttribute('data-aimed', '')
  await caret(page, 'End')
  await page.keyboard.type(' Be there.')
  await expect.poll(markdown).toBe('The anchor holds.\n\nThe tide **turns** at six. Be there.')

  // Closing the panel and clicking at the caret allows typing to continue.
  await text(page).getByText('six').click()
  await panel.getByRole('button', { name: 'Close: Comments on this page' }).click()
  await text(page).getByText('turns').click()
  await expect(panel).toBeVisible()
})

test('Markdown and its preview scroll together', async ({ page, api, service }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  const sections = Array.from({ length: 40 }, (_, at) =>
    // Their heights differ, so that only the blocks themselves determine the alignment.
    at % 3 === 0
      ? `## Part ${at}\n\n\`\`\`\n${'line\n'.repeat(at)}\`\`\``
      : `## Part ${at}\n\n${'Words. '.repeat(40)}`,
  )
  const { markdown } = await writing(page, api, service, 'Beside', sections.join('\n\n'))
  await page.keyboard.press('Control+Shift+s')
  await page.getByRole('button', { name: 'Show preview' }).click()
  const field = page.getByRole('textbox', { name: 'Page as Markdown' })
  const preview = page.getByRole('region', { name: 'Preview' })
  await expect(preview.getByRole('heading', { name: 'Part 0' })).toBeInViewport()

  // Typed text is visible; at the end of the text the preview is at its end.
  await field.focus()
  await page.keyboard.press('Control+End')
  await page.keyboard.type('\n\nThe **end**.')
  await expect(preview.getByText('The end.')).toBeInViewport()
  await expect(preview.getByRole('heading', { name: 'Part 0' })).not.toBeInViewport()
  await expect.poll(markdown).toContain('The **end**.')
  expect(await faults(page)).toEqual([])

  // And from the preview back to the start of both.
  await preview.hover()
  await page.mouse.wheel(0, -100_000)
  await expect(preview.getByRole('heading', { name: 'Part 0' })).toBeInViewport()
  await expect.poll(() => field.evaluate(({ parentElement }) => parentElement?.scrollTop)).toBe(0)

  // On a phone they are two tabs, and the choice is remembered.
  await page.setViewportSize({ width: 360, height: 740 })
  await expect(preview).toBeHidden()
  await page.getByRole('button', { name: 'Preview', exact: true }).click()
  await expect(preview).toBeVisible()
  await expect(field).toBeHidden()
})
