/** Deletes a collection or space; a space can be restored for a while. */
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate, useParams } from '@tanstack/react-router'
import {
  listCollectionsQueryKey,
  listOrganizationSpacesQueryKey,
} from '../../../client/@tanstack/react-query.gen.ts'
import { deleteCollection, deleteSpace, restoreSpace } from '../../../client/sdk.gen.ts'
import { processError } from '../../api/process-error.ts'
import { showToast } from '../../ui/toast.ts'
import type { Resource } from '../tree/resource.ts'
import { nestedText, type NestedContents } from './deletion-text.ts'

/** `contents`: what is deleted with a collection. Leaves the screen if it shows something deleted. */
export const useDeleteResource = (org: string, contents: NestedContents, onDeleted: () => void) => {
  const client = useQueryClient()
  const navigate = useNavigate()
  const params = useParams({ strict: false })
  const refresh = (): Promise<unknown> => {
    const path = { organizationId: org }
    return Promise.all([
      client.invalidateQueries({ queryKey: listOrganizationSpacesQueryKey({ path }) }),
      client.invalidateQueries({ queryKey: listCollectionsQueryKey({ path }) }),
    ])
  }
  const restore = async (space: Resource): Promise<void> => {
    try {
      await restoreSpace({ path: { spaceId: space.id }, throwOnError: true })
      await refresh()
      await showToast({ text: `Restored “${space.name}”` })
    } catch (error) {
      const { title, what } = processError(error)
      await showToast({ text: title, detail: what, tone: 'failure' })
    }
  }
  return useMutation({
    mutationFn: async (deleted: Resource) => {
      if (deleted.kind === 'space') await deleteSpace({ path: { spaceId: deleted.id }, throwOnError: true })
      else await deleteCollection({ path: { collectionId: deleted.id }, throwOnError: true })
    },
    onSuccess: async (_nothing, deleted) => {
      const inside = contents.spaces.length > 0
      onDeleted()
      if (
        params.space === deleted.id ||
        ('collection' in params && params.collection === deleted.id) ||
        contents.spaces.includes(params.space ?? '')
      )
        await navigate({ to: '/o/$org', params: { org } })
      void showToast(
        deleted.kind === 'space'
          ? {
              text: `Moved “${deleted.name}” to the trash`,
              action: { label: 'Undo', run: () => void restore(deleted) },
            }
          : {
              text: `Deleted “${deleted.name}”`,
              ...(inside && {
                detail: `${nestedText({ ...contents, collections: 0 })} moved to the trash.`,
              }),
            },
      )
      await refresh()
    },
  })
}
