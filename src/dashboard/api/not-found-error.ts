import { notFound, rootRouteId } from '@tanstack/react-router'
import { isMissing } from './response-error.ts'

/**
 * In a loader: a 404 of the service becomes "not found"; other failures stay what they are. `where` is whose "not
 * found" shows: that of the route itself, or the whole screen's for a route that is a frame for others.
 */
export const orNotFound = async <Data>(
  fetching: Promise<Data>,
  where: 'route' | 'screen' = 'route',
): Promise<Data> => {
  try {
    return await fetching
  } catch (error) {
    // The router's own way to leave a loader.
    if (isMissing(error)) throw notFound(where === 'screen' ? { routeId: rootRouteId } : {})
    throw error
  }
}
