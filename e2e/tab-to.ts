import type { Locator, Page } from '@playwright/test'

/** Presses Tab until the element has the focus, like a keyboard user. */
export const tabTo = async (page: Page, wanted: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> => {
  for (let steps = 0; steps < 80; steps += 1) {
    // Intentionally sequential.
    if (await wanted.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press(key)
  }
  throw new Error('It is not reached by Tab.')
}
