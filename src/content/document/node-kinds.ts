/**
 * How each known type of block is compared, merged and normalized. Everything about a type that those three need
 * stands here once; a type that is not listed is unknown and is treated as one indivisible whole.
 */
import type { Block, Fragment } from './document.ts'

/**
 * `text`: inlines under attributes. `container`: attributes and a sequence of blocks. `void`: attributes and named
 * fragments. `code`: attributes and lines. `table`: columns, rows and cells. `unknown`: whole.
 */
export type BlockKind = 'text' | 'container' | 'void' | 'code' | 'code-line' | 'table' | 'unknown'

const kinds = new Map<string, BlockKind>()
const declare = (kind: BlockKind, types: string): void => {
  for (const type of types.split(' ')) kinds.set(type, kind)
}
declare('text', 'paragraph heading-1 heading-2 heading-3 heading-4 heading-5 heading-6')
declare(
  'container',
  'list-ordered list-unordered list-tasks list-item blockquote hint prompt images tabs tabs-item',
)
declare('container', 'stepper stepper-step columns column if updates update')
declare(
  'void',
  'divider image file drawing embed math expandable content-ref reusable-content openapi-operation',
)
declare('void', 'openapi-schemas integration html')
declare('code', 'code')
declare('code-line', 'code-line')
declare('table', 'table')

export const blockKind = (type: string): BlockKind => kinds.get(type) ?? 'unknown'

/**
 * Types between which a block can be turned without becoming another block: a paragraph made a heading, a bulleted
 * list made a numbered one. Blocks are only ever matched inside one family.
 */
export const blockFamily = (type: string): string => {
  if (blockKind(type) === 'text') return 'text'
  return type.startsWith('list-') && type !== 'list-item' && blockKind(type) === 'container' ? 'list' : type
}

/** Whether the block is stored with `isVoid: true`. A table is: its cells are fragments. */
export const isVoidType = (type: string): boolean => blockKind(type) === 'void' || blockKind(type) === 'table'

const voidInlines = new Set([
  'emoji',
  'icon',
  'expression',
  'inline-math',
  'inline-image',
  'mention',
  'button',
  'html',
])
const openInlines = new Set(['link', 'annotation'])

/** Whether an inline is known, and then whether it is void. */
export const inlineKind = (type: string): 'void' | 'open' | 'unknown' =>
  voidInlines.has(type) ? 'void' : openInlines.has(type) ? 'open' : 'unknown'

/**
 * Attributes whose absence means the same, by type. A writer may give them; they are not stored.
 * `checked: false` of a list item is not among them: it makes the difference between a task and a plain item.
 */
const blockDefaults: { readonly [type: string]: { readonly [name: string]: unknown } } = {
  'list-ordered': { start: 1 },
  code: { overflow: 'scroll', lineNumbers: false, fullWidth: false, expandable: false },
  'code-line': { highlighted: false },
  prompt: { defaultExpanded: false },
  images: { fullWidth: false, withFrame: false },
  embed: { fullWidth: false },
  expandable: { defaultExpanded: false },
  tabs: { fullWidth: false },
  columns: { fullWidth: false },
  table: { fullWidth: false },
  'openapi-schemas': { grouped: false },
}
const textDefaults = { align: 'start' }

/** The default attributes of a type; empty for a type without any. */
export const defaultsOf = (type: string): { readonly [name: string]: unknown } =>
  blockKind(type) === 'text'
    ? textDefaults
    : Object.hasOwn(blockDefaults, type)
      ? (blockDefaults[type] ?? {})
      : {}

/** Fragments by name of nodes that have many, as tables have. */
const fragmentNames = new WeakMap<readonly Fragment[], ReadonlyMap<string, Fragment>>()

/** The first fragment of that name. Looking one up costs the same however many cells a table has. */
export const fragmentOf = (
  { fragments }: { readonly fragments?: readonly Fragment[] },
  name: string,
): Fragment | undefined => {
  if (fragments === undefined || fragments.length < 8) return fragments?.find((one) => one.fragment === name)
  let byName = fragmentNames.get(fragments)
  if (byName === undefined) {
    byName = new Map(fragments.toReversed().map((one) => [one.fragment, one]))
    fragmentNames.set(fragments, byName)
  }
  return byName.get(name)
}

/** The blocks of a part: `nodes`, or the fragment of that name. Empty when the block has no such part. */
export const partOf = (block: Block, part: string): readonly Block[] =>
  part === 'nodes' ? ((block.nodes ?? []) as readonly Block[]) : (fragmentOf(block, part)?.nodes ?? [])
