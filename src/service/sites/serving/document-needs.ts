/** What the page of a document depends on beside the document: known once for each, since documents never change. */
import type { Node, RichTextDocument } from '../../../content/document.ts'
import { parseExpression } from '../../../content/expressions/parse.ts'
import { isDeterministic } from '../../../content/expressions/names-used.ts'
import { linksOf } from '../../../content/links.ts'
import type { Hash } from '../../../content/revision.ts'
import { Recent } from '../../recent-cache.ts'

export interface DocumentNeeds {
  /** Ids of spaces that it points into, beside its own. */
  readonly spaces: readonly string[]
  /** Ids of files of its own space. */
  readonly files: readonly string[]
  /** Whether it shows something else to another visitor, or at another time. */
  readonly personal: boolean
  /** Whether it shows reusable content, which may do any of this. */
  readonly reuses: boolean
}

const known = new Recent<DocumentNeeds>(20_000)

/** What a document needs; `read` gives it when it is not known yet. */
export const documentNeeds = async (
  space: string,
  hash: Hash,
  read: () => Promise<RichTextDocument>,
): Promise<DocumentNeeds> => {
  const key = `${space}/${hash}`
  return known.get(key) ?? known.set(key, needsOf(await read(), space))
}

export const needsOf = (document: RichTextDocument, space: string): DocumentNeeds => {
  const spaces = new Set<string>()
  const files = new Set<string>()
  for (const { reference } of linksOf(document)) {
    const other = 'space' in reference ? reference.space : undefined
    if (other !== undefined && other !== space) spaces.add(other)
    else if (reference.kind === 'file') files.add(reference.file)
  }
  let personal = false
  let reuses = false
  const visit = (node: Node): void => {
    if (node.object === 'text') return
    const { expression } = node.data
    if ((node.type === 'if' || node.type === 'expression') && typeof expression === 'string')
      personal ||= readsVisitor(expression)
    reuses ||= node.type === 'reusable-content'
    for (const child of node.nodes ?? []) visit(child)
    for (const { nodes } of node.fragments ?? []) for (const child of nodes) visit(child)
  }
  for (const block of document.nodes) visit(block)
  return { spaces: [...spaces], files: [...files], personal, reuses }
}

/** One that does not parse shows nothing to anybody. */
const readsVisitor = (text: string): boolean => {
  const parsed = parseExpression(text)
  return parsed.ok && !isDeterministic(parsed.expression)
}
