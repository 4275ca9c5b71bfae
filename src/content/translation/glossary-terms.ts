/** The terms of a glossary that a text contains. */

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

/** Whole words in any case, in the order of the text, each entry once. Entries are indexed once for each list. */
export const findTerms = (
  _text: string,
  _entries: readonly GlossaryEntryTerms[],
  _sourceLanguage: string,
  _targetLanguage: string,
): readonly FoundTerm[] => {
  throw new Error('to follow')
}
