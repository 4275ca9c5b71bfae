/** Queries of the single sign-on screen. */
import type { QueryClient } from '@tanstack/react-query'
import {
  getOrganizationQueryKey,
  getSamlTestOptions,
  getSignOnSettingsOptions,
  getSignOnSettingsQueryKey,
  listSamlProvidersOptions,
  listSamlProvidersQueryKey,
} from '../../../client/@tanstack/react-query.gen.ts'

export const providersOptions = (org: string) =>
  listSamlProvidersOptions({ path: { organizationId: org }, query: { limit: 100 } })

export const signOnSettingsOptions = (org: string) =>
  getSignOnSettingsOptions({ path: { organizationId: org } })

/** A provider test, polled until it has ended. */
export const samlTestOptions = (org: string, provider: string, test: string) => ({
  ...getSamlTestOptions({ path: { organizationId: org, samlProviderId: provider, testId: test } }),
  refetchInterval: ({ state }: { state: { data?: { state: string } | undefined } }) =>
    state.data?.state === 'waiting' ? 2000 : (false as const),
})

/** Invalidates everything that shows a provider or whether sign-on is compulsory. */
export const invalidateSignOn = async (client: QueryClient, org: string): Promise<void> => {
  const path = { organizationId: org }
  await Promise.all([
    client.invalidateQueries({ queryKey: listSamlProvidersQueryKey({ path, query: { limit: 100 } }) }),
    client.invalidateQueries({ queryKey: getSignOnSettingsQueryKey({ path }) }),
    client.invalidateQueries({ queryKey: getOrganizationQueryKey({ path }) }),
  ])
}
