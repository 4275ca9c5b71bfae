/** What files for translators hold, whatever their format. */

export type ExchangeState = 'missing' | 'machine' | 'edited' | 'reviewed' | 'stale'

export interface ExchangeUnit {
  /** `PAGE:KEY[:SLOT]`. */
  readonly id: string
  readonly page: { readonly id: string; readonly title: string }
  readonly source: string
  readonly target?: string | undefined
  readonly state: ExchangeState
  /** Of a stale unit: the source that its target was made from. */
  readonly formerSource?: string | undefined
  readonly label: string
}

export interface ExchangeLanguages {
  readonly source: string
  readonly target: string
}

export interface ReadUnit {
  readonly id: string
  readonly source?: string
  readonly target?: string
  readonly state?: ExchangeState
  /** From 1. */
  readonly line?: number
}

export interface FileProblem {
  readonly line?: number
  readonly unit?: string
  readonly message: string
}

/** Units with a problem are not among the units. */
export interface ReadFile {
  readonly units: readonly ReadUnit[]
  readonly problems: readonly FileProblem[]
}

/** UTF-16 units. */
export const largestFile = 50 * 1024 * 1024
