/** Short issues with known topics, of made-up words, as vectors compare them. */
import { chanceOf, type Chance } from './seeded.ts'

export interface RandomIssue {
  readonly id: string
  readonly text: string
  /** What it is about; the answer that clustering should find. */
  readonly topic: number
}

const onsets = [
  'b',
  'br',
  'c',
  'd',
  'dr',
  'f',
  'g',
  'gl',
  'h',
  'k',
  'l',
  'm',
  'n',
  'p',
  'pl',
  'r',
  's',
  'st',
  't',
  'v',
]
const vowels = ['a', 'e', 'i', 'o', 'u', 'ai', 'ou']
const codas = ['', 'n', 'r', 'l', 'm', 't', 'k', 'nd']

const wordOf = (chance: Chance): string =>
  Array.from({ length: chance.between(2, 3) }, () => chance.pick(onsets) + chance.pick(vowels)).join('') +
  chance.pick(codas)

const distinct = (chance: Chance, count: number): string[] => {
  const found = new Set<string>()
  while (found.size < count) found.add(wordOf(chance))
  return [...found]
}

/** From 0 to `count - 1`; n is about 1/(n + 1) as frequent as 0. */
const zipf = (chance: Chance, count: number): number =>
  Math.min(count - 1, Math.floor(Math.exp(chance.next() * Math.log(count + 1)) - 1))

/** Words that a topic prefers; topics of one area share half of them, as "freeze card" and "cancel card" do. */
interface Topic {
  readonly own: readonly string[]
  readonly area: readonly string[]
}

const topicsOf = (chance: Chance, count: number, pool: readonly string[]): Topic[] => {
  const areas = Array.from({ length: Math.ceil(count / 8) }, () =>
    Array.from({ length: 10 }, () => chance.pick(pool)),
  )
  return Array.from({ length: count }, (_, topic) => ({
    own: Array.from({ length: 14 }, () => chance.pick(pool)),
    area: areas[topic % areas.length] ?? [],
  }))
}

/** `count` issues of `topics` topics, in random order; topics differ in size. */
export function randomIssues(seed: number, count: number, topics: number): readonly RandomIssue[] {
  const chance = chanceOf(seed)
  const pool = distinct(chance, 2500)
  const general = distinct(chance, 400)
  const all = topicsOf(chance, topics, pool)
  return Array.from({ length: count }, (_, at) => {
    const topic = chance.between(0, topics - 1)
    const { own, area } = all[topic] ?? { own: [], area: [] }
    const text = Array.from({ length: chance.between(4, 11) }, () => {
      const kind = chance.weighted({ own: 34, area: 18, general: 40, pool: 8 })
      if (kind === 'own') return own[zipf(chance, own.length)]
      if (kind === 'area') return area[zipf(chance, area.length)]
      return kind === 'general' ? general[zipf(chance, general.length)] : chance.pick(pool)
    })
    return { id: `i${String(at).padStart(6, '0')}`, text: text.join(' '), topic }
  })
}

/** Agreement of two partitions (Hubert and Arabie 1985): 1 when equal, about 0 when unrelated. */
export function adjustedRandIndex(
  one: readonly (number | string)[],
  other: readonly (number | string)[],
): number {
  const pairs = (counts: Iterable<number>): number => {
    let sum = 0
    for (const count of counts) sum += (count * (count - 1)) / 2
    return sum
  }
  const countsOf = (labels: readonly (number | string)[]): number[] =>
    [...Map.groupBy(labels, (label) => label).values()].map((group) => group.length)
  const both = pairs(countsOf(one.map((label, at) => `${label} ${other[at]}`)))
  const [left, right] = [pairs(countsOf(one)), pairs(countsOf(other))]
  const expected = (left * right) / Math.max(1, (one.length * (one.length - 1)) / 2)
  const most = (left + right) / 2
  return most === expected ? 1 : (both - expected) / (most - expected)
}
