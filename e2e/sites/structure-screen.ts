/** Helpers for the structure screen of a site. */
import type { Page } from '@playwright/test'

/** The tree of the structure editor. */
const structureTree = (page: Page) => page.getByRole('tree', { name: 'Site structure' })
export const structureRow = (page: Page, name: string) =>
  structureTree(page).getByRole('treeitem', { name }).first()
/** The bar with unpublished changes. */
export const pendingBar = (page: Page) => page.getByRole('region', { name: 'Unpublished changes' })

/** Moves to a row by keyboard. */
export const focusRow = async (page: Page, name: string): Promise<void> => {
  await structureTree(page).focus()
  await page.keyboard.press('Home')
  const id = await structureRow(page, name).getAttribute('id')
  for (let step = 0; step < 30; step += 1) {
    if ((await structureTree(page).getAttribute('aria-activedescendant')) === id) return
    await page.keyboard.press('ArrowDown')
  }
  throw new Error(`${name} was not reached with the keyboard`)
}
