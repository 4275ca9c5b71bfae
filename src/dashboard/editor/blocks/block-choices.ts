/** The slash menu: kinds of blocks, and how each is inserted at the caret. */
import { setBlockType, wrapIn } from '@tiptap/pm/commands'
import type { Node } from '@tiptap/pm/model'
import { wrapInList } from '@tiptap/pm/schema-list'
import { TextSelection, type Command } from '@tiptap/pm/state'
import { plainText, type Block, type Inline } from '../../../content/document/document.ts'
import { blockPlace, isInCell } from '../schema/block-at-position.ts'
import { nodeType } from '../schema/node-types.ts'
import { newKey } from '../schema/new-key.ts'
import { schema } from '../schema/schema.ts'
import { asItCame } from './repair-structure.plugin.ts'
import { toEditor } from '../schema/to-editor.ts'

/** Input that is required before a block can be inserted. */
export type Question =
  | 'picture'
  | 'file'
  | 'math'
  | 'embed'
  | 'page'
  | 'link'
  | 'inline-math'
  | 'openapi-operation'
  | 'openapi-schemas'

export interface BlockChoice {
  /** Of a block of an integration, whose name can also be that of another block. */
  readonly id?: string
  readonly name: string
  /** What it is for, where the name alone does not say it. */
  readonly description?: string
  /** URL of its icon. */
  readonly picture?: string
  /** Further search terms. */
  readonly also: string
  /** The Markdown shortcut for it. */
  readonly hint?: string
  /** Inserts the block, or names the input that is required first. */
  readonly run: Command | Question
}

const paragraph = (): Node => nodeType('paragraph').create()

/**
 * Inserts a block in place of an empty line, otherwise after the caret's block or the selection; the caret moves into
 * it.
 */
export const insert =
  (make: () => Node): Command =>
  (state, dispatch) => {
    const { $from, $to } = state.selection
    const { parent } = $from
    const made = make()
    const empty =
      parent.isTextblock &&
      parent.content.size === 0 &&
      !(made.type.name === 'table' && isInCell($from)) &&
      $from.node(-1).canReplaceWith($from.index(-1), $from.indexAfter(-1), made.type)
    const from = empty ? $from.before() : blockPlace(state.doc, $to.pos, made.type)
    const tr = state.tr.replaceWith(from, empty ? $from.after() : from, made)
    // After a block without text, add a line to continue writing in.
    if (tr.doc.resolve(from).nodeAfter?.isAtom === true && tr.doc.resolve(from + 1).nodeAfter === null)
      tr.insert(from + 1, paragraph())
    const caret = TextSelection.near(tr.doc.resolve(from + 1))
    // Select placeholder text, so that typing replaces it.
    const title = caret.$from.parent.type.name === 'table_header' ? caret.$from : undefined
    tr.setSelection(title === undefined ? caret : TextSelection.create(tr.doc, title.start(), title.end()))
    dispatch?.(tr.scrollIntoView())
    return true
  }

const held = (outer: string, inner: string, titles: readonly string[]): Node =>
  nodeType(outer).create(
    null,
    titles.map((title) => nodeType(inner).create({ data: title === '' ? {} : { title } }, paragraph())),
  )

const newTable = (): Node => {
  const cells = (name: string) =>
    [1, 2, 3].map((at) =>
      nodeType(name).create(null, name === 'table_header' ? schema.text(`Column ${at}`) : paragraph()),
    )
  return nodeType('table').create(null, [
    nodeType('table_row').create(null, cells('table_header')),
    nodeType('table_row').create(null, cells('table_cell')),
    nodeType('table_row').create(null, cells('table_cell')),
  ])
}

/** A block without a rich view. */
export const carriedBlock = (block: Omit<Block, 'object' | 'key'>): Node =>
  nodeType('carried').create({ node: { object: 'block', ...block, key: newKey() } })

/** Two cards with a title and a text each; their content is edited as Markdown. */
const newCards = (): Omit<Block, 'object' | 'key'> => {
  const columns = ['c0', 'c1']
  const rows = ['r0', 'r1']
  const textBlock = (text: string): Block => ({
    object: 'block',
    type: 'paragraph',
    data: {},
    nodes: [plainText(text)],
  })
  return {
    type: 'table',
    isVoid: true,
    data: {
      view: { type: 'cards', columns, hideColumnTitle: true },
      definition: {
        c0: { id: 'c0', title: 'Title', type: 'text' },
        c1: { id: 'c1', title: 'Text', type: 'text' },
      },
      records: Object.fromEntries(
        rows.map((row, at) => [
          row,
          {
            orderIndex: `a${at}`,
            values: Object.fromEntries(columns.map((column) => [column, `${row}:${column}`])),
          },
        ]),
      ),
    },
    fragments: rows.flatMap((row, at) => [
      { object: 'fragment' as const, fragment: `${row}:c0`, nodes: [textBlock(`Card ${at + 1}`)] },
      { object: 'fragment' as const, fragment: `${row}:c1`, nodes: [textBlock('Describe this card.')] },
    ]),
  }
}

const heading = (level: number): BlockChoice => ({
  name: `Heading ${level}`,
  also: `h${level} title`,
  hint: '#'.repeat(level),
  run: setBlockType(nodeType('heading'), { level }),
})

export const blockChoices: readonly BlockChoice[] = [
  { name: 'Text', also: 'paragraph', run: setBlockType(nodeType('paragraph')) },
  heading(1),
  heading(2),
  heading(3),
  { name: 'Bulleted list', also: 'unordered ul', hint: '-', run: wrapInList(nodeType('list_unordered')) },
  { name: 'Numbered list', also: 'ordered ol', hint: '1.', run: wrapInList(nodeType('list_ordered')) },
  {
    name: 'Task list',
    also: 'todo checkbox',
    hint: '[ ]',
    run: insert(() =>
      nodeType('list_tasks').create(
        null,
        nodeType('list_item').create({ data: { checked: false } }, paragraph()),
      ),
    ),
  },
  { name: 'Quote', also: 'blockquote', hint: '>', run: wrapIn(nodeType('blockquote')) },
  { name: 'Code', also: 'block pre source', hint: '```', run: setBlockType(nodeType('code_block')) },
  {
    name: 'Hint',
    also: 'callout info warning note',
    run: wrapIn(nodeType('hint'), { data: { style: 'info' } }),
  },
  { name: 'Table', also: 'grid', run: insert(newTable) },
  { name: 'Divider', also: 'line rule', hint: '---', run: insert(() => nodeType('divider').create()) },
  { name: 'Tabs', also: 'tab', run: insert(() => held('tabs', 'tabs_item', ['First tab', 'Second tab'])) },
  { name: 'Stepper', also: 'steps', run: insert(() => held('stepper', 'stepper_step', ['', ''])) },
  { name: 'Columns', also: 'two', run: insert(() => held('columns', 'column', ['', ''])) },
  {
    name: 'Expandable',
    also: 'details toggle',
    run: insert(() =>
      nodeType('expandable').create(null, [
        nodeType('expandable_title').create(),
        nodeType('expandable_body').create(null, paragraph()),
      ]),
    ),
  },
  { name: 'Image', also: 'image photo upload', run: 'picture' },
  { name: 'File', also: 'attachment download upload', run: 'file' },
  { name: 'Page', also: 'content reference card link to a page', run: 'page' },
  { name: 'Link', also: 'url address page section anchor file space reference', run: 'link' },
  { name: 'Embed', also: 'video youtube address url', run: 'embed' },
  { name: 'Math', also: 'formula tex latex equation', run: 'math' },
  { name: 'Inline math', also: 'inline formula tex', hint: '$$a$$', run: 'inline-math' },
  { name: 'Cards', also: 'tiles gallery', run: insert(() => carriedBlock(newCards())) },
  {
    name: 'Condition',
    also: 'if visitor adaptive',
    run: insert(() => nodeType('if').create({ data: { expression: 'true' } }, paragraph())),
  },
]

/** Choices for texts that belong to a space, whose organization has API specifications. */
export const apiChoices: readonly BlockChoice[] = [
  { name: 'API operation', also: 'openapi swagger endpoint reference request', run: 'openapi-operation' },
  { name: 'API schemas', also: 'openapi swagger models types reference', run: 'openapi-schemas' },
]

/** Identifies a choice in lists. */
export const choiceId = ({ id, name }: BlockChoice): string => id ?? name

/** The choices that match the query, prefix matches first. */
export const choicesFor = (
  typed: string,
  choices: readonly BlockChoice[] = blockChoices,
): readonly BlockChoice[] => {
  const wanted = typed.toLowerCase()
  const begins = ({ name }: BlockChoice): boolean => name.toLowerCase().startsWith(wanted)
  return choices
    .filter(({ name, also }) => `${name} ${also}`.toLowerCase().includes(wanted))
    .toSorted((a, b) => Number(begins(b)) - Number(begins(a)))
}

/** Inserts an image block: a file of the space, or a URL. */
export const insertImage = (ref: object, alt: string): Command =>
  insert(() =>
    nodeType('images').create(
      null,
      nodeType('image').create({ data: { ref, ...(alt === '' ? {} : { alt }) } }),
    ),
  )

/** An inline without a rich view, at the caret. */
export const insertInline =
  (inline: Pick<Inline, 'type' | 'data'>): Command =>
  (state, dispatch) => {
    const node = nodeType('carried_inline').create({ node: { object: 'inline', isVoid: true, ...inline } })
    dispatch?.(state.tr.replaceSelectionWith(node).scrollIntoView())
    return true
  }

/** Replaces the block at a position by other blocks. */
export const replaceBlock =
  (at: number, blocks: readonly Block[]): Command =>
  (state, dispatch) => {
    const node = state.doc.nodeAt(at)
    if (node === null) return false
    const next = schema.nodeFromJSON(toEditor({ object: 'document', data: {}, nodes: blocks }))
    const tr = state.tr.replaceWith(at, at + node.nodeSize, blocks.length === 0 ? [] : next.content)
    dispatch?.(tr.setMeta(asItCame, true))
    return true
  }
