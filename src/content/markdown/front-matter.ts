/** YAML front matter: parsed, and changed key by key without touching the rest. */
import { isMap, isScalar, parseDocument, stringify } from 'yaml'
import type { Json } from '../document/document.ts'
import { storableJson } from '../document/storable-text.ts'
import { findFrontMatter } from './front-matter-lines.ts'

export interface FrontMatter {
  /** The lines between the two delimiters, each ended by a line feed. */
  readonly source: string
  /** Empty if the YAML is invalid. Their texts can be stored. */
  readonly values: { readonly [key: string]: Json }
  readonly broken?: true
}

interface FrontMatterProblem {
  /** Line of the error, counted from 0 at the opening delimiter. */
  readonly line: number
  readonly message: string
}

/** Longer front matter is not parsed: YAML takes up to a hundred times as long as Markdown. */
const longestFrontMatter = 20_000

interface ReadFrontMatter {
  readonly frontMatter: FrontMatter
  readonly problem?: FrontMatterProblem
}

/** Reads the lines between the delimiters. Invalid YAML is kept as it is and has no values. */
export function readFrontMatter(source: string): ReadFrontMatter {
  const broken = (message: string, line = 1): ReadFrontMatter => ({
    frontMatter: { source, values: {}, broken: true },
    problem: { line, message },
  })
  if (source.length > longestFrontMatter) {
    const limit = longestFrontMatter.toLocaleString('en')
    return broken(`The front matter is longer than ${limit} characters and is kept as it is.`)
  }
  try {
    const document = parseDocument(source, { logLevel: 'silent', uniqueKeys: false })
    const [error] = document.errors
    if (error !== undefined) {
      const line = source.slice(0, error.pos[0]).split('\n').length
      const [reason = ''] = error.message.split('\n')
      return broken(`The front matter is not valid YAML and is kept as it is: ${reason}`, line)
    }
    const values = document.contents === null ? {} : (document.toJS({ maxAliasCount: 100 }) as unknown)
    if (values === null || typeof values !== 'object' || Array.isArray(values))
      return broken('The front matter is not a map of keys and is kept as it is.')
    // YAML has escapes for characters that cannot be stored.
    const stored = storableJson(JSON.parse(JSON.stringify(values)) as Json)
    return { frontMatter: { source, values: stored as FrontMatter['values'] } }
  } catch (problem) {
    return broken(`The front matter cannot be read and is kept as it is: ${String(problem)}`)
  }
}

/** The front matter of a text with line feeds. */
export const frontMatterOf = (text: string): FrontMatter | undefined => {
  const { source } = findFrontMatter(text)
  return source === undefined ? undefined : readFrontMatter(source).frontMatter
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
