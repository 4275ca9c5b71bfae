/** Counts of what a deletion includes. */
import { collectionsWithin, type Lying } from '../tree/tree-moves.ts'
import { counted } from '../../ui/counted.ts'

/** Retention of the trash in days, as in the service. */
export const trashDays = 7

export interface Taken {
  readonly spaces: readonly string[]
  /** Not counting the collection itself. */
  readonly collections: number
  readonly openChangeRequests: number
}

/** The contents of a collection, at any depth. */
export const takenAlong = (
  id: string,
  collections: readonly Lying[],
  spaces: readonly (Lying & { readonly changeRequestsOpen: number })[],
): Taken => {
  const inside = collectionsWithin(collections, id)
  const taken = spaces.filter(({ parent }) => parent !== undefined && inside.has(parent))
  return {
    spaces: taken.map((space) => space.id),
    collections: inside.size - 1,
    openChangeRequests: taken.reduce((sum, { changeRequestsOpen }) => sum + changeRequestsOpen, 0),
  }
}

/** `3 spaces and 1 collection`, or undefined for nothing. */
export const takenWithText = ({ spaces, collections }: Taken): string | undefined => {
  const parts = [
    ...(spaces.length > 0 ? [counted(spaces.length, 'space')] : []),
    ...(collections > 0 ? [counted(collections, 'collection')] : []),
  ]
  return parts.length === 0 ? undefined : parts.join(' and ')
}

/** `12 pages and 2 open change requests`. */
export const contentText = (pages: number, openChangeRequests: number): string | undefined => {
  const parts = [
    ...(pages > 0 ? [counted(pages, 'page')] : []),
    ...(openChangeRequests > 0 ? [counted(openChangeRequests, 'open change request')] : []),
  ]
  return parts.length === 0 ? undefined : parts.join(' and ')
}

/** Whole days until a deletion is final; 0 on the last one. */
export const daysLeft = (deletedAt: string, now: number): number =>
  Math.max(0, Math.floor((Date.parse(deletedAt) + trashDays * 86_400_000 - now) / 86_400_000))
