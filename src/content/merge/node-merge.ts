/**
 * Three-way merge of one block without its child blocks: type and attributes by field, text as a whole, code by lines,
 * tables by columns, rows and cells, blocks of integrations by prop; blocks of unknown types as a whole.
 */
import { contentText, stableJson } from '../document/canonical.ts'
import type { Block, Json, JsonObject } from '../document/document.ts'
import type { Fields } from './field-merge.ts'
import { optionalJson } from './field-merge.ts'
import { integrationName } from '../document/integration-block.ts'
import { blockKind } from '../document/node-kinds.ts'
import { isJsonObject } from '../document/reference.ts'
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
  const merged = mergeLines(o ?? [], m ?? [], c ?? [], fields)
  if (merged.conflict) fields.conflicts.push('lines')
  return merged.lines.flatMap((text) => known.get(text) ?? [])
}

type MergeData = (fields: Fields, base: JsonObject, main: JsonObject, change: JsonObject) => JsonObject

const mergeData: MergeData = (fields, base, main, change) => fields.object('', base, main, change)

/** A prop of an integration; a text of several lines, such as the source of a diagram, is merged by its lines. */
const mergeProp = (
  fields: Fields,
  name: string,
  values: readonly [base: Json | undefined, main: Json | undefined, change: Json | undefined],
): Json | undefined => {
  const [base, main, change] = values
  const isText = (value: Json | undefined): value is string =>
    typeof value === 'string' && value.includes('\n')
  if (!isText(base) || !isText(main) || !isText(change)) return fields.pick(name, ...values, optionalJson)
  const merged = mergeLines(base.split('\n'), main.split('\n'), change.split('\n'), fields)
  if (merged.conflict) fields.conflicts.push(name)
  return merged.lines.join('\n')
}

/** The attributes of a block of an integration, its props each by itself where all sides are of one component. */
const mergeIntegration: MergeData = (fields, base, main, change) => {
  const { props: ofBase, ...restOfBase } = base
  const { props: ofMain, ...restOfMain } = main
  const { props: ofChange, ...restOfChange } = change
  const isOne = new Set([base, main, change].map(integrationName)).size === 1
  if (!isOne || !isJsonObject(ofBase) || !isJsonObject(ofMain) || !isJsonObject(ofChange))
    return mergeData(fields, base, main, change)
  const valueOf = (props: JsonObject, name: string): Json | undefined =>
    Object.hasOwn(props, name) ? props[name] : undefined
  const names = new Set([...Object.keys(ofMain), ...Object.keys(ofChange)])
  const props = [...names].flatMap((name) => {
    const values = [valueOf(ofBase, name), valueOf(ofMain, name), valueOf(ofChange, name)] as const
    const value = mergeProp(fields, `props.${name}`, values)
    return value === undefined ? [] : [[name, value] as const]
  })
  return { ...mergeData(fields, restOfBase, restOfMain, restOfChange), props: Object.fromEntries(props) }
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
  const merge = type === 'integration' ? mergeIntegration : mergeData
  const data = merge(fields, base.data, main.data, change.data)
  const head: Block = { ...main, type, data }
  if (kind === 'text')
    return { ...head, nodes: fields.pick('text', base.nodes, main.nodes, change.nodes, stableNodes) ?? [] }
  if (kind === 'code') return { ...head, nodes: mergeCode(fields, base, main, change) }
  return head
}

const stableNodes = (nodes: Block['nodes']): string => stableJson(nodes ?? [])
