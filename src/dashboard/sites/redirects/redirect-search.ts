/** What of the list of redirects stands in its address. */
export interface RedirectSearch {
  readonly q?: string
}

export const redirectSearch = ({ q }: Record<string, unknown>): RedirectSearch =>
  (typeof q === 'string' && q !== '') || typeof q === 'number' ? { q: String(q).slice(0, 512) } : {}
