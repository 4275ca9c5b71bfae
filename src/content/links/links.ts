/**
 * The link graph: what a document points at, whether it exists, and how references are rewritten when content moves.
 *
 * Links are identified by ids; paths are for display only. Rows belong to (space, page, document hash), so everything
 * here takes one document and unchanged documents are never read again. Links inside raw HTML are not tracked.
 */
import type { NamedOperation } from '../api-reference/api-block.ts'
import { keyOfOperation, operationOfBlock } from '../api-reference/api-block.ts'
import type {
  ContentReference,
  Inline,
  Json,
  JsonObject,
  Node,
  RichTextDocument,
  Text,
} from '../document/document.ts'
import { append } from '../document/linear-text.ts'
import {
  fileItem,
  fileReference,
  isJsonObject,
  referenceName,
  referenceOf,
  specificationOf,
} from '../document/reference.ts'
import { headingsOf } from '../document/heading-anchors.ts'
import { titleNodesOf } from '../document/table-column.ts'
import { inlineText, walk } from '../document/walk.ts'
import type { PageEntry } from '../revision/revision.ts'

/** What a link leads to, whether or not it exists. */
export interface LinkTarget {
  readonly reference: ContentReference
  /** The operation of an API specification that a block shows. */
  readonly operation?: NamedOperation
}

/** Equal exactly for equal targets. */
export const targetName = ({ reference, operation }: LinkTarget): string =>
  operation === undefined
    ? referenceName(reference)
    : `${referenceName(reference)} ${keyOfOperation(operation)}`

export interface Link extends LinkTarget {
  /** `dependsOn`: the page shows the target's content (image, reused content, specification); otherwise `reference`. */
  readonly relation: 'reference' | 'dependsOn'
  readonly location: LinkLocation
  /** The link text, if any. */
  readonly text?: string
}

export interface LinkLocation {
  /** Key of the nearest block that has one. Absent on links of the page itself (cover, target). */
  readonly block?: string
  /** Anchor of the section, the last heading before it. */
  readonly anchor?: string
}

/** Types whose target is displayed in the page. */
const showing = new Set([
  'image',
  'drawing',
  'inline-image',
  'reusable-content',
  'openapi-operation',
  'openapi-schemas',
])

/** All links of a document in page order, including cells, captions and annotations. A target may occur many times. */
export function linksOf(document: RichTextDocument): readonly Link[] {
  const anchors = new Map(headingsOf(document).map(({ block, anchor }) => [block, anchor]))
  const links: Link[] = []
  let section: string | undefined
  for (const { node, key } of walk(document)) {
    if (node.object === 'text') continue
    if (node.object === 'block') section = anchors.get(node) ?? section
    const location = {
      ...(key === undefined ? {} : { block: key }),
      ...(section === undefined ? {} : { anchor: section }),
    }
    for (const { reference, operation, shown, text: inTitle } of referencesOf(node)) {
      const text = inTitle ?? (node.object === 'inline' ? textOfLink(node) : '')
      links.push({
        reference,
        ...(operation && { operation }),
        relation: shown ? 'dependsOn' : 'reference',
        location,
        ...(text === '' ? {} : { text }),
      })
    }
  }
  return links
}

/** What the source of a computed page needs, such as an API specification. */
const dependenciesOf = ({ computed }: PageEntry): readonly ContentReference[] => {
  const dependencies = computed?.['dependencies']
  if (!isJsonObject(dependencies)) return []
  return Object.values(dependencies).flatMap(
    (dependency) => (isJsonObject(dependency) && referenceOf(dependency['ref'])) || [],
  )
}

/**
 * The links of a page outside its document: covers, the target of a link in the table of contents, and what the source of
 * a computed page needs.
 */
export function linksOfPage(page: PageEntry): readonly Link[] {
  const links: Link[] = dependenciesOf(page).map((reference) => ({
    reference,
    relation: 'dependsOn',
    location: {},
  }))
  for (const reference of [page.cover?.ref, page.cover?.refDark])
    if (reference !== undefined) links.push({ reference, relation: 'dependsOn', location: {} })
  if (page.target !== undefined)
    links.push({ reference: page.target, relation: 'reference', location: {}, text: page.title })
  return links
}

/** Ids of the files of `space` that links refer to; for "used in" and for what a purge must keep. */
export function filesUsed(links: readonly Link[], space: string): ReadonlySet<string> {
  const files = new Set<string>()
  for (const { reference } of links)
    if (reference.kind === 'file' && (reference.space ?? space) === space) files.add(reference.file)
  return files
}

/** Ids of the pages of `space` that links lead to, in order and without duplicates. */
export function pagesLinked(links: readonly Link[], space: string): ReadonlySet<string> {
  const pages = new Set<string>()
  for (const { reference } of links) {
    if (reference.kind !== 'page' && reference.kind !== 'anchor') continue
    if (reference.page !== undefined && (reference.space ?? space) === space) pages.add(reference.page)
  }
  return pages
}

const textData = (data: JsonObject, name: string): string => {
  const value = data[name]
  return typeof value === 'string' ? value : ''
}

const textOfLink = (node: Inline): string => inlineText(node) || textData(node.data, 'label')

interface Found extends LinkTarget {
  readonly shown: boolean
  /** The text of a link in the title of a column. */
  readonly text?: string
}

function referencesOf(node: Exclude<Node, { object: 'text' }>): readonly Found[] {
  const { data, type } = node
  const found: Found[] = []
  for (const name of ['ref', 'refDark']) {
    const specification = name === 'ref' ? specificationOf(node) : undefined
    const reference = specification ?? referenceOf(data[name])
    if (reference === undefined) continue
    const operation = specification && operationOfBlock(node)
    found.push({ reference, ...(operation && { operation }), shown: showing.has(type) })
  }
  if (type === 'embed' && textData(data, 'url') !== '')
    found.push({ reference: { kind: 'url', url: textData(data, 'url') }, shown: true })
  if (type === 'table') {
    for (const nodes of titleNodes(data).values())
      for (const title of nodes) append(found, referencesInside(title))
    eachCell(data, (value, column) => append(found, cellReferences(value, column)))
  }
  return found
}

const referencesInside = (node: Inline | Text): readonly Found[] =>
  node.object === 'text'
    ? []
    : [
        ...referencesOf(node).map((found) => ({ ...found, text: textOfLink(node) })),
        ...(node.nodes ?? []).flatMap(referencesInside),
      ]

/** The titles of a table's columns that have formatting or links, by column. */
function titleNodes({ definition }: JsonObject): ReadonlyMap<string, readonly (Inline | Text)[]> {
  const titles = new Map<string, readonly (Inline | Text)[]>()
  for (const [id, column] of Object.entries(isJsonObject(definition) ? definition : {})) {
    const nodes = isJsonObject(column) ? titleNodesOf(column) : undefined
    if (nodes !== undefined) titles.set(id, nodes)
  }
  return titles
}

/** Calls `visit` for each cell, row by row in the order of `records`; undefined columns have type ''. */
function eachCell(data: JsonObject, visit: (value: Json, columnType: string) => void): void {
  const { definition, records } = data
  if (!isJsonObject(records)) return
  for (const record of Object.values(records)) {
    const values = isJsonObject(record) ? record['values'] : undefined
    if (!isJsonObject(values)) continue
    for (const [column, value] of Object.entries(values)) visit(value, columnType(definition, column))
  }
}

function columnType(definition: Json | undefined, column: string): string {
  const defined =
    isJsonObject(definition) && Object.hasOwn(definition, column) ? definition[column] : undefined
  return isJsonObject(defined) ? textData(defined, 'type') : ''
}

function cellReferences(value: Json, type: string): readonly Found[] {
  if ((type === 'files' || type === 'users') && Array.isArray(value)) {
    const ids = value.filter((id: Json): id is string => typeof id === 'string')
    return ids.map((id) => ({
      reference: type === 'files' ? fileReference(id) : { kind: 'user', user: id },
      shown: type === 'files',
    }))
  }
  const reference = type === 'text' ? undefined : referenceOf(value)
  return reference === undefined ? [] : [{ reference, shown: type === 'image' }]
}

/** The anchors of this page that links can refer to, in page order. */
export const anchorsOf = (document: RichTextDocument): readonly string[] =>
  headingsOf(document).map(({ anchor }) => anchor)

/**
 * Replaces all references of a document with the result of `rewrite`; unchanged parts are the same objects. `rewrite`
 * returns its argument to leave a reference unchanged. Items of `files` and `users` cells are passed as references and
 * replaced if the cell can have the result. `shown`: the page displays the target.
 */
export function rewriteWith(
  document: RichTextDocument,
  rewrite: (reference: ContentReference, shown: boolean) => ContentReference,
): RichTextDocument {
  const value = (given: Json, shown: boolean): Json => {
    const reference = referenceOf(given)
    if (reference === undefined) return given
    const next = rewrite(reference, shown)
    return next === reference ? given : { ...next }
  }
  const cell = (given: Json, type: string): Json => {
    if (type === 'text') return given
    if ((type !== 'files' && type !== 'users') || !Array.isArray(given)) return value(given, type === 'image')
    return same(given, (id: Json) => {
      if (typeof id !== 'string') return id
      if (type === 'files') return fileItem(rewrite(fileReference(id), true)) ?? id
      const next = rewrite({ kind: 'user', user: id }, false)
      return next.kind === 'user' ? next.user : id
    })
  }
  const data = (type: string, given: JsonObject): JsonObject => {
    let changed = given
    for (const name of ['ref', 'refDark']) {
      const old = given[name]
      const next = old === undefined ? undefined : value(old, showing.has(type))
      if (next !== undefined && next !== old) changed = { ...changed, [name]: next }
    }
    const url = textData(given, 'url')
    if (type === 'embed' && url !== '') {
      const next = rewrite({ kind: 'url', url }, true)
      if (next.kind === 'url' && next.url !== url) changed = { ...changed, url: next.url }
    }
    if (type !== 'table') return changed
    for (const [id, nodes] of titleNodes(given)) {
      const next = same<Inline | Text>(nodes, visit)
      if (next === nodes) continue
      const definition = changed['definition'] as { readonly [id: string]: JsonObject }
      const column = { ...definition[id], titleNodes: next as unknown as Json }
      changed = { ...changed, definition: { ...definition, [id]: column } }
    }
    if (!isJsonObject(given['records'])) return changed
    const records = sameObject(given['records'], (record) => {
      if (!isJsonObject(record) || !isJsonObject(record['values'])) return record
      const values = sameObject(record['values'], (one, column) =>
        cell(one, columnType(given['definition'], column)),
      )
      return values === record['values'] ? record : { ...record, values }
    })
    return records === given['records'] ? changed : { ...changed, records }
  }
  const visit = <N extends Node>(node: N): N => {
    if (node.object === 'text') return node
    const nextData = data(node.type, node.data)
    const nodes = node.nodes === undefined ? undefined : same<Node>(node.nodes, visit)
    const fragments =
      node.fragments === undefined
        ? undefined
        : same(node.fragments, (fragment) => {
            const inner = same(fragment.nodes, visit)
            return inner === fragment.nodes ? fragment : { ...fragment, nodes: inner }
          })
    if (nextData === node.data && nodes === node.nodes && fragments === node.fragments) return node
    return {
      ...node,
      data: nextData,
      ...(nodes === undefined ? {} : { nodes }),
      ...(fragments === undefined ? {} : { fragments }),
    }
  }
  const nodes = same(document.nodes, visit)
  return nodes === document.nodes ? document : { ...document, nodes }
}

/** `map` that returns the same list if no item changed. */
function same<T>(list: readonly T[], change: (item: T) => T): readonly T[] {
  const next = list.map(change)
  return next.every((item, i) => item === list[i]) ? list : next
}

function sameObject(object: JsonObject, change: (value: Json, name: string) => Json): JsonObject {
  const entries = Object.entries(object).map(([name, value]) => [name, change(value, name)] as const)
  return entries.every(([name, value]) => object[name] === value) ? object : Object.fromEntries(entries)
}

/** Replacements for content that is duplicated, transferred or created from a template. Maps go from old to new. */
export interface ReferenceMap {
  readonly pages?: ReadonlyMap<string, string>
  readonly files?: ReadonlyMap<string, string>
  readonly reusableContents?: ReadonlyMap<string, string>
  readonly spaces?: ReadonlyMap<string, string>
  /**
   * The space that the maps of pages, files and reusable contents belong to; references to other spaces keep their ids.
   */
  readonly space?: string
  /** Values for the `ref:NAME` references of a template, by NAME. */
  readonly names?: ReadonlyMap<string, ContentReference>
}

/** Replaces ids and fills in `ref:NAME` according to the map; everything else is unchanged. */
export const rewriteReferences = (document: RichTextDocument, map: ReferenceMap): RichTextDocument =>
  rewriteWith(document, (reference) => rewriteReference(reference, map))

/** Rewrites a single reference, see `rewriteReferences`. Also used for covers and targets of pages. */
export function rewriteReference(reference: ContentReference, map: ReferenceMap): ContentReference {
  const name = templateName(reference)
  const knownName = name === undefined ? undefined : map.names?.get(name)
  if (knownName !== undefined) return knownName
  const inside = !('space' in reference) || reference.space === undefined || reference.space === map.space
  const replaced = (ids: ReadonlyMap<string, string> | undefined, id: string) =>
    inside ? (ids?.get(id) ?? id) : id
  const next = ((): ContentReference => {
    switch (reference.kind) {
      case 'page':
        return { ...reference, page: replaced(map.pages, reference.page) }
      case 'anchor':
        return reference.page === undefined
          ? reference
          : { ...reference, page: replaced(map.pages, reference.page) }
      case 'file':
        return { ...reference, file: replaced(map.files, reference.file) }
      case 'reusable-content':
        return { ...reference, reusableContent: replaced(map.reusableContents, reference.reusableContent) }
      default:
        return reference
    }
  })()
  const space = 'space' in next ? next.space : undefined
  const newSpace = space === undefined ? undefined : map.spaces?.get(space)
  const moved = newSpace === undefined ? next : ({ ...next, space: newSpace } as ContentReference)
  return JSON.stringify(moved) === JSON.stringify(reference) ? reference : moved
}

/** The NAME of an open reference in a template, whose target is `ref:NAME`. */
function templateName(reference: ContentReference): string | undefined {
  for (const [part, value] of Object.entries(reference))
    if (part !== 'kind' && typeof value === 'string' && /^ref:./.test(value)) return value.slice(4)
  return undefined
}
