/** Recently viewed pages and other places in this browser, per organization. */

export interface RecentPlace {
  readonly path: string
  readonly label: string
}

const kept = 8
const nameOf = (organization: string): string => `recent-places:${organization}`

const isPlace = (value: unknown): value is RecentPlace =>
  typeof value === 'object' &&
  value !== null &&
  typeof (value as RecentPlace).path === 'string' &&
  typeof (value as RecentPlace).label === 'string'

/** Newest first. */
export const recentPlaces = (organization: string): readonly RecentPlace[] => {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(nameOf(organization)) ?? '[]')
    return Array.isArray(stored) ? stored.filter(isPlace).slice(0, kept) : []
  } catch {
    // No storage, or malformed data: nothing is remembered.
    return []
  }
}

export const rememberPlace = (organization: string, place: RecentPlace): void => {
  const others = recentPlaces(organization).filter(({ path }) => path !== place.path)
  try {
    localStorage.setItem(nameOf(organization), JSON.stringify([place, ...others].slice(0, kept)))
  } catch {
    // Storage is blocked or full.
  }
}
