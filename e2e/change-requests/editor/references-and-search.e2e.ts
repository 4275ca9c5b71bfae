import type { Page } from '@playwright/test'
import { faultsIn } from '../../accessibility-faults.ts'
import { done } from '../../fixtures.ts'
import { caret, expect, pictures, test, text, writing } from './editor-page.ts'

const dot = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
const picture = (name: string) => ({ name, mimeType: 'image/png', buffer: Buffer.from(dot, 'base64') })

/** Puts the caret after the last character of a line. */
const goBehind = async (page: Page, words: string): Promise<void> => {
  await text(page).getByText(words).click()
  await caret(page, 'End')
}
const option = (page: Page, name: RegExp) => page.getByRole('option', { name, selected: true })

test('a page is written with references, emoji, code and images, and text is found and replaced', async ({
  page,
  api,
  service,
}) => {
  const { markdown } = await writing(
    page,
    api,
    service,
    'Voyage',
    'The ship sails.\n\n## Stores of the ship\n\nSee the list.\n\nEnd.',
  )
  // References and emoji are inserted by their trigger characters, without leaving the keyboard.
  await goBehind(page, 'The ship sails.')
  await page.keyboard.type(' First @#stor')
  await expect(option(page, /Stores of the ship/)).toBeVisible()
  await page.keyboard.press('Enter')
  await page.keyboard.type('and :ancho')
  await expect(option(page, /anchor/)).toBeVisible()
  await page.keyboard.press('Enter')

  // The picker links the selection to a page.
  await goBehind(page, 'See the list.')
  await caret(page, 'Shift+Home')
  await page.keyboard.press('Control+k')
  await page.getByLabel('Page or URL').fill('star')
  await expect(option(page, /^Start/)).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(text(page).getByRole('link', { name: 'See the list.' })).toBeVisible()

  // A code fence creates a code block; its language is found by an alias.
  await goBehind(page, 'End.')
  await page.keyboard.press('Enter')
  await page.keyboard.type('```ts')
  await page.keyboard.press('Enter')
  await page.keyboard.type('let ship = 1')
  await page.getByRole('button', { name: 'Language: TypeScript' }).click()
  await page.keyboard.type('rs')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Language: Rust' })).toBeVisible()
  await page.getByRole('button', { name: 'Line numbers' }).click()
  await caret(page, 'Escape')

  // Two images at once: asks for the alternative text of each.
  await page.getByLabel('Files to upload').setInputFiles([picture('a.png'), picture('b.png')])
  const alt = page.getByLabel('Alt text', { exact: true })
  await expect(alt).toBeFocused()
  await expect(pictures(page)).toHaveCount(2)
  await page.keyboard.type('A harbour')
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Caption')).toBeFocused()
  await page.keyboard.type('Where the ship lies')
  await page.getByRole('button', { name: 'Next image without alt text' }).click()
  await expect(alt).toHaveValue('')
  await expect(alt).toBeFocused()
  await page.keyboard.type('A lighthouse')
  await page.keyboard.press('Enter')
  await expect.poll(markdown).toContain('A lighthouse')
  const before = await markdown()
  for (const said of [
    '[Stores of the ship](#stores-of-the-ship) and :anchor:',
    '{% code lineNumbers="true" %}\n```rust\nlet ship = 1\n```',
    'alt="A harbour"><figcaption>',
    'Where the ship lies',
  ])
    expect(before).toContain(said)

  // Replaces every "ship" with "boat"; a single undo restores all.
  await goBehind(page, 'The ship sails.')
  await page.keyboard.press('Control+f')
  const found = page.getByRole('search', { name: 'Find in page' })
  await page.keyboard.type('ship')
  await expect(found.getByRole('status')).toHaveText(/^\d of 4$/)
  await page.keyboard.press('Enter')
  await found.getByLabel('Replace with').fill('boat')
  await found.getByRole('button', { name: 'Replace all' }).click()
  await expect(found.getByRole('status')).toHaveText('4 replaced')
  await page.keyboard.press('Escape')
  await expect(text(page)).toBeFocused()
  await expect.poll(markdown).toContain('let boat = 1')
  expect(await markdown()).not.toContain('ship sails')
  await page.keyboard.press('Control+z')
  await expect.poll(markdown).toBe(before)
})

test('the editor passes accessibility checks with each of its popups open', async ({
  page,
  api,
  service,
}) => {
  await writing(
    page,
    api,
    service,
    'Popups',
    'Words with a [link](https://example.org).\n\n```js\na\n```\n\nLast.',
  )
  const faults = () => faultsIn(page, ['main', '[role=dialog]'])
  const signs = [
    { typed: ' @', list: 'People, pages and more' },
    { typed: ' :anch', list: 'Emoji' },
  ]
  for (const { typed, list } of signs) {
    // Sequential: one page.
    await goBehind(page, 'Last.')
    await page.keyboard.type(typed)
    await expect(page.getByRole('listbox', { name: list }).getByRole('option').first()).toBeVisible()
    expect(await faults()).toEqual([])
    await page.keyboard.press('Escape')
    await expect(page.getByRole('listbox', { name: list })).toBeHidden()
    for (const _ of typed) await page.keyboard.press('Backspace')
  }
  await text(page).getByRole('link', { name: 'link' }).click()
  await expect(page.getByRole('toolbar', { name: 'Link' })).toBeVisible()
  expect(await faults()).toEqual([])
  await page.getByRole('button', { name: 'Edit link' }).click()
  await expect(page.getByRole('combobox', { name: 'Page or URL' })).toBeFocused()
  expect(await faults()).toEqual([])
  await page.keyboard.press('Escape')
  // Left of the card of the link, which stays over the code.
  await text(page)
    .locator('pre')
    .click({ position: { x: 8, y: 8 } })
  await page.getByRole('button', { name: 'Language: JavaScript' }).click()
  await expect(page.getByRole('option', { name: 'Rust' })).toBeVisible()
  expect(await faults()).toEqual([])
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Keyboard shortcuts' }).click()
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible()
  expect(await faults()).toEqual([])
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Find and replace' }).click()
  await page.keyboard.type('words')
  await expect(page.getByText('1 of 1')).toBeVisible()
  expect(await faults()).toEqual([])
  await page.setViewportSize({ width: 360, height: 740 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
})

test('a writer sees who changed the page meanwhile, and can revert the change', async ({
  page,
  api,
  service,
}) => {
  const {
    change,
    page: id,
    markdown,
    keys,
  } = await writing(page, api, service, 'Logbook', 'Monday.\n\nTuesday.')
  const shown = await done<{ markdown: string }>(api, 'GET', `${change}/content/page/${id}?format=markdown`)
  await done(api, 'POST', `${change}/content`, {
    changes: [
      {
        operation: 'update_page',
        page: id,
        document: { markdown: shown.markdown.replace('Tuesday.', 'Tuesday, with rain.') },
      },
    ],
  })
  await expect(page.getByText(/changed this page/)).toBeVisible()
  await expect(text(page)).toContainText('Tuesday, with rain.')
  // Editing does not wait for the response.
  await goBehind(page, 'Monday.')
  await page.keyboard.type(' Calm.')
  await page.getByRole('button', { name: 'View change' }).click()
  const dialog = page.getByRole('dialog', { name: 'What changed' })
  await expect(dialog.getByText('with rain')).toBeVisible()
  await dialog.getByRole('button', { name: 'Revert their change' }).click()
  await expect(page.getByText(/changed this page/)).toBeHidden()
  await expect.poll(markdown).toBe('Monday. Calm.\n\nTuesday.')

  // A comment on a block is started from the text, and the caret returns there afterwards.
  await goBehind(page, 'Tuesday.')
  await page.keyboard.press('Control+Shift+m')
  const asking = page.getByRole('textbox', { name: 'Comment on this block' })
  await asking.fill('No rain at all?')
  await asking.press('Control+Enter')
  await expect(asking).toBeHidden()
  interface Said {
    readonly body: { readonly markdown: string }
    readonly target: { readonly node?: { readonly id: string } }
  }
  const { items } = await done<{ items: readonly Said[] }>(api, 'GET', `${change}/comments?format=markdown`)
  expect(items.map(({ body }) => body.markdown.trim())).toEqual(['No rain at all?'])
  expect((await keys()).at(-1)).toBe(items[0]?.target.node?.id)
})
