import { AxeBuilder } from '@axe-core/playwright'
import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import axe from 'axe-core'

const wcag = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa']
/** WCAG 2.2 A and AA, and axe's best practices. */
const rules = [...wcag, 'best-practice']

/**
 * For the document of a page: with its frames, or without them. Without, axe is loaded once: to send its source takes
 * four times as long as to check a screen.
 */
const checkOf = async (page: Page, withFrames: boolean): Promise<AxeBuilder> => {
  if (withFrames && page.frames().length > 1) return new AxeBuilder({ page })
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  // Only in legacy mode does axe skip frames.
  return new AxeBuilder({ page, axeSource: 'undefined' }).options({ iframes: false }).setLegacyMode()
}

const sentences = ({ violations }: Awaited<ReturnType<AxeBuilder['analyze']>>): string[] =>
  violations.map(({ id, nodes }) => `${id} at ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`)

/** Until what changed is drawn: colors take one frame per level of inheritance, and lists are measured in one. */
const drawn = (page: Page): Promise<unknown> =>
  page.evaluate(
    () =>
      new Promise((done) => {
        requestAnimationFrame(() => requestAnimationFrame(done))
      }),
  )

/**
 * Accessibility violations that axe finds on the current page, one sentence per rule. While a menu is open,
 * only the menu is checked, because everything else is hidden from assistive technology. With an open tooltip
 * only WCAG rules are checked, because best practice would require it to be in a landmark.
 */
export const faultsOf = async (page: Page): Promise<string[]> => {
  await drawn(page)
  const open = (await page.getByRole('menu').count()) > 0
  const told = (await page.getByRole('tooltip').count()) > 0
  const look = (await checkOf(page, true)).withTags(told ? wcag : rules)
  return sentences(await (open ? look.include('[role="menu"]') : look).analyze())
}

/** Accessibility violations in the elements of the selectors `parts`, without those in `except`, by all rules of axe. */
export const faultsIn = async (page: Page, parts: readonly string[], except?: string): Promise<string[]> => {
  const look = parts.reduce((check, part) => check.include(part), await checkOf(page, true))
  return sentences(await (except === undefined ? look : look.exclude(except)).analyze())
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
  await expect(page.locator('.animate-wait')).toHaveCount(0)
  // Without motion: colors in the middle of a theme transition would be wrong.
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
  await drawn(page)
  // Last, since a screen that was being left until now has a heading and no skeletons either.
  await expect
    .poll(() =>
      page.evaluate(
        () =>
          document.getAnimations().every((one) => !(one instanceof CSSTransition)) &&
          document.querySelector('h1') !== null &&
          document.querySelector('.animate-wait') === null,
      ),
    )
    .toBe(true)
  // Frames are separate documents with their own landmarks and are checked separately.
  const look = await checkOf(page, false)
  const found = await (only === undefined ? look.withTags(rules) : look.withRules([...only])).analyze()
  return sentences(found).map((fault) => `${colorScheme}: ${fault}`)
}
