/** Bulk operations on pages: options and moves. No UI. */
import type { ContentWrite, Page } from '../../../client/types.gen.ts'

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

const isSet = (page: Page, name: 'hidden' | 'noIndex'): boolean =>
  name in page && (page as { readonly [name: string]: unknown })[name] === true

/** Operations for the pages that change; only documents have the search option. */
export const bulkChanges = (pages: readonly Page[], { set }: BulkAction): ContentWrite['changes'] =>
  pages.flatMap((page): ContentWrite['changes'] => {
    const names = (['hidden', 'noIndex'] as const).filter(
      (name) =>
        set[name] !== undefined &&
        (set[name] === true) !== isSet(page, name) &&
        (name === 'hidden' || page.type === 'document'),
    )
    return names.length === 0 ? [] : [{ operation: 'update_page', page: page.id, ...set }]
  })

/** The pages with these ids, at any depth. */
export const selectPages = (pages: readonly Page[], ids: ReadonlySet<string>): readonly Page[] =>
  pages.flatMap((page) => [
    ...(ids.has(page.id) ? [page] : []),
    ...selectPages(page.type === 'document' || page.type === 'group' ? page.pages : [], ids),
  ])

const below = (page: Page): readonly Page[] =>
  page.type === 'document' || page.type === 'group' ? page.pages : []

/** The selected pages that are not inside another selected page; descendants move with them. In reading order. */
export const topmost = (pages: readonly Page[], ids: ReadonlySet<string>): readonly Page[] =>
  pages.flatMap((page) => (ids.has(page.id) ? [page] : topmost(below(page), ids)))

/** Ids of valid targets: pages and groups, except the moved ones and their descendants. */
export const moveTargets = (pages: readonly Page[], moved: ReadonlySet<string>): ReadonlySet<string> =>
  new Set(
    pages.flatMap((page) =>
      moved.has(page.id) || page.type === 'link' || page.type === 'computed'
        ? []
        : [page.id, ...moveTargets(below(page), moved)],
    ),
  )

/** The parent of each page; null at the top level. */
const parentsIn = (
  pages: readonly Page[],
  parent: string | null,
): readonly (readonly [string, string | null])[] =>
  pages.flatMap((page) => [[page.id, parent] as const, ...parentsIn(below(page), page.id)])

/**
 * Moves the selected pages to the end of another parent, in order. Pages that are already there stay in
 * place. `into` null is the top level.
 */
export const moveChanges = (
  pages: readonly Page[],
  ids: ReadonlySet<string>,
  into: string | null,
): ContentWrite['changes'] => {
  const parents = new Map(parentsIn(pages, null))
  return topmost(pages, ids).flatMap(({ id }): ContentWrite['changes'] =>
    parents.get(id) === into || id === into ? [] : [{ operation: 'move_page', page: id, into }],
  )
}
