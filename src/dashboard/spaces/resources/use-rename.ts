/** Renaming a collection or space. */
import { useMutation, useQueryClient } from '@tanstack/react-query'
import {
  getCollectionQueryKey,
  getSpaceQueryKey,
  listCollectionsQueryKey,
  listOrganizationSpacesQueryKey,
} from '../../../client/@tanstack/react-query.gen.ts'
import { updateCollection, updateSpace } from '../../../client/sdk.gen.ts'
import type { Resource } from '../tree/resource.ts'

export interface Renaming {
  readonly resource: Resource
  readonly title: string
}

/** The mutation; invalidates all queries that show the name. */
export const useRename = (org: string, onRenamed: (renaming: Renaming) => void) => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async ({ resource: { kind, id }, title }: Renaming) => {
      const body = { title }
      if (kind === 'space') await updateSpace({ path: { spaceId: id }, body, throwOnError: true })
      else await updateCollection({ path: { collectionId: id }, body, throwOnError: true })
    },
    onSuccess: (_nothing, renaming) => {
      onRenamed(renaming)
      const { kind, id } = renaming.resource
      const path = { organizationId: org }
      return Promise.all(
        kind === 'space'
          ? [
              client.invalidateQueries({ queryKey: listOrganizationSpacesQueryKey({ path }) }),
              client.invalidateQueries({ queryKey: getSpaceQueryKey({ path: { spaceId: id } }) }),
            ]
          : [
              client.invalidateQueries({ queryKey: listCollectionsQueryKey({ path }) }),
              client.invalidateQueries({ queryKey: getCollectionQueryKey({ path: { collectionId: id } }) }),
            ],
      )
    },
  })
}
