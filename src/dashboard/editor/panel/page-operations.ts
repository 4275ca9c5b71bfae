/** Actions on the page tree as operations of a content write. Pure. */
import type { ComputedSource, ContentReference } from '../../../client/types.gen.ts'
import type { TreePage } from '../../api/pages/page-tree.ts'
import { isComputed, isGenerated } from '../../ui/generated-page.ts'
import type { DropPlace } from '../../ui/trees/tree-rows.ts'
import type { ContentChange } from '../session/edit-requests.ts'
import { placedPages, type PlacedPage } from './page-rows.ts'

/** The target position of a page, as in the contract. Without `before` and `after`, last. */
export interface WantedPlace {
  readonly into?: string | null
  readonly before?: string
  readonly after?: string
}

/** Why a page may not be a child of another one (null: the top level); undefined if it may. */
const whyNotUnder = (parent: TreePage | null, type: TreePage['type']): string | undefined => {
  if (parent === null) return undefined
  if (type === 'group') return 'Groups can only be at the top level.'
  if (isComputed(parent) || isGenerated(parent)) return 'Only its source adds pages there.'
  return parent.type === 'document' || parent.type === 'group' ? undefined : 'Links can’t contain pages.'
}

const isWithin = (page: TreePage, id: string): boolean =>
  page.id === id || page.pages.some((child) => isWithin(child, id))

/** The position `place` relative to `target`, or why `page` cannot go there. */
export const placeRelativeTo = (
  page: TreePage,
  target: PlacedPage,
  place: DropPlace,
): { readonly to: WantedPlace } | { readonly refused: string } => {
  if (isGenerated(page))
    return { refused: 'A generated page can’t be moved. Move the page that generates it.' }
  if (isWithin(page, target.page.id)) return { refused: 'You can’t move a page into itself.' }
  const parent = place === 'inside' ? target.page : (target.above.at(-1) ?? null)
  const refused = whyNotUnder(parent, page.type)
  if (refused !== undefined) return { refused }
  if (place === 'inside') return { to: { into: target.page.id } }
  return { to: place === 'before' ? { before: target.page.id } : { after: target.page.id } }
}

/** The current place of a page, to move it back there. */
export const placeOf = ({ page, above, siblings }: PlacedPage): ContentChange => ({
  operation: 'move_page',
  page: page.id,
  into: above.at(-1)?.id ?? null,
  at: siblings.findIndex(({ id }) => id === page.id),
})

/** A new page as the last child of `below`, or after `beside`. */
export const insertPage = (kind: 'page' | 'group', place: WantedPlace): ContentChange =>
  kind === 'page'
    ? { operation: 'insert_page', title: 'Untitled', document: {}, ...place }
    : { operation: 'insert_group', title: 'New group', ...place }

export const insertLink = (title: string, target: ContentReference, place: WantedPlace): ContentChange => ({
  operation: 'insert_link',
  title,
  target,
  ...place,
})

export const insertComputed = (
  title: string,
  computed: ComputedSource,
  place: WantedPlace,
): ContentChange => ({ operation: 'insert_page', title, computed, ...place })

/** The number of pages below a page, without generated ones. */
export const countBelow = (page: TreePage): number =>
  placedPages(page.pages).filter((one) => !isGenerated(one.page)).length

/** Restoring a page takes two operations; a write is limited to fifty. */
const pagesInOneWrite = 24

/**
 * The writes that restore a deleted page and its descendants to their position in `revision`, to be sent in sequence.
 * `standing` is its position there.
 */
export const restoringWrites = (
  placed: PlacedPage,
  revision: string,
): readonly (readonly ContentChange[])[] => {
  const { page, above, siblings } = placed
  const all = [placed, ...placedPages(page.pages, [...above, page])].filter((one) => !isGenerated(one.page))
  const changes = all.map((one): readonly ContentChange[] => {
    const family = one === placed ? siblings : one.siblings
    const parent = one.above.at(-1)
    return [
      { operation: 'revert_page', page: one.page.id, revision },
      {
        operation: 'move_page',
        page: one.page.id,
        into: parent?.id ?? null,
        at: family.findIndex(({ id }) => id === one.page.id),
      },
    ]
  })
  const writes: ContentChange[][] = []
  for (let at = 0; at < changes.length; at += pagesInOneWrite)
    writes.push(changes.slice(at, at + pagesInOneWrite).flat())
  return writes
}

/** The page to show when a page was deleted: the one before it, after it, or above it. */
export const pageAfterDeletion = ({ page, above, siblings }: PlacedPage): TreePage | undefined => {
  const index = siblings.indexOf(page)
  return siblings[index - 1] ?? siblings[index + 1] ?? above.at(-1)
}
