/** Ranks commands for a query in the palette. */
import type { Command } from './commands.ts'

/** Shorter queries match too many names. */
const minLetters = 2
const mostBest = 4

const wordsIn = (text: string): readonly string[] =>
  text
    .toLocaleLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')

const inWords = (typed: readonly string[], words: readonly string[]): boolean =>
  typed.every((start) => words.some((word) => word.startsWith(start)))

const scores = { name: 5, beginning: 4, words: 3, searchTerms: 2, initials: 1, none: 0 } as const

/** The label, and what follows its category: `Settings: Audit log` is called `Audit log` as well. */
const namesOf = (label: string): readonly (readonly string[])[] => {
  const colon = label.indexOf(': ')
  return (colon < 0 ? [label] : [label, label.slice(colon + 2)]).map(wordsIn)
}

/**
 * How well a command matches: by its whole name, the beginning of it, words anywhere in it (each typed word is the
 * beginning of one), its search terms, or its initials. 0 if it does not match.
 */
export const commandScore = ({ label, searchTerms = '' }: Command, query: string): number => {
  const typed = wordsIn(query)
  const whole = typed.join(' ')
  if (whole === '') return scores.none
  const names = namesOf(label)
  if (names.some((words) => words.join(' ') === whole)) return scores.name
  if (names.some((words) => words.join(' ').startsWith(whole))) return scores.beginning
  const words = wordsIn(label)
  if (inWords(typed, words)) return scores.words
  if (inWords(typed, [...words, ...wordsIn(searchTerms)])) return scores.searchTerms
  const initials = words.map((word) => word.charAt(0)).join('')
  return whole.length >= minLetters && initials.startsWith(whole) ? scores.initials : scores.none
}

export interface RankedCommands {
  /** Matches by name or search terms, best first; listed before search results. */
  readonly best: readonly Command[]
  /**
   * Whether the query is the beginning of a command's name, so that Enter runs it. Otherwise Enter opens the first
   * search result: page content contains the same words as commands.
   */
  readonly isNamed: boolean
  /** All other matches, best first. */
  readonly others: readonly Command[]
}

/** The commands that match a query. Commands of equal rank keep their order. */
export const rankCommands = (commands: readonly Command[], query: string): RankedCommands => {
  const ranked = commands
    .map((command) => ({ command, score: commandScore(command, query) }))
    .filter(({ score }) => score > scores.none)
    .toSorted((a, b) => b.score - a.score)
  const isLong = wordsIn(query).join(' ').length >= minLetters
  const best = isLong
    ? ranked.filter(({ score }) => score >= scores.searchTerms).slice(0, mostBest)
    : ([] as typeof ranked)
  return {
    best: best.map(({ command }) => command),
    isNamed: best.some(({ score }) => score >= scores.beginning),
    others: ranked.slice(best.length).map(({ command }) => command),
  }
}
