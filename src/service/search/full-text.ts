/** Full-text search over pages: one interface, an implementation for each engine. */
import type { RawBuilder } from 'kysely'
import type { Db, Engine } from '../storage/store.ts'
import { postgresText } from './postgres-text.ts'
import type { AskedTerm } from './tokenizer.ts'
import { sqliteText } from './sqlite-text.ts'

/** A section of a page, as it is kept for excerpts. */
export interface KeptSection {
  /** Empty for the beginning of the page. */
  readonly anchor: string
  readonly title: string
  readonly body: string
}

/** Where a page stands in the tree of its space. */
export interface KeptPlace {
  readonly title: string
  readonly path: string
  /** Titles of the pages above, from the root. */
  readonly above: readonly string[]
}

/**
 * A page with its words, cut by `wordsOf` and put together with spaces. `sections` is JSON of `KeptSection[]`: made
 * where the page is read, so that the thread that writes it only passes it on.
 */
export interface IndexedPage {
  readonly page: string
  readonly signature: string
  readonly sections: string
  readonly words: { readonly title: string; readonly headings: string; readonly body: string }
}

/** Tables that are derived from content, and therefore no part of the schema that is copied between stores. */
export type SearchTables = {
  /** The root that the index of a space stands at; empty while it is made for the first time. */
  readonly search_heads: { space: string; root: string }
  /** `signature` says of what the page was indexed, `place` is JSON of `KeptPlace`, or empty while it is not known. */
  readonly search_pages: { id: number; space: string; page: string; signature: string; place: string }
  /** Under the id of the page; `sections` is JSON of `KeptSection[]`. */
  readonly search_texts: { id: number; sections: string }
  /** Words that stand, or once stood, in the space. */
  readonly search_spellings: { space: string; word: string }
}

export interface FullText {
  /**
   * Puts pages in the place of what was indexed of them, as part of the transaction `db`. What was known of their
   * places stays.
   */
  put(db: Db, space: string, pages: readonly IndexedPage[]): Promise<void>
  /** Takes away what was indexed of these pages, as part of the transaction `db`. */
  drop(db: Db, space: string, pages: readonly string[]): Promise<void>
  /**
   * A query for `id` (of `search_pages`) and `score` (greater is better) of the pages in which every term stands.
   * With a space it looks at that one alone or nearly so; the caller filters by space in any case.
   */
  hits(terms: readonly AskedTerm[], space?: string): RawBuilder<unknown>
}

export const fullText = (engine: Engine): FullText => (engine === 'postgres' ? postgresText : sqliteText)
