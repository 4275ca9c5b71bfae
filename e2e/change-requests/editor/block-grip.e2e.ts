import type { Locator, Page } from '@playwright/test'
import { caret, expect, test, text, writing } from './editor-page.ts'

const grip = (page: Page) => page.getByRole('button', { name: /^Move or change this/ })

const boxOf = async (block: Locator) => {
  const box = await block.boundingBox()
  if (box === null) throw new Error('It is not on the screen.')
  return box
}

/** Drags the block by its grip to a position on the screen. */
const drag = async (page: Page, block: Locator, to: { readonly x: number; readonly y: number }) => {
  await block.hover()
  const box = await boxOf(grip(page))
  await page.mouse.move(box.x + 12, box.y + 12)
  await page.mouse.down()
  await page.mouse.move(box.x + 14, box.y + 20)
  await page.mouse.move(to.x, to.y, { steps: 6 })
  await expect(page.locator('[data-drop-line]')).toBeVisible()
  await page.mouse.up()
  await expect(page.locator('[data-drop-line]')).toBeHidden()
}

test('a block is dragged by its grip past another one, into a hint, and out again; it stays the same block', async ({
  page,
  api,
  service,
}) => {
  const { markdown, keys } = await writing(
    page,
    api,
    service,
    'Grips',
    'First.\n\nSecond.\n\n{% hint style="info" %}\nHinted.\n{% endhint %}\n\n* one\n* two',
  )
  const before = await keys()
  const block = (words: string) => text(page).getByText(words, { exact: true })

  const second = await boxOf(block('Second.'))
  await drag(page, block('First.'), { x: second.x + 4, y: second.y + second.height - 2 })
  await expect.poll(markdown).toMatch(/^Second\.\n\nFirst\./)

  const hinted = await boxOf(block('Hinted.'))
  await drag(page, block('First.'), { x: hinted.x + 60, y: hinted.y + hinted.height - 2 })
  await expect.poll(markdown).toContain('Hinted.\n\nFirst.\n{% endhint %}')

  const two = await boxOf(block('two'))
  await drag(page, block('First.'), { x: two.x + 60, y: two.y + 3 })
  await expect.poll(markdown).toContain('* one\n* First.\n* two')

  const top = await boxOf(block('Second.'))
  await drag(page, block('First.'), { x: top.x, y: top.y + 2 })
  await expect.poll(markdown).toMatch(/^\* First\.\n\nSecond\./)
  expect((await keys()).filter((key) => before.includes(key)).toSorted()).toEqual(before.toSorted())
})

test('a block is moved, converted, copied and deleted without a mouse', async ({ page, api, service }) => {
  const { markdown, keys } = await writing(
    page,
    api,
    service,
    'Keys of blocks',
    'First.\n\n> Quoted.\n\nLast.',
  )
  const before = await keys()
  await text(page).getByText('First.').click()
  await page.keyboard.press('Alt+Shift+ArrowDown')
  await expect.poll(markdown).toBe('> First.\n>\n> Quoted.\n\nLast.')
  await page.keyboard.press('Alt+Shift+ArrowUp')
  await expect.poll(markdown).toBe('First.\n\n> Quoted.\n\nLast.')

  await page.keyboard.press('Control+/')
  const menu = page.getByRole('menu')
  await expect(menu.getByRole('menuitem', { name: 'Move up' })).toHaveAttribute('aria-disabled', 'true')
  await page.keyboard.type('Heading 2')
  await page.keyboard.press('Enter')
  await expect.poll(markdown).toMatch(/^## First\.\n/)
  await expect(text(page)).toBeFocused()
  expect(await keys()).toEqual(before)

  await page.keyboard.press('Control+/')
  await menu.getByRole('menuitem', { name: 'Duplicate' }).press('Enter')
  await expect.poll(markdown).toMatch(/^## First\.\n\n## First\.\n/)
  const [first, second] = await keys()
  expect(first).toBe(before[0])
  expect(before).not.toContain(second)
  await page.keyboard.press('Control+/')
  await menu.getByRole('menuitem', { name: 'Delete' }).press('Enter')
  await expect.poll(markdown).toBe('## First.\n\n> Quoted.\n\nLast.')

  // A container is reached from the block inside, and moves as a whole.
  await text(page).getByText('Quoted.').click()
  await page.keyboard.press('Control+/')
  await menu.getByRole('menuitem', { name: 'Select the enclosing quote' }).press('Enter')
  await expect(menu).toBeHidden()
  await expect(text(page)).toBeFocused()
  await page.keyboard.press('Alt+ArrowDown')
  await expect.poll(markdown).toBe('## First.\n\nLast.\n\n> Quoted.')
  expect(await keys()).toEqual([before[0], before[3], before[1], before[2]])
})

test('a cut block stays the same block, a copied one becomes another', async ({ page, api, service }) => {
  const { markdown, keys } = await writing(
    page,
    api,
    service,
    'Cut and copied',
    'First.\n\n> Quoted.\n\nThird.',
  )
  const before = await keys()
  const select = async (): Promise<void> => {
    await text(page).getByText('Quoted.').click()
    await page.keyboard.press('Control+/')
    await page.getByRole('menuitem', { name: 'Select the enclosing quote' }).press('Enter')
    await expect(page.getByRole('menu')).toBeHidden()
    await expect(text(page)).toBeFocused()
  }
  const paste = async (words: string): Promise<void> => {
    await text(page).getByText(words).click()
    await caret(page, 'Home')
    await page.keyboard.press('Control+v')
  }
  await select()
  await page.keyboard.press('Control+x')
  await expect(text(page).locator('blockquote')).toHaveCount(0)
  await paste('First.')
  await expect.poll(markdown).toBe('> Quoted.\n\nFirst.\n\nThird.')
  expect((await keys()).toSorted()).toEqual(before.toSorted())
  await select()
  await page.keyboard.press('Control+c')
  await paste('Third.')
  await expect.poll(markdown).toBe('> Quoted.\n\nFirst.\n\n> Quoted.\n\nThird.')
  const after = await keys()
  expect(new Set(after).size).toBe(6)
  expect(after.filter((key) => before.includes(key)).toSorted()).toEqual(before.toSorted())
})

test('a link to a block scrolls to it', async ({ page, api, service, context }) => {
  const lines = Array.from({ length: 60 }, (_, at) => `Paragraph ${at}.`).join('\n\n')
  await writing(page, api, service, 'Linked', lines)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await text(page).getByText('Paragraph 50.').click()
  await page.keyboard.press('Control+/')
  await page.getByRole('menuitem', { name: 'Copy link to this text' }).click()
  await expect(page.getByText('Link copied')).toBeVisible()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  expect(link).toMatch(/\/edit\/\w+#b-b\w{20}$/)
  const other = await context.newPage()
  await other.goto(link)
  await expect(text(other).getByText('Paragraph 50.')).toBeInViewport()
})
