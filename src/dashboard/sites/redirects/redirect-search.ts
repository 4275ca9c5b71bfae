/** Search parameters of the list of redirects. */
export interface RedirectSearch {
  readonly q?: string
}

export const redirectSearch = ({ q }: Record<string, unknown>): RedirectSearch =>
  (typeof q === 'string' && q !== '') || typeof q === 'number' ? { q: String(q).slice(0, 512) } : {}
