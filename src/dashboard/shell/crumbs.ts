/** Names of places: the header's breadcrumbs, the document's title and the announcement all come from here. */
import { useMatches, type StaticDataRouteOption } from '@tanstack/react-router'
import type { ComponentType } from 'react'

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** The place's name when it is the same for all addresses. A loader may return `{crumb}` instead. */
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

const crumbOf = (loaded: unknown, fixed: string | undefined): string | undefined =>
  typeof loaded === 'object' && loaded !== null && 'crumb' in loaded && typeof loaded.crumb === 'string'
    ? loaded.crumb
    : fixed

const missingName = 'Nothing is here'

/**
 * The places from the outermost to the one shown. A route without a name of its own adds none. Below a place where
 * nothing was found there is no further place, only that fact.
 */
export const usePlaces = (): readonly Place[] => {
  const matches = useMatches()
  const missing = matches.findIndex((match) => match.status === 'notFound' || match.globalNotFound === true)
  const there = missing === -1 ? matches : matches.slice(0, missing + 1)
  const places = there.flatMap((match) => {
    const name = match.status === 'notFound' ? undefined : crumbOf(match.loaderData, match.staticData.crumb)
    return name === undefined
      ? []
      : [{ key: match.id, name, pathname: match.pathname, switcher: match.staticData.switcher }]
  })
  if (missing === -1) return places
  return [...places, { key: 'missing', name: missingName, pathname: '', switcher: undefined }]
}
