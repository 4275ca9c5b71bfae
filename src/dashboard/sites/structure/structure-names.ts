import { useMemo } from 'react'
import type { SiteItem } from '../../../content/site-tree/site-tree.ts'
import type { PendingStructure } from './pending/use-pending-structure.ts'
import type { PickableSpace } from './space-picker.tsx'

/** Names of items and spaces, and which spaces are unavailable. */
export interface StructureNames {
  readonly spaces: ReadonlyMap<string, PickableSpace>
  readonly spaceName: (id: string) => string
  /** The title of an item, or that of its space. */
  readonly itemName: (item: SiteItem) => string
  /** Why a space is unavailable: in the trash, or not visible to the user. */
  readonly unavailable: (space: string) => 'trashed' | 'concealed' | undefined
  readonly isTrashed: (space: string) => boolean
}

/** `spaces` are those that the user can see; undefined while loading. */
export const useStructureNames = (
  spaces: readonly PickableSpace[] | undefined,
  pending: PendingStructure,
): StructureNames => {
  const byId = useMemo(() => new Map(spaces?.map((space) => [space.id, space])), [spaces])
  const spaceName = (id: string): string => byId.get(id)?.name ?? pending.spaceTitle(id)
  const unavailable = (id: string): 'trashed' | 'concealed' | undefined => {
    if (spaces === undefined || byId.has(id)) return undefined
    return pending.isConcealedSpace(id) ? 'concealed' : 'trashed'
  }
  return {
    spaces: byId,
    spaceName,
    itemName: (item) => (item.kind === 'site-space' ? (item.title ?? spaceName(item.space)) : item.title),
    unavailable,
    isTrashed: (id) => unavailable(id) === 'trashed',
  }
}
