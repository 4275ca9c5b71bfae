/**
 * A changed block as one block again, whose added and removed parts lie in wrappers of made-up types (`diff-added`,
 * `diff-removed`, `diff-moved`, `diff-left`). The renderer carries unknown types through with their name, so a
 * difference is drawn by whatever draws documents, and only the style sheet knows what the wrappers mean.
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

/** What is shown: one side with its own changes marked, or both in one column. */
export type Side = 'before' | 'after' | 'both'
/** `moved` came from elsewhere; `left` is the place that a moved block left. */
export type Wrapper = 'added' | 'removed' | 'moved' | 'left'

type Inlines = readonly (Inline | Text)[]

const wrapInlines = (as: Wrapper, nodes: Inlines): Inline => ({
  object: 'inline',
  type: `diff-${as}`,
  data: {},
  nodes,
})

const box = (as: Wrapper, nodes: readonly Block[]): Block => ({
  object: 'block',
  type: `diff-${as}`,
  data: {},
  nodes,
})

/** Types that only make sense directly in their container: what they hold is wrapped, not they. */
const items = new Set(['list-item', 'tabs-item', 'column', 'stepper-step', 'update', 'image'])

/** The whole block as added, removed or moved. */
export const wrapped = (as: Wrapper, block: Block): Block => {
  if (blockKind(block.type) === 'text') return { ...block, nodes: [wrapInlines(as, block.nodes as Inlines)] }
  if (items.has(block.type) && block.nodes !== undefined)
    return { ...block, nodes: [box(as, block.nodes as readonly Block[])] }
  return box(as, [block])
}

const words = (segments: readonly Segment[], side: Side): Inlines =>
  segments.flatMap((segment): Inlines => {
    if (segment.kind === 'same') return segment.nodes
    if (side !== 'both' && (segment.kind === 'added') !== (side === 'after')) return []
    return [wrapInlines(segment.kind, segment.nodes)]
  })

/** Lines hold nothing but leaves, so the wrapper is a mark there. */
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
                  // A line without characters would show no sign of its own.
                  text: leaf.text === '' ? ' ' : leaf.text,
                  marks: [{ object: 'mark' as const, type: `diff-${status}` }, ...leaf.marks],
                })),
              }
            : node,
        ),
      }

/** Attributes that describe and do not show. */
const silent = new Set(['alt'])

/** What changed inside is not left to be found: what can be folded is open. */
const unfolded = ({ type, data }: Block): Pick<Block, 'data'> | undefined => {
  if (type === 'expandable' || type === 'prompt') return { data: { ...data, defaultExpanded: true } }
  return type === 'code' && data['expandable'] === true ? { data: { ...data, expandable: false } } : undefined
}

/** Of tabs a reader sees one at a time: those in which something changed say so. */
const telling = (block: Block): Block =>
  block.type === 'tabs-item' ? { ...block, data: { ...block.data, changed: true } } : block

/**
 * Whether nothing finer can be told than that one block stands where another stood: a picture, a formula, a prompt (its
 * text is printed without marks), an unknown block.
 */
export const isReplaced = ({ after, attributes, detail }: ChangedBlock): boolean => {
  const kind = blockKind(after.type)
  if (detail?.kind === 'whole' || kind === 'unknown' || after.type === 'prompt') return true
  return kind === 'void' && attributes.some(({ name }) => !silent.has(name))
}

/** A changed block as one side sees it, or with both sides in it; several blocks where one replaced the other. */
export const mergedBlock = (change: ChangedBlock, side: Side): readonly Block[] => {
  const { before, after, detail } = change
  if (isReplaced(change)) {
    const [old, now] = [
      { ...before, ...unfolded(before) },
      { ...after, ...unfolded(after) },
    ]
    return side === 'before'
      ? [old]
      : side === 'after'
        ? [now]
        : [wrapped('removed', old), wrapped('added', now)]
  }
  const shell = side === 'before' ? before : after
  switch (detail?.kind) {
    case 'text':
      return [{ ...shell, nodes: words(calmSegments(detail.segments), side) }]
    case 'code':
      return [
        {
          ...shell,
          ...unfolded(shell),
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
            nodes: parts.get(part) ?? partOf(shell, part),
          }
        })
      return [
        {
          ...shell,
          ...unfolded(shell),
          ...(nodes === undefined ? {} : { nodes }),
          ...(fragments.length === 0 ? {} : { fragments }),
        },
      ]
    }
    default:
      return [shell]
  }
}

/** One change inside a block. Of a move, the new place shows the block and the old one that it left. */
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
    change.status === 'kept' ? mergedChange(change, side) : mergedChange(change, side).map(telling),
  )

/** The plain text of an attribute's value, short enough for a cell. */
export const valueText = (value: Json | undefined): string => {
  if (value === undefined || value === null) return 'not set'
  if (value === true) return 'on'
  if (value === false) return 'off'
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}
