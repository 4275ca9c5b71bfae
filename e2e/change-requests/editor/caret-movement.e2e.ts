import { caret, expect, test, text, writing } from './editor-page.ts'

const table = '| A | B |\n| --- | --- |\n| 1 | |\n| 2 | two |'

test('arrow keys leave a table in each direction, and Tab stays in it', async ({ page, api, service }) => {
  const { markdown } = await writing(page, api, service, 'Edges', `Before.\n\n${table}`)
  // A cell that is missing from the document can be edited.
  await text(page).getByText('B', { exact: true }).click()
  await caret(page, 'End')
  await caret(page, 'ArrowDown')
  await page.keyboard.type('one')
  await caret(page, 'ArrowUp')
  await caret(page, 'ArrowUp')
  await caret(page, 'End')
  await page.keyboard.type(' More.')
  await expect.poll(markdown).toMatch(/^Before\. More\.\n\n\| A +\| B +\|\n[^\n]*\n\| 1 +\| one +\|\n/)
  await text(page).getByText('two', { exact: true }).click()
  await caret(page, 'End')
  await caret(page, 'ArrowDown')
  await page.keyboard.type('After.')
  await expect.poll(markdown).toMatch(/two +\|\n\nAfter\.$/)
  await text(page).getByText('A', { exact: true }).click()
  await caret(page, 'Home')
  await caret(page, 'Shift+Tab')
  await expect(text(page)).toBeFocused()
  await page.keyboard.type('First ')
  await expect.poll(markdown).toContain('| First A |')

  // Backspace twice from the line after it: the first selects it, the second deletes it.
  await text(page).getByText('After.').click()
  await caret(page, 'Home')
  await caret(page, 'Backspace')
  await expect.poll(markdown).toContain('| First A |')
  await caret(page, 'Backspace')
  await expect.poll(markdown).toBe('Before. More.\n\nAfter.')
  await caret(page, 'Control+z')
  await expect.poll(markdown).toContain('| First A |')

  // Typing on a block without text that was reached with the arrow keys does not overwrite it.
  await text(page).getByText('After.').click()
  await caret(page, 'Home')
  await caret(page, 'Enter')
  await caret(page, 'ArrowUp')
  await page.keyboard.type('---')
  await caret(page, 'ArrowUp')
  await page.keyboard.type('Between.')
  await expect.poll(markdown).toContain('\n\n***\n\nBetween.')
})

test('copied cells are pasted into other cells, and titles take one line of pasted text', async ({
  page,
  api,
  service,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: service.url })
  const { markdown, paste } = await writing(page, api, service, 'Copied cells', `${table}\n\nEnd.`)
  await text(page).getByText('two', { exact: true }).click()
  await caret(page, 'Home')
  // The cell selection extends from the cell with the caret.
  await caret(page, 'Shift+ArrowLeft')
  await caret(page, 'Shift+ArrowUp')
  await expect(text(page).locator('.selectedCell')).toHaveCount(4)
  await caret(page, 'Control+c')
  await text(page).getByText('End.').click()
  await caret(page, 'End')
  await caret(page, 'Enter')
  await caret(page, 'Control+v')
  await expect.poll(markdown).toMatch(/End\.\n\n\| +\| +\|\n[^\n]*\n\| 1 +\| +\|\n\| 2 +\| two +\|/)
  await text(page).locator('table').first().getByText('1', { exact: true }).click()
  await caret(page, 'Control+v')
  await expect(text(page).locator('table')).toHaveCount(2)

  await text(page).getByText('A', { exact: true }).click()
  await caret(page, 'End')
  await page.keyboard.type(' and ')
  await paste({ 'text/plain': '**more**\n\n* words' })
  await expect.poll(markdown).toMatch(/^\| A and more words \| B +\|/)
})

test('a table is typed as Markdown, and left with Enter in an empty row', async ({ page, api, service }) => {
  const { markdown } = await writing(page, api, service, 'Typed table', 'Ships')
  await text(page).getByText('Ships').click()
  await caret(page, 'End')
  for (const line of ['', '| Ship | Length |', '| --- | ---: |', '| Fram | 39 m |', '| Gjøa | 21 m |', '']) {
    await page.keyboard.type(line)
    await caret(page, 'Enter')
  }
  await page.keyboard.type('Both are in Oslo.')
  await expect
    .poll(markdown)
    .toMatch(
      /^Ships\n\n\| Ship +\| Length +\|\n[^\n]*-:[^\n]*\n\| Fram[^\n]*\n\| Gjøa[^\n]*\n\nBoth are in Oslo\.$/,
    )
})
