/** HTML tables, as grids or cards. */
import { generateNKeysBetween } from 'fractional-indexing'
import type { Block, Fragment, Json, JsonObject } from '../document/document.ts'
import { normalInlines } from '../document/normalize.ts'
import { fileItem, urlItem } from '../document/reference.ts'
import { allow, elementsIn, giveUp, htmlInlines, isElement, textIn, trimEnds } from './html-inlines.ts'
import type { HtmlElement, HtmlNode } from './html-reader.ts'
import type { InlineContext } from './inline-elements.ts'
import { asData } from './inline-elements.ts'
import { readOptions, readSelect } from './select-columns.ts'

export interface TableReader {
  readonly context: InlineContext
  /** Converts the content of a text cell. */
  readonly readBlocks: (nodes: readonly HtmlNode[]) => readonly Block[]
}

const isSet = (value: string | undefined): boolean => value !== undefined && value !== 'false'

/** The columns of a table, by id, and what the view says about them. */
interface Columns {
  readonly ids: readonly string[]
  readonly definition: { readonly [id: string]: JsonObject }
  readonly view: JsonObject
}

const headerAttributes = [
  ...['width', 'data-hidden', 'data-card-target', 'data-card-cover', 'data-card-cover-dark', 'data-type'],
  ...['valign', 'align', 'data-multiple'],
]

const columnOf = (cell: HtmlElement, id: string, context: InlineContext): JsonObject => {
  if (cell.tag !== 'th') giveUp()
  allow(cell, headerAttributes)
  const { title: children, column } = readSelect(trimEnds(cell.children))
  const title = htmlInlines(children, context)
  const isPlain = title.every(
    (part) => part.object === 'text' && part.leaves.every(({ marks }) => marks.length === 0),
  )
  const { attributes } = cell
  if (column !== undefined && attributes.has('data-type')) giveUp()
  // Attributes without a value are ignored.
  const [valign, align] = [attributes.get('valign'), attributes.get('align')]
  return {
    id,
    title: textIn(children),
    type: attributes.get('data-type') || 'text',
    ...(!isPlain && { titleNodes: normalInlines(title) as unknown as Json }),
    ...(valign && { verticalAlignment: valign }),
    ...(align && { textAlignment: align }),
    ...(attributes.has('data-multiple') && { multiple: isSet(attributes.get('data-multiple')) }),
    ...column,
  }
}

const columnsOf = (header: HtmlElement, context: InlineContext): Columns => {
  const definition: { [id: string]: JsonObject } = {}
  const widths: { [id: string]: string } = {}
  const columns: string[] = []
  const roles: { [role: string]: string[] } = {}
  const ids = elementsIn(header.children).map((cell, at) => {
    const id = `c${at}`
    definition[id] = columnOf(cell, id, context)
    const { attributes } = cell
    const width = attributes.get('width')
    if (width) widths[id] = width
    if (!isSet(attributes.get('data-hidden'))) columns.push(id)
    for (const [attribute, role] of [
      ['data-card-target', 'targetDefinition'],
      ['data-card-cover', 'coverDefinition'],
      ['data-card-cover-dark', 'coverDefinitionDark'],
    ] as const)
      if (isSet(attributes.get(attribute))) (roles[role] ??= []).push(id)
    return id
  })
  const cards: { [role: string]: Json } = {}
  for (const [role, list] of Object.entries(roles)) cards[role] = list.length === 1 ? (list[0] ?? '') : list
  const hasWidths = Object.keys(widths).length > 0
  return { ids, definition, view: { columns, ...(hasWidths && { columnWidths: widths }), ...cards } }
}

const rowsOf = (body: HtmlElement | undefined, { ids, definition }: Columns, reader: TableReader) => {
  const rows = body === undefined ? [] : elementsIn(body.children)
  const orders = generateNKeysBetween(null, null, rows.length)
  const records: { [id: string]: JsonObject } = {}
  const fragments: Fragment[] = []
  rows.forEach((row, at) => {
    if (row.tag !== 'tr') giveUp()
    allow(row, [])
    const cells = elementsIn(row.children)
    if (cells.length > ids.length) giveUp()
    const id = `r${at}`
    const values: { [id: string]: Json } = {}
    cells.forEach((cell, column) => {
      if (cell.tag !== 'td' && cell.tag !== 'th') giveUp()
      allow(cell, ['valign', 'align'])
      const name = ids[column] ?? ''
      for (const [attribute, key] of [
        ['valign', 'verticalAlignment'],
        ['align', 'textAlignment'],
      ] as const)
        if (cell.attributes.get(attribute) && cell.attributes.get(attribute) !== definition[name]?.[key])
          giveUp()
      const value = cellValue(cell, definition[name] ?? {}, reader)
      if (value === undefined) return
      if (typeof value === 'object' && 'nodes' in value) {
        values[name] = `${id}:${name}`
        fragments.push({ object: 'fragment', fragment: `${id}:${name}`, nodes: value.nodes })
      } else values[name] = value.value
    })
    records[id] = { orderIndex: orders[at] ?? '', values }
  })
  return { records, fragments }
}

/** A table block of a `<table>`. */
export function tableOf(node: HtmlElement, reader: TableReader): Block {
  const flags = ['data-view', 'data-card-size', 'data-full-width', 'data-header-hidden', 'data-search']
  allow(node, [...flags, 'data-header-sticky', 'data-column-title-hidden'])
  const [head, body, ...more] = elementsIn(node.children)
  if (head?.tag !== 'thead' || more.length > 0 || (body !== undefined && body.tag !== 'tbody'))
    return giveUp()
  const [header, ...others] = elementsIn(head.children)
  if (header?.tag !== 'tr' || others.length > 0) return giveUp()
  const columns = columnsOf(header, reader.context)
  const { records, fragments } = rowsOf(body, columns, reader)
  const { attributes } = node
  if (attributes.has('data-view') && attributes.get('data-view') !== 'cards') giveUp()
  const cardSize = attributes.get('data-card-size')
  return {
    object: 'block',
    type: 'table',
    isVoid: true,
    data: {
      view: {
        type: attributes.get('data-view') === 'cards' ? 'cards' : 'grid',
        ...columns.view,
        ...(cardSize && { cardSize }),
        ...(isSet(attributes.get('data-header-hidden')) && { hideHeader: true }),
        ...(isSet(attributes.get('data-column-title-hidden')) && { hideColumnTitle: true }),
        ...(isSet(attributes.get('data-header-sticky')) && { stickyHeader: true }),
      },
      definition: columns.definition,
      records,
      ...(isSet(attributes.get('data-full-width')) && { fullWidth: true }),
      ...(isSet(attributes.get('data-search')) && { search: true }),
    },
    ...(fragments.length > 0 && { fragments }),
  }
}

function cellValue(
  cell: HtmlElement,
  column: JsonObject,
  { context, readBlocks }: TableReader,
): { readonly nodes: readonly Block[] } | { readonly value: Json } | undefined {
  const { type = 'text' } = column
  const children = trimEnds(cell.children).filter((child) => child !== '')
  if (type === 'text') return children.length === 0 ? undefined : { nodes: readBlocks(children) }
  if (children.length === 0) return undefined
  const links = (): readonly HtmlElement[] =>
    children
      .filter((child) => !(typeof child === 'string' && /^[ ,\n]*$/.test(child)))
      .map((child) => {
        if (!isElement(child) || child.tag !== 'a' || !child.attributes.has('href')) return giveUp()
        return child
      })
  const hrefs = (kind: 'link' | 'file'): readonly Json[] =>
    links().map((link) => {
      const href = link.attributes.get('href') ?? ''
      return fileItem(context.resolve(href, kind)) ?? urlItem(href)
    })
  if (type === 'content-ref' || type === 'image') {
    const all = links()
    const href = all[0]?.attributes.get('href')
    if (all.length !== 1 || href === undefined) return giveUp()
    return { value: asData(context.resolve(href, type === 'image' ? 'image' : 'link')) }
  }
  if (type === 'files') return { value: hrefs('file') }
  if (type === 'select') return { value: readOptions(children, column) }
  const text = textIn(children)
  if (children.some(isElement)) return giveUp()
  if (type === 'checkbox') return text === 'true' || text === 'false' ? { value: text === 'true' } : giveUp()
  if (type === 'number' || type === 'rating')
    return String(Number(text)) === text && Number.isFinite(Number(text)) ? { value: Number(text) } : giveUp()
  if (type === 'users') return { value: text.split(', ') }
  return giveUp()
}
