/** Full-text search over sections of pages: one interface, an implementation for each engine. */
import type { RawBuilder } from 'kysely'
import type { Db, Engine } from '../storage/store.ts'
import { postgresText } from './postgres-text.ts'
import { sqliteText } from './sqlite-text.ts'

/** One section of a page as it is stored and found. */
export interface SectionRow {
  readonly space: string
  readonly page: string
  /** Position on the page, from 0. */
  readonly place: number
  /** Empty for the beginning of the page. */
  readonly anchor: string
  readonly title: string
  readonly body: string
}

export interface IndexedSection extends SectionRow {
  /** Title of the page: words of it count for all of its sections. */
  readonly pageTitle: string
}

/** Tables that are derived from content, and therefore no part of the schema that is copied between stores. */
export type SearchTables = {
  readonly search_heads: { space: string; root: string }
  readonly search_pages: { space: string; page: string; signature: string }
  readonly search_sections: SectionRow & { id: number }
}

export interface FullText {
  /** Adds sections with their words, as part of the transaction `db`. */
  add(db: Db, sections: readonly IndexedSection[]): Promise<void>
  /** Takes away all sections of these pages, as part of the transaction `db`. */
  drop(db: Db, space: string, pages: readonly string[]): Promise<void>
  /**
   * A query for `id` and `score` (greater is better) of the sections in which every word stands, in the section or
   * in the title of its page; the beginning of a word is enough. With one space it looks at that one alone; with
   * several it may look at more than these, so the caller filters. With `pages` it looks at these of them alone.
   */
  hits(words: readonly string[], spaces: readonly string[], pages?: readonly string[]): RawBuilder<unknown>
}

export const fullText = (engine: Engine): FullText => (engine === 'postgres' ? postgresText : sqliteText)
