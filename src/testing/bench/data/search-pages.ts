/** Pages for B7 with a realistic word frequency, and the queries that search for one of them. */
import type { Chance } from '../../generators/seeded.ts'

const syllables = 'ba ce di fo gu ha je ki lo mu na pe qui ro su ta ve wi xo yu zar len mor tis'.split(' ')

/** Unique words by rank: the most common are the shortest. */
export const vocabulary = (count: number): string[] =>
  Array.from({ length: count }, (_, rank) => {
    let word = ''
    for (let rest = rank + 1; rest > 0; rest = Math.floor(rest / syllables.length))
      word += syllables[rest % syllables.length] ?? ''
    return word
  })

/** A random word, less likely with higher rank. */
export const wordOf = (chance: Chance, words: readonly string[]): string =>
  words[Math.floor(words.length ** chance.next()) - 1] ?? ''

/** A rarer word, as used in titles. */
const tellingWord = (chance: Chance, words: readonly string[]): string =>
  words[chance.between(200, words.length - 1)] ?? ''

export interface BenchSection {
  readonly title: string
  readonly body: string
}
export interface BenchPage {
  readonly id: string
  readonly space: number
  readonly title: string
  /** The first comes before any heading; its title is empty. */
  readonly sections: readonly BenchSection[]
}

const sentence = (chance: Chance, words: readonly string[], length: number): string =>
  Array.from({ length }, () => wordOf(chance, words)).join(' ')

export const pageOf = (chance: Chance, words: readonly string[], id: string, space: number): BenchPage => ({
  id,
  space,
  title: `${tellingWord(chance, words)} ${wordOf(chance, words)} ${tellingWord(chance, words)}`,
  sections: Array.from({ length: chance.between(2, 5) }, (_, at) => ({
    title: at === 0 ? '' : `${wordOf(chance, words)} ${tellingWord(chance, words)}`,
    body: sentence(chance, words, chance.between(15, 70)),
  })),
})

export const textOf = ({ sections }: BenchPage): string =>
  sections.map(({ title, body }) => (title === '' ? body : `${title}\n${body}`)).join('\n')

/** The query of somebody who remembers the page: one or two words of its title and one or two of its text. */
export const queryFor = (chance: Chance, page: BenchPage): string => {
  const title = page.title.split(' ')
  const body = textOf(page).split(/\s+/)
  return [
    ...new Set([
      chance.pick(title),
      ...(chance.odds(0.3) ? [chance.pick(title)] : []),
      ...Array.from({ length: chance.between(1, 2) }, () => chance.pick(body)),
    ]),
  ].join(' ')
}
