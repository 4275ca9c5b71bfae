/** Numbers in text, whatever the digits and separators of the language. */

/** The zeros of digits that the languages of spaces use: Arabic-Indic (two), Devanagari, Thai, full width. */
const zeros = [0x660, 0x6f0, 0x966, 0xe50, 0xff10]

const asciiDigit = (digit: string): string => {
  const code = digit.codePointAt(0) ?? 0
  const zero = zeros.find((one) => code >= one && code <= one + 9)
  return zero === undefined ? digit : String(code - zero)
}

const separators = `.,'’٫٬\u00a0\u202f `

const isDigit = (character: string): boolean => character >= '0' && character <= '9'

/** Runs of digits; with `joined`, one for runs with a single separator between them. */
const numbersIn = (text: string, joined: boolean): readonly string[] => {
  const found: string[] = []
  let last = -2
  for (let at = 0; at < text.length; at += 1) {
    if (!isDigit(text.charAt(at))) continue
    const start = at
    while (isDigit(text.charAt(at))) at += 1
    const digits = text.slice(start, at)
    const previous = found.length - 1
    if (joined && last === start - 1 && separators.includes(text.charAt(last)))
      found[previous] = `${found[previous] ?? ''}${digits}`
    else found.push(digits)
    last = at
  }
  return found.sort()
}

/** Whether two texts have the same numbers in any order: `1,000.5` and `1 000,5` are the same. */
export const sameNumbers = (a: string, b: string): boolean => {
  const [first, second] = [a, b].map((text) => text.replace(/\p{Nd}/gu, asciiDigit))
  return [false, true].some(
    (joined) => numbersIn(first ?? '', joined).join() === numbersIn(second ?? '', joined).join(),
  )
}
