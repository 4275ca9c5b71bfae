import type { Page } from '@playwright/test'

/** Labels of the buttons that stand out: those painted in the accent color, in the order of the page. */
export const primaryButtons = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const probe = document.createElement('span')
    probe.style.backgroundColor = 'var(--color-accent)'
    document.body.append(probe)
    const accent = getComputedStyle(probe).backgroundColor
    probe.remove()
    return [...document.querySelectorAll('main button, main a')]
      .filter((button) => button.getClientRects().length > 0)
      .filter((button) => button.textContent.trim() !== '')
      .filter((button) => getComputedStyle(button).backgroundColor === accent)
      .map((button) => button.textContent.trim())
  })
