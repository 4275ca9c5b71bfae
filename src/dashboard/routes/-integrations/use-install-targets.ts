import { queryOptions, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { listSitesQueryKey } from '../../../client/@tanstack/react-query.gen.ts'
import { listSites } from '../../../client/sdk.gen.ts'
import { allOf } from '../../api/paging.ts'
import type { PickableTargets } from '../../integrations/installing/pickable-target.ts'
import { siteName } from '../../sites/site-text.ts'
import { nameOf, pathText } from '../../spaces/tree/arrange-permissions.ts'
import { allCollectionsOptions, allSpacesOptions } from '../../spaces/tree/space-queries.ts'
import { spaceEmoji } from '../../ui/space-emoji.ts'

const allSitesOptions = (org: string) => {
  const path = { organizationId: org }
  return queryOptions({
    queryKey: [...listSitesQueryKey({ path }), 'all pages'],
    queryFn: ({ signal }) => allOf(listSites, { path, signal }),
  })
}

/** The spaces and sites of an organization in which integrations can be installed. */
export const useInstallTargets = (org: string): PickableTargets => {
  const { data: spaces } = useQuery(allSpacesOptions(org))
  const { data: collections } = useQuery(allCollectionsOptions(org))
  const { data: sites } = useQuery(allSitesOptions(org))
  return useMemo(
    () => ({
      space: spaces?.map((space) => ({
        id: space.id,
        name: nameOf(space),
        emoji: spaceEmoji(space.emoji),
        location: space.parent === undefined ? '' : pathText(space.parent, collections ?? []),
      })),
      site: sites?.map((site) => ({ id: site.id, name: siteName(site), emoji: '', location: '' })),
    }),
    [spaces, collections, sites],
  )
}
