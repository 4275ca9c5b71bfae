/**
 * The editor's schema. It contains every kind of block: those with a rich view as separate nodes; all others, and
 * blocks that do not fit their rich view, as atoms (`carried`) that hold their block as data.
 *
 * A block's `key` and `data` are attributes. `filler` marks an empty paragraph that only provides a place for the
 * caret; it is removed again unless something is typed into it. `lasting` marks one that the document had.
 */
import { Schema, type AttributeSpec, type NodeSpec } from '@tiptap/pm/model'
import { attributeText as text, marks } from './mark-specs.ts'
import { readBlock, readData, readInline } from './clipboard-own-html.ts'

const attrs = (more: { readonly [name: string]: AttributeSpec } = {}): { [name: string]: AttributeSpec } => ({
  key: { default: null },
  data: { default: {} },
  ...more,
})

/** The type's name in the editor's schema, which does not allow hyphens. */
export const nodeName = (type: string): string => type.replaceAll('-', '_')
/** The inverse. No type of ours has an underscore in its name. */
export const blockType = (name: string): string => name.replaceAll('_', '-')

/** Containers with a rich view, and their content expressions. */
export const containers: { readonly [type: string]: string } = {
  'list-ordered': 'list_item+',
  'list-unordered': 'list_item+',
  'list-tasks': 'list_item+',
  'list-item': 'block+',
  blockquote: 'block+',
  hint: 'block+',
  tabs: 'tabs_item+',
  'tabs-item': 'block+',
  stepper: 'stepper_step+',
  'stepper-step': 'block+',
  columns: 'column+',
  column: 'block+',
  if: 'block+',
  updates: 'update+',
  update: 'block+',
  prompt: 'code_block',
  images: 'image+',
}
/** Containers that are allowed only inside another one. */
const inner = new Set(['list-item', 'tabs-item', 'stepper-step', 'column', 'update'])

/** Content after these is never merged into them, and their parts stay separate. */
const isolating = new Set(['tabs', 'tabs-item', 'stepper', 'stepper-step', 'columns', 'column', 'updates'])

const tagOf: { readonly [type: string]: string } = {
  'list-ordered': 'ol',
  'list-unordered': 'ul',
  'list-tasks': 'ul',
  'list-item': 'li',
  blockquote: 'blockquote',
}

const container = (type: string): NodeSpec => ({
  content: containers[type] ?? 'block+',
  ...(inner.has(type) ? {} : { group: 'block' }),
  attrs: attrs(),
  defining: true,
  ...(isolating.has(type) ? { isolating: true } : {}),
  parseDOM: [
    { tag: `[data-block="${type}"]`, priority: 60, getAttrs: (dom) => ({ data: readData(dom) }) },
    ...(tagOf[type] === undefined || type === 'list-tasks' ? [] : [{ tag: tagOf[type] }]),
  ],
  toDOM: ({ attrs: { data } }) => {
    const { style, checked, title, start, expression } = data as { readonly [name: string]: unknown }
    return [
      tagOf[type] ?? 'div',
      {
        'data-block': type,
        // Their markers and borders are on the side given by the direction of their first text.
        ...(tagOf[type] === undefined || type === 'list-item' ? {} : { dir: 'auto' }),
        'data-style': text(style),
        'data-checked': text(checked),
        'data-title': text(title) ?? text(expression),
        ...(type === 'list-ordered' && typeof start === 'number' ? { start: `${start}` } : {}),
        'data-data': JSON.stringify(data),
      },
      0,
    ]
  },
})

const cell = (tag: 'td' | 'th', content: string): NodeSpec => ({
  content,
  tableRole: tag === 'td' ? 'cell' : 'header_cell',
  isolating: true,
  attrs: {
    colspan: { default: 1 },
    rowspan: { default: 1 },
    colwidth: { default: null },
    column: { default: null },
    // Whether the document has an entry for this cell although it is empty.
    bare: { default: false },
  },
  parseDOM: [{ tag }],
  toDOM: () => [tag, 0],
})

const nodes: { [name: string]: NodeSpec } = {
  doc: { content: 'block+', attrs: { data: { default: {} } } },
  paragraph: {
    content: 'inline*',
    group: 'block',
    attrs: attrs({ filler: { default: false }, lasting: { default: false } }),
    parseDOM: [{ tag: 'p' }],
    toDOM: ({ attrs: { data } }) => ['p', { 'data-align': text(data.align) }, 0],
  },
  heading: {
    content: 'inline*',
    group: 'block',
    defining: true,
    attrs: attrs({ level: { default: 2 } }),
    parseDOM: [1, 2, 3, 4, 5, 6].map((level) => ({ tag: `h${level}`, attrs: { level } })),
    toDOM: ({ attrs: { level } }) => [`h${level}`, 0],
  },
  ...Object.fromEntries(Object.keys(containers).map((type) => [nodeName(type), container(type)])),
  // Not `code`, which is the mark.
  code_block: {
    content: 'text*',
    marks: '',
    group: 'block',
    code: true,
    defining: true,
    // `lines` has the loaded text and data of each line; `highlighted` matches lines by it.
    attrs: attrs({ lines: { default: null } }),
    parseDOM: [
      {
        tag: 'pre',
        preserveWhitespace: 'full',
        getAttrs: (dom) => {
          const className = dom.querySelector('code')?.className ?? ''
          const syntax = dom.dataset['syntax'] ?? /(?:^|\s)lang(?:uage)?-([\w+#-]+)/u.exec(className)?.[1]
          return syntax === undefined ? {} : { data: { syntax } }
        },
      },
    ],
    toDOM: ({ attrs: { data } }) => [
      'pre',
      { 'data-syntax': text(data.syntax), 'data-title': text(data.title) },
      ['code', 0],
    ],
  },
  divider: {
    group: 'block',
    attrs: attrs(),
    parseDOM: [{ tag: 'hr' }],
    toDOM: () => ['hr'],
  },
  image: {
    attrs: attrs({ caption: { default: null } }),
    atom: true,
    parseDOM: [{ tag: 'figure[data-block="image"]', getAttrs: (dom) => ({ data: readData(dom) }) }],
    toDOM: ({ attrs: { data } }) => [
      'figure',
      { 'data-block': 'image', 'data-data': JSON.stringify(data) },
      ['figcaption', text(data.alt) ?? 'Image'],
    ],
  },
  expandable: {
    content: 'expandable_title expandable_body',
    group: 'block',
    attrs: attrs(),
    isolating: true,
    parseDOM: [{ tag: '[data-block="expandable"]', priority: 60 }],
    toDOM: () => ['div', { 'data-block': 'expandable' }, 0],
  },
  expandable_title: {
    content: 'inline*',
    attrs: attrs(),
    defining: true,
    selectable: false,
    parseDOM: [{ tag: '[data-block="expandable-title"]', priority: 60 }],
    toDOM: () => ['p', { 'data-block': 'expandable-title' }, 0],
  },
  expandable_body: {
    content: 'block+',
    defining: true,
    selectable: false,
    parseDOM: [{ tag: '[data-block="expandable-body"]', priority: 60 }],
    toDOM: () => ['div', { 'data-block': 'expandable-body' }, 0],
  },
  table: {
    content: 'table_row+',
    tableRole: 'table',
    group: 'block',
    isolating: true,
    attrs: attrs(),
    parseDOM: [{ tag: 'table' }],
    toDOM: () => ['table', ['tbody', 0]],
  },
  table_row: {
    content: '(table_cell | table_header)*',
    tableRole: 'row',
    attrs: { row: { default: null }, record: { default: null } },
    parseDOM: [{ tag: 'tr' }],
    toDOM: () => ['tr', 0],
  },
  table_cell: cell('td', 'block+'),
  // Column titles are plain text.
  table_header: { ...cell('th', 'text*'), marks: '' },
  /** A block without a rich view, as data. */
  carried: {
    group: 'block',
    atom: true,
    attrs: { node: { default: null } },
    parseDOM: [
      {
        tag: '[data-block="carried"]',
        priority: 60,
        getAttrs: (dom) => {
          const node = readBlock(dom)
          return node === undefined ? false : { node }
        },
      },
    ],
    toDOM: ({ attrs: { node } }) => [
      'div',
      { 'data-block': 'carried', 'data-data': JSON.stringify(node) },
      text(node?.type) ?? '',
    ],
  },
  carried_inline: {
    group: 'inline',
    inline: true,
    atom: true,
    attrs: { node: { default: null } },
    parseDOM: [
      {
        tag: 'span[data-inline]',
        priority: 60,
        getAttrs: (dom) => {
          const node = readInline(dom)
          return node === undefined ? false : { node }
        },
      },
    ],
    toDOM: ({ attrs: { node } }) => [
      'span',
      { 'data-inline': text(node?.type), 'data-data': JSON.stringify(node) },
      text(node?.type) ?? '',
    ],
  },
  hard_break: {
    group: 'inline',
    inline: true,
    selectable: false,
    parseDOM: [{ tag: 'br' }],
    toDOM: () => ['br'],
  },
  text: { group: 'inline' },
}

export const knownMarks: ReadonlySet<string> = new Set(
  Object.keys(marks).filter((name) => name !== 'link' && name !== 'other'),
)

export const schema = new Schema({ nodes, marks })
