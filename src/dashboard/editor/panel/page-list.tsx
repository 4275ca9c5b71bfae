import { useMemo, useState } from 'react'
import type { Page } from '../../../client/types.gen.ts'
import { PageIcon } from '../../ui/page-icon.tsx'
import { TreeView, type TreeViewProps } from '../../ui/trees/tree-view.tsx'
import { pageNodesOf, standingPages, type PageNode } from './page-rows.ts'

export interface PageListProps {
  readonly pages: readonly Page[]
  readonly selected: string | undefined
  readonly onOpen: (page: Page) => void
  /** How rows are moved; absent if the tree is read-only. */
  readonly move: TreeViewProps<PageNode>['move'] | undefined
}

/** The pages of the change request as a tree. */
export function PageList({ pages, selected, onOpen, move }: PageListProps) {
  const nodes = useMemo(() => pageNodesOf(pages), [pages])
  const [open, setOpen] = useState<ReadonlySet<string>>(() => {
    const above = standingPages(pages).find(({ page }) => page.id === selected)?.above ?? []
    return new Set([...nodes.filter(({ page }) => page.type === 'group'), ...above].map(({ id }) => id))
  })
  // Scrolls to a page that was just created or moved.
  const [sought, setSought] = useState({ selected, pages })
  if (sought.selected !== selected || sought.pages !== pages) {
    setSought({ selected, pages })
    const above = standingPages(pages).find(({ page }) => page.id === selected)?.above ?? []
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
      face={({ page }) => <PageIcon page={page} />}
      {...(move === undefined ? {} : { move })}
      className="min-h-0 flex-1"
    />
  )
}
