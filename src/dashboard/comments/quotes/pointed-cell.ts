import type { OfferedSelection } from './use-offered-selection.ts'
import { cellAt } from './selected-text.ts'

/** The table cell under the pointer, and its upper right corner in window coordinates. */
export interface PointedCell extends OfferedSelection {
  readonly element: HTMLElement
}

/** The table cell that contains a node; undefined outside of tables. */
export const pointedCell = (node: Node): PointedCell | undefined => {
  const found = cellAt(node)
  const block = found?.element.closest<HTMLElement>('[data-key]')
  const key = block?.dataset['key']
  if (found === undefined || block == null || key === undefined) return undefined
  const page = block.closest<HTMLElement>('[data-page]')?.dataset['page']
  const { right, top } = found.element.getBoundingClientRect()
  const selection = { page, node: key, quote: undefined, cell: found.cell }
  return { element: found.element, selection, left: right, top }
}
