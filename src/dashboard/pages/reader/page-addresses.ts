/** Where references of a document lead in the dashboard. */

interface PlaceInDashboard {
  readonly kind: 'page' | 'space' | 'collection' | 'openapi'
  readonly page?: string
  readonly anchor?: string
  readonly space?: string
}

/**
 * Addresses as the contract makes them, without the origin. A pinned revision stays pinned within the space; a page
 * of another space is the present one. Undefined for what has no screen yet.
 */
export const pageAddresses =
  (org: string, space: string, revision: string | undefined) =>
  (place: PlaceInDashboard): string | undefined => {
    switch (place.kind) {
      case 'page': {
        const own = place.space === undefined && revision !== undefined
        const pinned = own ? `?rev=${encodeURIComponent(revision)}` : ''
        const anchor = place.anchor === undefined ? '' : `#${encodeURIComponent(place.anchor)}`
        return `/o/${org}/s/${place.space ?? space}/p/${encodeURIComponent(place.page ?? '')}${pinned}${anchor}`
      }
      case 'space':
        return `/o/${org}/s/${place.space ?? space}`
      case 'collection':
      case 'openapi':
        return undefined
    }
  }
