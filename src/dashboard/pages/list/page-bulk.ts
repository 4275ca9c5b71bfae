/** Bulk operations on pages: options and moves. No UI. */
import type { ContentWrite } from '../../../client/types.gen.ts'
import type { TreePage } from '../../api/pages/page-tree.ts'

export interface BulkAction {
  readonly id: string
  /** Button label. */
  readonly label: string
  readonly set: { readonly hidden?: boolean | null; readonly noIndex?: boolean | null }
}

export const bulkActions = [
  { id: 'hide', label: 'Hide from navigation', set: { hidden: true } },
  { id: 'show', label: 'Show in navigation', set: { hidden: null } },
  { id: 'no-index', label: 'Exclude from search', set: { noIndex: true } },
  { id: 'index', label: 'Include in search', set: { noIndex: null } },
] as const satisfies readonly BulkAction[]

/** Operations for the pages that change; only documents have the search option. */
export const bulkChanges = (pages: readonly TreePage[], { set }: BulkAction): ContentWrite['changes'] =>
  pages.flatMap((page): ContentWrite['changes'] => {
    const names = (['hidden', 'noIndex'] as const).filter(
      (name) =>
        set[name] !== undefined &&
        (set[name] === true) !== (page[name] === true) &&
        (name === 'hidden' || page.type === 'document'),
    )
    return names.length === 0 ? [] : [{ operation: 'update_page', page: page.id, ...set }]
  })

/** The pages with these ids, at any depth. */
export const selectPages = (pages: readonly TreePage[], ids: ReadonlySet<string>): readonly TreePage[] =>
  pages.flatMap((page) => [...(ids.has(page.id) ? [page] : []), ...selectPages(page.pages, ids)])

/** The selected pages that are not inside another selected page; descendants move with them. In reading order. */
export const topmost = (pages: readonly TreePage[], ids: ReadonlySet<string>): readonly TreePage[] =>
  pages.flatMap((page) => (ids.has(page.id) ? [page] : topmost(page.pages, ids)))

/** Ids of valid targets: pages and groups, except the moved ones and their descendants. */
export const moveTargets = (pages: readonly TreePage[], moved: ReadonlySet<string>): ReadonlySet<string> =>
  new Set(
    pages.flatMap((page) =>
      moved.has(page.id) || page.type === 'link' || page.type === 'computed'
        ? []
        : [page.id, ...moveTargets(page.pages, moved)],
    ),
  )

/** The parent of each page; null at the top level. */
const parentsIn = (
  pages: readonly TreePage[],
  parent: string | null,
): readonly (readonly [string, string | null])[] =>
  pages.flatMap((page) => [[page.id, parent] as const, ...parentsIn(page.pages, page.id)])

/**
 * Moves the selected pages to the end of another parent, in order. Pages that are already there stay in
 * place. `into` null is the top level.
 */
export const moveChanges = (
  pages: readonly TreePage[],
  ids: ReadonlySet<string>,
  into: string | null,
): ContentWrite['changes'] => {
  const parents = new Map(parentsIn(pages, null))
  return topmost(pages, ids).flatMap(({ id }): ContentWrite['changes'] =>
    parents.get(id) === into || id === into ? [] : [{ operation: 'move_page', page: id, into }],
  )
}
