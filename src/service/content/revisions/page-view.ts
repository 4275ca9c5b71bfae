/** Pages, files and revisions as the API shows them. */
import type { PageNode } from '../../../content/tree/page-tree.ts'
import { addressOf } from '../../../content/tree/page-tree.ts'
import type { FileEntry, PageEntry, ReusableContentEntry } from '../../../content/revision/revision.ts'
import type { PageInput } from '../../../contract/pages/schemas.ts'
import type { Context } from '../../context.ts'
import type { ContentSnapshot } from './content-snapshot.ts'
import { downloadUrl } from '../files/file-download.ts'

/** The content to show, and when its pages were created and last changed. */
export interface ContentView {
  readonly ctx: Context
  readonly organization: string
  readonly space: string
  readonly snapshot: ContentSnapshot
  readonly times: ReadonlyMap<string, { readonly created_at: string; readonly updated_at: string }>
  /** Pins addresses to a revision; absent for the head of main. */
  readonly pinned?: string | undefined
  /** Whether to include Git metadata. */
  readonly metadata: boolean
  /** False: computed pages are placeholders; their content was left out. */
  readonly computed?: boolean
}

const defaultLayout = {
  width: 'default' as const,
  cover: true,
  coverSize: 'hero' as const,
  title: true,
  description: true,
  tableOfContents: true,
  outline: true,
  pagination: true,
  metadata: true,
}
const defaultCover = { yPos: 0, height: 240 }

const flagsOf = ({ hidden, noIndex, noRobotsIndex }: PageEntry) => ({
  ...(hidden !== undefined && { hidden }),
  ...(noIndex !== undefined && { noIndex }),
  ...(noRobotsIndex !== undefined && { noRobotsIndex }),
})

/** What is computed of a page, or the source that it declares. */
export const computedMembers = (snapshot: ContentSnapshot, { id, computed }: PageEntry) => {
  const text = snapshot.computed?.texts.get(id)
  const declared = computed ?? (text && 'declaration' in text ? text.declaration : undefined)
  const status = snapshot.computed?.statuses.get(id)
  return {
    ...(declared && { computed: declared }),
    ...(status && { computedStatus: status }),
  }
}

const seedOf = ({ computed, computedSeed }: PageEntry) =>
  computed && computedSeed !== undefined ? { computedSeed } : {}

/** The type that the API shows: with what its source generates, a computed page is a document. */
export const typeOf = ({ type }: PageEntry, computed: boolean): PageEntry['type'] =>
  type === 'computed' && computed ? 'document' : type

/** A page with the pages below it. */
export const pageView = (view: ContentView, node: PageNode): PageInput => {
  const { entry } = node
  const time = view.times.get(entry.id)
  const addresses = view.ctx.addresses.page(view.organization, view.space, entry.id, view.pinned)
  const generatedBy = view.snapshot.computed?.generatedBy.get(entry.id)
  const common = {
    id: entry.id,
    title: entry.title,
    ...(entry.emoji !== undefined && { emoji: entry.emoji }),
    ...(entry.icon !== undefined && { icon: entry.icon }),
    ...(time && { createdAt: time.created_at, updatedAt: time.updated_at }),
    urls: { app: addresses.app, location: addresses.location },
    ...(generatedBy !== undefined && { generatedBy }),
  }
  const placed = {
    slug: entry.slug,
    path: addressOf(view.snapshot.tree, node),
    ...(entry.description !== undefined && { description: entry.description }),
    ...(entry.linkTitle !== undefined && { linkTitle: entry.linkTitle }),
    ...(entry.condition !== undefined && { condition: entry.condition }),
    ...flagsOf(entry),
  }
  const pages = () => node.children.map((child) => pageView(view, child))
  const type = typeOf(entry, view.computed !== false)
  switch (type) {
    case 'group':
      return { ...common, ...placed, type, kind: 'group', pages: pages() }
    case 'link':
      return {
        ...common,
        type,
        kind: 'link',
        target: entry.target ?? { kind: 'url', url: '' },
        ...(entry.target?.kind === 'url' && { href: entry.target.url }),
        ...(entry.condition !== undefined && { condition: entry.condition }),
        ...(entry.hidden !== undefined && { hidden: entry.hidden }),
      }
    case 'computed':
      return {
        ...common,
        ...placed,
        ...computedMembers(view.snapshot, entry),
        ...seedOf(entry),
        type,
      } as PageInput
    case 'document':
      return {
        ...common,
        ...placed,
        type,
        kind: 'sheet',
        layout: { ...defaultLayout, ...entry.layout },
        tags: [],
        ...(entry.cover && { cover: { ...defaultCover, ...entry.cover } }),
        ...(entry.variables && { variables: entry.variables }),
        ...(view.metadata && entry.source && { git: { oid: entry.source.blob, path: entry.source.path } }),
        ...(entry.type === 'document' && entry.document !== undefined && { documentId: entry.document }),
        ...computedMembers(view.snapshot, entry),
        ...seedOf(entry),
        pages: pages(),
      } as PageInput
  }
}

export const fileView = ({ ctx, space, metadata }: ContentView, file: FileEntry) => ({
  id: file.id,
  name: file.name,
  contentType: file.contentType,
  downloadURL: downloadUrl(ctx, space, file),
  size: file.size,
  ...(file.dimensions && { dimensions: file.dimensions }),
  ...(metadata && file.path !== undefined && { git: { oid: file.blob, path: file.path } }),
})

export const reusableContentView = ({ metadata }: ContentView, content: ReusableContentEntry) => ({
  id: content.id,
  title: content.title,
  document: content.document,
  ...(metadata && content.source && { git: { oid: content.source.blob, path: content.source.path } }),
})
