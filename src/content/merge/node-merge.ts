/**
 * Three-way merge of one block without its child blocks: type and attributes by field, text as a whole, code by lines,
 * tables by columns, rows and cells; blocks of unknown types as a whole.
 */
import { contentText, stableJson } from '../document/canonical.ts'
import type { Block, JsonObject } from '../document/document.ts'
import type { Fields } from './field-merge.ts'
import { blockKind } from '../document/node-kinds.ts'
import { mergeLines } from './sequence-merge.ts'
import { mergeTables } from './table-merge.ts'

const sameText = (value: string): string => value

/** The merged lines of code; lines are compared with their marks and highlighting. */
const mergeCode = (fields: Fields, base: Block, main: Block, change: Block): readonly Block[] => {
  const lines = [base, main, change].map((block) => (block.nodes ?? []) as readonly Block[])
  const known = new Map<string, Block>()
  const [o, m, c] = lines.map((blocks) =>
    blocks.map((line) => {
      const text = contentText(line)
      known.set(text, line)
      return text
    }),
  )
  const merged = mergeLines(o ?? [], m ?? [], c ?? [], fields.side)
  if (merged.conflict) fields.conflicts.push('lines')
  return merged.lines.flatMap((text) => known.get(text) ?? [])
}

/**
 * The merged block. Children and fragments that are merged elsewhere (containers and parts) are main's. Precondition:
 * the three are of one family. Conflicts are recorded in `fields` and resolve to its side.
 */
export const mergeNode = (fields: Fields, base: Block, main: Block, change: Block): Block => {
  const kind = blockKind(main.type)
  if (kind === 'unknown' || blockKind(change.type) !== kind || blockKind(base.type) !== kind) {
    return fields.pick('block', base, main, change, contentText)
  }
  const type = fields.pick('type', base.type, main.type, change.type, sameText)
  if (kind === 'table') {
    if (contentText(main) === contentText(change) || contentText(base) === contentText(change)) return main
    if (contentText(base) === contentText(main)) return change
    const { fragments: _, ...bare } = main
    return { ...bare, ...mergeTables(fields, [base, main, change]) }
  }
  const data: JsonObject = fields.object('', base.data, main.data, change.data)
  const head: Block = { ...main, type, data }
  if (kind === 'text')
    return { ...head, nodes: fields.pick('text', base.nodes, main.nodes, change.nodes, stableNodes) ?? [] }
  if (kind === 'code') return { ...head, nodes: mergeCode(fields, base, main, change) }
  return head
}

const stableNodes = (nodes: Block['nodes']): string => stableJson(nodes ?? [])
