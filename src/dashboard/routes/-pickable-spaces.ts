import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { PickableSpace } from '../sites/space-picker.tsx'
import { spaceRefusal } from '../sites/publish-help.ts'
import { allCollectionsOptions, allSpacesOptions } from '../spaces/all-pages.ts'
import { nameOf, pathWords } from '../spaces/arrange.ts'
import { spaceFace } from '../ui/space-face.ts'

/** The spaces of an organization as they can be chosen for a site, with where they lie; undefined while they load. */
export const usePickableSpaces = (org: string): readonly PickableSpace[] | undefined => {
  const { data: spaces } = useQuery(allSpacesOptions(org))
  const { data: collections } = useQuery(allCollectionsOptions(org))
  return useMemo(
    () =>
      spaces?.map((space) => ({
        id: space.id,
        name: nameOf(space),
        face: spaceFace(space.emoji),
        refused: spaceRefusal(space),
        place: space.parent === undefined ? '' : pathWords(space.parent, collections ?? []),
      })),
    [spaces, collections],
  )
}
