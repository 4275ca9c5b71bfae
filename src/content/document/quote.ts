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
  const quoted = folded(quote.text).text.trim()
  if (quoted === '') return undefined
  const content = folded(text)
  const prefix = folded(quote.prefix ?? '').text.trimStart()
  const suffix = folded(quote.suffix ?? '').text.trimEnd()
  let best: FoundQuote | undefined
  for (
    let start = content.text.indexOf(quoted);
    start >= 0;
    start = content.text.indexOf(quoted, start + 1)
  ) {
    const end = start + quoted.length
    const context =
      commonEnd(content.text.slice(0, start), prefix) + commonStart(content.text.slice(end), suffix)
    if (best !== undefined && context < best.context) continue
    if (best !== undefined && context === best.context) {
      best = { ...best, ambiguous: true }
      continue
    }
    const last = content.at[end - 1] ?? text.length - 1
    best = { from: content.at[start] ?? 0, to: last + 1, context, ambiguous: false }
  }
  return best
}

/** A quote of a part of a text, with enough context to distinguish it from other occurrences. */
export const quoteOf = (text: string, from: number, to: number, contextLength = 32): Quote | undefined => {
  const excerpt = text.slice(from, to)
  if (excerpt.trim() === '') return undefined
  const start = from + (excerpt.length - excerpt.trimStart().length)
  const end = to - (excerpt.length - excerpt.trimEnd().length)
  const prefix = wholeEnd(text.slice(Math.max(0, start - contextLength), start))
  const suffix = wholeStart(text.slice(end, end + contextLength))
  return {
    text: text.slice(start, end),
    ...(prefix !== '' && { prefix }),
    ...(suffix !== '' && { suffix }),
  }
}

// A cut must not split a surrogate pair: stored text has to be well-formed.
const wholeEnd = (text: string): string => (/^[\uDC00-\uDFFF]/.test(text) ? text.slice(1) : text)
const wholeStart = (text: string): string => (/[\uD800-\uDBFF]$/.test(text) ? text.slice(0, -1) : text)
