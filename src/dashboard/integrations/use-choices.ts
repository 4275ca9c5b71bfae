/** Choices that the service asks an integration for: of a select with a URL, or of a property. */
import { useQuery } from '@tanstack/react-query'
import { listIntegrationChoicesOptions } from '../../client/@tanstack/react-query.gen.ts'
import type { RenderContext } from '../../content/contentkit/elements.ts'

type WithoutTheme<Context> = Context extends unknown ? Omit<Context, 'theme'> : never

/** Where the choices are shown; it decides which installation answers. */
export type ChoicePlace = WithoutTheme<RenderContext>

export type ChoiceSource = { readonly url: string } | { readonly property: string }

const idsOf = (place: ChoicePlace) => ({
  ...('organizationId' in place && { organizationId: place.organizationId }),
  ...('spaceId' in place && place.spaceId !== undefined && { spaceId: place.spaceId }),
  ...('siteId' in place && { siteId: place.siteId }),
})

export const useChoices = (integration: string, place: ChoicePlace, source: ChoiceSource) =>
  useQuery({
    ...listIntegrationChoicesOptions({
      path: { integrationName: integration },
      query: { context: place.type, ...idsOf(place), ...source },
    }),
    staleTime: 60_000,
    // A person can type the value meanwhile, or try again.
    retry: false,
  })
