/** What content sources add to a snapshot: generated pages are among its entries, the rest is here. */
import type { ComputedDeclaration } from '../../../content/computed/computed-source.ts'
import type { ResultState } from './compute-result.ts'
import type { NoticeState } from './computed-notice.ts'

/** How a computed page stands. `unavailable`: its source does not exist or is not installed. */
export interface ComputedStatus {
  readonly state: ResultState | 'unavailable'
  /** A sentence for people. */
  readonly message?: string | undefined
  readonly computedAt?: string | undefined
}

export interface ComputedAdditions {
  /** Identifies the additions; equal ones have equal pages. */
  readonly stamp: string
  /** The computed page in the stored content by which a page was generated, by the id of the generated page. */
  readonly generatedBy: ReadonlyMap<string, string>
  /** By the id of the computed page, for generated computed pages too. */
  readonly statuses: ReadonlyMap<string, ComputedStatus>
  /** By page id: what its text is computed from, or the text itself. */
  readonly texts: ReadonlyMap<string, PageTextSource>
}

export type PageTextSource =
  | { readonly declaration: ComputedDeclaration; readonly seed: string }
  /** `notice`: it says why there is no text. */
  | { readonly bytes: Uint8Array; readonly hash: string; readonly notice?: NoticeState }
