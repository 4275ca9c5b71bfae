/** What rendering a stored document depends on. */
import type { ApiRequest } from '../../../content/api-reference/api-block.ts'
import { apiRequestName, apiRequestOf } from '../../../content/api-reference/api-block.ts'
import { parseCanonical } from '../../../content/document/canonical.ts'
import type { JsonObject, Node, RichTextDocument } from '../../../content/document/document.ts'
import { parseExpression } from '../../../content/expressions/parse.ts'
import { isDeterministic } from '../../../content/expressions/names-used.ts'
import { linksOf } from '../../../content/links/links.ts'
import { definesCommands } from '../../../content/render/math-cost.ts'

export interface DocumentNeeds {
  /** Ids of other spaces that it references. */
  readonly spaces: readonly string[]
  /** Ids of files of its own space. */
  readonly files: readonly string[]
  /** Files of other spaces: the id of the space, and that of the file. */
  readonly foreignFiles: readonly (readonly [string, string])[]
  /** Whether its output depends on the visitor or the time. */
  readonly personal: boolean
  /** Ids of the reusable content of its space that it includes, and how often each. */
  readonly reuses: readonly (readonly [string, number])[]
  /** What its blocks show of API specifications. */
  readonly apis: readonly ApiRequest[]
  /** Number of expressions, each of which may print its input. */
  readonly expressions: number
  /** Stored size in bytes. */
  readonly bytes: number
  /**
   * Estimated cost of rendering and printing, in bytes of plain text that take as long; for most documents about their
   * size.
   */
  readonly weight: number
}

/** Blocks of one document that show a part of an API. */
const mostApis = 200

// Relative to paragraphs, per character.
const heavyText = { html: 10, formula: 10 } as const
/** A formula that defines macros can expand to any number of characters. */
const definingFormula = 256 * 1024
/** An expression may take up to a millisecond, which is only possible with method calls. */
const calling = 2 * 1024

const textIn = (data: JsonObject, name: string): string => {
  const value = data[name]
  return typeof value === 'string' ? value : ''
}

/** A node's weight in addition to its bytes. */
const extraWeight = ({ data }: { readonly data: JsonObject }): number => {
  const formula = textIn(data, 'formula')
  return (
    textIn(data, 'html').length * heavyText.html +
    formula.length * heavyText.formula +
    (definesCommands(formula) ? definingFormula : 0) +
    (textIn(data, 'expression').includes('(') ? calling : 0)
  )
}

const needsOf = (document: RichTextDocument, space: string, bytes: number): DocumentNeeds => {
  const spaces = new Set<string>()
  const files = new Set<string>()
  const foreignFiles = new Map<string, readonly [string, string]>()
  const reuses = new Map<string, number>()
  for (const { reference } of linksOf(document)) {
    const other = 'space' in reference ? reference.space : undefined
    if (other !== undefined && other !== space) {
      spaces.add(other)
      if (reference.kind === 'file') foreignFiles.set(`${other} ${reference.file}`, [other, reference.file])
    } else if (reference.kind === 'file') files.add(reference.file)
    else if (reference.kind === 'reusable-content')
      reuses.set(reference.reusableContent, (reuses.get(reference.reusableContent) ?? 0) + 1)
  }
  const apis = new Map<string, ApiRequest>()
  let personal = false
  let expressions = 0
  let weight = bytes
  const visit = (node: Node): void => {
    if (node.object === 'text') return
    const { expression } = node.data
    if ((node.type === 'if' || node.type === 'expression') && typeof expression === 'string') {
      expressions += 1
      personal ||= readsVisitor(expression)
    }
    const api = node.object === 'block' ? apiRequestOf(node) : undefined
    if (api !== undefined && apis.size < mostApis) apis.set(apiRequestName(api), api)
    weight += extraWeight(node)
    for (const child of node.nodes ?? []) visit(child)
    for (const { nodes } of node.fragments ?? []) for (const child of nodes) visit(child)
  }
  for (const block of document.nodes) visit(block)
  return {
    ...{ spaces: [...spaces], files: [...files], foreignFiles: [...foreignFiles.values()], personal },
    ...{ reuses: [...reuses], apis: [...apis.values()], expressions, bytes, weight },
  }
}

/** An expression that does not parse renders nothing for anyone. */
const readsVisitor = (text: string): boolean => {
  const parsed = parseExpression(text)
  return parsed.ok && !isDeterministic(parsed.expression)
}

export const run = ({
  bytes,
  space,
}: {
  readonly bytes: Uint8Array
  readonly space: string
}): DocumentNeeds => needsOf(parseCanonical(bytes), space, bytes.length)
