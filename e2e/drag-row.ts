import { expect, type Locator } from '@playwright/test'

/** Drags a row of a tree: the code for it is loaded when the pointer comes to the tree. */
export const dragRow = async (
  row: Locator,
  target: Locator,
  options: Parameters<Locator['dragTo']>[1] = {},
): Promise<void> => {
  await row.hover()
  await expect(row).toHaveAttribute('draggable', 'true')
  await row.dragTo(target, options)
}
