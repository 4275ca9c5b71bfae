/** Actions on the page tree as operations of a content write. Pure. */
import type { ContentReference, Page } from '../../../client/types.gen.ts'
import type { DropPlace } from '../../ui/trees/tree-rows.ts'
import type { ContentChange } from '../session/edit-requests.ts'
import { pagesBelow, standingPages, type StandingPage } from './page-rows.ts'

/** The target position of a page, as in the contract. Without `before` and `after`, last. */
export interface WantedPlace {
  readonly into?: string | null
  readonly before?: string
  readonly after?: string
}

/** Why a page may not be a child of another one (null: the top level); undefined if it may. */
export const whyNotUnder = (parent: Page | null, type: Page['type']): string | undefined => {
  if (parent === null) return undefined
  if (type === 'group') return 'A group stands at the top level.'
  return parent.type === 'document' || parent.type === 'group' ? undefined : 'A link holds no pages.'
}

const isWithin = (page: Page, id: string): boolean =>
  page.id === id || pagesBelow(page).some((child) => isWithin(child, id))

/** The position `place` relative to `target`, or why `page` cannot go there. */
export const placeBeside = (
  page: Page,
  target: StandingPage,
  place: DropPlace,
): { readonly to: WantedPlace } | { readonly refused: string } => {
  if (isWithin(page, target.page.id)) return { refused: 'A page cannot be put under itself.' }
  const parent = place === 'inside' ? target.page : (target.above.at(-1) ?? null)
  const refused = whyNotUnder(parent, page.type)
  if (refused !== undefined) return { refused }
  if (place === 'inside') return { to: { into: target.page.id } }
  return { to: place === 'before' ? { before: target.page.id } : { after: target.page.id } }
}

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

/** The number of pages below a page. */
export const countBelow = (page: Page): number => standingPages(pagesBelow(page)).length

/** Restoring a page takes two operations; a write is limited to fifty. */
const pagesInOneWrite = 24

/**
 * The writes that restore a deleted page and its descendants to their position in `revision`, to be sent in sequence.
 * `standing` is its position there.
 */
export const restoringWrites = (
  standing: StandingPage,
  revision: string,
): readonly (readonly ContentChange[])[] => {
  const { page, above, siblings } = standing
  const all = [standing, ...standingPages(pagesBelow(page), [...above, page])]
  const changes = all.map((one): readonly ContentChange[] => {
    const family = one === standing ? siblings : one.siblings
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
