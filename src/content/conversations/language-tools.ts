/** Language of a text, its sentences and the stems of its words. Loading takes about 0.3 s, so it is done on demand. */

/** UTF-16 offsets of a sentence in its text, without white space around it. */
export interface SentenceRange {
  readonly start: number
  readonly end: number
}

export interface LanguageTools {
  /** ISO 639-1; `en` when the text is too short to tell. */
  readonly languageOf: (text: string) => string
  /** The stem of a word in lower case; the word itself in languages without a stemmer. */
  readonly stem: (word: string, language: string) => string
  readonly sentences: (text: string, language: string) => readonly SentenceRange[]
}

export const loadLanguageTools = async (): Promise<LanguageTools> => {
  throw new Error('not implemented')
}
