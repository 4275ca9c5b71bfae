import { useMutation, useQueryClient } from '@tanstack/react-query'
import { listSiteRedirectsQueryKey } from '../../../client/@tanstack/react-query.gen.ts'
import { createSiteRedirect, deleteSiteRedirect } from '../../../client/sdk.gen.ts'
import type { SiteRedirect } from '../../../client/types.gen.ts'
import { processError } from '../../api/process-error.ts'
import { showToast } from '../../ui/toast.ts'

/** Deletes a redirect and offers to undo it. */
export const useDeleteRedirect = (org: string, site: string): ((redirect: SiteRedirect) => void) => {
  const client = useQueryClient()
  const path = { organizationId: org, siteId: site }
  const refresh = (): Promise<void> =>
    client.invalidateQueries({ queryKey: listSiteRedirectsQueryKey({ path }).slice(0, 1) })
  const showFailure = (error: unknown): void => {
    const { title, what } = processError(error)
    void showToast({ text: title, detail: what, tone: 'failure' })
  }
  const restore = useMutation({
    mutationFn: async ({ source, destination, permanent, captureWildcard }: SiteRedirect) =>
      (
        await createSiteRedirect({
          path,
          body: { source, destination, permanent, captureWildcard },
          throwOnError: true,
        })
      ).data,
    onSuccess: refresh,
    onError: showFailure,
  })
  const remove = useMutation({
    mutationFn: async ({ id }: SiteRedirect) =>
      void (await deleteSiteRedirect({ path: { ...path, redirectId: id }, throwOnError: true })),
    onSuccess: (_done, redirect) => {
      void showToast({
        text: `Redirect from /${redirect.source} deleted`,
        action: { label: 'Undo', run: () => restore.mutate(redirect) },
      })
      return refresh()
    },
    onError: showFailure,
  })
  return remove.mutate
}
