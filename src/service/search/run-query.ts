/**
 * Runs a query in steps, each only if the one before does not find enough: all words, the last as a prefix; all words
 * as prefixes; with typos corrected and unknown words ignored; most of the words.
 */
import { setImmediate } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Context } from '../context.ts'
import { editDistance } from './edit-distance.ts'
import type { Asked, Where } from './find-pages.ts'
import { hasMatch } from './find-pages.ts'
import type { AskedTerm } from './tokenizer.ts'
import { askedTerms, mostAsked, partTerms, typedOut } from './tokenizer.ts'

export interface Answered extends Asked {
  /** Words searched instead of an unknown one. */
  readonly corrected: readonly { readonly typed: string; readonly words: readonly string[] }[]
  /** Unknown words without a similar word. */
  readonly ignored: readonly string[]
}

const spelled = /^\p{L}{4,24}$/u
/** Maximum number of equally close words; more would be guessing. */
const mostCorrections = 3
/** Maximum candidates per typed word. A vocabulary has fewer with the same first letter. */
const mostCandidates = 50_000
/** Maximum number of words corrected per query. */
const mostMistyped = 4

/** Sorts after every letter: the upper bound of a prefix range. */
const last = '\u{10ffff}'

/** A typo in a short word gives another word; long words tolerate two. */
const bound = (word: string): number => (word.length < 8 ? 1 : 2)

/**
 * The words of these spaces closest to a typed one. They start with its first letter, or with its second, if the first
 * two were swapped or a letter was inserted at the start. Other errors in the first letter are not corrected, since
 * every word would be a candidate.
 */
const corrections = async ({ store }: Context, where: Where, typed: string): Promise<readonly string[]> => {
  if (!spelled.test(typed)) return []
  const [first = '', second = ''] = typed
  const spaces = 'space' in where ? sql`(${where.space})` : sql`(${where.spaces})`
  const beginning = (letter: string) => sql`
    select word from search_spellings
    where space in ${spaces} and word >= ${letter} and word < ${letter + last}
      and length(word) between ${typed.length - bound(typed)} and ${typed.length + bound(typed)}`
  // One index range per letter and space; with `or` the database would read all words of every space.
  const candidates = sql.join([...new Set([first, second])].map(beginning), sql` union all `)
  const { rows } = await sql<{ word: string }>`
    select distinct word from (${candidates}) as candidates
    limit ${sql.lit(mostCandidates)}`.execute(store.read)
  const near = rows
    .map(({ word }) => ({ word, distance: editDistance(typed, word, bound(typed)) }))
    .filter(({ distance }) => distance <= bound(typed))
    .toSorted((a, b) => a.distance - b.distance || (a.word < b.word ? -1 : 1))
  return near
    .filter(({ distance }) => distance === near[0]?.distance)
    .slice(0, mostCorrections)
    .map(({ word }) => word)
}

/** The known terms, with unknown ones replaced by their corrections. */
const correctTypos = async (
  ctx: Context,
  where: Where,
  terms: readonly AskedTerm[],
): Promise<Pick<Answered, 'terms' | 'corrected' | 'ignored'>> => {
  const kept: AskedTerm[] = []
  const corrected: { typed: string; words: readonly string[] }[] = []
  const ignored: string[] = []
  let mistyped = 0
  for (const term of terms) {
    if (await hasMatch(ctx, where, term)) {
      kept.push(term)
      continue
    }
    // In stored form, without case and accents.
    const typed = term.forms.at(-1)?.[0]?.word ?? ''
    mistyped += 1
    // Comparing thousands of words takes a while, so yield in between.
    await setImmediate()
    const replacements = mistyped > mostMistyped ? [] : await corrections(ctx, where, typed)
    // A word that is no longer used, or only in other spaces, is no help and must not be revealed.
    const instead = { typed: term.typed, forms: replacements.map((word) => [{ word, start: false }]) }
    const isUseful = replacements.length > 0 && (await hasMatch(ctx, where, instead))
    if (isUseful) {
      kept.push(instead)
      // Recompose letters that were decomposed for comparison.
      corrected.push({ typed: term.typed, words: replacements.map((word) => word.normalize('NFC')) })
    } else ignored.push(term.typed)
  }
  return { terms: kept, corrected, ignored }
}

/** Runs a query with `find` and returns how it was interpreted. */
export const runQuery = async <Found extends { readonly total: number }>(
  ctx: Context,
  where: Where,
  query: string,
  find: (asked: Asked) => Promise<Found>,
): Promise<{ readonly asked: Answered; readonly found: Found }> => {
  const terms = askedTerms(query)
  const length = Math.max(1, query.trim().length)
  const asIs = { most: false, length, corrected: [], ignored: [] }
  const exactly: Answered = { terms: typedOut(terms), ...asIs }
  const few = await find(exactly)
  if (few.total > 0 || terms.length === 0) return { asked: exactly, found: few }
  const plainly: Answered = { terms, ...asIs }
  const found = await find(plainly)
  if (found.total > 0) return { asked: plainly, found }
  const better = await correctTypos(
    ctx,
    where,
    terms
      .flatMap((term) => ((term.forms.at(-1)?.length ?? 0) > 1 ? partTerms(term) : [term]))
      .slice(0, mostAsked),
  )
  if (better.terms.length === 0) return { asked: plainly, found }
  for (const most of [false, true]) {
    const asked = { ...better, most, length }
    const instead = await find(asked)
    if (instead.total > 0) return { asked, found: instead }
  }
  return { asked: plainly, found }
}
