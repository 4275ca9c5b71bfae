import { useMutation, useQueryClient } from '@tanstack/react-query'
import {
  getCollectionQueryKey,
  getSpaceQueryKey,
  listCollectionsQueryKey,
  listOrganizationSpacesQueryKey,
} from '../../../client/@tanstack/react-query.gen.ts'
import { moveCollection, moveSpace } from '../../../client/sdk.gen.ts'
import { processError } from '../../api/process-error.ts'
import { showToast } from '../../ui/toast.ts'
import { allCollectionsOptions, allSpacesOptions } from './space-queries.ts'
import { nameOf } from './arrange-permissions.ts'
import { applyMove, moveBody, inverseMove, type PlannedMove } from './tree-moves.ts'

/**
 * Moves a collection or space with an optimistic update. A refusal rolls it back with the reason; for a while
 * the move can be undone.
 */
export const useMoveResource = (org: string): ((move: PlannedMove) => void) => {
  const client = useQueryClient()
  const collectionsKey = allCollectionsOptions(org).queryKey
  const spacesKey = allSpacesOptions(org).queryKey
  const { mutate } = useMutation({
    mutationFn: async ({ move }: { readonly move: PlannedMove; readonly undone?: true }) => {
      const body = moveBody(move)
      if (move.kind === 'space') await moveSpace({ path: { spaceId: move.id }, body, throwOnError: true })
      else await moveCollection({ path: { collectionId: move.id }, body, throwOnError: true })
    },
    onMutate: async ({ move }) => {
      await client.cancelQueries({ queryKey: move.kind === 'space' ? spacesKey : collectionsKey })
      const collections = client.getQueryData(collectionsKey) ?? []
      const spaces = client.getQueryData(spacesKey) ?? []
      const back = inverseMove({ collections, spaces }, move)
      if (move.kind === 'space') client.setQueryData(spacesKey, [...applyMove(spaces, move)])
      else client.setQueryData(collectionsKey, [...applyMove(collections, move)])
      const title = [...spaces, ...collections].find(({ id }) => id === move.id)?.title ?? ''
      const into = collections.find(({ id }) => id === move.parent)
      return { back, spaces, collections, name: nameOf({ title }), into, stays: back.parent === move.parent }
    },
    onError: (error, { move }, before) => {
      if (before !== undefined && move.kind === 'space') client.setQueryData(spacesKey, before.spaces)
      if (before !== undefined && move.kind === 'collection')
        client.setQueryData(collectionsKey, before.collections)
      const { title, what } = processError(error)
      void showToast({
        text: `Could not move “${before?.name ?? ''}”: ${title}`,
        detail: what,
        tone: 'failure',
      })
    },
    onSuccess: (_nothing, { undone }, { back, name, into, stays }) => {
      if (undone === true) return void showToast({ text: `Moved “${name}” back` })
      const where = into === undefined ? 'the top level' : `“${nameOf(into)}”`
      return void showToast({
        text: stays ? `Moved “${name}”` : `Moved “${name}” to ${where}`,
        action: { label: 'Undo', run: () => mutate({ move: back, undone: true }) },
      })
    },
    onSettled: (_nothing, _error, { move }) => {
      const path = { organizationId: org }
      return Promise.all([
        client.invalidateQueries({ queryKey: listOrganizationSpacesQueryKey({ path }) }),
        client.invalidateQueries({ queryKey: listCollectionsQueryKey({ path }) }),
        client.invalidateQueries({
          queryKey:
            move.kind === 'space'
              ? getSpaceQueryKey({ path: { spaceId: move.id } })
              : getCollectionQueryKey({ path: { collectionId: move.id } }),
        }),
      ])
    },
  })
  return (move) => mutate({ move })
}
