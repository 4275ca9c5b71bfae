/** What `/` offers: kinds of blocks, and how each is put where the caret stands. */
import { setBlockType, wrapIn } from '@tiptap/pm/commands'
import type { Node } from '@tiptap/pm/model'
import { wrapInList } from '@tiptap/pm/schema-list'
import { TextSelection, type Command } from '@tiptap/pm/state'
import { nodeType } from './editing-plugins.ts'
import { schema } from './schema.ts'

export interface BlockChoice {
  readonly name: string
  /** Other words under which it is looked for. */
  readonly also: string
  readonly run: Command
}

const paragraph = (): Node => nodeType('paragraph').create()

/** Puts a block in place of an empty one, else after the one with the caret; the caret goes into it. */
const insert =
  (make: () => Node): Command =>
  (state, dispatch) => {
    const { $from } = state.selection
    if (!$from.parent.isTextblock) return false
    const empty = $from.parent.content.size === 0
    const [from, to] = empty ? [$from.before(), $from.after()] : [$from.after(), $from.after()]
    const container = $from.node(-1)
    const index = $from.index(-1) + (empty ? 0 : 1)
    if (!container.canReplaceWith(index, index, make().type)) return false
    const tr = state.tr.replaceWith(from, to, make())
    // After a block without text there must be a place to go on writing.
    if (tr.doc.resolve(from).nodeAfter?.isAtom === true && tr.doc.resolve(from + 1).nodeAfter === null)
      tr.insert(from + 1, paragraph())
    tr.setSelection(TextSelection.near(tr.doc.resolve(from + 1)))
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

const heading = (level: number): BlockChoice => ({
  name: `Heading ${level}`,
  also: `h${level} title`,
  run: setBlockType(nodeType('heading'), { level }),
})

export const blockChoices: readonly BlockChoice[] = [
  { name: 'Text', also: 'paragraph', run: setBlockType(nodeType('paragraph')) },
  heading(1),
  heading(2),
  heading(3),
  { name: 'Bulleted list', also: 'unordered ul', run: wrapInList(nodeType('list_unordered')) },
  { name: 'Numbered list', also: 'ordered ol', run: wrapInList(nodeType('list_ordered')) },
  {
    name: 'Task list',
    also: 'todo checkbox',
    run: insert(() =>
      nodeType('list_tasks').create(
        null,
        nodeType('list_item').create({ data: { checked: false } }, paragraph()),
      ),
    ),
  },
  { name: 'Quote', also: 'blockquote', run: wrapIn(nodeType('blockquote')) },
  { name: 'Code', also: 'block pre source', run: setBlockType(nodeType('code_block')) },
  {
    name: 'Hint',
    also: 'callout info warning note',
    run: wrapIn(nodeType('hint'), { data: { style: 'info' } }),
  },
  { name: 'Table', also: 'grid', run: insert(newTable) },
  { name: 'Divider', also: 'line rule', run: insert(() => nodeType('divider').create()) },
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
]

/** The choices that hold what was typed, those whose name begins with it first. */
export const choicesFor = (typed: string): readonly BlockChoice[] => {
  const wanted = typed.toLowerCase()
  const begins = ({ name }: BlockChoice): boolean => name.toLowerCase().startsWith(wanted)
  return blockChoices
    .filter(({ name, also }) => `${name} ${also}`.toLowerCase().includes(wanted))
    .toSorted((a, b) => Number(begins(b)) - Number(begins(a)))
}

/** The block that shows a picture: of a file of the space, or from an address. */
export const insertImage = (ref: object, alt: string): Command =>
  insert(() =>
    nodeType('images').create(
      null,
      nodeType('image').create({ data: { ref, ...(alt === '' ? {} : { alt }) } }),
    ),
  )
