/** Operations on document differences: apply, invert, count. */
import type {
  AttributeChange,
  BlockChange,
  BlockDetail,
  BlockScript,
  ChangedBlock,
  DocumentDiff,
  Move,
} from './block-diff.ts'
import { sameContent, stableJson } from '../document/canonical.ts'
import type { Block, Json, JsonObject, RichTextDocument } from '../document/document.ts'
import { partOf } from '../document/node-kinds.ts'
import type { LineStatus } from './table-diff.ts'
import { sideOf } from './word-diff.ts'

/** Thrown when a difference is applied to a document that it was not computed from. */
class DiffMismatch extends Error {
  override readonly name = 'DiffMismatch'
}

const applyAttributes = (data: JsonObject, changes: readonly AttributeChange[]): JsonObject => {
  const result = new Map<string, Json>(Object.entries(data))
  for (const { name, before, after } of changes) {
    const present = result.get(name)
    if (
      (present === undefined) !== (before === undefined) ||
      (before !== undefined && stableJson(present) !== stableJson(before))
    ) {
      throw new DiffMismatch(`The attribute ${name} is not what the difference was made from.`)
    }
    if (after === undefined) result.delete(name)
    else result.set(name, after)
  }
  return Object.fromEntries(result)
}

const applyChanged = (change: ChangedBlock, block: Block): Block => {
  const { after, detail } = change
  const data = { type: block.type, ...block.data }
  const { type, ...rest } = applyAttributes(data, change.attributes)
  const { key: _, ...old } = block
  const head: Block = {
    ...old,
    ...(after.key !== undefined && { key: after.key }),
    type: typeof type === 'string' ? type : after.type,
    data: rest,
  }
  switch (detail?.kind) {
    case undefined:
      return head
    case 'text':
      return { ...head, nodes: sideOf(detail.segments, 'after') }
    case 'code':
      return {
        ...head,
        nodes: detail.lines.filter(({ status }) => status !== 'removed').map(({ line }) => line),
      }
    case 'children': {
      const script = (part: string): BlockScript =>
        detail.parts.find((one) => one.part === part)?.script ?? []
      if (after.fragments === undefined && after.nodes !== undefined) {
        return { ...head, nodes: applyScript(script('nodes'), partOf(block, 'nodes')) }
      }
      const { fragments: _old, ...bare } = head
      const fragments = after.fragments?.map((fragment) => ({
        ...fragment,
        nodes: applyScript(script(fragment.fragment), partOf(block, fragment.fragment)),
      }))
      return fragments === undefined ? bare : { ...bare, fragments }
    }
    // Cell changes are for display only and do not include the ids of rows and columns.
    case 'table':
    case 'whole':
      return after
  }
}

/** Applies a script to the blocks it was computed from; throws `DiffMismatch` for any others. */
const applyScript = (script: BlockScript, blocks: readonly Block[]): readonly Block[] => {
  const result: Block[] = []
  let next = 0
  for (const change of script) {
    if (change.status === 'added') {
      result.push(change.after)
      continue
    }
    const block = blocks[next++]
    if (block === undefined || !sameContent(block, change.before)) {
      throw new DiffMismatch(`Block ${next} is not what the difference was made from.`)
    }
    if (change.status === 'kept') result.push(change.after)
    if (change.status === 'changed') result.push(applyChanged(change, block))
  }
  if (next !== blocks.length)
    throw new DiffMismatch('There are more blocks than the difference was made from.')
  return result
}

/** Applies a difference to its source document. Throws `DiffMismatch` for any other document. */
export const applyDiff = (diff: DocumentDiff, document: RichTextDocument): RichTextDocument => ({
  ...document,
  data: applyAttributes(document.data, diff.attributes),
  nodes: applyScript(diff.script, document.nodes),
})

const turned = { kept: 'kept', changed: 'changed', same: 'same', added: 'removed', removed: 'added' } as const

/** Swaps `before` and `after`; an absent side stays absent. */
const swapSides = <T>(of: { readonly before?: T; readonly after?: T }): { before?: T; after?: T } => ({
  ...(of.after !== undefined && { before: of.after }),
  ...(of.before !== undefined && { after: of.before }),
})

const invertDetail = (detail: BlockDetail): BlockDetail => {
  switch (detail.kind) {
    case 'text':
      return { ...detail, segments: detail.segments.map((one) => ({ ...one, kind: turned[one.kind] })) }
    case 'code':
      return { ...detail, lines: detail.lines.map((one) => ({ ...one, status: turned[one.status] })) }
    case 'children':
      return {
        ...detail,
        parts: detail.parts.map(({ part, script }) => ({ part, script: invertScript(script) })),
      }
    case 'table': {
      const flip = (status: LineStatus): LineStatus => turned[status]
      const { columns, rows } = detail.table
      return {
        kind: 'table',
        table: {
          columns: columns.map((one) => ({ ...swapSides(one), status: flip(one.status) })),
          rows: rows.map((row) => ({
            ...swapSides(row),
            status: flip(row.status),
            cells: row.cells.map((cell) => ({ ...swapSides(cell), status: flip(cell.status) })),
          })),
        },
      }
    }
    case 'whole':
      return detail
  }
}

const invertChanged = (change: ChangedBlock): ChangedBlock => ({
  status: 'changed',
  before: change.after,
  after: change.before,
  attributes: change.attributes.map(({ name, ...sides }) => ({ name, ...swapSides(sides) })),
  ...(change.detail && { detail: invertDetail(change.detail) }),
})

const invertMove = (move: Move | undefined): { move?: Move } =>
  move === undefined
    ? {}
    : { move: { id: move.id, ...(move.changed && { changed: invertChanged(move.changed) }) } }

const invertScript = (script: BlockScript): BlockScript =>
  script.map((change): BlockChange => {
    switch (change.status) {
      case 'kept':
        return { status: 'kept', before: change.after, after: change.before }
      case 'added':
        return { status: 'removed', before: change.after, ...invertMove(change.move) }
      case 'removed':
        return { status: 'added', after: change.before, ...invertMove(change.move) }
      case 'changed':
        return invertChanged(change)
    }
  })

/** The inverse: `applyDiff(invertDiff(diff(a, b)), b)` is `a`. */
export const invertDiff = (diff: DocumentDiff): DocumentDiff => ({
  attributes: diff.attributes.map(({ name, ...sides }) => ({ name, ...swapSides(sides) })),
  script: invertScript(diff.script),
  precise: diff.precise,
})

export interface DiffCounts {
  readonly added: number
  readonly removed: number
  readonly changed: number
  readonly moved: number
}

/**
 * Counts the changed blocks at the top level and inside changed containers. A move counts once, not as added and
 * removed.
 */
export const countChanges = (diff: DocumentDiff): DiffCounts => {
  const counts = { added: 0, removed: 0, changed: 0, moved: 0 }
  const walk = (script: BlockScript): void => {
    for (const change of script) {
      if (change.status === 'kept') continue
      if (change.status === 'added' && change.move !== undefined) counts.moved += 1
      else if (change.status !== 'changed') {
        if (change.status === 'added' || change.move === undefined) counts[change.status] += 1
      } else if (change.detail?.kind === 'children') {
        if (change.attributes.length > 0) counts.changed += 1
        for (const { script: inner } of change.detail.parts) walk(inner)
      } else counts.changed += 1
    }
  }
  walk(diff.script)
  return counts
}
