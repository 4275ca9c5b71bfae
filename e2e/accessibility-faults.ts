import { AxeBuilder } from '@axe-core/playwright'
import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'

const wcag = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa']
/** WCAG 2.2 A and AA, and what is good practice beyond them. */
const rules = [...wcag, 'best-practice']

const sentences = ({ violations }: Awaited<ReturnType<AxeBuilder['analyze']>>): string[] =>
  violations.map(({ id, nodes }) => `${id} at ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`)

/**
 * What axe finds wrong on the page as it is now: one sentence for each rule that is broken. While a menu is open
 * everything else is hidden from everybody, so the menu alone is looked at. With a tooltip open it is WCAG alone: good
 * practice would have it in a landmark.
 */
export const faultsOf = async (page: Page): Promise<string[]> => {
  const open = (await page.getByRole('menu').count()) > 0
  const told = (await page.getByRole('tooltip').count()) > 0
  const look = new AxeBuilder({ page }).withTags(told ? wcag : rules)
  return sentences(await (open ? look.include('[role="menu"]') : look).analyze())
}

/**
 * What axe finds on the screen of the dashboard that stands open, in the theme that is asked for: one sentence for each rule that is
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
  const found = await (only === undefined ? axe.withTags(rules) : axe.withRules([...only])).analyze()
  return sentences(found).map((fault) => `${colorScheme}: ${fault}`)
}
