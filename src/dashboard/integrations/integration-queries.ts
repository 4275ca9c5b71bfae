/** Queries of the integration screens. Keys start as those of the operations, so that events invalidate them. */
import { queryOptions } from '@tanstack/react-query'
import {
  getIntegrationEventOptions,
  getIntegrationOptions,
  listInstallationEventsQueryKey,
  listIntegrationEventsQueryKey,
  listIntegrationVersionsQueryKey,
  listOrganizationInstallationsQueryKey,
  listOrganizationIntegrationsQueryKey,
  listSitesOfInstallationQueryKey,
  listSpacesOfInstallationQueryKey,
} from '../../client/@tanstack/react-query.gen.ts'
import {
  listInstallationEvents,
  listIntegrationEvents,
  listIntegrationVersions,
  listOrganizationInstallations,
  listOrganizationIntegrations,
  listSitesOfInstallation,
  listSpacesOfInstallation,
} from '../../client/sdk.gen.ts'
import { allOf, pagedQuery } from '../api/paging.ts'
import type { CatalogueSearch, EventSearch } from './integration-search.ts'

export const integrationOptions = (name: string) => getIntegrationOptions({ path: { integrationName: name } })

/** The integrations that an organization can install. */
export const catalogueOptions = (org: string, search: CatalogueSearch) => {
  const { q, sources, ...same } = search
  const path = { organizationId: org }
  const query = {
    limit: 60,
    ...same,
    ...(q !== undefined && { search: q }),
    ...(sources !== undefined && { contentSources: sources }),
  }
  return pagedQuery(
    listOrganizationIntegrationsQueryKey({ path, query }),
    (page, signal) =>
      listOrganizationIntegrations({ path, query: { ...query, ...page }, signal, throwOnError: true }),
    { keep: true },
  )
}

/** Everything installed in an organization, with what is installed. For its administrators. */
export const installedOptions = (org: string) => {
  const path = { organizationId: org }
  return queryOptions({
    queryKey: [...listOrganizationInstallationsQueryKey({ path }), 'all pages'],
    queryFn: ({ signal }) => allOf(listOrganizationInstallations, { path, signal }),
  })
}

const installationPath = (name: string, installation: string) => ({
  integrationName: name,
  installationId: installation,
})

/** The spaces of an installation, as whole objects. */
export const spacesOfInstallationOptions = (name: string, installation: string) => {
  const path = installationPath(name, installation)
  const query = { extended: true, limit: 50 }
  return pagedQuery(listSpacesOfInstallationQueryKey({ path, query }), (page, signal) =>
    listSpacesOfInstallation({ path, query: { ...query, ...page }, signal, throwOnError: true }),
  )
}

/** The sites of an installation, as whole objects. */
export const sitesOfInstallationOptions = (name: string, installation: string) => {
  const path = installationPath(name, installation)
  const query = { extended: true, limit: 50 }
  return pagedQuery(listSitesOfInstallationQueryKey({ path, query }), (page, signal) =>
    listSitesOfInstallation({ path, query: { ...query, ...page }, signal, throwOnError: true }),
  )
}

/** Events sent to an integration, newest first; with `installation`, only those sent to it. */
export const eventsOptions = (name: string, installation: string | undefined, search: EventSearch) => {
  const query = { limit: 50, ...search }
  if (installation === undefined) {
    const path = { integrationName: name }
    return pagedQuery(
      listIntegrationEventsQueryKey({ path, query }),
      (page, signal) =>
        listIntegrationEvents({ path, query: { ...query, ...page }, signal, throwOnError: true }),
      { keep: true },
    )
  }
  const path = installationPath(name, installation)
  return pagedQuery(
    listInstallationEventsQueryKey({ path, query }),
    (page, signal) =>
      listInstallationEvents({ path, query: { ...query, ...page }, signal, throwOnError: true }),
    { keep: true },
  )
}

export const eventOptions = (name: string, event: string) =>
  getIntegrationEventOptions({ path: { integrationName: name, eventId: event } })

/** The kept versions; ten and those that installations still run, so one page holds them. */
export const versionsOptions = (name: string) => {
  const path = { integrationName: name }
  return queryOptions({
    queryKey: [...listIntegrationVersionsQueryKey({ path }), 'all pages'],
    queryFn: ({ signal }) => allOf(listIntegrationVersions, { path, signal }),
  })
}
