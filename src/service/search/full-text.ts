/** Full-text search over pages: one interface, one implementation per engine. */
import type { RawBuilder } from 'kysely'
import type { Db } from '../storage/store.ts'
import type { AskedTerm } from './tokenizer.ts'

/** A section of a page, stored for excerpts. */
export interface KeptSection {
  /** Empty for the start of the page. */
  readonly anchor: string
  readonly title: string
  readonly body: string
}

/** The location of a page in the tree of its space. */
export interface KeptPlace {
  readonly title: string
  readonly path: string
  /** Titles of its ancestors, from the root. */
  readonly above: readonly string[]
}

/**
 * A page with its words, split by `wordsOf` and joined with spaces. `sections` is JSON of `KeptSection[]`, serialized
 * where the page is read so that the writing thread only passes it on.
 */
export interface IndexedPage {
  readonly page: string
  readonly signature: string
  readonly sections: string
  readonly words: { readonly title: string; readonly headings: string; readonly body: string }
  /** As `wordWeights` makes them. */
  readonly weights: string
}

/** Tables derived from content; not part of the schema that is copied between stores. */
export type SearchTables = {
  /** The root that a space's index is at, or `~` and the root that it is on the way to; empty before it is first built. */
  readonly search_heads: { space: string; root: string }
  /** `signature` identifies the indexed content. `place` is JSON of `KeptPlace`, or empty if not known yet. */
  readonly search_pages: { id: number; space: string; page: string; signature: string; place: string }
  /** By the page's id; `sections` is JSON of `KeptSection[]`. */
  readonly search_texts: { id: number; sections: string }
  /** Words that occur, or once occurred, in the space. */
  readonly search_spellings: { space: string; word: string }
}

export interface FullText {
  /** Replaces the indexed pages, in the transaction `db`. Their stored locations are preserved. */
  put(db: Db, space: string, pages: readonly IndexedPage[]): Promise<void>
  /** Deletes these pages from the index, in the transaction `db`. */
  drop(db: Db, space: string, pages: readonly string[]): Promise<void>
  /**
   * A query for `id` (of `search_pages`), `space`, `page` and `score` (greater is better) of the pages that match every
   * term. A score depends only on the page and the terms. `space` narrows the search but does not have to be exact; the
   * caller filters by space in any case.
   */
  hits(terms: readonly AskedTerm[], space?: string): RawBuilder<unknown>
  /** A query for `id` of the pages whose title matches every term; `space` as for `hits`. */
  titleHits(terms: readonly AskedTerm[], space?: string): RawBuilder<unknown>
  /** The number of characters of the title in `place`, JSON of `KeptPlace` or empty. */
  titleLength(place: RawBuilder<unknown>): RawBuilder<unknown>
}
