/** Search parameters of the list of sites. */
export interface SiteSearch {
  readonly q?: string
  readonly state?: 'live' | 'hidden'
  /** Opens the dialog for a new site. */
  readonly create?: true
}

export const siteSearch = ({ q, state, create }: Record<string, unknown>): SiteSearch => ({
  ...(((typeof q === 'string' && q !== '') || typeof q === 'number') && { q: String(q).slice(0, 512) }),
  ...((state === 'live' || state === 'hidden') && { state }),
  ...(create === true && { create }),
})
