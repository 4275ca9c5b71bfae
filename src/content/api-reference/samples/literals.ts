/**
 * Texts as literals of shells and programming languages. Each gives back the text that was put in when the language
 * reads it; lone surrogates, which no encoding can carry, are replaced by U+FFFD. The tests read them back.
 */

/**
 * One word of a POSIX shell. NUL cannot be in an argument and is left out.
 */
export const shellWord = (text: string): string =>
  `'${text
    .toWellFormed()
    .replaceAll('\0', '')
    .replaceAll("'", String.raw`'\''`)}'`

const hex = (code: number, digits: number): string => code.toString(16).padStart(digits, '0')

/** Characters that are not printed in literals as they are: controls, separators of lines, marks of direction. */
// oxlint-disable-next-line no-control-regex -- these are the characters in question
const unprinted = /[\u0000-\u001f\u007f-\u009f\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff]/g

const named: Readonly<Record<string, string>> = {
  '\n': String.raw`\n`,
  '\r': String.raw`\r`,
  '\t': String.raw`\t`,
}

const escaped = (text: string, quote: string, other: (code: number) => string): string =>
  `${quote}${text
    .toWellFormed()
    .replaceAll('\\', '\\\\')
    .replaceAll(quote, `\\${quote}`)
    .replace(unprinted, (c) => named[c] ?? other(c.charCodeAt(0)))}${quote}`

const unicode = (code: number): string => `\\u${hex(code, 4)}`

export const javascriptString = (text: string): string => escaped(text, "'", unicode)

export const pythonString = (text: string): string => escaped(text, "'", unicode)

export const goString = (text: string): string => escaped(text, '"', unicode)

/** Between backquotes, where the text has no character that Go refuses or drops there. */
export const goText = (text: string): string => {
  const well = text.toWellFormed()
  unprinted.lastIndex = 0
  const isPlain = !well.includes('`') && !unprinted.test(well.replaceAll('\n', '').replaceAll('\t', ''))
  unprinted.lastIndex = 0
  return isPlain && well.includes('\n') ? `\`${well}\`` : goString(well)
}

/**
 * Java reads `\u` escapes before it reads strings, so that one for a quote would end the string; octal escapes are read
 * with the string. Characters beyond those are safe as `\u` escapes.
 */
export const javaString = (text: string): string =>
  escaped(text, '"', (code) => (code < 256 ? `\\${code.toString(8).padStart(3, '0')}` : unicode(code)))

/** A constant may have 65,535 bytes, and constants that are added are one constant. */
const longestJava = 16_000
/** A method has a limited size too. */
const mostJavaLines = 500

/** A text of several lines or of any length, with one line of code for each. */
export const javaText = (text: string, indent: string): string => {
  const well = text.toWellFormed()
  const lines = well.split(/(?<=\n)/)
  const pieces = (lines.length > mostJavaLines ? [well] : lines).flatMap((line) => chunks(line, longestJava))
  if (pieces.length < 2) return javaString(well)
  const strings = pieces.map((piece) => `${indent}${javaString(piece)}`)
  return well.length > longestJava ? `String.join("",\n${strings.join(',\n')})` : `\n${strings.join(' +\n')}`
}

/** Pieces of a text, none of which ends within a character. */
const chunks = (text: string, most: number): readonly string[] => {
  const pieces: string[] = []
  let from = 0
  while (text.length - from > most) {
    const code = text.charCodeAt(from + most - 1)
    const end = from + most - (code >= 0xd800 && code <= 0xdbff ? 1 : 0)
    pieces.push(text.slice(from, end))
    from = end
  }
  return [...pieces, text.slice(from)]
}
