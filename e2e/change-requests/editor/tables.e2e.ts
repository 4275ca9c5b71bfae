import { caret, expect, gripOf, test, text, writing } from './editor-page.ts'

const table = '| A | B |\n| --- | --- |\n| 1 | one |\n| 2 | two |'

test('table rows and columns are added, moved, aligned and deleted without a mouse', async ({
  page,
  api,
  service,
}) => {
  const { markdown } = await writing(page, api, service, 'Rows', `${table}\n\nEnd.`)
  const menu = page.getByRole('menu')
  const act = async (name: string): Promise<void> => {
    await page.getByRole('button', { name: 'Table', exact: true }).press('Enter')
    await menu.getByRole('menuitem', { name }).press('Enter')
    await expect(menu).toBeHidden()
  }
  await text(page).getByText('one', { exact: true }).click()
  await page.keyboard.press('Alt+ArrowDown')
  await expect.poll(markdown).toMatch(/\| 2 +\| two +\|\n\| 1 +\| one +\|/)
  await page.keyboard.press('End')
  await page.keyboard.type(' more')
  await expect.poll(markdown).toMatch(/\| 2 +\| two +\|\n\| 1 +\| one more +\|/)
  await act('Move column left')
  await expect.poll(markdown).toMatch(/\| B +\| A +\|/)
  await act('Align right')
  await expect.poll(markdown).toMatch(/\| -+: \| -+ \|/)
  await expect(text(page).locator('td').first()).toHaveCSS('text-align', 'right')
  await act('Add column right')
  await act('Add row below')
  await expect(text(page).locator('tr')).toHaveCount(4)
  await expect(text(page).locator('th')).toHaveCount(3)
  await text(page).getByText('two', { exact: true }).click()
  await act('Delete row')
  await expect.poll(markdown).not.toContain('two')

  // Tab in the last cell adds a row; the header stays.
  await text(page).locator('td').last().click()
  await page.keyboard.press('Tab')
  await expect(text(page).locator('tr')).toHaveCount(4)
  await text(page).locator('th').first().click()
  await page.getByRole('button', { name: 'Table', exact: true }).press('Enter')
  await expect(menu.getByRole('menuitem', { name: 'Delete row' })).toHaveAttribute('aria-disabled', 'true')
})

test('a row and a column are dragged by their grips, and a column is resized', async ({
  page,
  api,
  service,
}) => {
  const { markdown } = await writing(page, api, service, 'Dragged', table)
  await text(page).getByText('one', { exact: true }).click()
  const row = await gripOf(page.getByRole('button', { name: 'Move or change this row' }))
  const two = await gripOf(text(page).getByText('two', { exact: true }))
  await page.mouse.move(row.x, row.y)
  await page.mouse.down()
  await page.mouse.move(row.x, two.y, { steps: 5 })
  await page.mouse.up()
  await expect.poll(markdown).toMatch(/\| 2 +\| two +\|\n\| 1 +\| one +\|/)

  await text(page).getByText('one', { exact: true }).click()
  const column = await gripOf(page.getByRole('button', { name: 'Move or change this column' }))
  const first = await gripOf(text(page).locator('th').first())
  await page.mouse.move(column.x, column.y)
  await page.mouse.down()
  await page.mouse.move(first.x, column.y, { steps: 5 })
  await page.mouse.up()
  await expect.poll(markdown).toMatch(/\| B +\| A +\|/)

  const border = await text(page).locator('td').first().boundingBox()
  if (border === null) throw new Error('There is no cell.')
  const edge = { x: border.x + border.width - 1, y: border.y + 10 }
  await page.mouse.move(edge.x - 4, edge.y)
  await page.mouse.move(edge.x, edge.y, { steps: 3 })
  await page.mouse.down()
  await page.mouse.move(edge.x - 120, edge.y, { steps: 5 })
  await page.mouse.up()
  await expect.poll(markdown).toMatch(/<th width="\d+"/)
})

test('cells from a spreadsheet fill the table from the caret on, and it grows', async ({
  page,
  api,
  service,
}) => {
  const { markdown, paste } = await writing(page, api, service, 'Cells', `${table}\n\nEnd.`)
  await text(page).getByText('2', { exact: true }).click()
  await paste({ 'text/plain': 'x\ty\r\nz\tw\r\n' })
  await expect.poll(markdown).toMatch(/\| 1 +\| one +\|\n\| x +\| y +\|\n\| z +\| w +\|/)
  await text(page).locator('th').first().click()
  await paste({
    'text/html': '<table><tr><td>One</td><td>Two</td></tr><tr><td><b>in</b></td><td>out</td></tr></table>',
  })
  await expect.poll(markdown).toMatch(/\| One +\| Two +\|[^]*\| \*\*in\*\* +\| out +\|/)
  // Pasted elsewhere, it becomes a new table.
  await text(page).getByText('End.').click()
  await caret(page, 'End')
  await page.keyboard.press('Enter')
  await paste({ 'text/plain': 'p\tq\r\nr\ts' })
  await expect.poll(markdown).toMatch(/\| p +\| q +\|\n\| -+ \| -+ \|\n\| r +\| s +\|/)
})

test('tabs are renamed in place, and added, moved and removed from the grip', async ({
  page,
  api,
  service,
}) => {
  const tabs =
    '{% tabs %}\n{% tab title="A" %}\nIn a.\n{% endtab %}\n\n{% tab title="B" %}\nIn b.\n{% endtab %}\n{% endtabs %}'
  const { markdown } = await writing(page, api, service, 'Tabs', `${tabs}\n\nEnd.`)
  await text(page).getByLabel('Tab title').first().fill('First')
  await expect.poll(markdown).toContain('{% tab title="First" %}')
  await page.keyboard.press('Enter')
  await page.keyboard.type('Then ')
  await expect.poll(markdown).toContain('Then In a.')
  const menu = page.getByRole('menu')
  const act = async (name: string): Promise<void> => {
    await page.keyboard.press('Control+/')
    await menu.getByRole('menuitem', { name: 'Select the enclosing tab' }).press('Enter')
    await expect(menu).toBeHidden()
    await page.keyboard.press('Control+/')
    await menu.getByRole('menuitem', { name }).press('Enter')
    await expect(menu).toBeHidden()
  }
  await act('Move down')
  await expect.poll(markdown).toMatch(/title="B"[^]*title="First"/)
  await text(page).getByText('In b.').click()
  await act('Add tab below')
  await expect.poll(markdown).toMatch(/title="B"[^]*title="New tab"[^]*title="First"/)
  await text(page).getByText('In b.').click()
  await act('Delete')
  await expect.poll(markdown).not.toContain('In b.')
})
