import { AxeBuilder } from '@axe-core/playwright'
import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'

const wcag = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa']
/** WCAG 2.2 A and AA, and axe's best practices. */
const rules = [...wcag, 'best-practice']

const sentences = ({ violations }: Awaited<ReturnType<AxeBuilder['analyze']>>): string[] =>
  violations.map(({ id, nodes }) => `${id} at ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`)

/**
 * Accessibility violations that axe finds on the current page, one sentence per rule. While a menu is open,
 * only the menu is checked, because everything else is hidden from assistive technology. With an open tooltip
 * only WCAG rules are checked, because best practice would require it to be in a landmark.
 */
export const faultsOf = async (page: Page): Promise<string[]> => {
  const open = (await page.getByRole('menu').count()) > 0
  const told = (await page.getByRole('tooltip').count()) > 0
  const look = new AxeBuilder({ page }).withTags(told ? wcag : rules)
  return sentences(await (open ? look.include('[role="menu"]') : look).analyze())
}

/**
 * Accessibility violations on the current dashboard screen in the given theme, one sentence per rule, without
 * the content of frames. `only`: check only these rules. Waits until skeletons have disappeared and color
 * transitions have ended.
 */
export const screenFaults = async (
  page: Page,
  colorScheme: 'light' | 'dark',
  only?: readonly string[],
): Promise<string[]> => {
  await expect(page.locator('main').getByText(/\S/).first()).toBeVisible()
  // Wait until skeletons have disappeared.
  await expect(page.locator('.animate-wait')).toHaveCount(0)
  // Without motion: colors in the middle of a theme transition would be wrong.
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
  // Colors still take one frame per level of inheritance to change.
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
  // Frames are separate documents with their own landmarks and are checked separately. Only in legacy mode
  // does axe skip frames.
  const axe = new AxeBuilder({ page }).options({ iframes: false }).setLegacyMode()
  const found = await (only === undefined ? axe.withTags(rules) : axe.withRules([...only])).analyze()
  return sentences(found).map((fault) => `${colorScheme}: ${fault}`)
}
