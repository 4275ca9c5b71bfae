import type { Locator, Page } from '@playwright/test'

/** Goes on with Tab until it has the focus, as somebody without a pointer does. */
export const tabTo = async (page: Page, wanted: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> => {
  for (let steps = 0; steps < 80; steps += 1) {
    // One step after the other is the point.
    if (await wanted.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press(key)
  }
  throw new Error('It is not reached by Tab.')
}
