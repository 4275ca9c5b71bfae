import { useMemo, useState } from 'react'
import type { TreePage } from '../../api/pages/page-tree.ts'
import { PageIcon } from '../../ui/page-icon.tsx'
import { TreeView, type TreeViewProps } from '../../ui/trees/tree-view.tsx'
import { pageNodesOf, placedPages, type PageNode } from './page-rows.ts'

export interface PageListProps {
  readonly pages: readonly TreePage[]
  readonly selected: string | undefined
  readonly onOpen: (page: TreePage) => void
  /** How rows are moved; absent if the tree is read-only. */
  readonly move: TreeViewProps<PageNode>['move'] | undefined
  /** At the right end of each row. */
  readonly extra: TreeViewProps<PageNode>['extra']
}

/** The pages of the change request as a tree. */
export function PageList({ pages, selected, onOpen, move, extra }: PageListProps) {
  const nodes = useMemo(() => pageNodesOf(pages), [pages])
  const [open, setOpen] = useState<ReadonlySet<string>>(() => {
    const above = placedPages(pages).find(({ page }) => page.id === selected)?.above ?? []
    return new Set([...nodes.filter(({ page }) => page.type === 'group'), ...above].map(({ id }) => id))
  })
  // Scrolls to a page that was just created or moved.
  const [revealed, setSought] = useState({ selected, pages })
  if (revealed.selected !== selected || revealed.pages !== pages) {
    setSought({ selected, pages })
    const above = placedPages(pages).find(({ page }) => page.id === selected)?.above ?? []
    if (above.some(({ id }) => !open.has(id))) setOpen(new Set([...open, ...above.map(({ id }) => id)]))
  }
  return (
    <TreeView
      label="Pages"
      nodes={nodes}
      expanded={open}
      onExpandedChange={setOpen}
      selected={selected}
      onOpen={({ page }) => onOpen(page)}
      icon={({ page }) => <PageIcon page={page} />}
      {...(move === undefined ? {} : { move })}
      {...(extra === undefined ? {} : { extra })}
      className="min-h-0 flex-1"
    />
  )
}
