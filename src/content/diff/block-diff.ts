/**
 * The difference of two documents as a value: a script of blocks in the order of the new document, with removed blocks
 * at their old position. A view walks it once, for one column or two.
 */
import { type Budget, alignEqual, newBudget } from './align-sequences.ts'
import type { Place } from '../document/block-tree.ts'
import { treeOf } from '../document/block-tree.ts'
import { contentText, sameContent, stableJson } from '../document/canonical.ts'
import type { Block, Inline, Json, JsonObject, RichTextDocument, Text } from '../document/document.ts'
import { type Matching, matchTrees } from './match-blocks.ts'
import { blockKind } from '../document/node-kinds.ts'
import type { TableChange } from './table-diff.ts'
import { diffTables } from './table-diff.ts'
import { type Segment, diffWords } from './word-diff.ts'

/** A changed attribute; a side without the attribute is absent. */
export interface AttributeChange {
  readonly name: string
  readonly before?: Json
  readonly after?: Json
}

export interface LineChange {
  readonly status: 'kept' | 'added' | 'removed'
  /** The code line; for a kept line, the new version. */
  readonly line: Block
}

/** What changed inside a block, besides its attributes. */
export type BlockDetail =
  | { readonly kind: 'text'; readonly segments: readonly Segment[] }
  | {
      readonly kind: 'children'
      readonly parts: readonly { readonly part: string; readonly script: BlockScript }[]
    }
  | { readonly kind: 'code'; readonly lines: readonly LineChange[] }
  | { readonly kind: 'table'; readonly table: TableChange }
  /** A block of an unknown type: shown as replaced as a whole. */
  | { readonly kind: 'whole' }

export interface ChangedBlock {
  readonly status: 'changed'
  readonly before: Block
  readonly after: Block
  /** Includes `type` when a paragraph became a heading. */
  readonly attributes: readonly AttributeChange[]
  readonly detail?: BlockDetail
}

/** A removed and an added block with the same move id are one moved block; `changed` holds its other changes. */
export interface Move {
  readonly id: number
  readonly changed?: ChangedBlock
}

export type BlockChange =
  /** Same content; the key of `after` is used. */
  | { readonly status: 'kept'; readonly before: Block; readonly after: Block }
  | { readonly status: 'added'; readonly after: Block; readonly move?: Move }
  | { readonly status: 'removed'; readonly before: Block; readonly move?: Move }
  | ChangedBlock

export type BlockScript = readonly BlockChange[]

export interface DocumentDiff {
  readonly attributes: readonly AttributeChange[]
  readonly script: BlockScript
  /** False if the budget was exhausted: the difference is correct, but a smaller one might exist. */
  readonly precise: boolean
}

interface Work {
  readonly matching: Matching
  readonly budget: Budget
  readonly moves: Map<Place, Move>
}

const diffAttributes = (before: JsonObject, after: JsonObject): AttributeChange[] => {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])].sort()
  return names.flatMap((name) => {
    const [a, b] = [
      Object.hasOwn(before, name) ? before[name] : undefined,
      Object.hasOwn(after, name) ? after[name] : undefined,
    ]
    if (a === b || (a !== undefined && b !== undefined && stableJson(a) === stableJson(b))) return []
    return [{ name, ...(a !== undefined && { before: a }), ...(b !== undefined && { after: b }) }]
  })
}

const tableParts = new Set(['definition', 'records'])

const diffLines = (a: Block, b: Block, budget: Budget): LineChange[] => {
  const [before, after] = [(a.nodes ?? []) as readonly Block[], (b.nodes ?? []) as readonly Block[]]
  const partner = alignEqual(before.map(contentText), after.map(contentText), budget)
  const lines: LineChange[] = []
  let next = 0
  before.forEach((line, at) => {
    const other = partner[at] ?? -1
    if (other < 0) return void lines.push({ status: 'removed', line })
    while (next < other) lines.push({ status: 'added', line: after[next++] as Block })
    lines.push({ status: 'kept', line: after[next++] as Block })
  })
  while (next < after.length) lines.push({ status: 'added', line: after[next++] as Block })
  return lines
}

const detailOf = (work: Work, a: Place, b: Place): BlockDetail | undefined => {
  const [before, after] = [a.block, b.block]
  switch (blockKind(after.type)) {
    case 'text': {
      if (stableJson(before.nodes) === stableJson(after.nodes)) return undefined
      const wordDiff = diffWords(
        before.nodes as readonly (Inline | Text)[],
        after.nodes as readonly (Inline | Text)[],
        work.budget,
      )
      work.budget.precise &&= wordDiff.precise
      return { kind: 'text', segments: wordDiff.segments }
    }
    case 'code':
      return { kind: 'code', lines: diffLines(before, after, work.budget) }
    case 'table':
      return { kind: 'table', table: diffTables(before, after, work.budget) }
    case 'container':
    case 'void': {
      const names = [...new Set([...a.parts.keys(), ...b.parts.keys()])]
      const parts = names.map((part) => ({
        part,
        script: diffSiblings(work, a.parts.get(part), b.parts.get(part)),
      }))
      return parts.length === 0 ? undefined : { kind: 'children', parts }
    }
    default:
      return { kind: 'whole' }
  }
}

const changedBlock = (work: Work, a: Place, b: Place): ChangedBlock => {
  const { type: typeA, data: dataA } = a.block
  const { type: typeB, data: dataB } = b.block
  const unknown = blockKind(typeB) === 'unknown'
  const attributes = unknown ? [] : diffAttributes({ type: typeA, ...dataA }, { type: typeB, ...dataB })
  const detail = detailOf(work, a, b)
  const told =
    blockKind(typeB) === 'table' ? attributes.filter(({ name }) => !tableParts.has(name)) : attributes
  return { status: 'changed', before: a.block, after: b.block, attributes: told, ...(detail && { detail }) }
}

/** The move of a place matched to another position. Created once per pair, under one id. */
const moveOf = (work: Work, a: Place | undefined, b: Place | undefined): Move | undefined => {
  const from = a ?? (b && work.matching.toA.get(b))
  const to = b ?? (a && work.matching.toB.get(a))
  if (from === undefined || to === undefined || !work.matching.moved.has(from)) return undefined
  const known = work.moves.get(from)
  if (known !== undefined) return known
  const id = work.moves.size + 1
  // Stored before recursing into the content, which may contain moves itself.
  work.moves.set(from, { id })
  if (sameContent(from.block, to.block)) return work.moves.get(from)
  const move = { id, changed: changedBlock(work, from, to) }
  work.moves.set(from, move)
  return move
}

const diffSiblings = (work: Work, a: readonly Place[] = [], b: readonly Place[] = []): BlockScript => {
  const { matching } = work
  const script: BlockChange[] = []
  const sameParent = (from: Place, to: Place): boolean =>
    from.part === to.part &&
    from.parent !== null &&
    to.parent !== null &&
    matching.toB.get(from.parent) === to.parent
  const added = (place: Place): void => {
    const move = moveOf(work, undefined, place)
    script.push({ status: 'added', after: place.block, ...(move && { move }) })
  }
  let next = 0
  for (const place of a) {
    const other = matching.toB.get(place)
    if (other === undefined || matching.moved.has(place) || !sameParent(place, other) || other.index < next) {
      const move = moveOf(work, place, undefined)
      script.push({ status: 'removed', before: place.block, ...(move && { move }) })
      continue
    }
    while (next < other.index) added(b[next++] as Place)
    next++
    if (sameContent(place.block, other.block))
      script.push({ status: 'kept', before: place.block, after: other.block })
    else script.push(changedBlock(work, place, other))
  }
  while (next < b.length) added(b[next++] as Place)
  return script
}

/**
 * The difference of two documents in normal form. `applyDiff(diff(a, b), a)` is `b` with its keys, `invertDiff` gives
 * the inverse, and the difference of a document with itself holds only kept blocks. `edits` is the budget of
 * `matchTrees`.
 */
export const diffDocuments = (a: RichTextDocument, b: RichTextDocument, edits?: number): DocumentDiff => {
  // Identical blocks that only swapped keys are not a visible difference.
  if (sameContent(a, b)) {
    const script = a.nodes.map((before, at) => ({
      status: 'kept' as const,
      before,
      after: b.nodes[at] ?? before,
    }))
    return { attributes: [], script, precise: true }
  }
  const [treeA, treeB] = [treeOf(a.nodes), treeOf(b.nodes)]
  const matching = matchTrees(treeA, treeB, edits)
  const work: Work = { matching, budget: newBudget(edits), moves: new Map() }
  const script = diffSiblings(work, treeA.parts.get('nodes'), treeB.parts.get('nodes'))
  return {
    attributes: diffAttributes(a.data, b.data),
    script,
    precise: matching.precise && work.budget.precise,
  }
}

/** Whether there is no visible difference. */
export const isEmptyDiff = (diff: DocumentDiff): boolean =>
  diff.attributes.length === 0 && diff.script.every(({ status }) => status === 'kept')
