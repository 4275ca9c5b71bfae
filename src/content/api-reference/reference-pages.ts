/**
 * The pages that an API document becomes in a space: one for each tag or each operation, and models. Pages are made when
 * content is read; their texts are blocks that name the specification, so that a text stays small and always shows the
 * latest version.
 */
import type { ApiDocument } from '../api-document/api-document.ts'
import type { Block, JsonObject, RichTextDocument } from '../document/document.ts'
import { plainText, schemaVersion } from '../document/document.ts'
import { inlineText } from '../document/walk.ts'
import { slugOf } from '../tree/slug.ts'
import type { ReferenceOverview } from './api-reference.ts'
import { descriptionBlocks } from './description-blocks.ts'
import type { FoundOperation } from './find-operation.ts'
import { operationTitle, visibleOperations } from './find-operation.ts'
import { firstText, memberOf, textOf, textsOf } from './read-json.ts'
import { modelNames, referenceOverview } from './reference-overview.ts'

export interface ReferencePagesProps {
  readonly grouping: 'by-tag' | 'by-operation'
  /** Whether models have pages too. */
  readonly models: boolean
}

/** A page below the computed one. What `computed` holds asks for its text; without it, it lists its subpages. */
export interface ReferencePage {
  readonly type: 'document'
  /** The same as long as it is the same tag, operation or model; unique among the pages. */
  readonly id: string
  readonly title: string
  readonly slug: string
  readonly description?: string
  readonly icon?: string
  readonly computed?: { readonly props: JsonObject }
  readonly pages?: readonly ReferencePage[]
}

export interface ReferencePages {
  readonly pages: readonly ReferencePage[]
  /** The text of the computed page itself. */
  readonly computed: { readonly props: JsonObject }
}

const mostOperations = 3900
const mostModels = 1000
/** Models that one page shows; with more, each has a page. */
const modelsOnPage = 40
/** Operations that one page shows; with more, each has a page. */
const operationsOnPage = 30
/** Levels of tags within tags. */
const deepest = 5
/** Characters of a page's description. */
const longestDescription = 300

/** What the author of the page declares; anything else counts as the default. */
export const referencePagesProps = (props: JsonObject): ReferencePagesProps => ({
  grouping: memberOf(props, 'grouping') === 'by-operation' ? 'by-operation' : 'by-tag',
  models: memberOf(props, 'models') !== false,
})

/** The first paragraph of a description as plain text. */
const plainDescription = (text: string): { readonly description?: string } => {
  const [first] = descriptionBlocks(text)
  const plain = first?.type === 'paragraph' ? inlineText(first).replace(/\s+/g, ' ').trim() : ''
  if (plain === '') return {}
  return {
    description: plain.length > longestDescription ? `${plain.slice(0, longestDescription - 1)}…` : plain,
  }
}

const operationPage = (found: FoundOperation): ReferencePage => {
  const { key, operation } = found
  const [id, icon] = [textOf(operation, 'operationId'), textOf(operation, 'x-page-icon')]
  return {
    type: 'document',
    id: `operation ${id === '' ? key : id}`,
    title: operationTitle(found),
    slug: slugOf(firstText(operation, 'x-page-slug', 'operationId', 'summary') || key),
    ...plainDescription(textOf(operation, 'x-page-description')),
    ...(icon !== '' && { icon }),
    computed: { props: { doc: 'operations', operation: key } },
  }
}

type Tag = ReferenceOverview['tags'][number]

/** Operations without a tag that readers see, on a page of their own. */
const untagged = { path: 'Operations', webhook: 'Webhooks' } as const

/** Pages of operations whose ids may repeat: a document may use one operationId twice. */
const distinct = (pages: readonly ReferencePage[], taken: Set<string>): readonly ReferencePage[] =>
  pages.flatMap((page) => {
    if (taken.has(page.id)) return []
    taken.add(page.id)
    return [page]
  })

interface Grouped {
  readonly byTag: ReadonlyMap<string, readonly FoundOperation[]>
  readonly others: readonly FoundOperation[]
}

/** Each operation once, under the first of its tags that readers see. */
const grouped = (operations: readonly FoundOperation[], tags: readonly Tag[]): Grouped => {
  const names = new Set(tags.map(({ name }) => name))
  const byTag = new Map<string, FoundOperation[]>()
  const others: FoundOperation[] = []
  for (const found of operations) {
    const name = textsOf(memberOf(found.operation, 'tags')).find((one) => names.has(one))
    const list = name === undefined ? others : (byTag.get(name) ?? [])
    list.push(found)
    if (name !== undefined) byTag.set(name, list)
  }
  return { byTag, others }
}

/** Operations without a tag that readers see. */
export const untaggedOperations = (document: ApiDocument): readonly FoundOperation[] =>
  grouped(visibleOperations(document), referenceOverview(document).tags).others

const tagPages = (
  tags: readonly Tag[],
  { grouping }: ReferencePagesProps,
  { byTag }: Grouped,
): readonly ReferencePage[] => {
  const names = new Set(tags.map(({ name }) => name))
  const taken = new Set<string>()
  const placed = new Set<string>()
  const pageOf = (tag: Tag, depth: number): readonly ReferencePage[] => {
    // A ring of parents, or a parent that stands below it.
    if (placed.has(tag.name)) return []
    placed.add(tag.name)
    const children = depth < deepest ? below(tag.name, depth + 1) : []
    const isSplit = grouping === 'by-operation' || tag.operations.length > operationsOnPage
    const operations = isSplit ? distinct((byTag.get(tag.name) ?? []).map(operationPage), taken) : []
    const pages = [...operations, ...children]
    if (pages.length === 0 && tag.operations.length === 0 && tag.description === '') return []
    const hasText = !isSplit && (tag.operations.length > 0 || pages.length === 0)
    return [
      {
        type: 'document',
        id: `tag ${tag.name}`,
        title: tag.title,
        slug: slugOf(tag.name),
        ...plainDescription(tag.description),
        ...(tag.icon !== undefined && { icon: tag.icon }),
        ...(hasText && { computed: { props: { doc: 'operations', page: tag.name } } }),
        ...(pages.length > 0 && { pages }),
      },
    ]
  }
  const below = (parent: string | undefined, depth: number): readonly ReferencePage[] =>
    tags
      .filter(
        (tag) => (tag.parent !== undefined && names.has(tag.parent) ? tag.parent : undefined) === parent,
      )
      .flatMap((tag) => pageOf(tag, depth))
  const top = below(undefined, 0)
  // What a ring of parents keeps from the top.
  return [...top, ...tags.filter(({ name }) => !placed.has(name)).flatMap((tag) => pageOf(tag, deepest))]
}

const otherPages = (
  others: readonly FoundOperation[],
  { grouping }: ReferencePagesProps,
): readonly ReferencePage[] =>
  (['path', 'webhook'] as const).flatMap((kind) => {
    const some = others.filter((found) => found.kind === kind)
    if (some.length === 0) return []
    const title = untagged[kind]
    return [
      {
        type: 'document',
        id: `untagged ${kind}`,
        title,
        slug: slugOf(title),
        ...(grouping === 'by-tag' && some.length <= operationsOnPage
          ? { computed: { props: { doc: 'operations', kind } } }
          : { pages: distinct(some.map(operationPage), new Set()) }),
      },
    ]
  })

const modelPages = (document: ApiDocument): readonly ReferencePage[] => {
  const names = modelNames(document).slice(0, mostModels)
  if (names.length === 0) return []
  const page = { type: 'document', id: 'models', title: 'Models', slug: 'models' } as const
  if (names.length <= modelsOnPage) return [{ ...page, computed: { props: { doc: 'models' } } }]
  const pages = names.map((name): ReferencePage => ({
    type: 'document',
    id: `model ${name}`,
    title: name,
    slug: slugOf(name),
    computed: { props: { doc: 'models', model: name } },
  }))
  return [{ ...page, pages }]
}

/** The tree of pages, in the document's order. Hidden tags, operations and models have none. */
export const referencePages = (document: ApiDocument, props: ReferencePagesProps): ReferencePages => {
  const { tags } = referenceOverview(document)
  const groups = grouped(visibleOperations(document).slice(0, mostOperations), tags)
  return {
    pages: [
      ...tagPages(tags, props, groups),
      ...otherPages(groups.others, props),
      ...(props.models ? modelPages(document) : []),
    ],
    computed: { props: { doc: 'info' } },
  }
}

const block = (type: string, data: JsonObject, nodes: Block['nodes'] = []): Block => ({
  object: 'block',
  type,
  data,
  nodes,
})

const voidBlock = (type: string, data: JsonObject): Block => ({ object: 'block', type, isVoid: true, data })

const heading = (text: string): Block => block('heading-2', {}, [plainText(text)])

const operationBlock = ({ kind, method, path }: FoundOperation, ref: JsonObject): Block =>
  voidBlock('openapi-operation', {
    ref,
    path,
    method,
    hideTitle: true,
    ...(kind === 'webhook' && { webhook: true }),
  })

const infoBlocks = (document: ApiDocument): readonly Block[] => {
  const { description, version, servers, contact, license } = referenceOverview(document)
  const line = (text: string): Block => block('paragraph', {}, [plainText(text)])
  return [
    ...descriptionBlocks(description),
    ...(version === '' ? [] : [line(`Version ${version}`)]),
    ...(servers.length === 0
      ? []
      : [
          heading('Servers'),
          block(
            'list-unordered',
            {},
            servers.map(({ url, description: words }) =>
              block('list-item', {}, [
                block('paragraph', {}, [
                  plainText(url, [{ object: 'mark', type: 'code' }]),
                  ...(words === '' ? [] : [plainText(` ${words}`)]),
                ]),
              ]),
            ),
          ),
        ]),
    ...(contact === undefined
      ? []
      : [
          line(
            ['Contact:', contact.name, contact.email ?? '', contact.url ?? '']
              .filter((one) => one !== '')
              .join(' '),
          ),
        ]),
    ...(license === undefined ? [] : [line(`License: ${license.name}`)]),
  ]
}

/** The operations that the text of a page shows, by its declaration. */
const operationsOfPage = (document: ApiDocument, props: JsonObject): readonly FoundOperation[] => {
  const all = visibleOperations(document)
  const [key, tag, kind] = [memberOf(props, 'operation'), memberOf(props, 'page'), memberOf(props, 'kind')]
  if (typeof key === 'string') return all.filter((found) => found.key === key)
  if (typeof tag === 'string')
    return all.filter(({ operation }) => textsOf(memberOf(operation, 'tags')).includes(tag))
  return untaggedOperations(document).filter((found) => found.kind === kind)
}

const operationTexts = (document: ApiDocument, props: JsonObject, ref: JsonObject): readonly Block[] => {
  const operations = operationsOfPage(document, props)
  const tag = referenceOverview(document).tags.find(({ name }) => name === memberOf(props, 'page'))
  const isOne = typeof memberOf(props, 'operation') === 'string'
  return [
    ...(tag === undefined ? [] : descriptionBlocks(tag.description)),
    ...operations.flatMap((found) =>
      isOne ? [operationBlock(found, ref)] : [heading(operationTitle(found)), operationBlock(found, ref)],
    ),
  ]
}

/**
 * The text of a page by its declaration: `{doc: 'info'}`, `{doc: 'models', model?}`, `{doc: 'operations', page}` for a
 * tag, `{doc: 'operations', operation}` for a key. `spec`: the specification as its blocks name it.
 */
export const referencePageText = (
  document: ApiDocument,
  props: JsonObject,
  spec: string,
): RichTextDocument => {
  const ref: JsonObject = { kind: 'openapi', spec }
  const of = (nodes: readonly Block[]): RichTextDocument => ({
    object: 'document',
    data: { schemaVersion },
    nodes,
  })
  switch (memberOf(props, 'doc')) {
    case 'operations':
      return of(operationTexts(document, props, ref))
    case 'models': {
      const model = memberOf(props, 'model')
      const names = typeof model === 'string' ? [model] : modelNames(document).slice(0, modelsOnPage)
      return of([voidBlock('openapi-schemas', { ref, schemas: names, grouped: true })])
    }
    default:
      return of(infoBlocks(document))
  }
}
