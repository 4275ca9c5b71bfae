import type { TreePage } from '../../api/pages/page-tree.ts'
import { useDeferredValue, useEffect, useMemo, useRef, type ReactNode } from 'react'
import { useCommands } from '../../shell/commands/commands.ts'
import { counted } from '../../ui/counted.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { TreeView, type TreeViewProps } from '../../ui/trees/tree-view.tsx'
import { useLatest } from '../../ui/trees/use-latest.ts'
import { useExpandedPages } from './use-expanded-pages.ts'
import { PageIcon } from '../../ui/page-icon.tsx'
import { useTyped } from '../../ui/fields/use-typed-text.ts'
import { PageFlags } from './page-flags.tsx'
import { filterNodes, pageNodes, type PageTreeNode } from './page-nodes.ts'

/** The pages of a tree that are not loaded yet. */
interface RestOfTree {
  /** Called when these pages are expanded. */
  readonly loadBelow: (pages: readonly string[]) => void
  /** Called when the user filters. */
  readonly loadAll: () => void
  readonly failed: boolean
  readonly retry: () => void
}

export interface PageTreeProps {
  readonly space: string
  /** With `rest`: the loaded ones. */
  readonly pages: readonly TreePage[]
  /** Given while not all pages are loaded. */
  readonly rest?: RestOfTree | undefined
  readonly selected?: string | undefined
  readonly filter: string
  readonly onFilterChange: (filter: string) => void
  /** Called when a document is selected. Groups expand instead; the caller decides how to open links. */
  readonly onOpen: (page: TreePage) => void
  /** Content at the right end of a row, next to the badges of the page. */
  readonly extra?: (page: TreePage) => ReactNode
  /** Shows only these pages and their ancestors. Passing a new function filters again. */
  readonly fits?: ((page: TreePage) => boolean) | undefined
  /** Shown in one row with the filter, or below it on narrow screens; the row ends where the list ends. */
  readonly beside?: ReactNode
  /** Shown between the filter and the rows. */
  readonly head?: ReactNode
  readonly marks?: TreeViewProps<PageTreeNode>['marks'] | undefined
  /** Sets the height of the tree. */
  readonly className?: string
}

/**
 * All pages of a space as a tree with a filter. Remembers which pages are expanded and keeps the current page
 * visible.
 */
export function PageTree(props: PageTreeProps) {
  const { space, pages, rest, selected, onOpen, extra, fits, marks } = props
  const nodes = useMemo(() => pageNodes(pages), [pages])
  const { open, setOpen, toggle, rows, hasSelected } = useExpandedPages({ space, pages, nodes, selected })
  useLoadRest({ rest, pages, open, missing: hasSelected ? undefined : selected, filter: props.filter })
  const deferredFilter = useDeferredValue(props.filter)
  const filtered = useMemo(
    () =>
      deferredFilter.trim() === '' && fits === undefined
        ? undefined
        : filterNodes(nodes, deferredFilter, fits),
    [nodes, deferredFilter, fits],
  )
  return (
    <div ref={rows} className="flex min-h-0 flex-1 flex-col gap-2">
      <PageTreeFilter
        filter={props.filter}
        onFilterChange={props.onFilterChange}
        found={filtered?.found}
        isPart={rest !== undefined}
        searchesText={fits === undefined}
        beside={props.beside}
      />
      {props.head}
      {rest?.failed === true && (
        <p role="alert" className="flex flex-wrap items-center gap-2 px-1 text-caption">
          Some pages could not be loaded.
          <Button onClick={rest.retry}>Try again</Button>
        </p>
      )}
      <TreeView
        label="Pages"
        nodes={filtered?.nodes ?? nodes}
        expanded={filtered?.expanded ?? open}
        onExpandedChange={(next) => filtered === undefined && setOpen(next)}
        selected={selected}
        onOpen={({ id, page }) => (page.type === 'group' ? toggle(id) : onOpen(page))}
        icon={({ page }) => <PageIcon page={page} />}
        extra={({ page }) => (
          <span className="flex shrink-0 items-center gap-1.5">
            {page.hasPages === true && open.has(page.id) && rest?.failed === false && <Spinner />}
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

interface LoadRestOptions extends Pick<PageTreeProps, 'rest' | 'pages' | 'filter'> {
  readonly open: ReadonlySet<string>
  /** The selected page, if it is not loaded. */
  readonly missing: string | undefined
}

/** The pages among the expanded ones whose pages are not loaded. */
const notLoaded = (pages: readonly TreePage[], open: ReadonlySet<string>): readonly string[] =>
  pages.flatMap((page) =>
    !open.has(page.id) ? [] : page.hasPages === true ? [page.id] : notLoaded(page.pages, open),
  )

/** Loads what the tree is about to show: pages below expanded ones, the selected page, and all to filter them. */
const useLoadRest = ({ rest, pages, open, missing, filter }: LoadRestOptions): void => {
  const latest = useLatest(rest)
  const isPart = rest !== undefined
  useEffect(() => {
    if (!isPart) return
    const wanted = [...(missing === undefined ? [] : [missing]), ...notLoaded(pages, open)]
    if (wanted.length > 0) latest.current?.loadBelow(wanted)
  }, [isPart, pages, open, missing, latest])
  useEffect(() => {
    if (isPart && filter !== '') latest.current?.loadAll()
  }, [isPart, filter, latest])
}

interface PageTreeFilterProps extends Pick<PageTreeProps, 'filter' | 'onFilterChange' | 'beside'> {
  /** Number of matching pages; undefined without a filter. */
  readonly found: number | undefined
  /** Whether pages are missing that may match. */
  readonly isPart: boolean
  /** Whether the text search is suggested if nothing matches. */
  readonly searchesText: boolean
}

/** The field above the tree, and how many pages match. */
function PageTreeFilter({
  filter,
  onFilterChange,
  found,
  isPart,
  searchesText,
  beside,
}: PageTreeFilterProps) {
  const field = useRef<HTMLInputElement>(null)
  useCommands([
    {
      id: 'filter-pages',
      label: 'Filter pages',
      group: 'This screen',
      keys: '/',
      run: () => field.current?.focus(),
    },
  ])
  const [typed, type] = useTyped(filter, onFilterChange)
  const notFound = searchesText ? 'No matching pages. Press Ctrl K to search the text.' : 'No matching pages.'
  return (
    <div className={beside === undefined ? 'px-1 pt-1' : ''}>
      <div className="flex flex-wrap items-end gap-x-3 gap-y-2">
        <label className="grid min-w-0 flex-1 basis-56 gap-1">
          {/* Has a visible label next to labeled fields; alone, the placeholder is enough. */}
          {beside !== undefined && <span className="font-strong">Filter</span>}
          <input
            ref={field}
            type="search"
            aria-label="Filter pages"
            placeholder="Filter pages"
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
        {beside}
      </div>
      <output className={found === undefined ? 'sr-only' : 'mt-1 block px-1 text-caption text-ink-soft'}>
        {found === undefined
          ? ''
          : isPart
            ? 'Loading all pages…'
            : found === 0
              ? notFound
              : counted(found, 'page')}
      </output>
    </div>
  )
}
