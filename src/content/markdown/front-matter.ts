/** YAML front matter: parsed, and changed key by key without touching the rest. */
import { isMap, isScalar, parseDocument, stringify } from 'yaml'
import type { Json } from '../document/document.ts'

export interface FrontMatter {
  /** The lines between the two delimiters, each ended by a line feed. */
  readonly source: string
  /** Empty if the YAML is invalid. */
  readonly values: { readonly [key: string]: Json }
  readonly broken?: true
}

export interface SplitText {
  readonly frontMatter: FrontMatter | undefined
  /** First line of the body, counted from 0. */
  readonly bodyLine: number
  /** The YAML error and its line, counted from 0. */
  readonly problem?: { readonly line: number; readonly message: string }
}

/** Longer front matter is not parsed: YAML takes up to a hundred times as long as Markdown. */
const longestFrontMatter = 20_000

/** Splits the front matter from a text with line feeds. Without a closing delimiter there is none. */
export function splitFrontMatter(text: string): SplitText {
  if (!/^---[ \t]*\n/.test(text)) return { frontMatter: undefined, bodyLine: 0 }
  const lines = text.split('\n')
  const close = lines.findIndex((line, at) => at > 0 && /^---[ \t]*$/.test(line))
  if (close < 0) return { frontMatter: undefined, bodyLine: 0 }
  const source = lines
    .slice(1, close)
    .map((line) => `${line}\n`)
    .join('')
  const bodyLine = close + 1
  if (source.length > longestFrontMatter) {
    const message = `The front matter is longer than ${longestFrontMatter.toLocaleString('en')} characters and is kept as it is.`
    return { frontMatter: { source, values: {}, broken: true }, bodyLine, problem: { line: 1, message } }
  }
  try {
    const document = parseDocument(source, { logLevel: 'silent', uniqueKeys: false })
    const [error] = document.errors
    if (error !== undefined) {
      const line = source.slice(0, error.pos[0]).split('\n').length
      const message = `The front matter is no YAML and is kept as it is: ${error.message.split('\n')[0] ?? ''}`
      return { frontMatter: { source, values: {}, broken: true }, bodyLine, problem: { line, message } }
    }
    const values = document.contents === null ? {} : (document.toJS({ maxAliasCount: 100 }) as unknown)
    if (values === null || typeof values !== 'object' || Array.isArray(values)) {
      const message = 'The front matter is no map of keys and is kept as it is.'
      return { frontMatter: { source, values: {}, broken: true }, bodyLine, problem: { line: 1, message } }
    }
    return {
      frontMatter: { source, values: JSON.parse(JSON.stringify(values)) as FrontMatter['values'] },
      bodyLine,
    }
  } catch (problem) {
    const message = `The front matter cannot be read and is kept as it is: ${String(problem)}`
    return { frontMatter: { source, values: {}, broken: true }, bodyLine, problem: { line: 1, message } }
  }
}

const same = (a: Json | undefined, b: Json | undefined): boolean => JSON.stringify(a) === JSON.stringify(b)

/**
 * The source with the given keys changed (`undefined` removes one). All other lines stay as they are, with their order,
 * unknown keys, comments and scalar style. Keys that already have the value are not touched. Invalid YAML is returned
 * unchanged. Empty if no key is left.
 */
export function changeFrontMatter(
  before: FrontMatter | undefined,
  changes: { readonly [key: string]: Json | undefined },
): string {
  if (before?.broken === true) return before.source
  const touched = Object.entries(changes).filter(([key, value]) => !same(before?.values[key], value))
  let source = before?.source ?? ''
  for (const [key, value] of touched) {
    const printed = value === undefined ? '' : stringify({ [key]: value }, { lineWidth: 0 })
    const contents = parseDocument(source, { logLevel: 'silent', uniqueKeys: false }).contents
    const items = isMap(contents) && contents.flow !== true ? contents.items : []
    const at = items.findIndex((item) => isScalar(item.key) && item.key.value === key)
    const startOf = (index: number): number | undefined => {
      const node = items[index]?.key
      return isScalar(node) ? node.range?.[0] : undefined
    }
    const start = startOf(at)
    if (isMap(contents) && contents.flow === true) {
      source = stringify({
        ...before?.values,
        ...Object.fromEntries(touched.filter(([, v]) => v !== undefined)),
      })
      break
    }
    source =
      start === undefined
        ? source + printed
        : source.slice(0, start) + printed + source.slice(startOf(at + 1) ?? source.length)
  }
  return source
}
