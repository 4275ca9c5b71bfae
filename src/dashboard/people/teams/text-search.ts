/** Search parameters of a list that can only be searched. */
export interface TextSearch {
  readonly q?: string
}

export const textSearch = ({ q }: Record<string, unknown>): TextSearch =>
  (typeof q === 'string' && q !== '') || typeof q === 'number' ? { q: String(q).slice(0, 512) } : {}
