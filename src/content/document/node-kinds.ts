/**
 * How each known block type is compared, merged and normalized. Everything these three need to know about a type is
 * defined here once; an unlisted type is unknown and treated as one indivisible unit.
 */
import type { Block, Fragment } from './document.ts'

/**
 * The node types that writers, readers and renderers agree on. Each with its data and what it holds. An unknown type passes
 * through untouched.
 *
 * Blocks:
 * - `paragraph`: `align?`; inlines
 * - `heading-1` … `heading-6`: `id?` (explicit anchor), `align?`; inlines
 * - `list-ordered` (`start?`), `list-unordered`, `list-tasks`: no data; `list-item`
 * - `list-item`: `checked?`; blocks
 * - `divider`: no data; void
 * - `blockquote`: no data; blocks
 * - `hint`: `style` info, success, warning, danger; `icon?`; blocks
 * - `code`: `syntax?`, `title?`, `overflow?` wrap, `lineNumbers?`, `fullWidth?`, `expandable?`; `code-line`
 * - `code-line`: `highlighted?`; text
 * - `prompt`: `description`, `icon?`, `openInAIProviders?`, `defaultExpanded?`; one `code`
 * - `images`: `align?`, `fullWidth?`, `withFrame?`; `image`
 * - `image`: `ref`, `refDark?`, `alt?`, `width?`, `height?`; void; fragment `caption`
 * - `file`: `ref`; void; fragment `caption`
 * - `drawing`: `ref`; void
 * - `embed`: `url`, `fullWidth?`; void; fragment `caption`
 * - `math`: `formula`; void
 * - `expandable`: `defaultExpanded?`; void; fragments `expandable-title` (one paragraph), `expandable-body`
 * - `tabs` (`fullWidth?`) / `tabs-item`: `title?`, `icon?`, `slug?`; blocks
 * - `stepper` / `stepper-step`: no data; blocks
 * - `columns` (`fullWidth?`) / `column`: `width?` as written, `verticalAlignment?`; blocks
 * - `table`: see below; void; fragments are the text cells
 * - `content-ref`: `ref`; void
 * - `reusable-content`: `ref`; void
 * - `if`: `expression`; blocks
 * - `updates` (`format`) / `update` (`date`, `tags?`): no data; blocks
 * - `openapi-operation`: `ref`, `path`, `method`; void
 * - `openapi-schemas`: `ref`, `schemas`, `grouped?`; void
 * - `integration`: `integration` and `block` (names), `props` (an object), `action?` (dispatched when first drawn), `url?` (where it was
 *   pasted from), `fullWidth?`; void
 * - `html`: `html` (sanitized when rendered, never before); void
 *
 * A table's `data`: `view` `{type: grid, columns: [id], hideHeader?, columnWidths?}` or `{type: cards, columns: [id],
 * cardSize, targetDefinition?, coverDefinition?, coverDefinitionDark?, hideColumnTitle?}`; `definition` `{[column id]: {id,
 * title, type, …}}`; `records` `{[row id]: {orderIndex, values: {[column id]: value}}}`, rows sorted by `orderIndex`;
 * `cellMerges?`, `fullWidth?`, `search?`. The value of a `text` cell is the name of its fragment, `ROW:COLUMN`, whose nodes
 * are blocks; `checkbox` boolean, `number` and `rating` number, `select`, `files`, `users` arrays of strings, `content-ref` and
 * `image` a reference.
 *
 * Inlines:
 * - `link`: `ref`, `title?`; inlines
 * - `emoji`: `code`; void
 * - `icon`: `icon`, `color?`; void
 * - `expression`: `expression`; void
 * - `inline-math`: `formula`; void
 * - `inline-image`: `ref`, `refDark?`, `alt?`, `size?`, `width?`, `height?`, `caption?`; void
 * - `annotation`: no data; text; fragment `annotation-body`
 * - `mention`: `ref`; void
 * - `button`: `label`, `kind`, `ref`, `icon?`; void
 * - `html`: `html`; void
 *
 * Marks: `bold`, `italic`, `code`, `keyboard`, `strikethrough`, `superscript`, `subscript`, `color` (`text`,
 * `background`). A hard line break is U+000A in a leaf. The text of a code line has no line break.
 */

/**
 * `text`: inlines and attributes. `container`: attributes and a sequence of blocks. `void`: attributes and named
 * fragments. `code`: attributes and lines. `table`: columns, rows and cells. `unknown`: indivisible.
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
 * Types that a block can change between and stay the same block: a paragraph turned into a heading, a bulleted list
 * into a numbered one. Blocks are only matched within one family.
 */
export const blockFamily = (type: string): string => {
  if (blockKind(type) === 'text') return 'text'
  return type.startsWith('list-') && type !== 'list-item' && blockKind(type) === 'container' ? 'list' : type
}

/** Whether the block is stored with `isVoid: true`. Tables are, because their cells are fragments. */
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

/** Whether an inline type is known, and if so whether it is void. */
export const inlineKind = (type: string): 'void' | 'open' | 'unknown' =>
  voidInlines.has(type) ? 'void' : openInlines.has(type) ? 'open' : 'unknown'

/**
 * Default attributes by type. Writers may set them; they are not stored. `checked: false` of a list item is not a
 * default: it distinguishes a task from a plain item.
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
  integration: { fullWidth: false },
}
const textDefaults = { align: 'start' }

/** The default attributes of a type; empty if it has none. */
export const defaultsOf = (type: string): { readonly [name: string]: unknown } =>
  blockKind(type) === 'text'
    ? textDefaults
    : Object.hasOwn(blockDefaults, type)
      ? (blockDefaults[type] ?? {})
      : {}

/** Fragments by name for nodes with many of them, such as tables. */
const fragmentNames = new WeakMap<readonly Fragment[], ReadonlyMap<string, Fragment>>()

/** The first fragment with that name, in constant time even for tables with many cells. */
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

/** The blocks of a part: `nodes`, or the fragment with that name. Empty if the block has no such part. */
export const partOf = (block: Block, part: string): readonly Block[] =>
  part === 'nodes' ? ((block.nodes ?? []) as readonly Block[]) : (fragmentOf(block, part)?.nodes ?? [])

/** Fragments that are one text, of one paragraph: it stays the same block however it is rewritten. */
export const textFragments: ReadonlySet<string> = new Set(['expandable-title'])
