import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { listShareLinksQueryKey } from '../../../client/@tanstack/react-query.gen.ts'
import { deleteShareLink, updateShareLink } from '../../../client/sdk.gen.ts'
import { processError } from '../../api/process-error.ts'
import { showToast } from '../../ui/toast.ts'
import { shareLinksOptions } from './share-links-query.ts'

const showFailure = (error: unknown): void => {
  const { title, what } = processError(error)
  void showToast({ text: title, detail: what, tone: 'failure' })
}

/** The share links of a site: revoke, restore, delete. */
export const useShareLinks = (
  path: { readonly organizationId: string; readonly siteId: string },
  enabled: boolean,
) => {
  const client = useQueryClient()
  const options = shareLinksOptions(path.organizationId, path.siteId)
  const list = useQuery({ ...options, enabled })
  const refresh = (): Promise<unknown> =>
    client.invalidateQueries({ queryKey: listShareLinksQueryKey({ path }).slice(0, 1) })
  const setActive = useMutation({
    mutationFn: async ({ id, active }: { readonly id: string; readonly active: boolean }) =>
      (await updateShareLink({ path: { ...path, shareLinkId: id }, body: { active }, throwOnError: true }))
        .data,
    onMutate: async ({ id, active }) => {
      await client.cancelQueries({ queryKey: options.queryKey })
      const before = client.getQueryData(options.queryKey)
      if (before !== undefined)
        client.setQueryData(options.queryKey, {
          ...before,
          items: before.items.map((link) => (link.id === id ? { ...link, active } : link)),
        })
      return { before }
    },
    onError: (error, _change, context) => {
      if (context?.before !== undefined) client.setQueryData(options.queryKey, context.before)
      showFailure(error)
    },
    onSettled: refresh,
  })
  const remove = useMutation({
    mutationFn: async (id: string) => {
      await deleteShareLink({ path: { ...path, shareLinkId: id }, throwOnError: true })
    },
    onSuccess: () => showToast({ text: 'Share link deleted', detail: 'It no longer opens the site.' }),
    onError: showFailure,
    onSettled: refresh,
  })
  return { list, refresh, setActive: setActive.mutate, remove: remove.mutate }
}
