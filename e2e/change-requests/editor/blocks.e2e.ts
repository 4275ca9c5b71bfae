import type { Page } from '@playwright/test'
import { faultsIn } from '../../accessibility-faults.ts'
import { caret, expect, pictures, test, text, writing } from './editor-page.ts'

const saved = (page: Page) => expect(page.getByRole('status').filter({ hasText: /^Saved/ })).toBeVisible()

/** Inserts a block from the `/` menu at the end of the text. */
const slash = async (page: Page, name: string): Promise<void> => {
  await page.keyboard.type(`/${name}`)
  await expect(page.getByRole('option', { name, exact: true })).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Enter')
}

/** Adds a paragraph at the end and puts the caret into it. */
const newLine = async (page: Page): Promise<void> => {
  const end = text(page).locator('> p').last()
  await end.click()
  await page.keyboard.press('End')
  await page.keyboard.press('Enter')
}

test('every kind of block is inserted with the keyboard and saved', async ({ page, api, service }) => {
  const { types } = await writing(page, api, service, 'Blocks', 'End.')
  const before = text(page).getByText('End.')
  const asked: readonly (readonly [name: string, type: string, answer?: (page: Page) => Promise<void>])[] = [
    ['Heading 2', 'heading-2'],
    ['Bulleted list', 'list-unordered'],
    ['Numbered list', 'list-ordered'],
    ['Task list', 'list-tasks'],
    ['Quote', 'blockquote'],
    ['Code', 'code'],
    ['Hint', 'hint'],
    ['Table', 'table'],
    ['Divider', 'divider'],
    ['Tabs', 'tabs'],
    ['Stepper', 'stepper'],
    ['Columns', 'columns'],
    ['Expandable', 'expandable'],
    ['Cards', 'table'],
    ['Condition', 'if'],
    [
      'Embed',
      'embed',
      async () => {
        await page.getByLabel('URL').fill('https://example.org/video')
        await page.keyboard.press('Enter')
      },
    ],
    [
      'Math',
      'math',
      async () => {
        await page.getByLabel('Formula').fill('e = mc^2')
        await page.keyboard.press('Enter')
      },
    ],
    [
      'Page',
      'content-ref',
      async () => {
        await page.getByLabel('Page or URL').fill('Start')
        await page.keyboard.press('Enter')
      },
    ],
  ]
  const found: string[] = []
  for (const [name, type, answer] of asked) {
    await before.click()
    await caret(page, 'Home')
    await page.keyboard.press('Enter')
    await caret(page, 'ArrowUp')
    await slash(page, name)
    await answer?.(page)
    if (!['Divider', 'Cards', 'Embed', 'Math', 'Page'].includes(name)) await page.keyboard.type('words')
    found.push(type)
  }
  await saved(page)
  expect((await types()).filter((type) => type !== 'paragraph')).toEqual(found)
})

test('a file is uploaded at the caret and saved', async ({ page, api, service }) => {
  const { markdown } = await writing(page, api, service, 'Pictures', 'Look at this.')
  await text(page).getByText('Look at this.').click()
  await page.keyboard.press('End')
  await page.keyboard.press('Enter')
  await slash(page, 'Image')
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Upload from this computer' }).click()
  await (
    await chooser
  ).setFiles({
    name: 'dot.png',
    mimeType: 'image/png',
    buffer: Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
      'base64',
    ),
  })
  const image = pictures(page)
  await expect
    .poll(() => image.evaluate((one) => one instanceof HTMLImageElement && one.naturalWidth))
    .toBe(1)
  await image.click()
  await page.getByLabel('Alt text', { exact: true }).fill('A dot')
  await page.getByLabel('Alt text', { exact: true }).press('Enter')
  await saved(page)
  await expect.poll(markdown).toMatch(/^Look at this\.\n\n<figure><img src="[^"]*dot\.png[^"]*" alt="A dot">/)
})

test('pasted content loses scripts and styles, and pasted Markdown is converted', async ({
  page,
  api,
  service,
}) => {
  const { markdown } = await writing(page, api, service, 'Paste', 'Begin.')
  const paste = (type: string, data: string) =>
    text(page).evaluate(
      (element, [kind, what]) => {
        const transfer = new DataTransfer()
        transfer.setData(kind ?? '', what ?? '')
        element.dispatchEvent(new ClipboardEvent('paste', { clipboardData: transfer, bubbles: true }))
      },
      [type, data],
    )
  await newLine(page)
  await paste(
    'text/html',
    '<h2 style="color:red" onclick="alert(1)">Title</h2><script>alert(2)</script><p>One <b>bold</b> <a href="javascript:alert(3)">bad</a> <a href="https://example.org">good</a><img src=x onerror="alert(4)"></p><ul><li>item</li></ul>',
  )
  await newLine(page)
  await paste(
    'text/plain',
    '## Read\n\n* one\n* two\n\n{% hint style="info" %}\nHinted.\n{% endhint %}\n\nEnd.',
  )
  await saved(page)
  const written = await markdown()
  expect(written).not.toMatch(/alert|red|javascript/)
  for (const part of [
    '## Title',
    'One **bold** bad [good](https://example.org)',
    '* item',
    '## Read',
    '* one\n* two',
    '{% hint style="info" %}\nHinted.\n{% endhint %}',
  ])
    expect(written).toContain(part)
})

test('blocks are cut, pasted, moved and restored with the keyboard', async ({ page, api, service }) => {
  const { markdown } = await writing(
    page,
    api,
    service,
    'Keys',
    'First.\n\n$$\ne = mc^2\n$$\n\nSecond.\n\n```js\nlet a\n```\n\nThird.',
  )
  await text(page).getByText('First.').click()
  await page.keyboard.press('Alt+ArrowDown')
  await saved(page)
  expect(await markdown()).toMatch(/mc\^2[^]*First\.[^]*Second\./)
  await page.keyboard.press('Control+z')
  await saved(page)
  await expect.poll(markdown).toMatch(/First\.[^]*mc\^2[^]*Second\./)
  await text(page).locator('[data-block=carried]').click()
  await page.keyboard.press('Control+x')
  await expect(text(page).locator('[data-block=carried]')).toHaveCount(0)
  await text(page).getByText('Third.').click()
  await page.keyboard.press('End')
  await page.keyboard.press('Control+v')
  await expect(text(page).locator('[data-block=carried]')).toHaveCount(1)
  await expect.poll(markdown).toMatch(/Third\.[^]*mc\^2/)

  // Tab indents code; after Escape it leaves the text.
  await text(page).getByText('let a').click()
  await page.keyboard.press('Home')
  await page.keyboard.press('Tab')
  await expect(text(page).locator('pre')).toHaveText('  let a')
  await page.keyboard.press('Escape')
  await page.keyboard.press('Tab')
  await expect(text(page)).not.toBeFocused()
})

test('page options are saved as they change; a slug that is taken is refused', async ({
  page,
  api,
  service,
}) => {
  const { options: read } = await writing(page, api, service, 'Options', 'Words.')
  await page.getByRole('button', { name: 'New', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Page', exact: true }).click()
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('Untitled')
  await page.getByRole('treeitem', { name: 'Start' }).click()
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('Start')
  await page.getByRole('button', { name: 'Page options' }).click()
  const sheet = page.getByRole('dialog', { name: 'Page options' })
  await sheet.getByLabel('Slug', { exact: true }).fill('untitled')
  await expect(sheet.getByText('“Untitled” already has this slug. Choose a different one.')).toBeVisible()
  await sheet.getByRole('switch', { name: 'Hidden' }).click()
  await expect.poll(read).toMatchObject({ slug: 'start', hidden: true })
  await sheet.getByLabel('Slug', { exact: true }).fill('beginning')
  await sheet.getByLabel('Emoji').fill('🌱')
  await sheet.getByRole('switch', { name: 'Outline' }).click()
  await sheet.getByRole('button', { name: 'Add variable' }).click()
  await sheet.getByLabel('Name').fill('version')
  await sheet.getByLabel('Value').fill('3')
  await expect.poll(read).toMatchObject({
    slug: 'beginning',
    emoji: '🌱',
    layout: { outline: false, title: true },
    variables: { version: 3 },
  })
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()
  await saved(page)
})

test('the editor passes accessibility checks on a desktop and on a phone', async ({ page, api, service }) => {
  await writing(
    page,
    api,
    service,
    'For all',
    'Words with a [link](https://example.org).\n\n| A | B |\n| - | - |\n| 1 | 2 |',
  )
  const faults = () => faultsIn(page, ['main', '[role=dialog]'])
  expect(await faults()).toEqual([])
  await text(page).getByText('Words with a').click()
  await page.keyboard.press('End')
  await page.keyboard.type(' /')
  await expect(page.getByRole('listbox', { name: 'Block types' })).toBeVisible()
  expect(await faults()).toEqual([])
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Page options' }).click()
  await expect(page.getByRole('dialog', { name: 'Page options' })).toBeVisible()
  expect(await faults()).toEqual([])
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Edit as Markdown' }).click()
  await expect(page.getByRole('textbox', { name: 'Page as Markdown' })).toBeVisible()
  expect(await faults()).toEqual([])

  await page.setViewportSize({ width: 360, height: 740 })
  await page.getByRole('button', { name: 'Pages', exact: true }).click()
  await expect(page.getByRole('dialog').getByRole('treeitem', { name: 'Start' })).toBeVisible()
  expect(await faults()).toEqual([])
  await page.keyboard.press('Escape')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
})
