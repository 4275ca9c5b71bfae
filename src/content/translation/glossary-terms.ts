/** The terms of a glossary that a text contains. */
import { partsOfText } from './read-tags.ts'
import { isWord, tokensOf } from './text-tokens.ts'

export interface GlossaryEntryTerms {
  readonly id: string
  /** The term by language. */
  readonly translations: { readonly [language: string]: string }
  readonly doNotTranslate: boolean
  /** Words that must not be used for the term, by language. */
  readonly forbidden?: { readonly [language: string]: readonly string[] } | undefined
}

export interface FoundTerm {
  readonly entry: string
  /** The term as the glossary has it. */
  readonly source: string
  /** The term in the target language; absent if the glossary has none. */
  readonly target?: string
  readonly doNotTranslate: boolean
  /** Of the target language. */
  readonly forbidden: readonly string[]
}

/** Terms by their tokens, one level for each. */
interface TermNode {
  readonly next: Map<string, TermNode>
  readonly terms: FoundTerm[]
}

const termNode = (): TermNode => ({ next: new Map(), terms: [] })

/** What is said in a language, else in the language without its region. */
const inLanguage = <T>(of: { readonly [language: string]: T }, language: string): T | undefined => {
  const [general = ''] = language.split('-')
  return Object.hasOwn(of, language) ? of[language] : Object.hasOwn(of, general) ? of[general] : undefined
}

const trimmed = (tokens: readonly string[]): readonly string[] =>
  tokens.slice(Number(tokens[0] === ' '), tokens.length - Number(tokens.at(-1) === ' '))

const addTerm = (root: TermNode, term: string, found: FoundTerm): void => {
  let node = root
  for (const token of trimmed(tokensOf(term))) {
    let next = node.next.get(token)
    if (next === undefined) {
      next = termNode()
      node.next.set(token, next)
    }
    node = next
  }
  if (node !== root) node.terms.push(found)
}

const treeOf = (
  entries: readonly GlossaryEntryTerms[],
  sourceLanguage: string,
  targetLanguage: string,
): TermNode => {
  const root = termNode()
  for (const { id, translations, doNotTranslate, forbidden = {} } of entries) {
    const own = inLanguage(translations, sourceLanguage)
    const source = own ?? (doNotTranslate ? Object.values(translations)[0] : undefined)
    if (source === undefined) continue
    const target = inLanguage(translations, targetLanguage)
    addTerm(root, source, {
      entry: id,
      source,
      ...(target !== undefined && { target }),
      doNotTranslate,
      forbidden: inLanguage(forbidden, targetLanguage) ?? [],
    })
  }
  return root
}

const trees = new WeakMap<readonly GlossaryEntryTerms[], Map<string, TermNode>>()

const cachedTree = (
  entries: readonly GlossaryEntryTerms[],
  sourceLanguage: string,
  targetLanguage: string,
): TermNode => {
  const pair = `${sourceLanguage} ${targetLanguage}`
  const byPair = trees.get(entries) ?? new Map<string, TermNode>()
  trees.set(entries, byPair)
  const tree = byPair.get(pair) ?? treeOf(entries, sourceLanguage, targetLanguage)
  byPair.set(pair, tree)
  return tree
}

/** The words of a text with tags; formatting does not part a term, an atom does. */
const termTokens = (text: string): readonly string[] => {
  let plain = ''
  for (const part of partsOfText(text))
    plain += part.kind === 'text' ? part.text : part.kind === 'atom' ? '\ufffc' : ''
  return tokensOf(plain)
}

/** The longest term that begins at a token: where it ends, and its entries. */
const termAt = (tokens: readonly string[], start: number, root: TermNode): [number, readonly FoundTerm[]] => {
  let best: [number, readonly FoundTerm[]] = [start, []]
  let node: TermNode | undefined = root
  for (let at = start; at < tokens.length; at += 1) {
    node = node.next.get(tokens[at] ?? '')
    if (node === undefined) break
    if (node.terms.length > 0) best = [at + 1, node.terms]
  }
  return best
}

/**
 * The terms in a text with tags: whole words in any case, the longest at each place, in the order of the text, each entry
 * once. Entries are indexed once for each list and pair of languages; the list must not change.
 */
export const findTerms = (
  text: string,
  entries: readonly GlossaryEntryTerms[],
  sourceLanguage: string,
  targetLanguage: string,
): readonly FoundTerm[] => {
  const root = cachedTree(entries, sourceLanguage, targetLanguage)
  const tokens = termTokens(text)
  const found = new Map<string, FoundTerm>()
  for (let at = 0; at < tokens.length;) {
    const [end, terms] = termAt(tokens, at, root)
    for (const term of terms) if (!found.has(term.entry)) found.set(term.entry, term)
    at = Math.max(end, at + 1)
  }
  return [...found.values()]
}

/** A term and its translation. */
export type TermPair = readonly [source: string, target: string]

/**
 * The terms that a glossary has in two languages, each source once, in the order of the glossary. What is not translated
 * is its own translation.
 */
export const termPairs = (
  entries: readonly GlossaryEntryTerms[],
  sourceLanguage: string,
  targetLanguage: string,
): readonly TermPair[] => {
  const pairs = new Map<string, string>()
  for (const { translations, doNotTranslate } of entries) {
    const own = inLanguage(translations, sourceLanguage)
    const source = own ?? (doNotTranslate ? Object.values(translations)[0] : undefined)
    const target = doNotTranslate ? source : inLanguage(translations, targetLanguage)
    if (source !== undefined && target !== undefined && !pairs.has(source)) pairs.set(source, target)
  }
  return [...pairs]
}

/** Letters at the end of a word that inflection may change. */
const inflectedLetters = 2
const longEnough = 5

const sameWord = (token: string, word: string): boolean =>
  word.length > longEnough
    ? token.includes(word.slice(0, -inflectedLetters))
    : token.startsWith(word) && token.length <= word.length + inflectedLetters

/** The words of a text with tags, for `usesTerm`. */
export const termWords = (text: string): readonly string[] =>
  termTokens(text).filter((token) => token !== ' ')

/**
 * Whether a text uses a term. With `inflected`, its words may end otherwise or be parts of longer ones, as in a compound;
 * characters of scripts without spaces must be the same.
 */
export const usesTerm = (words: readonly string[], term: string, form: 'exact' | 'inflected'): boolean => {
  const wanted = tokensOf(term).filter((token) => token !== ' ')
  const [first] = wanted
  if (first === undefined) return false
  const same = (token: string, word: string): boolean =>
    token === word || (form === 'inflected' && word.length > 1 && isWord(word) && sameWord(token, word))
  return words.some(
    (token, at) => same(token, first) && wanted.every((word, nth) => same(words[at + nth] ?? '', word)),
  )
}
