import type { Locator, Page } from '@playwright/test'

/** Remembers the element with the focus, and says whether it is the one of the call before. */
const hasStayed = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const holder = globalThis as { lastFocused?: Element | null }
    const stayed = holder.lastFocused === document.activeElement
    holder.lastFocused = document.activeElement
    return stayed
  })

/**
 * Presses Tab until the element has the focus, like a keyboard user. Without a toolbar the browser keeps the focus on
 * the last element of the page: from there it goes back with Shift+Tab.
 */
export const tabTo = async (page: Page, wanted: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> => {
  let direction = key
  await hasStayed(page)
  // 80 in each direction.
  for (let steps = 0; steps < 160; steps += 1) {
    // Intentionally sequential.
    if (await wanted.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press(direction)
    if (await hasStayed(page)) direction = key === 'Tab' ? 'Shift+Tab' : 'Tab'
  }
  throw new Error('It is not reached by Tab.')
}
