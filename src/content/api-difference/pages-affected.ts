/** Which changed operations a page concerns: it shows them, links to a page that does, or speaks of them. */
import type { ApiOperation } from '../api-document/api-document.ts'
import { operationName } from '../api-document/operations.ts'
import { keyOfOperation, operationOfBlock } from '../api-reference/api-block.ts'
import { plainText } from '../document/block-text.ts'
import type { Block, Inline, Json, RichTextDocument, Text } from '../document/document.ts'
import { trimOf } from '../document/linear-text.ts'
import { blockKind } from '../document/node-kinds.ts'
import { referenceOf } from '../document/reference.ts'
import { walk } from '../document/walk.ts'
import { linksOf } from '../links/links.ts'
import type { ApiDifference } from './api-difference.ts'
import type { MethodNames, PathMatcher } from './path-matcher.ts'
import { methodNames, pathMatcher, tokensOf } from './path-matcher.ts'

type NamedOperation = Pick<ApiOperation, 'key' | 'kind' | 'method' | 'path' | 'operationId'>

/** An operation with findings. */
export interface ChangedOperation extends NamedOperation {
  /** Properties, parameters and headers that changed. */
  readonly names: readonly string[]
}

export interface AffectedOptions {
  /** The slug and the id of the API specification in lower case: blocks name it by either. */
  readonly specificationNames: readonly string[]
  readonly changed: readonly ChangedOperation[]
  /** All operations of both versions: a text that means another one does not concern a changed one. */
  readonly operations: readonly NamedOperation[]
  /** Names of the schemas that changed. */
  readonly schemas?: readonly string[]
  /** Paths of the servers, for example `/api/v3`. */
  readonly basePaths?: readonly string[]
  /** Keys of the operations on other pages of the space by page id. */
  readonly shownOn?: ReadonlyMap<string, readonly string[]>
}

export interface PageMention {
  readonly relation: 'shows' | 'links' | 'speaks'
  /** Keys of the operations; empty for a schema. */
  readonly operations: readonly string[]
  /** The schema that is shown, or the property that is spoken of. */
  readonly name?: string
  /** Key of the block. */
  readonly block?: string
  /** The line of the page, cut to 200 characters around the place. */
  readonly line: string
}

/** At most this many on one page. */
const mostMentions = 500
const longestLine = 200

/** The operations that findings belong to, with the names that changed. */
export const changedOperations = (
  { findings }: ApiDifference,
  operations: readonly NamedOperation[],
): readonly ChangedOperation[] => {
  const names = new Map<string, Set<string>>()
  for (const { operation, others = [], name } of findings)
    for (const key of [operation, ...others]) {
      const known = names.get(key) ?? new Set()
      if (name !== undefined) known.add(name)
      names.set(key, known)
    }
  const byKey = new Map(operations.map((operation) => [operation.key, operation]))
  return [...byKey.values()].flatMap((operation) => {
    const known = names.get(operation.key)
    return known === undefined ? [] : [{ ...operation, names: [...known] }]
  })
}

/** Long and of several words, so that it is no word of a sentence. */
const isDistinctive = (operationId: string): boolean =>
  operationId.length >= 8 && (/[^_./-][_./-]+[^_./-]/.test(operationId) || /\p{Ll}\p{Lu}/u.test(operationId))

/**
 * Searches that find the sections which may speak of an operation; each is a list of words that must all occur.
 * `pageMentions` decides which do.
 */
export const searchTermsOf = ({
  path,
  kind,
  operationId,
}: NamedOperation): readonly (readonly string[])[] => {
  const literals = path.split('/').filter((segment) => segment !== '' && !segment.includes('{'))
  return [
    ...(kind === 'path' && literals.length > 0 ? [literals] : []),
    ...(operationId !== undefined && isDistinctive(operationId) ? [[operationId]] : []),
  ]
}

interface Line {
  readonly text: string
  readonly block: string | undefined
  /** Texts of inline code. */
  readonly codes: readonly string[]
}

const codesOf = (nodes: readonly (Inline | Text)[]): string[] =>
  nodes.flatMap((node) => {
    if (node.object === 'inline') return codesOf(node.nodes ?? [])
    return node.leaves
      .filter(({ marks }) => marks.some(({ type }) => type === 'code'))
      .map(({ text }) => text)
  })

const linesOf = (document: RichTextDocument): Line[] => {
  const lines: Line[] = []
  for (const { node, key } of walk(document)) {
    if (node.object !== 'block') continue
    const kind = blockKind(node.type)
    if (kind !== 'text' && kind !== 'code-line') continue
    const codes = codesOf((node.nodes ?? []) as readonly (Inline | Text)[])
    for (const text of plainText(node).split('\n')) if (text !== '') lines.push({ text, block: key, codes })
  }
  return lines
}

const quoteOf = (line: string, at = 0): string => {
  if (line.length <= longestLine) return line
  const start = Math.max(0, Math.min(at - longestLine / 4, line.length - longestLine))
  return line.slice(start, start + longestLine)
}

/** Names in the `schemas` of a block: a list, or a text with commas. */
const schemaNames = (value: Json | undefined): readonly string[] => {
  if (typeof value === 'string') return value.split(',').map((name) => name.trim())
  return Array.isArray(value) ? value.filter((name) => typeof name === 'string') : []
}

interface Prepared {
  readonly options: AffectedOptions
  readonly changed: ReadonlyMap<string, ChangedOperation>
  readonly byOperationId: ReadonlyMap<string, string>
  readonly paths: PathMatcher
  readonly methods: MethodNames
}

type Add = (mention: PageMention) => void

const withBlock = (block: string | undefined): { readonly block?: string } =>
  block === undefined ? {} : { block }

const addShown = ({ options, changed }: Prepared, node: Block, key: string | undefined, add: Add): void => {
  const reference = referenceOf(node.data['ref'])
  if (reference?.kind !== 'openapi') return
  if (!options.specificationNames.includes(reference.spec.toLowerCase())) return
  if (node.type === 'openapi-operation') {
    const operation = operationOfBlock(node)
    if (operation === undefined) return
    const shown = keyOfOperation(operation)
    if (changed.has(shown))
      add({ relation: 'shows', operations: [shown], ...withBlock(key), line: operationName(operation) })
    return
  }
  const names = new Set(schemaNames(node.data['schemas']))
  for (const name of options.schemas ?? [])
    if (names.has(name)) add({ relation: 'shows', operations: [], name, ...withBlock(key), line: name })
}

const addLinks = ({ options, changed }: Prepared, document: RichTextDocument, add: Add): void => {
  const { shownOn } = options
  if (shownOn === undefined) return
  for (const { reference, location, text } of linksOf(document)) {
    const page = reference.kind === 'page' || reference.kind === 'anchor' ? reference.page : undefined
    const keys = page === undefined ? [] : (shownOn.get(page) ?? [])
    const operations = keys.filter((key) => changed.has(key))
    if (operations.length > 0)
      add({ relation: 'links', operations, ...withBlock(location.block), line: quoteOf(text ?? '') })
  }
}

/** Adds the operations that lines name, and returns them. */
const addNamed = (prepared: Prepared, lines: readonly Line[], add: Add): ReadonlySet<string> => {
  const named = new Set<string>()
  for (const { text, block } of lines)
    for (const token of tokensOf(text, prepared.methods)) {
      const byPath = prepared.paths.match(token).map(({ key }) => key)
      // `api.listPets` and `listPets` are the same identifier.
      const byId = [token.text, token.text.slice(token.text.lastIndexOf('.') + 1)].flatMap(
        (word) => prepared.byOperationId.get(word) ?? [],
      )
      const operations = [...new Set([...byPath, ...byId])].filter((key) => prepared.changed.has(key))
      if (operations.length === 0) continue
      for (const key of operations) named.add(key)
      add({ relation: 'speaks', operations, ...withBlock(block), line: quoteOf(text, token.at) })
    }
  return named
}

/** Adds the properties in inline code that changed in operations which the page names. */
const addProperties = (
  { changed }: Prepared,
  lines: readonly Line[],
  named: ReadonlySet<string>,
  add: Add,
): void => {
  const byName = new Map<string, string[]>()
  for (const key of named)
    for (const name of changed.get(key)?.names ?? []) byName.set(name, [...(byName.get(name) ?? []), key])
  for (const { text, block, codes } of lines)
    for (const code of codes) {
      const whole = trimOf(code, ' "\':,')
      const name = byName.has(whole) ? whole : whole.slice(whole.lastIndexOf('.') + 1)
      const operations = byName.get(name)
      const at = operations === undefined ? -1 : text.indexOf(code)
      if (operations === undefined || at < 0) continue
      add({ relation: 'speaks', operations, name, ...withBlock(block), line: quoteOf(text, at) })
    }
}

/** A function that finds what a page has to do with the changes, in page order, `shows` first. */
export const pageMentions = (
  options: AffectedOptions,
): ((document: RichTextDocument) => readonly PageMention[]) => {
  const prepared: Prepared = {
    options,
    changed: new Map(options.changed.map((operation) => [operation.key, operation])),
    byOperationId: new Map(
      options.changed.flatMap(({ operationId, key }) =>
        operationId !== undefined && isDistinctive(operationId) ? [[operationId, key]] : [],
      ),
    ),
    paths: pathMatcher(
      options.operations.filter(({ kind }) => kind === 'path'),
      options.basePaths,
    ),
    methods: methodNames(options.operations.map(({ method }) => method)),
  }
  return (document) => {
    const mentions = new Map<string, PageMention>()
    const add: Add = (mention) => {
      const { relation, operations, name, block, line } = mention
      // Twice in one block is once, as long as it is the same line.
      const key = JSON.stringify([relation, operations, name, block, block === undefined ? line : ''])
      if (mentions.size < mostMentions && !mentions.has(key)) mentions.set(key, mention)
    }
    for (const { node, key } of walk(document))
      if (node.object === 'block' && (node.type === 'openapi-operation' || node.type === 'openapi-schemas'))
        addShown(prepared, node, key, add)
    addLinks(prepared, document, add)
    const lines = linesOf(document)
    const named = addNamed(prepared, lines, add)
    const shown = [...mentions.values()].flatMap(({ operations }) => operations)
    addProperties(prepared, lines, new Set([...named, ...shown]), add)
    return [...mentions.values()]
  }
}
