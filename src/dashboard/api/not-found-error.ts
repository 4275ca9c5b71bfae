import { notFound, rootRouteId } from '@tanstack/react-router'
import { isMissing } from './response-error.ts'

/**
 * For loaders: turns a 404 into the router's "not found"; other failures pass unchanged. `where` chooses whose "not
 * found" is shown: the route's own, or the whole screen's for a layout route.
 */
export const orNotFound = async <Data>(
  fetching: Promise<Data>,
  where: 'route' | 'screen' = 'route',
): Promise<Data> => {
  try {
    return await fetching
  } catch (error) {
    // The router expects `notFound` to be thrown.
    if (isMissing(error)) throw notFound(where === 'screen' ? { routeId: rootRouteId } : {})
    throw error
  }
}
