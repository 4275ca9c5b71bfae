/**
 * Merges both versions of a changed block into one, with added and removed parts in wrappers of synthetic types
 * (`diff-added`, `diff-removed`, `diff-moved`, `diff-left`). The renderer passes unknown types through with their name,
 * so the document renderer draws diffs too, and only the style sheet knows the wrappers.
 */
import type {
  BlockChange,
  BlockScript,
  ChangedBlock,
  LineChange,
} from '../../../../content/diff/block-diff.ts'
import type { Block, Fragment, Inline, Json, Text } from '../../../../content/document/document.ts'
import { blockKind, partOf } from '../../../../content/document/node-kinds.ts'
import type { Segment } from '../../../../content/diff/word-diff.ts'
import { mergedTable } from './merged-table.ts'
import { calmSegments } from './sentence-segments.ts'
import type { Side } from './merged-table.ts'
/** `moved` came from elsewhere; `left` is the former position of a moved block. */
type Wrapper = 'added' | 'removed' | 'moved' | 'left'

type Inlines = readonly (Inline | Text)[]

const wrapInlines = (as: Wrapper, nodes: Inlines): Inline => ({
  object: 'inline',
  type: `diff-${as}`,
  data: {},
  nodes,
})

const wrapBlocks = (as: Wrapper, nodes: readonly Block[]): Block => ({
  object: 'block',
  type: `diff-${as}`,
  data: {},
  nodes,
})

/** Types that are valid only directly in their container: their content is wrapped instead of them. */
const itemTypes = new Set(['list-item', 'tabs-item', 'column', 'stepper-step', 'update', 'image'])

/** Marks the whole block as added, removed or moved. */
const wrapped = (as: Wrapper, block: Block): Block => {
  if (blockKind(block.type) === 'text') return { ...block, nodes: [wrapInlines(as, block.nodes as Inlines)] }
  if (itemTypes.has(block.type) && block.nodes !== undefined)
    return { ...block, nodes: [wrapBlocks(as, block.nodes as readonly Block[])] }
  return wrapBlocks(as, [block])
}

const segmentInlines = (segments: readonly Segment[], side: Side): Inlines =>
  segments.flatMap((segment): Inlines => {
    if (segment.kind === 'same') return segment.nodes
    if (side !== 'both' && (segment.kind === 'added') !== (side === 'after')) return []
    return [wrapInlines(segment.kind, segment.nodes)]
  })

/** Lines contain only leaves, so the wrapper is a mark there. */
const line = ({ status, line: block }: LineChange): Block =>
  status === 'kept'
    ? block
    : {
        ...block,
        nodes: ((block.nodes ?? []) as Inlines).map((node) =>
          node.object === 'text'
            ? {
                ...node,
                leaves: node.leaves.map((leaf) => ({
                  ...leaf,
                  // A line without characters would show no mark.
                  text: leaf.text === '' ? ' ' : leaf.text,
                  marks: [{ object: 'mark' as const, type: `diff-${status}` }, ...leaf.marks],
                })),
              }
            : node,
        ),
      }

/** Attributes that are not visible. */
const invisibleAttributes = new Set(['alt'])

/** Opens collapsible blocks, so that the changes inside are visible. */
const expandedData = ({ type, data }: Block): Pick<Block, 'data'> | undefined => {
  if (type === 'expandable' || type === 'prompt') return { data: { ...data, defaultExpanded: true } }
  return type === 'code' && data['expandable'] === true ? { data: { ...data, expandable: false } } : undefined
}

/** Only one tab is visible at a time: marks those with changes. */
const markChangedTab = (block: Block): Block =>
  block.type === 'tabs-item' ? { ...block, data: { ...block.data, changed: true } } : block

/**
 * Whether only a replacement of the whole block can be shown: a picture, a formula, a prompt (its text is rendered
 * without marks), an unknown block.
 */
export const isReplaced = ({ after, attributes, detail }: ChangedBlock): boolean => {
  const kind = blockKind(after.type)
  if (detail?.kind === 'whole' || kind === 'unknown' || after.type === 'prompt') return true
  return kind === 'void' && attributes.some(({ name }) => !invisibleAttributes.has(name))
}

/** A changed block as seen on one side, or with both sides merged; several blocks if one replaced the other. */
export const mergedBlock = (change: ChangedBlock, side: Side): readonly Block[] => {
  const { before, after, detail } = change
  if (isReplaced(change)) {
    const [old, now] = [
      { ...before, ...expandedData(before) },
      { ...after, ...expandedData(after) },
    ]
    return side === 'before'
      ? [old]
      : side === 'after'
        ? [now]
        : [wrapped('removed', old), wrapped('added', now)]
  }
  const base = side === 'before' ? before : after
  switch (detail?.kind) {
    case 'text':
      return [{ ...base, nodes: segmentInlines(calmSegments(detail.segments), side) }]
    case 'code':
      return [
        {
          ...base,
          ...expandedData(base),
          nodes: detail.lines
            .filter(
              ({ status }) =>
                side === 'both' || status === 'kept' || (status === 'added') === (side === 'after'),
            )
            .map(line),
        },
      ]
    case 'table':
      return [mergedTable(before, after, detail.table, side)]
    case 'children': {
      const parts = new Map(detail.parts.map(({ part, script }) => [part, mergedScript(script, side)]))
      const nodes = parts.get('nodes')
      const fragments = detail.parts
        .filter(({ part }) => part !== 'nodes')
        .map(({ part }): Fragment => {
          const known = [after, before]
            .flatMap((block) => block.fragments ?? [])
            .find((one) => one.fragment === part)
          return {
            ...(known ?? { object: 'fragment', fragment: part }),
            nodes: parts.get(part) ?? partOf(base, part),
          }
        })
      return [
        {
          ...base,
          ...expandedData(base),
          ...(nodes === undefined ? {} : { nodes }),
          ...(fragments.length === 0 ? {} : { fragments }),
        },
      ]
    }
    default:
      return [base]
  }
}

/** One change inside a block. For a move, the new position shows the block and the old one a placeholder. */
const mergedChange = (change: BlockChange, side: Side): readonly Block[] => {
  switch (change.status) {
    case 'kept':
      return [side === 'before' ? change.before : change.after]
    case 'changed':
      return mergedBlock(change, side)
    case 'added': {
      if (side === 'before') return []
      const { move, after } = change
      if (move === undefined) return [wrapped('added', after)]
      const inside = move.changed === undefined ? [after] : mergedBlock(move.changed, side)
      return inside.map((block) => wrapped('moved', block))
    }
    case 'removed':
      if (side === 'after') return []
      return [wrapped(change.move === undefined ? 'removed' : 'left', change.before)]
  }
}

export const mergedScript = (script: BlockScript, side: Side): readonly Block[] =>
  script.flatMap((change) =>
    change.status === 'kept' ? mergedChange(change, side) : mergedChange(change, side).map(markChangedTab),
  )

/** The plain text of an attribute's value, short enough for a cell. */
export const valueText = (value: Json | undefined): string => {
  if (value === undefined || value === null) return 'Not set'
  if (value === true) return 'On'
  if (value === false) return 'Off'
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}
