/** The tokens of a JSON text with their offsets, for places of faults and of members, which `JSON.parse` does not give. */

export type JsonTokenKind = '{' | '}' | '[' | ']' | ':' | ',' | 'string' | 'scalar' | 'end' | 'fault'

export interface JsonToken {
  readonly kind: JsonTokenKind
  /** Offsets of its first character and behind its last one. */
  readonly start: number
  readonly end: number
  /** What is wrong, of a fault. */
  readonly message?: string
}

const space = /[ \t\r\n]*/y
const scalar = /(?:-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null)(?![\w.+-])/y
const escape = /\\(?:["\\/bfnrt]|u[\da-fA-F]{4})/y

const matchAt = (pattern: RegExp, text: string, at: number): number => {
  pattern.lastIndex = at
  return pattern.test(text) ? pattern.lastIndex : -1
}

const stringAt = (text: string, start: number): JsonToken => {
  for (let at = start + 1; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    if (code === 0x22) return { kind: 'string', start, end: at + 1 }
    if (code < 0x20)
      return { kind: 'fault', start: at, end: at, message: 'A text is not closed on its line.' }
    if (code !== 0x5c) continue
    const end = matchAt(escape, text, at)
    if (end < 0)
      return { kind: 'fault', start: at, end: at, message: 'This is not an escape sequence of JSON.' }
    at = end - 1
  }
  return { kind: 'fault', start, end: text.length, message: 'A text is not closed.' }
}

/** The token at the offset or behind the white space there. */
export const jsonTokenAt = (text: string, offset: number): JsonToken => {
  const start = Math.max(offset, matchAt(space, text, offset))
  const character = text[start]
  switch (character) {
    case undefined:
      return { kind: 'end', start, end: start }
    case '{':
    case '}':
    case '[':
    case ']':
    case ':':
    case ',':
      return { kind: character, start, end: start + 1 }
    case '"':
      return stringAt(text, start)
    default: {
      const end = matchAt(scalar, text, start)
      if (end > start) return { kind: 'scalar', start, end }
      return { kind: 'fault', start, end: start, message: 'A value of JSON is expected here.' }
    }
  }
}
