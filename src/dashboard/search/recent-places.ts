/** Recently viewed pages and other places in this browser, per organization. */
import { browserStore, jsonListOf } from '../api/browser-store.ts'

export interface RecentPlace {
  readonly path: string
  readonly label: string
}

const isRecentPlace = (value: unknown): value is RecentPlace =>
  typeof value === 'object' &&
  value !== null &&
  'path' in value &&
  typeof value.path === 'string' &&
  'label' in value &&
  typeof value.label === 'string'

const maxPlaces = 8

const store = browserStore<readonly RecentPlace[]>({
  prefix: 'recent-places:',
  format: jsonListOf(isRecentPlace),
  initial: [],
  maxLength: 20_000,
})

/** Newest first. */
export const recentPlaces = (organization: string): readonly RecentPlace[] =>
  store.at(organization).get().slice(0, maxPlaces)

export const rememberPlace = (organization: string, place: RecentPlace): void => {
  const others = recentPlaces(organization).filter(({ path }) => path !== place.path)
  store.at(organization).set([place, ...others].slice(0, maxPlaces))
}
