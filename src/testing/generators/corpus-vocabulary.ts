import type { Chance } from './seeded.ts'

/** Most common first: the frequency of a word depends on its rank, as in natural language. */
const vocabulary = (
  'the to a of and is in for on with be that as this can by an or from it are at when not you which must one each ' +
  'service device configuration transaction page system node server command file data model user value request ' +
  'token access cluster session operation state package list key change name type address path version update ' +
  'default example commit rule group network store queue worker event check action policy template interface log ' +
  'password message schema tool driver index replica backup restore upgrade install start stop connect release ' +
  'review merge branch revision conflict reader writer site section link anchor search filter limit timeout retry ' +
  'certificate secret permission role member team invite organization collection space comment webhook integration ' +
  'naïve résumé façade größer ångström señal 漢字 данные'
).split(' ')

const nouns = vocabulary.slice(28, 110)
const verbs = [
  'Configure',
  'Install',
  'Manage',
  'Upgrade',
  'Inspect',
  'Restore',
  'Troubleshoot',
  'Understand',
]
const units = ['Overview', 'Reference', 'Guide', 'Basics', 'Options', 'Limits', 'Examples', 'Internals']

function word(chance: Chance): string {
  // Squaring a uniform number favors the front, close to Zipf's law.
  return vocabulary[Math.floor(chance.next() ** 2 * vocabulary.length)] ?? 'the'
}

/** Words without marks or punctuation. */
export function words(chance: Chance, count: number): string {
  return Array.from({ length: count }, () => word(chance)).join(' ')
}

/** A noun of the domain, for names in code and tables. */
export function noun(chance: Chance): string {
  return chance.pick(nouns)
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** A title or heading of two to four words. */
export function headingOf(chance: Chance): string {
  const first = capital(noun(chance))
  const second = capital(noun(chance))
  return chance.odds(0.5)
    ? `${chance.pick(verbs)} the ${first} ${second}`
    : `${first} ${second} ${chance.pick(units)}`
}

/** A sentence of 6 to 24 words; `mark` may add formatting to words (links, code, bold). */
export function sentence(chance: Chance, mark: (text: string) => string = (text) => text): string {
  const parts = Array.from({ length: chance.between(6, 24) }, () => word(chance))
  const at = chance.between(1, parts.length - 2)
  parts[at] = mark(parts[at] ?? 'the')
  return `${capital(parts.join(' '))}.`
}
