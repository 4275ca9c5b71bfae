import { AxeBuilder } from '@axe-core/playwright'
import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'

/** WCAG 2.2 A and AA, and what is good practice beyond them. */
const rules = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice']

/**
 * What axe finds on the screen that stands open, in the theme that is asked for: one sentence for each rule that is
 * broken, without what stands in frames. `only`: those rules alone. Waits until skeletons are gone and colours have passed over.
 */
export const screenFaults = async (
  page: Page,
  colorScheme: 'light' | 'dark',
  only?: readonly string[],
): Promise<string[]> => {
  await expect(page.locator('main').getByText(/\S/).first()).toBeVisible()
  // Skeletons are gone: what is looked at is the screen.
  await expect(page.locator('.animate-wait')).toHaveCount(0)
  // Without motion: a colour on its way from one theme to the other is neither's.
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
  // Colours pass over even then, one frame for each depth of what inherits them.
  await page.evaluate(
    () =>
      new Promise((drawn) => {
        requestAnimationFrame(() => requestAnimationFrame(drawn))
      }),
  )
  await expect
    .poll(() =>
      page.evaluate(() => document.getAnimations().filter((one) => one instanceof CSSTransition).length),
    )
    .toBe(0)
  // What stands in a frame is a document of its own, with landmarks of its own, and is looked at by itself. Only when
  // axe looks at the page in one go (its legacy mode) does it leave frames out.
  const axe = new AxeBuilder({ page }).options({ iframes: false }).setLegacyMode()
  const { violations } = await (only === undefined ? axe.withTags(rules) : axe.withRules([...only])).analyze()
  return violations.map(
    ({ id, nodes }) => `${colorScheme}: ${id} at ${nodes.map(({ html }) => html.slice(0, 120)).join(' ')}`,
  )
}
