/** Counts of what a deletion includes. */
import { collectionsWithin, type TreeItem } from '../tree/tree-moves.ts'
import { counted } from '../../ui/counted.ts'

/** Retention of the trash in days, as in the service. */
export const trashDays = 7

export interface NestedContents {
  readonly spaces: readonly string[]
  /** Not counting the collection itself. */
  readonly collections: number
  readonly openChangeRequests: number
}

/** The contents of a collection, at any depth. */
export const nestedContents = (
  id: string,
  collections: readonly TreeItem[],
  spaces: readonly (TreeItem & { readonly changeRequestsOpen: number })[],
): NestedContents => {
  const inside = collectionsWithin(collections, id)
  const nestedSpaces = spaces.filter(({ parent }) => parent !== undefined && inside.has(parent))
  return {
    spaces: nestedSpaces.map((space) => space.id),
    collections: inside.size - 1,
    openChangeRequests: nestedSpaces.reduce((sum, { changeRequestsOpen }) => sum + changeRequestsOpen, 0),
  }
}

/** `3 spaces and 1 collection`, or undefined for nothing. */
export const nestedText = ({ spaces, collections }: NestedContents): string | undefined => {
  const counts = [
    ...(spaces.length > 0 ? [counted(spaces.length, 'space')] : []),
    ...(collections > 0 ? [counted(collections, 'collection')] : []),
  ]
  return counts.length === 0 ? undefined : counts.join(' and ')
}

/** `12 pages and 2 open change requests`. */
export const contentText = (pages: number, openChangeRequests: number): string | undefined => {
  const counts = [
    ...(pages > 0 ? [counted(pages, 'page')] : []),
    ...(openChangeRequests > 0 ? [counted(openChangeRequests, 'open change request')] : []),
  ]
  return counts.length === 0 ? undefined : counts.join(' and ')
}

/** Days until a deletion is final, rounded up as in “for 7 days”; 0 if less than one is left. */
export const daysLeft = (deletedAt: string, now: number): number => {
  const days = (Date.parse(deletedAt) + trashDays * 86_400_000 - now) / 86_400_000
  return days < 1 ? 0 : Math.ceil(days)
}
