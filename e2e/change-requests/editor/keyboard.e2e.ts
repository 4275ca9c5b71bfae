import type { Page } from '@playwright/test'
import { faultsIn } from '../../accessibility-faults.ts'
import { tabTo } from '../../tab-to.ts'
import { caret, expect, test, text, writing } from './editor-page.ts'

/** An open menu traps the focus, so the hidden content behind it is not checked. */
const faults = (page: Page, parts = ['main', '[role=dialog]']) => faultsIn(page, parts)
const option = (page: Page, name: RegExp) => page.getByRole('option', { name, selected: true })
/** Inserts a block by name from the slash menu. */
const insert = async (page: Page, typed: string, name: RegExp): Promise<void> => {
  await page.keyboard.type(`/${typed}`)
  await expect(option(page, name)).toBeVisible()
  await page.keyboard.press('Enter')
}

test('a whole page is written and proposed with the keyboard alone', async ({ page, api, service }) => {
  const { markdown } = await writing(page, api, service, 'By keys', 'First.')
  const title = page.getByRole('textbox', { name: 'Title' })
  await tabTo(page, title)
  await page.keyboard.press('Control+a')
  await page.keyboard.type('The harbour')
  await page.keyboard.press('Enter')
  await tabTo(page, text(page))
  await caret(page, 'Control+End')
  await page.keyboard.press('Enter')

  // A table: Tab moves from cell to cell.
  await page.keyboard.type('/table')
  await expect(option(page, /^Table/)).toBeVisible()
  expect(await faults(page)).toEqual([])
  await page.keyboard.press('Enter')
  await expect(text(page).locator('table')).toBeVisible()
  await page.keyboard.type('Ship')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Length')
  await caret(page, 'Control+End')

  await insert(page, 'tabs', /^Tabs/)
  await expect(text(page).getByLabel('Tab title').first()).toBeVisible()
  await page.keyboard.type('Inside of the tab.')
  await caret(page, 'Control+Enter')
  await page.keyboard.type('![A lighthouse](https://example.org/light.png)')
  await expect(text(page).getByText('A lighthouse')).toBeVisible()
  await page.keyboard.type('> [!WARNING] Mind the gap.')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await page.keyboard.type('See the start')
  await caret(page, 'Shift+Home')
  await page.keyboard.press('Control+k')
  await expect(page.getByLabel('Page or URL')).toBeFocused()
  expect(await faults(page)).toEqual([])
  await page.keyboard.type('harb')
  await expect(option(page, /harbour/)).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(text(page).getByRole('link', { name: 'See the start' })).toBeVisible()

  // The line moves above the warning, and its menu opens and closes.
  await page.keyboard.press('Alt+ArrowUp')
  await page.keyboard.press('Control+/')
  await expect(page.getByRole('menu')).toBeVisible()
  expect(await faults(page, ['[role=menu]'])).toEqual([])
  await page.keyboard.press('Escape')
  await expect(text(page)).toBeFocused()
  await expect.poll(markdown).toContain('Mind the gap.')
  await expect
    .poll(markdown)
    .toMatch(
      /^# The harbour\n\nFirst\.\n\n[^\n]*Ship[^\n]*Length[\s\S]*\{% tabs %\}[\s\S]*Inside of the tab\.[\s\S]*alt="A lighthouse"[\s\S]*\[See the start\]\([\s\S]*\{% hint style="warning" %\}\nMind the gap\./,
    )

  // A suggestion for the line does not change it.
  await page.keyboard.press('Control+Shift+e')
  const wording = page.getByRole('dialog', { name: 'Suggest an edit to this block' })
  await expect(wording.getByRole('textbox').first()).toBeVisible()
  expect(await faults(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(wording).toBeHidden()

  // The options open in a sheet, and Escape returns.
  await page.keyboard.press('Escape')
  await tabTo(page, page.getByRole('button', { name: 'Page options' }), 'Shift+Tab')
  await page.keyboard.press('Enter')
  const options = page.getByRole('dialog', { name: 'Page options' })
  await expect(options).toBeVisible()
  expect(await faults(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(options).toBeHidden()

  await tabTo(page, page.getByRole('button', { name: 'Draft' }), 'Shift+Tab')
  await page.keyboard.press('Enter')
  await page.getByRole('menuitem').first().press('Enter')
  await expect(page.getByRole('button', { name: 'Status: Open' })).toBeVisible()

  // In dark mode and on a phone.
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.setViewportSize({ width: 360, height: 740 })
  expect(await faults(page)).toEqual([])
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect(wide).toBeLessThanOrEqual(0)
})
