/**
 * Sources of computed content. This layer knows no source: those above it register here, in
 * `service/computed-sources.ts`.
 */
import type { ComputedDeclaration, GeneratedContent } from '../../../content/computed/computed-source.ts'
import type { Json } from '../../../content/document/document.ts'
import type { Writing } from '../../../contract/documents/schemas.ts'
import type { Context } from '../../context.ts'
import type { Db, Store } from '../../storage/store.ts'

/** Where content is read. */
export interface ContentPlace {
  readonly organization: string
  readonly space: string
}

/** What a source knows about a declaration before anything is computed. */
export type FoundSource =
  | {
      readonly ok: true
      /**
       * All that a result depends on beside the declaration and the seed: versions, configuration, hashes of what it
       * is made from. Results are reused while it is equal.
       */
      readonly inputs: Json
    }
  /** It cannot give anything here: unknown, not installed, what it depends on is gone. A sentence for people. */
  | { readonly ok: false; readonly message: string }

export interface ComputeRequest {
  readonly place: ContentPlace
  readonly declaration: ComputedDeclaration
  /** As found by `find`. */
  readonly inputs: Json
  /** The seed of the computed page: `generatedPageId(seed, id)` is the id of a page that it generates. */
  readonly seed: string
}

/** What was computed, and for how many seconds it may be reused; without `maxAge`, as long as its inputs are equal. */
export interface Computed<Value> {
  readonly value: Value
  readonly maxAge?: number | undefined
}

/**
 * A source of computed content. `pages` and `document` may take long; they run outside transactions, once at a time
 * for the same request, and their results are checked and stored by the caller. They throw `SourceFailure` with a
 * sentence for people; other errors are logged and reported in general terms.
 */
export interface ComputedSource {
  /** One answer for each declaration, in order. Called for every read, so it takes few queries for all of them. */
  readonly find: (
    ctx: Context,
    db: Db,
    place: ContentPlace,
    declarations: readonly ComputedDeclaration[],
  ) => Promise<readonly FoundSource[]>
  /** The pages below a computed page. */
  readonly pages: (ctx: Context, request: ComputeRequest) => Promise<Computed<GeneratedContent>>
  /** The text of one page: a document, or Markdown. */
  readonly document: (ctx: Context, request: ComputeRequest) => Promise<Computed<Writing>>
  /** The words of texts for search, one answer for each request, in order. Without it only titles are found. */
  readonly searchText?: (
    ctx: Context,
    requests: readonly Pick<ComputeRequest, 'declaration' | 'inputs'>[],
  ) => Promise<readonly string[]>
}

/** Why a source gave no result, in words for people. */
export class SourceFailure extends Error {}

const registered = new WeakMap<Store, Map<string, ComputedSource>>()

/** Registers a source for a type (`builtin:openapi`), or for all types that begin with a prefix (`integration:`). */
export const registerComputedSource = (store: Store, type: string, source: ComputedSource): void => {
  const sources = registered.get(store) ?? new Map<string, ComputedSource>()
  sources.set(type, source)
  registered.set(store, sources)
}

/** The source for a type; undefined if there is none. */
export const computedSource = (store: Store, type: string): ComputedSource | undefined => {
  const sources = registered.get(store)
  return sources?.get(type) ?? sources?.get(`${type.split(':', 1)[0]}:`)
}
