/**
 * A quote from a text, found again after the text was edited. Any run of white space counts as one space, as in a
 * browser; everything else is compared literally.
 */

export interface Quote {
  readonly text: string
  /** The text right before and after it: chooses between several matches. */
  readonly prefix?: string | undefined
  readonly suffix?: string | undefined
}

export interface FoundQuote {
  /** Offsets in the original text, end excluded. */
  readonly from: number
  readonly to: number
  /** How many characters of prefix and suffix match. */
  readonly context: number
  /** Whether another match fits equally well. */
  readonly ambiguous: boolean
}

/** The text with runs of white space collapsed, and the original offset of each unit. */
const folded = (text: string): { readonly text: string; readonly at: readonly number[] } => {
  let result = ''
  let afterSpace = false
  const at: number[] = []
  for (let index = 0; index < text.length; index += 1) {
    const space = /\s/.test(text[index] ?? '')
    if (space && afterSpace) continue
    afterSpace = space
    result += space ? ' ' : text[index]
    at.push(index)
  }
  return { text: result, at }
}

const commonEnd = (a: string, b: string): number => {
  let length = 0
  while (length < a.length && length < b.length && a.at(-1 - length) === b.at(-1 - length)) length += 1
  return length
}

const commonStart = (a: string, b: string): number => {
  let length = 0
  while (length < a.length && length < b.length && a[length] === b[length]) length += 1
  return length
}

/** Finds the quote in `text`: of several matches the one with the most matching context, then the first. */
export const findQuote = (text: string, quote: Quote): FoundQuote | undefined => {
  const words = folded(quote.text).text.trim()
  if (words === '') return undefined
  const ground = folded(text)
  const prefix = folded(quote.prefix ?? '').text.trimStart()
  const suffix = folded(quote.suffix ?? '').text.trimEnd()
  let best: FoundQuote | undefined
  for (let start = ground.text.indexOf(words); start >= 0; start = ground.text.indexOf(words, start + 1)) {
    const end = start + words.length
    const context =
      commonEnd(ground.text.slice(0, start), prefix) + commonStart(ground.text.slice(end), suffix)
    if (best !== undefined && context < best.context) continue
    if (best !== undefined && context === best.context) {
      best = { ...best, ambiguous: true }
      continue
    }
    const last = ground.at[end - 1] ?? text.length - 1
    best = { from: ground.at[start] ?? 0, to: last + 1, context, ambiguous: false }
  }
  return best
}

/** A quote of a part of a text, with enough context to distinguish it from other occurrences. */
export const quoteOf = (text: string, from: number, to: number, around = 32): Quote | undefined => {
  const words = text.slice(from, to)
  if (words.trim() === '') return undefined
  const start = from + (words.length - words.trimStart().length)
  const end = to - (words.length - words.trimEnd().length)
  const prefix = wholeEnd(text.slice(Math.max(0, start - around), start))
  const suffix = wholeStart(text.slice(end, end + around))
  return {
    text: text.slice(start, end),
    ...(prefix !== '' && { prefix }),
    ...(suffix !== '' && { suffix }),
  }
}

// A cut must not split a surrogate pair: stored text has to be well-formed.
const wholeEnd = (text: string): string => (/^[\uDC00-\uDFFF]/.test(text) ? text.slice(1) : text)
const wholeStart = (text: string): string => (/[\uD800-\uDBFF]$/.test(text) ? text.slice(0, -1) : text)
