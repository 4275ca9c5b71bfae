/** Search parameters of the look screen. */
export interface ScopeSearch {
  /** A site space; absent: the whole site. */
  readonly scope?: string
}

export const scopeSearch = ({ scope }: Record<string, unknown>): ScopeSearch =>
  typeof scope === 'string' && scope !== '' ? { scope } : {}
