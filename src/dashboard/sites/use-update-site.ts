import { useMutation, useQueryClient } from '@tanstack/react-query'
import { listSitesQueryKey } from '../../client/@tanstack/react-query.gen.ts'
import { updateSite } from '../../client/sdk.gen.ts'
import type { Site, SiteUpdate } from '../../client/types.gen.ts'
import { showToast } from '../ui/toast.ts'
import { siteOptions } from './site-queries.ts'

/** The fields of an update that are applied optimistically. */
const optimisticFields = ({
  title,
  visibility,
  agentsContext,
  scriptSources,
  adaptiveContent,
}: SiteUpdate): Partial<Site> => ({
  ...(title !== undefined && { title }),
  ...(visibility !== undefined && { visibility }),
  ...(agentsContext !== undefined && { agentsContext }),
  ...(scriptSources !== undefined && { scriptSources }),
  ...(adaptiveContent !== undefined && { adaptiveContent }),
})

/** Updates settings of a site optimistically, rolls back on refusal, and shows a toast if `saved` is given. */
export const useUpdateSite = (org: string, site: string, saved?: string) => {
  const client = useQueryClient()
  const { queryKey } = siteOptions(org, site)
  return useMutation({
    mutationFn: async (body: SiteUpdate) =>
      (await updateSite({ path: { organizationId: org, siteId: site }, body, throwOnError: true })).data,
    onMutate: async (body) => {
      await client.cancelQueries({ queryKey })
      const before = client.getQueryData(queryKey)
      if (before !== undefined) client.setQueryData(queryKey, { ...before, ...optimisticFields(body) })
      return { before }
    },
    onError: (_error, _body, kept) => {
      if (kept?.before !== undefined) client.setQueryData(queryKey, kept.before)
    },
    onSuccess: (after) => {
      // Responses to writes have no health.
      client.setQueryData(queryKey, (before) => ({ ...before, ...after }))
      if (saved !== undefined) void showToast({ text: saved })
      return client.invalidateQueries({ queryKey: listSitesQueryKey({ path: { organizationId: org } }) })
    },
  })
}
