import { useMutation, useQueryClient } from '@tanstack/react-query'
import { getSiteStructureQueryKey } from '../../../../client/@tanstack/react-query.gen.ts'
import { deleteSiteDraft, publishSiteDraft } from '../../../../client/sdk.gen.ts'
import { showToast } from '../../../ui/toast.ts'
import { siteOptions, structureOptions } from '../../site-queries.ts'
import { draftScope, type StructureDraft } from './use-structure-draft.ts'

/** Publishes or discards the draft of a structure. */
export const usePublishStructure = (
  { org, site, latest, store, refresh }: StructureDraft,
  isSitePublished: boolean,
) => {
  const client = useQueryClient()
  const path = { organizationId: org, siteId: site }
  const discard = useMutation({
    scope: draftScope(site),
    mutationFn: async () => {
      await deleteSiteDraft({ path, throwOnError: true })
    },
    onSuccess: () => {
      void showToast({ text: 'Unpublished changes discarded' })
      return refresh()
    },
  })
  const publish = useMutation({
    scope: draftScope(site),
    mutationFn: async () => {
      const { version } = latest()
      return (await publishSiteDraft({ path, body: { version }, throwOnError: true })).data
    },
    onSuccess: async (after) => {
      client.setQueryData(structureOptions(org, site).queryKey, after)
      store({ ...latest(), version: 0, edits: [], urlChanges: [] })
      void showToast({
        text: 'Structure published',
        ...(!isSitePublished && { detail: 'Readers see it once the site is published.' }),
      })
      await refresh()
      await client.invalidateQueries({ queryKey: getSiteStructureQueryKey({ path }) })
      await client.invalidateQueries({ queryKey: siteOptions(org, site).queryKey })
    },
    onError: refresh,
  })
  return {
    discard: () => discard.mutate(),
    publish: () => publish.mutate(),
    publishing: publish.isPending || discard.isPending,
    error: publish.error ?? discard.error,
  }
}
