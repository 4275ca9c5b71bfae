/** The expanded pages of the tree, and scrolling to the selected page. */
import { useEffect, useMemo, useRef } from 'react'
import type { TreePage } from '../../api/pages/page-tree.ts'
import { visibleRows } from '../../ui/trees/tree-rows.ts'
import { pagePlace, type PageTreeNode } from './page-nodes.ts'
import { useOpenPages } from './use-open-pages.ts'

/** Scrolls the tree inside `frame` so that a row is visible; does nothing if it already is. */
const showRow = (frame: HTMLElement | null, index: number, count: number): void => {
  const tree = frame?.querySelector('[role=tree]')
  // The element is as tall as all rows, although only visible rows are rendered.
  const height = (tree?.firstElementChild?.clientHeight ?? 0) / count
  if (tree === null || tree === undefined || index < 0 || !(height > 0)) return
  const top = index * height
  // When the screen is scrolled to the top, the space header pushes the lower part of the tree below the
  // viewport.
  if (top < tree.scrollTop || top + height > tree.scrollTop + tree.clientHeight * 0.75)
    tree.scrollTop = Math.max(0, top - tree.clientHeight / 2)
}

export interface ExpandedPagesOptions {
  readonly space: string
  readonly pages: readonly TreePage[]
  readonly nodes: readonly PageTreeNode[]
  readonly selected: string | undefined
}

/**
 * Expands the ancestors of the selected page and scrolls to it. `rows` is the element around the tree; `hasSelected`:
 * whether the selected page, if there is one, is loaded.
 */
export const useExpandedPages = ({ space, pages, nodes, selected }: ExpandedPagesOptions) => {
  const [open, setOpen] = useOpenPages(
    space,
    // Top-level groups are expanded initially, in a large space the first ones; the user decides about the rest.
    () =>
      new Set(
        nodes.filter(({ page }) => page.type === 'group' && page.hasPages !== true).map(({ id }) => id),
      ),
  )
  const rows = useRef<HTMLDivElement>(null)
  const above = useMemo(
    () => (selected === undefined ? undefined : pagePlace(pages, selected)?.above),
    [pages, selected],
  )
  const way = above?.map(({ id }) => id).join(' ')
  // The page to scroll into view. Only navigating to another page and moving the page scroll the tree; expanding,
  // collapsing or scrolling by the user does not.
  const sought = useRef<string>(undefined)
  useEffect(() => {
    sought.current = selected
  }, [selected, way])
  useEffect(() => {
    // Not there: its part of the tree is still loading.
    if (above === undefined || sought.current !== selected) return
    if (above.some(({ id }) => !open.has(id))) {
      setOpen(new Set([...open, ...above.map(({ id }) => id)]))
      return
    }
    sought.current = undefined
    const all = visibleRows(nodes, open)
    const index = all.findIndex(({ node }) => node.id === selected)
    showRow(rows.current, index, all.length)
  }, [selected, above, nodes, open, setOpen])
  const toggle = (id: string): void => {
    const next = new Set(open)
    if (!next.delete(id)) next.add(id)
    setOpen(next)
  }
  return { open, setOpen, toggle, rows, hasSelected: selected === undefined || above !== undefined }
}
