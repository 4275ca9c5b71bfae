/** Resolves references of a document to URLs of the dashboard. */

interface PlaceInDashboard {
  readonly kind: 'page' | 'space' | 'collection' | 'openapi'
  readonly page?: string
  readonly anchor?: string
  readonly space?: string
  readonly spec?: string
}

/**
 * URLs as the contract builds them, without the origin. Within the space a pinned revision stays pinned;
 * other spaces open at their current revision. Undefined for targets without a screen.
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
      case 'openapi':
        return `/o/${org}/specs/${encodeURIComponent(place.spec ?? '')}`
      case 'collection':
        return undefined
    }
  }
