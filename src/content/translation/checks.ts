/** What is wrong, or may be wrong, with the translation of a unit. An error forbids to approve it. */
import { newControls } from './answers.ts'
import type { DocumentUnit } from './map-units.ts'
import { termWords, usesTerm, type FoundTerm } from './glossary-terms.ts'
import type { PageUnit } from './page-units.ts'
import { partsOfText, readTags, tagProblems, textOfParts, type TextPart } from './read-tags.ts'
import type { Tag, Tagged } from './tagged-text.ts'
import { sameNumbers } from './text-numbers.ts'

export interface Check {
  readonly kind:
    | 'tags'
    | 'expressions'
    | 'code'
    | 'title-limit'
    | 'control-characters'
    | 'numbers'
    | 'glossary'
    | 'length'
    | 'unchanged'
    | 'punctuation'
    | 'spaces'
    | 'consistency'
  readonly severity: 'error' | 'warning'
  readonly message: string
}

export type UnitKind = DocumentUnit['kind'] | PageUnit['kind']

export interface CheckedUnit {
  readonly kind: UnitKind
  readonly source: Tagged
  readonly target: string
  readonly targetLanguage: string
  /** From `findTerms`. */
  readonly terms: readonly FoundTerm[]
}

const error = (kind: Check['kind'], message: string): Check => ({ kind, severity: 'error', message })
const warning = (kind: Check['kind'], message: string): Check => ({ kind, severity: 'warning', message })

/** As in the contract; a test compares them. */
export const fieldLimits: Partial<Readonly<Record<UnitKind, number>>> = {
  'page-title': 500,
  'page-link-title': 500,
  'page-description': 2000,
}

const letter = /\p{L}/u

/** The texts of a unit that are compared, without tags. */
interface Pair extends CheckedUnit {
  readonly from: string
  readonly to: string
}

const kindOfTag = (tag: Tag | undefined): 'tags' | 'expressions' | 'code' =>
  tag?.type === 'expression' ? 'expressions' : tag?.kind === 'atom' && tag.type === 'code' ? 'code' : 'tags'

const checkTags = (parts: readonly TextPart[], tags: readonly Tag[]): readonly Check[] => {
  const byId = new Map(tags.map((tag) => [tag.id, tag]))
  return tagProblems(parts, tags).map(({ id, message }) => error(kindOfTag(byId.get(id)), message))
}

/** `{{ … }}` in plain text, sorted. */
const expressionsIn = (text: string): readonly string[] => {
  const found: string[] = []
  for (let at = text.indexOf('{{'); at >= 0;) {
    const end = text.indexOf('}}', at)
    if (end < 0) break
    found.push(text.slice(at, end + 2).replace(/\s/g, ''))
    at = text.indexOf('{{', end)
  }
  return found.sort()
}

const checkText = ({ kind, from, to }: Pair): readonly Check[] => {
  const checks: Check[] = []
  if (expressionsIn(from).join('\n') !== expressionsIn(to).join('\n'))
    checks.push(error('expressions', 'Expressions in {{ }} must be the same as in the source.'))
  const limit = fieldLimits[kind]
  if (limit !== undefined && to.length > limit)
    checks.push(error('title-limit', `It has ${to.length} characters; at most ${limit} are allowed.`))
  if (newControls(to, from))
    checks.push(error('control-characters', 'It contains control characters. Remove them.'))
  if (letter.test(from) && !/\S/.test(to)) checks.push(error('length', 'The translation is empty.'))
  return checks
}

/** Terms of a unit that are checked. */
const mostTerms = 50

const checkTerms = ({ target, terms }: Pair): readonly Check[] => {
  if (terms.length === 0) return []
  const words = termWords(target)
  return terms.slice(0, mostTerms).flatMap((term) => {
    const checks = term.forbidden
      .filter((word) => usesTerm(words, word, 'exact'))
      .map((word) => warning('glossary', `“${word}” must not be used for “${term.source}”.`))
    if (term.doNotTranslate && !usesTerm(words, term.source, 'exact'))
      checks.push(warning('glossary', `“${term.source}” is not translated; use it as it is.`))
    else if (!term.doNotTranslate && term.target !== undefined && !usesTerm(words, term.target, 'inflected'))
      checks.push(warning('glossary', `The glossary translates “${term.source}” as “${term.target}”.`))
    return checks
  })
}

const wide = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu

/** Characters; those of dense scripts count as three. */
const extent = (text: string): number => text.length + 2 * (text.match(wide)?.length ?? 0)

const comparedFrom = 20
const mostTimes = 3

const checkLength = ({ from, to }: Pair): readonly Check[] => {
  const [before, after] = [extent(from.trim()), extent(to.trim())]
  if (before <= comparedFrom || after === 0) return []
  if (after > mostTimes * before)
    return [warning('length', 'It is more than three times as long as the source.')]
  return mostTimes * after < before
    ? [warning('length', 'It is less than a third as long as the source.')]
    : []
}

/** Whether anything is left to translate when names are taken out. */
const hasOwnWords = ({ from, source, terms }: Pair): boolean => {
  const names = new Set(terms.filter((term) => term.doNotTranslate).flatMap((term) => termWords(term.source)))
  return letter.test(from) && termWords(source.text).some((word) => letter.test(word) && !names.has(word))
}

const checkUnchanged = (pair: Pair): readonly Check[] =>
  pair.from.trim() === pair.to.trim() && hasOwnWords(pair)
    ? [warning('unchanged', 'It is the same as the source.')]
    : []

const endings: { readonly [name: string]: string } = {
  'a period': '.。．｡।۔',
  'a question mark': '?？؟;',
  'an exclamation mark': '!！',
  'a colon': ':：',
  'an ellipsis': '…',
}
const closers = `"'”’»«)]）」』› \u00a0\u202f`

/** The kind of sign at the end of a sentence, whatever the script. */
const endingOf = (text: string, language: string): string => {
  let end = text.trimEnd().length
  while (end > 0 && closers.includes(text.charAt(end - 1))) end -= 1
  const last = text.charAt(end - 1)
  if (last === '.' && text.slice(end - 3, end) === '...') return 'an ellipsis'
  // A semicolon asks in Greek only.
  if (last === ';' && language !== 'el') return ''
  return last === '' ? '' : (Object.keys(endings).find((name) => endings[name]?.includes(last)) ?? '')
}

/** Languages that end a sentence without a period. */
const withoutPeriod = new Set(['th'])

const checkPunctuation = ({ from, to, targetLanguage }: Pair): readonly Check[] => {
  const [before, after] = [endingOf(from, ''), endingOf(to, targetLanguage)]
  if (before === after || (withoutPeriod.has(targetLanguage) && before === 'a period' && after === ''))
    return []
  return [
    warning(
      'punctuation',
      before === '' ? `It ends with ${after}; the source does not.` : `The source ends with ${before}.`,
    ),
  ]
}

const edges = (text: string): string =>
  `${/^\s/.test(text) ? 'start' : ''} ${/\s$/.test(text.slice(-1)) ? 'end' : ''}`

const checkSpaces = ({ source, target }: Pair): readonly Check[] => {
  const checks: Check[] = []
  // With tags, because space may stand next to one.
  if (edges(source.text) !== edges(target))
    checks.push(warning('spaces', 'It must begin and end with space where the source does.'))
  if (target.includes('  ') && !source.text.includes('  '))
    checks.push(warning('spaces', 'It has two spaces in a row.'))
  return checks
}

/** Errors first. */
export const checkUnit = (unit: CheckedUnit): readonly Check[] => {
  const read = readTags(unit.target)
  if ('problems' in read) return read.problems.map((message) => error('tags', message))
  const pair: Pair = {
    ...unit,
    from: textOfParts(partsOfText(unit.source.text)),
    to: textOfParts(read.parts),
  }
  const errors = [...checkTags(read.parts, unit.source.tags), ...checkText(pair)]
  const numbers = sameNumbers(pair.from, pair.to)
    ? []
    : [warning('numbers', 'Its numbers are not those of the source.')]
  return [
    ...errors,
    ...numbers,
    ...checkTerms(pair),
    ...checkLength(pair),
    ...checkUnchanged(pair),
    ...checkPunctuation(pair),
    ...checkSpaces(pair),
  ]
}

/** The check of a unit whose source is translated in another way elsewhere in the translation. */
export const inconsistency: Check = warning(
  'consistency',
  'The same source is translated differently elsewhere.',
)
