import { useDeferredValue, useEffect, useMemo, useRef, type ReactNode } from 'react'
import type { Page } from '../../../client/types.gen.ts'
import { useCommands } from '../../shell/commands/commands.ts'
import { counted } from '../../ui/counted.ts'
import { visibleRows } from '../../ui/trees/tree-rows.ts'
import { TreeView, type TreeViewProps } from '../../ui/trees/tree-view.tsx'
import { useOpenPages } from './use-open-pages.ts'
import { PageIcon } from '../../ui/page-icon.tsx'
import { useTyped } from '../../ui/fields/use-typed-text.ts'
import { PageFlags } from './page-flags.tsx'
import { filterNodes, pageNodes, placeOf, type PageTreeNode } from './page-nodes.ts'

export interface PageTreeProps {
  readonly space: string
  readonly pages: readonly Page[]
  readonly selected?: string | undefined
  readonly filter: string
  readonly onFilterChange: (filter: string) => void
  /** Called when a document is selected. Groups expand instead; the caller decides how to open links. */
  readonly onOpen: (page: Page) => void
  /** Content at the right end of a row, next to the badges of the page. */
  readonly extra?: (page: Page) => ReactNode
  /** Shows only these pages and their ancestors. Passing a new function filters again. */
  readonly fits?: ((page: Page) => boolean) | undefined
  /** Shown in one row with the filter, or below it on narrow screens; the row ends where the list ends. */
  readonly beside?: ReactNode
  /** Shown between the filter and the rows. */
  readonly head?: ReactNode
  readonly marks?: TreeViewProps<PageTreeNode>['marks'] | undefined
  /** Sets the height of the tree. */
  readonly className?: string
}

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

/**
 * All pages of a space as a tree with a filter. Remembers which pages are expanded and keeps the current page
 * visible.
 */
export function PageTree(props: PageTreeProps) {
  const { space, pages, selected, onOpen, extra, fits, marks } = props
  const field = useRef<HTMLInputElement>(null)
  const nodes = useMemo(() => pageNodes(pages), [pages])
  const [open, setOpen] = useOpenPages(
    space,
    // Top-level groups are expanded initially; the user decides about the rest.
    () => new Set(nodes.filter(({ page }) => page.type === 'group').map(({ id }) => id)),
  )
  const wanted = useDeferredValue(props.filter)
  const filtered = useMemo(
    () => (wanted.trim() === '' && fits === undefined ? undefined : filterNodes(nodes, wanted, fits)),
    [nodes, wanted, fits],
  )
  const rows = useRef<HTMLDivElement>(null)
  // The page to scroll into view. Only navigating to another page scrolls the tree; expanding, collapsing or
  // scrolling by the user does not.
  const sought = useRef<string>(undefined)
  useEffect(() => {
    sought.current = selected
  }, [selected, nodes])
  useEffect(() => {
    if (selected === undefined || sought.current !== selected) return
    const above = placeOf(pages, selected)?.above ?? []
    if (above.some(({ id }) => !open.has(id))) {
      setOpen(new Set([...open, ...above.map(({ id }) => id)]))
      return
    }
    sought.current = undefined
    const all = visibleRows(nodes, open)
    const index = all.findIndex(({ node }) => node.id === selected)
    showRow(rows.current, index, all.length)
  }, [selected, pages, nodes, open, setOpen])
  useCommands([
    {
      id: 'filter-pages',
      label: 'Filter the pages',
      group: 'This screen',
      keys: '/',
      run: () => field.current?.focus(),
    },
  ])
  const [typed, type] = useTyped(props.filter, props.onFilterChange)
  const toggle = (id: string): void => {
    const next = new Set(open)
    if (!next.delete(id)) next.add(id)
    setOpen(next)
  }
  return (
    <div ref={rows} className="flex min-h-0 flex-1 flex-col gap-2">
      <div className={props.beside === undefined ? 'px-1 pt-1' : ''}>
        <div className="flex flex-wrap items-end gap-x-3 gap-y-2">
          <label className="grid min-w-0 flex-1 basis-56 gap-1">
            {/* Has a visible label next to labeled fields; alone, the placeholder is enough. */}
            {props.beside !== undefined && <span className="font-strong">Filter</span>}
            <input
              ref={field}
              type="search"
              aria-label="Filter the pages"
              placeholder="Filter the pages"
              value={typed}
              onChange={(event) => type(event.target.value)}
              onKeyDown={(event) => {
                if (event.key === 'Escape' && typed !== '') {
                  event.stopPropagation()
                  type('')
                }
              }}
              className="touch-row w-full rounded-base bg-raised px-2.5 ring-1 ring-edge ring-inset"
            />
          </label>
          {props.beside}
        </div>
        <output className={filtered === undefined ? 'sr-only' : 'mt-1 block px-1 text-caption text-ink-soft'}>
          {filtered === undefined
            ? ''
            : filtered.found === 0
              ? fits === undefined
                ? 'No page is called that. Search in the text with Ctrl K.'
                : 'There is no such page.'
              : counted(filtered.found, 'page')}
        </output>
      </div>
      {props.head}
      <TreeView
        label="Pages"
        nodes={filtered?.nodes ?? nodes}
        expanded={filtered?.expanded ?? open}
        onExpandedChange={(next) => filtered === undefined && setOpen(next)}
        selected={selected}
        onOpen={({ id, page }) => (page.type === 'group' ? toggle(id) : onOpen(page))}
        face={({ page }) => <PageIcon page={page} />}
        extra={({ page }) => (
          <span className="flex shrink-0 items-center gap-1.5">
            <PageFlags page={page} />
            {extra?.(page)}
          </span>
        )}
        {...(marks === undefined ? {} : { marks })}
        className={props.className ?? 'min-h-0 flex-1'}
      />
    </div>
  )
}
