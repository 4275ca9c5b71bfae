/**
 * What a query comes down to where it is asked: all of its words, the last by its beginning; when that finds
 * nothing, all by their beginning; else with typing errors put right and without the words that stand nowhere; else
 * most of the words. Each step is taken only when the one before does not find enough.
 */
import { setImmediate } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Context } from '../context.ts'
import { editDistance } from './edit-distance.ts'
import type { Asked, Where } from './find-pages.ts'
import { standsSomewhere } from './find-pages.ts'
import type { AskedTerm } from './tokenizer.ts'
import { askedTerms, mostAsked, partTerms, typedOut } from './tokenizer.ts'

export interface Answered extends Asked {
  /** Words that were searched in the place of one that stands nowhere. */
  readonly corrected: readonly { readonly typed: string; readonly words: readonly string[] }[]
  /** Words that stand nowhere and are like no other. */
  readonly ignored: readonly string[]
}

const spelled = /^\p{L}{4,24}$/u
/** Words that are equally near to what was typed; more would be a guess. */
const mostCorrections = 3
/** Words looked at for one that was typed. A vocabulary has fewer with one first letter. */
const mostCandidates = 50_000
/** Words that are looked for in this way; who mistypes more of them asks again. */
const mostMistyped = 4

/** Behind every letter: what begins with one stands before it and this. */
const last = '\u{10ffff}'

/** A wrong letter in a short word makes another word; a long one bears two. */
const bound = (word: string): number => (word.length < 8 ? 1 : 2)

/**
 * Words of these spaces that are nearest to one that was typed. They begin with its first letter, or with its second
 * when that came first or too early; a wrong first letter is not looked for, since then every word is a candidate.
 */
const corrections = async ({ store }: Context, where: Where, typed: string): Promise<readonly string[]> => {
  if (!spelled.test(typed)) return []
  const [first = '', second = ''] = typed
  const spaces = 'space' in where ? sql`(${where.space})` : sql`(${where.spaces})`
  const beginning = (letter: string) => sql`
    select word from search_spellings
    where space in ${spaces} and word >= ${letter} and word < ${letter + last}
      and length(word) between ${typed.length - bound(typed)} and ${typed.length + bound(typed)}`
  // Each letter is one range of the key in each space; by `or` the whole of every space would be read.
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

/** The terms that stand somewhere, each that does not in the words that it may have meant. */
const mended = async (
  ctx: Context,
  where: Where,
  terms: readonly AskedTerm[],
): Promise<Pick<Answered, 'terms' | 'corrected' | 'ignored'>> => {
  const kept: AskedTerm[] = []
  const corrected: { typed: string; words: readonly string[] }[] = []
  const ignored: string[] = []
  let mistyped = 0
  for (const term of terms) {
    if (await standsSomewhere(ctx, where, term)) {
      kept.push(term)
      continue
    }
    // As words are stored, without case and accents: what was typed is another text with them.
    const typed = term.forms.at(-1)?.[0]?.word ?? ''
    mistyped += 1
    // Comparing thousands of words takes a while; others have their turn between two.
    await setImmediate()
    const words = mistyped > mostMistyped ? [] : await corrections(ctx, where, typed)
    // A word of another space than these, or that stands no more, is no help and nobody's business.
    const instead = { typed: term.typed, forms: words.map((word) => [{ word, start: false }]) }
    const stands = words.length > 0 && (await standsSomewhere(ctx, where, instead))
    if (stands) {
      kept.push(instead)
      // Letters that were taken apart to be compared are shown together.
      corrected.push({ typed: term.typed, words: words.map((word) => word.normalize('NFC')) })
    } else ignored.push(term.typed)
  }
  return { terms: kept, corrected, ignored }
}

/** Finds by `find` what a query asks for where it is asked, and says how it was asked. */
export const ask = async <Found extends { readonly total: number }>(
  ctx: Context,
  where: Where,
  query: string,
  find: (asked: Asked) => Promise<Found>,
): Promise<{ readonly asked: Answered; readonly found: Found }> => {
  const terms = askedTerms(query)
  const asIs = { most: false, corrected: [], ignored: [] }
  const exactly: Answered = { terms: typedOut(terms), ...asIs }
  const few = await find(exactly)
  if (few.total > 0 || terms.length === 0) return { asked: exactly, found: few }
  const plainly: Answered = { terms, ...asIs }
  const found = await find(plainly)
  if (found.total > 0) return { asked: plainly, found }
  const better = await mended(
    ctx,
    where,
    terms
      .flatMap((term) => ((term.forms.at(-1)?.length ?? 0) > 1 ? partTerms(term) : [term]))
      .slice(0, mostAsked),
  )
  if (better.terms.length === 0) return { asked: plainly, found }
  for (const most of [false, true]) {
    const asked = { ...better, most }
    const instead = await find(asked)
    if (instead.total > 0) return { asked, found: instead }
  }
  return { asked: plainly, found }
}
