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
  /** A document was chosen. Groups unfold instead; what a link leads to is the caller's to open. */
  readonly onOpen: (page: Page) => void
  /** What stands at the right end of a row, beside the signs of the page. */
  readonly extra?: (page: Page) => ReactNode
  /** Leaves these pages alone, and what they lie in. Another function filters anew. */
  readonly fits?: ((page: Page) => boolean) | undefined
  /** Stands in one row with the filter, or below it where that is too narrow; the row ends with the list. */
  readonly beside?: ReactNode
  /** Stands between the filter and the rows. */
  readonly head?: ReactNode
  readonly marks?: TreeViewProps<PageTreeNode>['marks'] | undefined
  /** Gives the tree its height. */
  readonly className?: string
}

/** Scrolls the tree inside `frame` so that a row is in sight; one that is already stays where it is. */
const showRow = (frame: HTMLElement | null, index: number, count: number): void => {
  const tree = frame?.querySelector('[role=tree]')
  // As tall as all rows together, although only those in view exist.
  const height = (tree?.firstElementChild?.clientHeight ?? 0) / count
  if (tree === null || tree === undefined || index < 0 || !(height > 0)) return
  const top = index * height
  // At the top of the screen the lower part of the tree lies below the edge: the header of the space is above it.
  if (top < tree.scrollTop || top + height > tree.scrollTop + tree.clientHeight * 0.75)
    tree.scrollTop = Math.max(0, top - tree.clientHeight / 2)
}

/** All pages of a space as a tree with a filter. What stands open is remembered, and the shown page is always in sight. */
export function PageTree(props: PageTreeProps) {
  const { space, pages, selected, onOpen, extra, fits, marks } = props
  const field = useRef<HTMLInputElement>(null)
  const nodes = useMemo(() => pageNodes(pages), [pages])
  const [open, setOpen] = useOpenPages(
    space,
    // What an author set apart at the top is seen at first; the rest is a choice.
    () => new Set(nodes.filter(({ page }) => page.type === 'group').map(({ id }) => id)),
  )
  const wanted = useDeferredValue(props.filter)
  const filtered = useMemo(
    () => (wanted.trim() === '' && fits === undefined ? undefined : filterNodes(nodes, wanted, fits)),
    [nodes, wanted, fits],
  )
  const rows = useRef<HTMLDivElement>(null)
  // The page that is still to be brought into sight. Only another page moves the tree; what a person opens, closes
  // or scrolls stays as it is.
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
            {/* Named above like what stands beside it; alone, its placeholder is enough for the eye. */}
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
