/** Tables and figures as GitBook writes them: a pipe table if it loses nothing, otherwise HTML. */
import { plainText } from '../document/block-text.ts'
import { columnIds, rowIds } from '../document/canonical.ts'
import { columnTitle, formattedTitle } from '../document/table-column.ts'
import type { Block, Inline, Json, JsonObject, Text } from '../document/document.ts'
import { plainText as textNode } from '../document/document.ts'
import { fragmentOf } from '../document/node-kinds.ts'
import { fileReference, isJsonObject } from '../document/reference.ts'
import { encodeAttribute, encodeText } from './html-reader.ts'
import { htmlOfInlines, inlinesIn, pictureTag, urlOf } from './print-inline.ts'
import { isPlainSelect, printOptions, printSelect } from './select-columns.ts'

export interface TablePrint {
  readonly title: (url: string) => string
  /** The URL of a file by its id. */
  readonly file: (id: string) => string
}

const attribute = (name: string, value: Json | undefined): string =>
  value === undefined || value === '' ? '' : ` ${name}="${encodeAttribute(String(value as string))}"`
const object = (value: Json | undefined): JsonObject => (isJsonObject(value) ? value : {})
const list = (value: Json | undefined): readonly Json[] =>
  Array.isArray(value) ? (value as readonly Json[]) : value === undefined ? [] : [value]

/** Prints blocks as single-line HTML; undefined if one of them cannot be expressed. */
function htmlOfBlocks(blocks: readonly Block[], print: TablePrint, alone: boolean): string | undefined {
  const [only, ...more] = blocks
  if (alone && only?.type === 'paragraph' && more.length === 0 && only.data['align'] === undefined)
    return htmlOfInlines(inlinesIn(only), print.title)
  const parts = blocks.map((block) => htmlOfBlock(block, print))
  return parts.every((part) => part !== undefined) ? parts.join('') : undefined
}

export function htmlOfBlock(block: Block, print: TablePrint): string | undefined {
  const nodes = (block.nodes ?? []) as readonly Block[]
  const wrap = (tag: string, attributes: string, inner: string | undefined): string | undefined =>
    inner === undefined ? undefined : `<${tag}${attributes}>${inner}</${tag}>`
  const { type, data } = block
  if (type === 'paragraph' || type.startsWith('heading-')) {
    const attributes = attribute('align', data['align']) + attribute('id', data['id'])
    return wrap(
      type === 'paragraph' ? 'p' : `h${type.slice(8)}`,
      attributes,
      htmlOfInlines(inlinesIn(block), print.title),
    )
  }
  if (type === 'blockquote') return wrap('blockquote', '', htmlOfBlocks(nodes, print, false))
  if (type === 'images') return figures(block, print)
  if (type === 'code') return pre(block)
  if (!type.startsWith('list-')) return undefined
  const items = nodes.map((item) => {
    const box =
      item.data['checked'] === undefined
        ? ''
        : `<input type="checkbox"${item.data['checked'] === true ? ' checked' : ''}>`
    return wrap(
      'li',
      '',
      item.nodes?.length === 0
        ? box
        : mapped(htmlOfBlocks((item.nodes ?? []) as readonly Block[], print, true), (inner) => box + inner),
    )
  })
  if (items.includes(undefined)) return undefined
  const start =
    type === 'list-ordered'
      ? attribute('start', data['start'])
      : type === 'list-tasks'
        ? ' class="contains-task-list"'
        : ''
  return wrap(type === 'list-ordered' ? 'ol' : 'ul', start, items.join(''))
}

const mapped = (value: string | undefined, change: (value: string) => string): string | undefined =>
  value === undefined ? undefined : change(value)

/** What a block says and where it leads, where HTML cannot express it. */
const wordsOf = (block: Block, print: TablePrint): string => {
  const { ref, url: embedded } = block.data
  const url = typeof embedded === 'string' ? embedded : urlOf(ref)
  const words = plainText(block)
  if (url === '') return `<p>${encodeText(words)}</p>`
  return `<p><a href="${encodeAttribute(url)}">${encodeText(words === '' ? print.title(url) : words)}</a></p>`
}

/** A code block with highlighted lines. */
export function pre({ data, nodes }: Block): string {
  const names = {
    title: 'data-title',
    overflow: 'data-overflow',
    expandable: 'data-expandable',
    lineNumbers: 'data-line-numbers',
    fullWidth: 'data-full-width',
  }
  const syntax = data['syntax']
  const outer = Object.entries(names)
    .map(([name, key]) => attribute(key, data[name]))
    .join('')
  const lines = (nodes ?? []) as readonly Block[]
  const body = lines.map((line) => {
    const text = encodeText(
      inlinesIn(line)
        .map((node) => (node.object === 'text' ? node.leaves.map((leaf) => leaf.text).join('') : ''))
        .join(''),
    )
    return line.data['highlighted'] === true && text !== '' ? `<strong>${text}\n</strong>` : `${text}\n`
  })
  const language = typeof syntax === 'string' ? syntax : ''
  return `<pre${attribute('class', language === '' ? '' : `language-${language}`)}${outer}><code${attribute('class', language === '' ? '' : `lang-${language}`)}>${body.join('')}</code></pre>`
}

export function figures(block: Block, print: TablePrint): string | undefined {
  const inner = ((block.nodes ?? []) as readonly Block[]).map((image) => figure(image, print))
  const { align, fullWidth, withFrame } = block.data
  if (inner.length === 1 && align === undefined && fullWidth === undefined && withFrame === undefined)
    return inner[0]
  return `<div${attribute('align', align)}${attribute('data-full-width', fullWidth)}${attribute('data-with-frame', withFrame)}>${inner.join(' ')}</div>`
}

function figure({ data, fragments }: Block, print: TablePrint): string {
  const caption = fragments?.find(({ fragment }) => fragment === 'caption')?.nodes ?? []
  const captionHtml = caption.map((one) => htmlOfBlock(one, print) ?? wordsOf(one, print)).join('')
  const image = `<img src="${encodeAttribute(urlOf(data['ref']))}" alt="${encodeAttribute(String((data['alt'] as string | undefined) ?? ''))}"${attribute('width', data['width'])}${attribute('height', data['height'])}>`
  const picture = data['refDark'] === undefined ? image : pictureTag(image, data)
  return `<figure>${picture}<figcaption>${captionHtml}</figcaption></figure>`
}

const cellNodes = (block: Block, name: Json | undefined): readonly Block[] =>
  typeof name === 'string' ? (fragmentOf(block, name)?.nodes ?? []) : []

interface Shape {
  readonly columns: readonly { readonly id: string; readonly definition: JsonObject }[]
  readonly rows: readonly { readonly id: string; readonly values: JsonObject }[]
}

const shapeOf = ({ data }: Block): Shape => ({
  columns: columnIds(data).map((id) => ({ id, definition: object(object(data['definition'])[id]) })),
  rows: rowIds(data).map((id) => ({ id, values: object(object(object(data['records'])[id])['values']) })),
})

/** The table with only some of its rows. */
export function withRows(block: Block, rows: readonly string[]): Block {
  const records = object(block.data['records'])
  const kept = rows.map((id) => [id, records[id] ?? null] as const)
  const cells = kept.flatMap(([, record]) => Object.values(object(object(record ?? undefined)['values'])))
  const names = new Set(cells.filter((value) => typeof value === 'string'))
  return {
    ...block,
    data: { ...block.data, records: Object.fromEntries(kept) },
    fragments: [...names].flatMap((name) => fragmentOf(block, name) ?? []),
  }
}

const titleOf = (definition: JsonObject): readonly (Inline | Text)[] =>
  formattedTitle(definition) ?? [textNode(columnTitle(definition))]

const rulers: { readonly [align: string]: string } = { left: ':---', right: '---:', center: ':---:' }

/** A pipe table; undefined if the table has properties that pipe tables lack. `inline` prints the content of a cell. */
export function pipeOf(
  block: Block,
  inline: (nodes: readonly (Inline | Text)[]) => string,
): string | undefined {
  const view = object(block.data['view'])
  const { columns, rows } = shapeOf(block)
  if (
    view['type'] !== 'grid' ||
    columns.length === 0 ||
    Object.keys(view).some((name) => name !== 'type' && name !== 'columns')
  )
    return undefined
  if (Object.keys(block.data).some((name) => !['view', 'definition', 'records'].includes(name)))
    return undefined
  const plain = ['id', 'title', 'titleNodes', 'type', 'textAlignment']
  if (list(view['columns']).length !== columns.length) return undefined
  for (const { definition } of columns)
    if (definition['type'] !== 'text' || Object.keys(definition).some((name) => !plain.includes(name)))
      return undefined
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`
  const body: string[] = []
  for (const { values } of rows) {
    const cells: string[] = []
    for (const { id } of columns) {
      const [first, ...more] = values[id] === undefined ? [] : cellNodes(block, values[id])
      if (
        first !== undefined &&
        (first.type !== 'paragraph' || more.length > 0 || first.data['align'] !== undefined)
      )
        return undefined
      cells.push(first === undefined ? '' : inline(inlinesIn(first)))
    }
    body.push(line(cells))
  }
  const ruler = columns.map(
    ({ definition }) => rulers[String((definition['textAlignment'] as string | undefined) ?? '')] ?? '---',
  )
  return [line(columns.map(({ definition }) => inline(titleOf(definition)))), line(ruler), ...body].join('\n')
}

/**
 * A table as single-line HTML; undefined if a title or a cell cannot be expressed, unless `instead` asks for its plain
 * text.
 */
export function htmlTable(block: Block, print: TablePrint, instead: 'words'): string
export function htmlTable(block: Block, print: TablePrint): string | undefined
export function htmlTable(block: Block, print: TablePrint, instead?: 'words'): string | undefined {
  const { data } = block
  const view = object(data['view'])
  const { columns, rows } = shapeOf(block)
  const visibleColumns = new Set(list(view['columns']))
  const widths = object(view['columnWidths'])
  const has = (role: string, id: string): boolean => list(view[role]).includes(id)
  const flag = (name: string, on: boolean): string => (on ? ` ${name}` : '')
  const cellsOf = (id: string): (readonly string[])[] => rows.map(({ values }) => textsOf(values[id]))
  const selects = new Set(
    columns.flatMap(({ id, definition }) =>
      definition['type'] === 'select' && !isPlainSelect(definition, cellsOf(id)) ? [id] : [],
    ),
  )
  const head = columns.map(({ id, definition }) => {
    const inner =
      htmlOfInlines(titleOf(definition), print.title) ?? (instead && encodeText(columnTitle(definition)))
    if (inner === undefined) return undefined
    const attributes = [
      attribute('width', widths[id]),
      attribute('align', definition['textAlignment']),
      attribute('valign', definition['verticalAlignment']),
      flag('data-hidden', !visibleColumns.has(id)),
      flag('data-card-target', has('targetDefinition', id)),
      flag('data-card-cover', has('coverDefinition', id)),
      flag('data-card-cover-dark', has('coverDefinitionDark', id)),
      definition['type'] === 'text' || selects.has(id) ? '' : attribute('data-type', definition['type']),
      definition['multiple'] === undefined || (selects.has(id) && definition['multiple'] === true)
        ? ''
        : ` data-multiple${definition['multiple'] === true ? '' : '="false"'}`,
    ]
    return `<th${attributes.join('')}>${inner}${selects.has(id) ? printSelect(definition) : ''}</th>`
  })
  if (head.includes(undefined)) return undefined
  const body: string[] = []
  for (const { values } of rows) {
    const cells: string[] = []
    for (const { id, definition } of columns) {
      const inner =
        (selects.has(id)
          ? printOptions(textsOf(values[id]), definition)
          : cellHtml(block, values[id], definition, print)) ??
        (instead &&
          cellNodes(block, values[id])
            .map((one) => wordsOf(one, print))
            .join(''))
      if (inner === undefined) return undefined
      cells.push(
        `<td${attribute('align', definition['textAlignment'])}${attribute('valign', definition['verticalAlignment'])}>${inner}</td>`,
      )
    }
    body.push(`<tr>${cells.join('')}</tr>`)
  }
  const attributes = [
    view['type'] === 'cards' ? ' data-view="cards"' : '',
    attribute('data-card-size', view['cardSize']),
    flag('data-full-width', data['fullWidth'] === true),
    flag('data-header-hidden', view['hideHeader'] === true),
    flag('data-header-sticky', view['stickyHeader'] === true),
    flag('data-column-title-hidden', view['hideColumnTitle'] === true),
    flag('data-search', data['search'] === true),
  ]
  return `<table${attributes.join('')}><thead><tr>${head.join('')}</tr></thead><tbody>${body.join('')}</tbody></table>`
}

const textsOf = (value: Json | undefined): readonly string[] =>
  value === null ? [] : list(value).map((one) => String(one as string))

function cellHtml(
  block: Block,
  value: Json | undefined,
  definition: JsonObject,
  print: TablePrint,
): string | undefined {
  if (value === undefined || value === null) return ''
  const { type } = definition
  const link = (url: string): string =>
    `<a href="${encodeAttribute(url)}">${encodeText(print.title(url))}</a>`
  if (type === 'text') return htmlOfBlocks(cellNodes(block, value), print, true)
  if (type === 'content-ref' || type === 'image') return link(urlOf(value))
  const all = textsOf(value)
  if (type === 'files')
    return all
      .map((one) => {
        const reference = fileReference(one)
        return link(reference.kind === 'url' ? reference.url : print.file(one))
      })
      .join(', ')
  return encodeText(all.join(', '))
}
