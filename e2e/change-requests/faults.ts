import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/** WCAG 2.2 A and AA, and what is good practice beyond them. */
const rules = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice']

/**
 * What a machine finds wrong on the screen as it is now: rules, each with the elements that break it. While a menu is
 * open everything else is hidden from everybody, so the menu alone is looked at.
 */
export const faultsOf = async (page: Page): Promise<unknown> => {
  const open = (await page.getByRole('menu').count()) > 0
  const look = new AxeBuilder({ page }).withTags(rules)
  return (await (open ? look.include('[role="menu"]') : look).analyze()).violations.map(({ id, nodes }) => [
    id,
    nodes.map(({ html }) => html.slice(0, 160)),
  ])
}
