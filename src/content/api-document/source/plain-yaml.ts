/**
 * Reads most YAML texts as values alone, ten times as fast as with a tree of nodes: those without anchors, tags, merge
 * keys and repeated names that are not too deep. Whatever else it meets, a fault included, is left to `yaml-source.ts`.
 */
import { load, Schema, Type } from 'js-yaml'
import type { State } from 'js-yaml'
import type { Json } from '../../document/document.ts'
import { apiDocumentLimits } from '../api-document-limits.ts'
import { isObject } from '../references.ts'

/** Thrown for a text that must be read as a tree. */
class NotPlain extends Error {}

/** What the two parsers read differently, wherever it stands. */
const unusual = [
  // Lines that begin with a directive, a marked or empty name, a marker of documents without a space behind it, or a
  // tab; and items that begin on the next line.
  /^(?:%|[ -]*[?:](?:\s|$)|---\S| *\t| *(?:- +)*-[ \t]*(?:#.*)?$)/m,
  // Marked and empty names in braces; comments without a space before them; carriage returns that end a line alone.
  /[[{,][ \n]*[?:](?:[\s,\]}]|$)|[,\]}]#|\r(?!\n)/,
]

const integer = /^(?:[-+]?[0-9]+|0o[0-7]+|0x[0-9a-fA-F]+)$/
const decimal = /^[-+]?(?:\.[0-9]+|[0-9]+(?:\.[0-9]*)?)(?:[eE][-+]?[0-9]+)?$/
const constants = new Map<string, boolean | null>([
  ...['~', 'null', 'Null', 'NULL'].map((text) => [text, null] as const),
  ...['true', 'True', 'TRUE'].map((text) => [text, true] as const),
  ...['false', 'False', 'FALSE'].map((text) => [text, false] as const),
])
const notFinite = /^(?:[-+]?\.(?:inf|Inf|INF)|\.nan|\.NaN|\.NAN)$/

/** The characters that constants and numbers begin with: most texts begin with others and are told apart by that. */
const firstCharacters = new Set([...'~nNtTfF.+-0123456789'].map((character) => character.charCodeAt(0)))

const numberOf = (text: string): number => {
  if (!integer.test(text)) return Number.parseFloat(text)
  return text.startsWith('0o') ? Number.parseInt(text.slice(2), 8) : Number(text)
}

/** A value that is written in another way than JSON does: as a name it is its text. */
class Written {
  readonly text: string
  readonly value: number | boolean | null
  // Without it the library would not ask for the text.
  readonly [Symbol.toStringTag] = 'Written'

  constructor(text: string, value: number | boolean | null) {
    this.text = text
    this.value = value
  }

  toString(): string {
    return this.text
  }
}

const schemaWith = (onWritten: () => void): Schema => {
  const construct = (text: string): unknown => {
    const constant = constants.get(text)
    const value = constant === undefined ? numberOf(text) : constant
    if (typeof value === 'number' && !Number.isFinite(value)) throw new NotPlain()
    if (String(value) === text) return value
    onWritten()
    return new Written(text, value)
  }
  const resolve = (text: string): boolean =>
    firstCharacters.has(text.charCodeAt(0)) &&
    (constants.has(text) || integer.test(text) || decimal.test(text) || notFinite.test(text))
  // No tag of YAML, so that none in a text is taken for it.
  return new Schema({ implicit: [new Type('plain', { kind: 'scalar', resolve, construct })] })
}

/** Whether the node that ends here is followed by a colon. */
const isName = ({ input, position }: State): boolean => {
  let at = position
  while (input[at] === ' ') at += 1
  return input[at] === ':'
}

/** A space, a tab, or an end of a line. */
const isSpace = (code: number): boolean => code === 32 || code === 10 || code === 13 || code === 9
const properties = new Set('!&*')
const quotes = new Set(['"', "'"])

/** Leaves a text to the other reader as soon as it has something that is not plain. */
const checking = (): ((event: 'open' | 'close', state: State) => void) => {
  /** Where the current node and those around it begin. */
  const starts: number[] = []
  const firstOf = ({ input, position }: State): number => {
    let at = position
    while (isSpace(input.charCodeAt(at))) at += 1
    return at
  }
  /** Whether a list or an object stands in an object in braces, and not as a value. */
  const isBareMember = (input: string, start: number): boolean => {
    const around = starts.at(-1)
    if (around === undefined || input[around] !== '{') return false
    let at = start - 1
    while (isSpace(input.charCodeAt(at))) at -= 1
    return input[at] !== ':'
  }
  return (event, state) => {
    if (event === 'open') {
      starts.push(firstOf(state))
      return
    }
    const { tag, anchor, kind, result, input, position } = state
    const start = starts.pop() ?? 0
    // The library does not always keep the properties of an empty text.
    const hasProperty = properties.has(input.charAt(start))
    const isTagged = tag !== null && tag !== '?' && tag !== 'plain'
    if (hasProperty || isTagged || anchor !== null || result === '<<' || result === '__proto__')
      throw new NotPlain()
    // A comment right behind a quoted text.
    if (input[position] === '#' && quotes.has(input.charAt(position - 1))) throw new NotPlain()
    if ((kind === 'sequence' || kind === 'mapping') && (isName(state) || isBareMember(input, start)))
      throw new NotPlain()
  }
}

/** The value with what JSON would write; changes lists and objects in their places. */
const unwritten = (value: unknown): Json => {
  if (value instanceof Written) return value.value
  if (typeof value !== 'object' || value === null) return value as Json
  const members = value as Record<string, unknown>
  for (const name of Object.keys(members)) {
    const member = members[name]
    if (typeof member === 'object' && member !== null) members[name] = unwritten(member)
  }
  return value as Json
}

/** Undefined for a text that must be read as a tree. */
export const plainYaml = (text: string): Json | undefined => {
  if (unusual.some((pattern) => pattern.test(text))) return undefined
  let hasWritten = false
  const schema = schemaWith(() => void (hasWritten = true))
  try {
    const value = load(text, {
      ...{ schema, maxDepth: apiDocumentLimits.levels, listener: checking() },
      // Of lines that are not indented enough.
      onWarning: (warning) => {
        throw warning
      },
    })
    if (!isObject(value)) return undefined
    return hasWritten ? unwritten(value) : value
  } catch {
    // The other reader says what is wrong, and where.
    return undefined
  }
}
