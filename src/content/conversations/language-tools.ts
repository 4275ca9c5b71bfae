/** Language of a text, its sentences and the stems of its words. Loading takes about 0.3 s, so it is done on demand. */

/** UTF-16 offsets of a sentence in its text, without white space around it. */
interface SentenceRange {
  readonly start: number
  readonly end: number
}

export interface LanguageTools {
  /** ISO 639-1; `en` when the text does not tell. */
  readonly languageOf: (text: string) => string
  /** The stem of a word in lower case; the word itself in languages without a stemmer. */
  readonly stem: (word: string, language: string) => string
  readonly sentences: (text: string, language: string) => readonly SentenceRange[]
}

/** Characters that the language is guessed from. */
const guessedFrom = 2000
/** Fewer ASCII letters are not enough to guess from. */
const fewestLetters = 12
/** Stems that are remembered for a language. */
const mostStems = 50_000
/** Longer words are names or data, and stemmers are slow for them. */
const longestStemmed = 40

const algorithms: Readonly<Record<string, string>> = {
  ...{ ar: 'arabic', ca: 'catalan', cs: 'czech', da: 'danish', de: 'german', en: 'english', es: 'spanish' },
  ...{ eu: 'basque', fi: 'finnish', fr: 'french', hu: 'hungarian', hy: 'armenian', it: 'italian' },
  ...{ nl: 'dutch', no: 'norwegian', pt: 'portuguese', ro: 'romanian', ru: 'russian', sl: 'slovene' },
  ...{ sv: 'swedish', ta: 'tamil', tr: 'turkish' },
}

/** Abbreviations that do not end a sentence, without their last dot. */
const abbreviations = new Set(
  `dr mr mrs ms prof st no nr vs e.g i.e eg ie approx fig incl z.b bzw ca d.h u.a evtl hr fr sr sra srta p.ej m mme
   mlle env resp art abb tel vers ver inc ltd`.split(/\s+/),
)

/** Whether the sentence before `end` only ends after an abbreviation. */
const endsInAbbreviation = (text: string, end: number): boolean => {
  let at = end
  while (at > 0 && ' \t\n'.includes(text.charAt(at - 1))) at -= 1
  if (text.charAt(at - 1) !== '.') return false
  const last = text.slice(Math.max(0, at - 12), at - 1)
  return abbreviations.has(last.slice(last.search(/[^\s(]{0,12}$/)).toLowerCase())
}

/** Lines broken for width are joined: a line that goes on in lower case. Offsets stay. */
const unwrapped = (text: string): string => text.replace(/(?<=[^\n])\n(?=\p{Ll})/gu, ' ')

const trimmed = (text: string, from: number, to: number): SentenceRange => {
  let [start, end] = [from, to]
  while (start < end && text.charAt(start).trim() === '') start += 1
  while (end > start && text.charAt(end - 1).trim() === '') end -= 1
  return { start, end }
}

/** Segments are split after abbreviations as well, and these are joined again. */
const sentencesOf = (segmenter: Intl.Segmenter, whole: string): SentenceRange[] => {
  const text = unwrapped(whole)
  const found: SentenceRange[] = []
  let start = 0
  for (const { segment, index } of segmenter.segment(text)) {
    const end = index + segment.length
    if (!segment.endsWith('\n') && end < text.length && endsInAbbreviation(text, end)) continue
    const range = trimmed(text, start, end)
    if (range.end > range.start) found.push(range)
    start = end
  }
  return found
}

const makeTools = async (): Promise<LanguageTools> => {
  const [{ eld }, { default: stemmers }] = await Promise.all([
    import('eld/extrasmall'),
    import('snowball-stemmers'),
  ])
  const detector = eld.newInstance()
  const segmenters = new Map<string, Intl.Segmenter>()
  const stems = new Map<string, { readonly stem: (word: string) => string; known: Map<string, string> }>()

  return {
    languageOf: (text) => {
      const start = text.slice(0, guessedFrom)
      if (/^[\0-\x7f]*$/.test(start) && start.replace(/[^A-Za-z]/g, '').length < fewestLetters) return 'en'
      return detector.detect(start).language || 'en'
    },
    stem: (word, language) => {
      const algorithm = Object.hasOwn(algorithms, language) ? algorithms[language] : undefined
      if (algorithm === undefined || word.length > longestStemmed) return word
      let memory = stems.get(algorithm)
      if (memory === undefined) {
        const stemmer = stemmers.newStemmer(algorithm)
        memory = { stem: (one) => stemmer.stem(one), known: new Map() }
        stems.set(algorithm, memory)
      }
      let stem = memory.known.get(word)
      if (stem === undefined) {
        stem = memory.stem(word)
        if (memory.known.size >= mostStems) memory.known.clear()
        memory.known.set(word, stem)
      }
      return stem
    },
    sentences: (text, language) => {
      let segmenter = segmenters.get(language)
      if (segmenter === undefined) {
        segmenter = new Intl.Segmenter(language, { granularity: 'sentence' })
        segmenters.set(language, segmenter)
      }
      return sentencesOf(segmenter, text)
    },
  }
}

let loaded: Promise<LanguageTools> | undefined

/** Loaded once per process. Results depend on the texts alone. */
export const loadLanguageTools = (): Promise<LanguageTools> => {
  loaded ??= makeTools()
  return loaded
}
