import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { PickableSpace } from '../../sites/structure/space-picker.tsx'
import { spaceRefusal } from '../../sites/publish-permission-text.ts'
import { allCollectionsOptions, allSpacesOptions } from '../../spaces/tree/space-queries.ts'
import { nameOf, pathText } from '../../spaces/tree/arrange-permissions.ts'
import { spaceEmoji } from '../../ui/space-emoji.ts'

/** The spaces of an organization that can be added to a site, with their location; undefined while loading. */
export const usePickableSpaces = (org: string): readonly PickableSpace[] | undefined => {
  const { data: spaces } = useQuery(allSpacesOptions(org))
  const { data: collections } = useQuery(allCollectionsOptions(org))
  return useMemo(
    () =>
      spaces?.map((space) => ({
        id: space.id,
        name: nameOf(space),
        emoji: spaceEmoji(space.emoji),
        refused: spaceRefusal(space),
        location: space.parent === undefined ? '' : pathText(space.parent, collections ?? []),
      })),
    [spaces, collections],
  )
}
