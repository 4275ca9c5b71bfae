import type { Locator } from '@playwright/test'

/** The least distance of a field from the left, right and upper border of the card of its form, in pixels. */
export const formPadding = (field: Locator): Promise<number> =>
  field.evaluate((element) => {
    const card = element.parentElement?.closest('.bg-raised')
    if (card === null || card === undefined) return -1
    const [inside, outside] = [element.getBoundingClientRect(), card.getBoundingClientRect()]
    return Math.min(inside.left - outside.left, outside.right - inside.right, inside.top - outside.top)
  })
