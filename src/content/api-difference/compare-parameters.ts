/** Compares parameters and headers: values with a name beside the body. */
import { isObject, pointerOf } from '../api-document/references.ts'
import type { Json, JsonObject } from '../document/document.ts'
import type { Direction, ParameterCheck } from './checks.ts'
import type { Comparison } from './schema-pairs.ts'
import { compareSchemas } from './compare-schemas.ts'
import type { DocumentSide, Part, Schema } from './document-side.ts'
import { partsAt } from './document-side.ts'
import type { FindingScope } from './findings.ts'
import { quoted } from './findings.ts'

/** A parameter or header. */
interface NamedValue {
  readonly name: string
  readonly part: Part
  /** In words of the document: `query limit`. */
  readonly place: string
  /** As in a sentence. */
  readonly subject: string
  readonly isRequired: boolean
}

export interface NamedValues {
  readonly kind: 'parameter' | 'header'
  /** By what makes two of them the same. */
  readonly values: ReadonlyMap<string, NamedValue>
}

/** HTTP defines these; documents that declare them as parameters or headers say nothing. */
const reservedHeaders = new Set(['accept', 'content-type', 'authorization'])

/** Names of the parameters in a path, in order. */
export const pathNames = (path: string): readonly string[] =>
  [...path.matchAll(/\{([^{}]*)\}/g)].map(([, name = '']) => name)

const parametersIn = (side: DocumentSide, node: JsonObject, pointer: string): readonly Part[] => {
  const { parameters } = node
  if (!Array.isArray(parameters)) return []
  return (parameters as readonly Json[])
    .map((item, at) => side.object(item, `${pointer}/parameters/${at}`))
    .filter((part) => part !== undefined)
}

/**
 * The parameters of an operation with those that it inherits from its path. Parameters of the path are identified by
 * their place in it, so that renaming is none of the changes here.
 */
export const parametersOf = (
  side: DocumentSide,
  { item, operation, path }: { readonly item: Part; readonly operation: Part; readonly path: string },
): NamedValues => {
  const values = new Map<string, NamedValue>()
  const inPath = pathNames(path)
  const all = [
    ...parametersIn(side, item.node, item.pointer),
    ...parametersIn(side, operation.node, operation.pointer),
  ]
  for (const part of all) {
    const { name, in: location, required } = part.node
    if (typeof name !== 'string' || typeof location !== 'string') continue
    if (location === 'header' && reservedHeaders.has(name.toLowerCase())) continue
    const at = location === 'path' ? inPath.indexOf(name) : -1
    const identity = at >= 0 ? String(at) : location === 'header' ? name.toLowerCase() : name
    values.set(`${at >= 0 ? '{}' : location} ${identity}`, {
      ...{ name, part, place: `${location} ${name}` },
      subject: `the ${location} parameter ${quoted(name)}`,
      isRequired: required === true || location === 'path',
    })
  }
  return { kind: 'parameter', values }
}

/** The headers of a response. */
export const headersOf = (side: DocumentSide, response: Part, place: string): NamedValues => {
  const values = new Map<string, NamedValue>()
  const { headers } = response.node
  for (const [name, value] of Object.entries(isObject(headers) ? headers : {})) {
    const part = side.object(value, `${response.pointer}/headers${pointerOf([name])}`)
    if (part === undefined || name.toLowerCase() === 'content-type') continue
    values.set(name.toLowerCase(), {
      ...{ name, part, place: `${place} header ${name}` },
      subject: `the response header ${quoted(name)}`,
      isRequired: part.node['required'] === true,
    })
  }
  return { kind: 'header', values }
}

/** The media type of a value that is sent as a document of its own. */
const mediaTypeOf = ({ node }: Part): string | undefined =>
  isObject(node['content']) ? Object.keys(node['content'])[0] : undefined

const schemaAt = (side: DocumentSide, { node, pointer }: Part): Schema => {
  const mediaType = mediaTypeOf({ node, pointer })
  if (mediaType === undefined) return side.schemaOf(partsAt(node['schema'], `${pointer}/schema`))
  const at = `${pointer}/content${pointerOf([mediaType])}`
  const content = side.object((node['content'] as JsonObject)[mediaType], at)
  return side.schemaOf(content ? partsAt(content.node['schema'], `${content.pointer}/schema`) : [])
}

/** How a value is written in a request, with the defaults of the specification. */
const styleOf = (part: Part): string => {
  const mediaType = mediaTypeOf(part)
  if (mediaType !== undefined) return mediaType
  const { in: location, style, explode } = part.node
  const usual = location === 'query' || location === 'cookie' ? 'form' : 'simple'
  const name = typeof style === 'string' ? style : usual
  return (typeof explode === 'boolean' ? explode : name === 'form') ? `${name}, exploded` : name
}

export interface NamedValueContext {
  readonly comparison: Comparison
  readonly scope: FindingScope
  readonly direction: Direction
}

type Names =
  | 'removed'
  | 'added'
  | 'became-required'
  | 'became-optional'
  | 'style-changed'
  | 'deprecated'
  | 'reactivated'

const compareOne = (
  { comparison, scope, direction }: NamedValueContext,
  kind: NamedValues['kind'],
  before: NamedValue,
  after: NamedValue,
): void => {
  const [from, to] = [before.part, after.part]
  const { place, subject, name } = after
  const report = (change: Names, texts: { readonly before?: string; readonly after?: string } = {}): void =>
    comparison.findings.add(scope, {
      // Headers have the same checks under their own name.
      check: `${kind}-${change}` as ParameterCheck,
      ...{ direction, place, subject, name, from: from.pointer, to: to.pointer, ...texts },
    })
  if (before.isRequired !== after.isRequired) report(after.isRequired ? 'became-required' : 'became-optional')
  const [style, nextStyle] = [styleOf(from), styleOf(to)]
  if (style !== nextStyle) report('style-changed', { before: style, after: nextStyle })
  const [wasDeprecated, isDeprecated] = [from.node['deprecated'] === true, to.node['deprecated'] === true]
  if (wasDeprecated !== isDeprecated) report(isDeprecated ? 'deprecated' : 'reactivated')
  compareSchemas(
    comparison,
    { scope, direction, place, subject, adjective: '', kind, name, reported: new Set() },
    schemaAt(comparison.from, from),
    schemaAt(comparison.to, to),
  )
}

export const compareNamedValues = (context: NamedValueContext, from: NamedValues, to: NamedValues): void => {
  const { comparison, scope, direction } = context
  const { kind } = to
  for (const [key, before] of from.values) {
    const after = to.values.get(key)
    if (after !== undefined) {
      compareOne(context, kind, before, after)
      continue
    }
    const { place, subject, name, part } = before
    // Whether a caller had to send it does not matter once it is gone.
    const isMissed = before.isRequired && direction === 'response'
    comparison.findings.add(scope, {
      check: isMissed ? (`required-${kind}-removed` as const) : (`${kind}-removed` as const),
      ...{ direction, place, subject, name, from: part.pointer },
    })
  }
  for (const [key, { place, subject, name, part, isRequired }] of to.values) {
    if (from.values.has(key)) continue
    comparison.findings.add(scope, {
      check: isRequired ? (`required-${kind}-added` as const) : (`optional-${kind}-added` as const),
      ...{ direction, place, subject, name, to: part.pointer },
    })
  }
}
