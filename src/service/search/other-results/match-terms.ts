/** What the searches for other results than pages have in common: conditions in SQL, and the words in the results. */
import type { RawBuilder } from 'kysely'
import { sql } from 'kysely'
import type { Context } from '../../context.ts'
import type { Viewer } from '../../spaces/spaces.queries.ts'
import { containsText } from '../../storage/sql.ts'
import type { Db } from '../../storage/store.ts'
import type { AskedTerm } from '../tokenizer.ts'
import { hitsIn, rangesOf } from '../hits.ts'

/** Maximum number of candidate rows, which contain the letters; those whose words match are shown. */
export const mostLookedAt = 200

/** Maximum number of terms matched in the database, longest first: they leave few rows, and each term costs a scan. */
const mostTermsInRows = 3

/** Condition: the column contains the letters of every part of every term. */
export const containsAll = (column: string, terms: readonly AskedTerm[]): RawBuilder<boolean> =>
  sql<boolean>`${sql.join(
    terms
      .toSorted((a, b) => b.typed.length - a.typed.length)
      .slice(0, mostTermsInRows)
      .map(({ typed }) => containsText(column, typed)),
    sql` and `,
  )}`

/** Positions of the terms in the text, if all occur as words. */
export const marksIn = (text: string, terms: readonly AskedTerm[]): [number, number][] | undefined => {
  const hits = hitsIn(text, terms)
  return new Set(hits.map(({ term }) => term)).size === terms.length ? rangesOf(hits) : undefined
}

export interface Question {
  readonly ctx: Context
  readonly db: Db
  readonly viewer: Viewer
  readonly terms: readonly AskedTerm[]
  readonly limit: number
}
