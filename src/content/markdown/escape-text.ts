/** Escaping of text, so that it parses back unchanged. */
import { changeEnd, changeStart, oneLine } from '../document/linear-text.ts'

export interface EscapeOptions {
  readonly escapes: 'light' | 'strict'
  /** Inside the cell of a table. */
  readonly cell?: boolean
}

/** A character as a numeric entity. */
export const entity = (char: string): string => `&#x${char.charCodeAt(0).toString(16).toUpperCase()};`
const entities = (text: string): string => [...text].map(entity).join('')
/** Replaces spaces at both ends of a text with entities. */
export const guardEnds = (text: string): string => changeEnd(changeStart(text, entities), entities)

/** Whether the punctuation at this index could be parsed as Markdown. */
function needsEscape(text: string, index: number, cell: boolean): boolean {
  const [before, char, after] = [text[index - 1] ?? '', text[index] ?? '', text[index + 1] ?? '']
  const rest = (): string => text.slice(index + 1, index + 64)
  switch (char) {
    case '\\':
    case '`':
    case '*':
    case '[':
    case ']':
      return true
    case '_':
      return !(/\w/.test(before) && /\w/.test(after))
    case '<':
      return after === '' || /[a-z/!?]/i.test(after)
    case '&':
      return /^#?\w+;/.test(rest())
    case '~':
    case '$':
      return before === char || after === char
    case '{':
      return after === '{' || after === '%'
    case ':':
      return /^[a-z0-9_+-]+:/.test(rest())
    case '!':
      return after === ''
    case '|':
      return cell
    default:
      return false
  }
}

/** By character code: whether it is ASCII punctuation, the only characters with a meaning in Markdown. */
const punctuation = Array.from({ length: 128 }, (_, code) => /[!-/:-@[-`{-~]/.test(String.fromCharCode(code)))

/** Escapes whatever could be parsed as Markdown in a run of text. */
export function escapeText(text: string, { escapes, cell = false }: EscapeOptions): string {
  let result = ''
  let copied = 0
  for (let index = 0; index < text.length; index += 1) {
    if (punctuation[text.charCodeAt(index)] !== true) continue
    if (escapes !== 'strict' && !needsEscape(text, index, cell)) continue
    result += `${text.slice(copied, index)}\\`
    copied = index
  }
  return copied === 0 && result === '' ? text : result + text.slice(copied)
}

/** Escapes block syntax at the start of a line, and spaces at both ends of it. */
export function guardLines(text: string): string {
  return text
    .split('\n')
    .map((line, at, lines) => {
      let guarded = changeStart(line, entities)
      // A line with a hard break ends with a backslash, so spaces before it are kept.
      if (at === lines.length - 1) guarded = changeEnd(guarded, entities)
      if (/^(?:#{1,6}(?:\s|$)|>|[-+](?:\s|\\?$)|-{2}|:?-+[:|\s]|=+\s*\\?$|\|)/.test(guarded))
        return `\\${guarded}`
      return guarded.replace(/^(\d{1,9})([.)])(?=\s|\\?$)/, '$1\\$2')
    })
    .join('\n')
}

/** A URL inside the `( )` of a link. */
export function printDestination(url: string): string {
  const escaped = url
    .replace(/&(?=#?\w+;)/g, '&#x26;')
    .replace(/\\/g, '\\\\')
    .replace(/[\n\r]/g, entity)
  if (url === '') return '<>'
  if (/[\s()<>\p{Cc}]/u.test(url) || !/\S/.test(url))
    return `<${escaped.replace(/[<>]/g, '\\$&').replace(/\p{Cc}/gu, entity)}>`
  return escaped
}

/** The title of a link, with the space before it. */
export const printTitle = (title: string): string =>
  ` "${title
    .replace(/["\\]/g, '\\$&')
    .replace(/&(?=#?\w+;)/g, '&#x26;')
    .replace(/[\n\r]/g, entity)}"`

/** Writes a comment of TeX after a `$$` that is alone on its line in a formula, where it would end the block. */
export const escapeFormula = (formula: string): string =>
  formula.replace(/^([ \t]*\$\$%*)([ \t]*)$/gm, '$1%$2')

/** A line of TeX without its comment. */
const withoutComment = (line: string): string => {
  const comment = line.search(/(?<!\\)%/)
  return comment < 0 ? line : line.slice(0, comment)
}

/** A formula as it is written between `$$` on one line, where a comment of TeX would not end. */
export const inlineFormula = (formula: string): string => {
  const lines = formula.split('\n')
  const plain = lines.map((line, at) => (at === lines.length - 1 ? line : withoutComment(line))).join('\n')
  const line = oneLine(plain).replace(/\$(?=\$)/g, '$ ')
  return line.endsWith('$') ? `${line} ` : line
}

/** Undoes `escapeFormula`. */
export const unescapeFormula = (written: string): string =>
  written.replace(/^([ \t]*\$\$%*)%([ \t]*)$/gm, '$1$2')
