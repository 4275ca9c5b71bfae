/** Differences other than text, as table rows: one option per row. Pure. */
import type { BlockScript, ChangedBlock } from '../../../../content/diff/block-diff.ts'
import type { Block } from '../../../../content/document/document.ts'

export interface Attribute {
  readonly name: string
  /** The part of the block, or the group of options, that the option belongs to. */
  readonly of?: string | undefined
  readonly before?: unknown
  readonly after?: unknown
}

type AttributeRecord = Readonly<Record<string, unknown>>

const recordOf = (value: unknown): AttributeRecord | undefined =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as AttributeRecord)
    : undefined

/** Groups of options that are set individually. A reference is one value. */
const groups = new Set(['layout', 'props', 'variables', 'view'])
/** Attributes that are visible in the cells of a rendered table. */
const visibleInCells = new Set(['columns', 'definition', 'records'])

/** Splits groups into one row per option; leaves out table attributes that the cells already show. */
export const optionRows = (attributes: readonly Attribute[], of?: string): readonly Attribute[] =>
  attributes.flatMap(({ name, before, after }): readonly Attribute[] => {
    if (visibleInCells.has(name)) return []
    const [old, now] = [recordOf(before), recordOf(after)]
    if (!groups.has(name) || (old === undefined && now === undefined))
      return [{ name, before, after, ...(of !== undefined && { of }) }]
    const inner = [...new Set([...Object.keys(old ?? {}), ...Object.keys(now ?? {})])].sort()
    return inner
      .filter((one) => !visibleInCells.has(one) && JSON.stringify(old?.[one]) !== JSON.stringify(now?.[one]))
      .map((one) => ({
        name: one,
        of: of === undefined ? name : `${of}, ${name}`,
        before: old?.[one],
        after: now?.[one],
      }))
  })

/** `heading-2` as `Heading 2`. */
export const kindText = (type: string): string => {
  const text = type.replaceAll('-', ' ')
  return text.slice(0, 1).toUpperCase() + text.slice(1)
}

const titleOf = ({ data }: Block): string | undefined => {
  const title = data['title']
  return typeof title === 'string' && title !== '' ? title : undefined
}

const partText = (block: Block): string => {
  const kind = block.type === 'tabs-item' ? 'Tab' : kindText(block.type)
  const title = titleOf(block)
  return title === undefined ? kind : `${kind} “${title}”`
}

const nestedRows = (script: BlockScript): readonly Attribute[] =>
  script.flatMap((change): readonly Attribute[] => {
    if (change.status === 'kept') return []
    if (change.status === 'changed') return changedRows(change, partText(change.before))
    const { move } = change
    if (move !== undefined)
      // Listed once, at its current position.
      return change.status === 'added' && move.changed !== undefined
        ? changedRows(move.changed, partText(move.changed.before))
        : []
    // Adding or removing a tab that is not in front is invisible.
    const block = change.status === 'added' ? change.after : change.before
    if (block.type !== 'tabs-item') return []
    const title = titleOf(block) ?? 'Untitled'
    return [{ name: 'Tab', ...(change.status === 'added' ? { after: title } : { before: title }) }]
  })

const changedRows = ({ attributes, detail }: ChangedBlock, of: string | undefined): readonly Attribute[] => [
  ...optionRows(attributes, of),
  ...(detail?.kind === 'children' ? detail.parts.flatMap(({ script }) => nestedRows(script)) : []),
]

/** All options that differ in a changed block and its nested blocks. */
export const blockRows = (change: ChangedBlock): readonly Attribute[] => changedRows(change, undefined)
