/**
 * Finds the paths of an API in lines of text: as written (`/users/{id}`), with other placeholders (`:id`, `<id>`), with
 * values (`/users/42`), in whole addresses and with or without the base path. Time grows with the text alone.
 */
import type { HttpMethod } from '../api-document/http-methods.ts'
import { httpMethods, sentMethod } from '../api-document/http-methods.ts'
import { trimEndOf, trimStartOf } from '../document/linear-text.ts'

export interface PathOperation {
  readonly key: string
  readonly method: HttpMethod
  readonly path: string
}

/** What stands between white space and marks of sentences, with the HTTP method before it. */
export interface Token {
  readonly text: string
  /** Offset in the line. */
  readonly at: number
  readonly method?: HttpMethod
}

interface PathNode {
  readonly literals: Map<string, PathNode>
  parameter?: PathNode
  readonly ends: PathOperation[]
}

/** Paths with more segments are not looked for. */
const mostSegments = 64
/** Nodes that one token may visit. */
const mostVisits = 128

const separators = new Set(' \t\n\r\f\v\u00a0"\'`‘’“”()[],;|\\')
const closing = '.,:!?>*…'

/** Methods by their names in texts, `GET` for `get`. */
export type MethodNames = ReadonlyMap<string, HttpMethod>

/** The names of the methods that every API can have, and of others. */
export const methodNames = (others: readonly HttpMethod[] = []): MethodNames =>
  new Map([...httpMethods, ...others].map((method) => [sentMethod(method), method]))

const usualNames = methodNames()

const methodIn = (text: string, names: MethodNames): HttpMethod | undefined =>
  names.get(trimEndOf(text.startsWith('-X') ? text.slice(2) : trimStartOf(text, '*_'), ':*_'))

/** The tokens of a line. A method belongs to the next path. */
export function* tokensOf(line: string, names: MethodNames = usualNames): Generator<Token> {
  let start = 0
  let method: HttpMethod | undefined
  for (let end = 0; end <= line.length; end += 1) {
    if (end < line.length && !separators.has(line.charAt(end))) continue
    if (end > start) {
      const text = trimEndOf(line.slice(start, end), closing)
      const found = methodIn(text, names)
      if (found !== undefined) method = found
      else if (text !== '') {
        yield { text, at: start, ...(method && { method }) }
        if (text.includes('/')) method = undefined
      }
    }
    start = end + 1
  }
}

/** Whether what stands before a path is a host or a variable: `api.example.com`, `$HOST`, `{{base}}`. */
const isBase = (text: string): boolean =>
  text === '' ||
  text.includes('.') ||
  text.includes(':') ||
  text.startsWith('$') ||
  text.startsWith('<') ||
  text.endsWith('}')

const withoutQuery = (text: string): string => {
  const ends = [text.indexOf('?'), text.indexOf('#')].filter((at) => at >= 0)
  return ends.length === 0 ? text : text.slice(0, Math.min(...ends))
}

/** The segments of the path in a token; undefined where it has none. */
const segmentsIn = (token: string): readonly string[] | undefined => {
  const scheme = token.indexOf('://')
  const rest = scheme < 0 ? token : token.slice(scheme + 3)
  const slash = rest.indexOf('/')
  if (slash < 0 || (scheme < 0 && !isBase(rest.slice(0, slash)))) return undefined
  const segments = withoutQuery(rest.slice(slash + 1)).split('/', mostSegments + 2)
  if (segments.at(-1) === '') segments.pop()
  return segments.length > mostSegments ? undefined : segments
}

const hasParameter = (segment: string): boolean => segment.includes('{')

/** `{id}`, `:id` and `<id>` stand for any value. */
const isPlaceholder = (segment: string): boolean =>
  segment.startsWith('{') || segment.startsWith(':') || segment.startsWith('<')

const pathSegments = (path: string): string[] => path.split('/').filter((segment) => segment !== '')

export interface PathMatcher {
  /** The operations that a token names: those of its method, or all of its path. */
  readonly match: (token: Token) => readonly PathOperation[]
}

/**
 * A matcher for all operations of a document: of several paths the one with the first literal segment is meant, as in
 * the specification. Paths of parameters alone match nothing. `basePaths` are those of the servers: `/api/v3`.
 */
export const pathMatcher = (
  operations: readonly PathOperation[],
  basePaths: readonly string[] = [],
): PathMatcher => {
  const newNode = (): PathNode => ({ literals: new Map(), ends: [] })
  const root = newNode()
  for (const operation of operations) {
    const segments = pathSegments(operation.path)
    if (segments.length > mostSegments || segments.every(hasParameter)) continue
    let node = root
    for (const segment of segments) {
      const next: PathNode =
        (hasParameter(segment) ? node.parameter : node.literals.get(segment)) ?? newNode()
      if (hasParameter(segment)) node.parameter = next
      else node.literals.set(segment, next)
      node = next
    }
    node.ends.push(operation)
  }
  const bases = basePaths.map(pathSegments).filter(({ length }) => length > 0)

  const find = (segments: readonly string[]): readonly PathOperation[] => {
    const waiting: { readonly node: PathNode; readonly depth: number }[] = [{ node: root, depth: 0 }]
    let visits = 0
    for (let next = waiting.pop(); next !== undefined && visits < mostVisits; next = waiting.pop()) {
      const { node, depth } = next
      visits += 1
      const segment = segments[depth]
      if (segment === undefined) {
        if (node.ends.length > 0) return node.ends
        continue
      }
      // The literal is on top, so it is tried first.
      if (node.parameter !== undefined && segment !== '')
        waiting.push({ node: node.parameter, depth: depth + 1 })
      const literal = isPlaceholder(segment) ? undefined : node.literals.get(segment)
      if (literal !== undefined) waiting.push({ node: literal, depth: depth + 1 })
    }
    return []
  }
  return {
    match: ({ text, method }) => {
      const segments = text.includes('/') ? segmentsIn(text) : undefined
      if (segments === undefined || segments.length === 0) return []
      const after = bases.filter((base) => base.every((segment, at) => segments[at] === segment))
      for (const start of [0, ...after.map(({ length }) => length)]) {
        const ends = find(segments.slice(start))
        if (ends.length > 0)
          return method === undefined ? ends : ends.filter((operation) => operation.method === method)
      }
      return []
    },
  }
}
