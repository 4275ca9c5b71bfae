/** The tokenizer of expressions. */

export type Token =
  | { readonly kind: 'text'; readonly value: string; readonly at: number }
  | { readonly kind: 'number'; readonly value: number; readonly at: number }
  | { readonly kind: 'name'; readonly value: string; readonly at: number }
  | { readonly kind: 'sign'; readonly value: string; readonly at: number }
  | { readonly kind: 'end'; readonly value: ''; readonly at: number }

/** A syntax error: an actionable message and its offset. */
export interface Fault {
  readonly message: string
  readonly at: number
}

/** Longest first, so that `==` is never read as two tokens. */
const signs = [
  '===',
  '!==',
  '==',
  '!=',
  '<=',
  '>=',
  '&&',
  '||',
  '=>',
  '??',
  '?.',
  ...'<>!?:()[].,-+*/%=&|{}',
] as const

/** Syntax from other languages, and what to write instead. */
const advice: { readonly [sign: string]: string } = {
  '===': 'Write `==`; it never converts types.',
  '!==': 'Write `!=`; it never converts types.',
  '=': 'Write `==` to compare.',
  '&': 'Write `&&`.',
  '|': 'Write `||`.',
  '??': 'Write `||`.',
  '?.': 'Write `.`; a member of something absent is absent.',
  '+': 'There is no arithmetic in expressions.',
  '*': 'There is no arithmetic in expressions.',
  '%': 'There is no arithmetic in expressions.',
  '/': 'There are no regular expressions and no arithmetic; use includes, startsWith or endsWith.',
  '{': 'Objects cannot be written in expressions.',
  '}': 'Objects cannot be written in expressions.',
}

const isDigit = (c: string): boolean => c >= '0' && c <= '9'
const isNameStart = (c: string): boolean =>
  (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c === '_' || c === '$'
const isSpace = (c: string): boolean => c === ' ' || c === '\t' || c === '\n' || c === '\r' || c === '\u00a0'
const escapes: { readonly [letter: string]: string } = {
  '\\': '\\',
  "'": "'",
  '"': '"',
  n: '\n',
  t: '\t',
  r: '\r',
}

/** All tokens followed by an `end` token, or the first fault. Linear in the text; never throws. */
export function tokenize(text: string): { readonly tokens: readonly Token[] } | Fault {
  const tokens: Token[] = []
  let at = 0
  while (at < text.length) {
    const c = text.charAt(at)
    if (isSpace(c)) {
      at += 1
    } else if (c === '"' || c === "'") {
      const read = readText(text, at)
      if ('message' in read) return read
      tokens.push({ kind: 'text', value: read.value, at })
      at = read.end
    } else if (isDigit(c)) {
      let end = at
      while (isDigit(text.charAt(end))) end += 1
      if (text.charAt(end) === '.' && isDigit(text.charAt(end + 1))) {
        end += 1
        while (isDigit(text.charAt(end))) end += 1
      }
      const value = Number(text.slice(at, end))
      if (
        isNameStart(text.charAt(end)) ||
        (text.charAt(end) === '.' && isDigit(text.charAt(end + 1))) ||
        !Number.isFinite(value)
      )
        return { message: 'This is not a number. Numbers have digits and at most one decimal point.', at }
      tokens.push({ kind: 'number', value, at })
      at = end
    } else if (isNameStart(c)) {
      let end = at
      while (isNameStart(text.charAt(end)) || isDigit(text.charAt(end))) end += 1
      tokens.push({ kind: 'name', value: text.slice(at, end), at })
      at = end
    } else {
      const sign = signs.find((candidate) => text.startsWith(candidate, at))
      if (sign === undefined) {
        const character = String.fromCodePoint(text.codePointAt(at) ?? 0)
        return {
          message: `Unexpected character ${JSON.stringify(character)}. Put text in quotes.`,
          at,
        }
      }
      const hint = advice[sign]
      if (hint !== undefined) return { message: `\`${sign}\` is not an operator here. ${hint}`, at }
      tokens.push({ kind: 'sign', value: sign, at })
      at += sign.length
    }
  }
  tokens.push({ kind: 'end', value: '', at: text.length })
  return { tokens }
}

function readText(text: string, start: number): { readonly value: string; readonly end: number } | Fault {
  const quote = text.charAt(start)
  let value = ''
  let at = start + 1
  while (at < text.length) {
    const c = text.charAt(at)
    if (c === quote) return { value, end: at + 1 }
    if (c === '\\') {
      const meaning = escapes[text.charAt(at + 1)]
      if (meaning === undefined)
        return {
          message: 'Only \\, a quote, n, r or t can follow a backslash. Double the backslash.',
          at,
        }
      value += meaning
      at += 2
    } else {
      value += c
      at += 1
    }
  }
  return { message: `The text that starts here has no closing ${quote}.`, at: start }
}
