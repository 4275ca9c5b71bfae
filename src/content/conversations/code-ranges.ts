/** Code in a message: between ``` fences, or between ` on one line. */

/** UTF-16 offsets of a piece of code, with its fences. */
interface CodeRange {
  readonly start: number
  readonly end: number
  readonly isBlock: boolean
}

const longestInline = 400

function* inlineCode(text: string, from: number, to: number): Generator<CodeRange> {
  for (let start = text.indexOf('`', from); start >= 0 && start < to;) {
    const end = text.indexOf('`', start + 1)
    if (end < 0 || end >= to) return
    const isCode = end - start <= longestInline && end > start + 1 && !text.slice(start, end).includes('\n')
    if (isCode) yield { start, end: end + 1, isBlock: false }
    start = isCode ? text.indexOf('`', end + 1) : end
  }
}

/** A fence that is not closed reaches to the end of the text. */
export function* codeRanges(text: string): Generator<CodeRange> {
  let at = 0
  for (let open = text.indexOf('```'); open >= 0; open = text.indexOf('```', at)) {
    yield* inlineCode(text, at, open)
    const close = text.indexOf('```', open + 3)
    at = close < 0 ? text.length : close + 3
    yield { start: open, end: at, isBlock: true }
  }
  yield* inlineCode(text, at, text.length)
}

/** The text with another character for each one of code; line breaks stay. */
export const coveredCode = (text: string, cover: string): string => {
  if (!text.includes('`')) return text
  const pieces: string[] = []
  let at = 0
  for (const { start, end } of codeRanges(text)) {
    pieces.push(text.slice(at, start), text.slice(start, end).replace(/[^\n]/g, cover))
    at = end
  }
  return pieces.join('') + text.slice(at)
}
