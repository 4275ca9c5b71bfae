/** Names of places: the source of the header's breadcrumbs, the document title and the announcement. */
import { useMatches, type StaticDataRouteOption } from '@tanstack/react-router'
import type { ComponentType } from 'react'
import { useIsMissing } from './missing.ts'

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** The place's name if it is the same for all addresses. A loader may return `{crumb}` instead. */
    readonly crumb?: string
    /** Menu items of the siblings that one can switch to. */
    readonly switcher?: { readonly label: string; readonly items: ComponentType }
  }
}

export interface Place {
  readonly key: string
  readonly name: string
  readonly pathname: string
  readonly switcher: StaticDataRouteOption['switcher']
}

/** A breadcrumb parent whose address is not a prefix of the screen's. */
export interface PlaceAbove {
  readonly name: string
  readonly pathname: string
}

/** A space as the breadcrumb parent of a full-window screen: a change request, an editor. */
export const spacePlace = (
  org: string,
  { id, title }: { readonly id: string; readonly title: string },
): PlaceAbove => ({
  name: title,
  pathname: `/o/${org}/s/${id}`,
})

/** A loader may return them as `{crumb, above}`. */
const aboveOf = (loaded: unknown): readonly PlaceAbove[] =>
  typeof loaded === 'object' && loaded !== null && 'above' in loaded && Array.isArray(loaded.above)
    ? // Returned by our own loaders.
      (loaded.above as readonly PlaceAbove[])
    : []

const crumbOf = (loaded: unknown, fixed: string | undefined): string | undefined =>
  typeof loaded === 'object' && loaded !== null && 'crumb' in loaded && typeof loaded.crumb === 'string'
    ? loaded.crumb
    : fixed

/**
 * The places from the outermost to the current one. A route without a name adds none. On "not found", only places whose
 * names came from the service are known to exist; the rest becomes one generic name.
 */
export const usePlaces = (): readonly Place[] => {
  const matches = useMatches()
  const missing = useIsMissing()
  const places = matches.flatMap((match) => {
    const name = crumbOf(match.loaderData, missing ? undefined : match.staticData.crumb)
    return name === undefined
      ? []
      : [
          ...aboveOf(match.loaderData).map((place) => ({
            ...place,
            key: `${match.id} ${place.pathname}`,
            switcher: undefined,
          })),
          { key: match.id, name, pathname: match.pathname, switcher: match.staticData.switcher },
        ]
  })
  return missing
    ? [...places, { key: 'missing', name: 'Page not found', pathname: '/', switcher: undefined }]
    : places
}
