/**
 * Prepares content to be inserted elsewhere: pages below the last page of the root, files and reusable contents, each
 * with a new id, documents with new keys, and references that follow. Used for templates and for folders imported into
 * a change request.
 */
import type { ContentReference, RichTextDocument } from '../../../content/document/document.ts'
import type { ReferenceMap } from '../../../content/links/links.ts'
import { rewriteReference } from '../../../content/links/links.ts'
import type { PageEdit, PageOptions, StoredFile } from '../../../content/tree/page-edit-operations.ts'
import type { PageNode } from '../../../content/tree/page-tree.ts'
import { buildPageTree } from '../../../content/tree/page-tree.ts'
import { slugOf, uniqueSlug } from '../../../content/tree/slug.ts'
import type {
  Entry,
  FileEntry,
  Hash,
  PageEntry,
  ReusableContentEntry,
  VariableEntry,
} from '../../../content/revision/revision.ts'
import { documentBatches } from '../../computing/document-batches.ts'
import { compute } from '../../computing/compute.ts'
import { defineTask } from '../../computing/task.ts'
import type { MintId } from '../../identifiers.ts'
import type { LoadObjects } from '../../storage/objects/objects.ts'
import type { ContentSnapshot } from '../revisions/content-snapshot.ts'
import { copiedText } from './copied-text.ts'
import type { EditedText } from './edited-text.ts'
import type { PlannedEdits } from './content-request.ts'
import type { PlannedBlob } from './content-request.ts'

export interface ContentSource {
  readonly entries: readonly Entry[]
  /** The space that references mean if they name no space, or this one. */
  readonly space: string
  readonly documentOf: (hash: Hash) => RichTextDocument
  /** The result of `prepareCopy`: then no document is read. */
  readonly prepared?: PreparedCopy
  /** Absent if the caller copies the files itself. */
  readonly blobOf?: (hash: Hash) => PlannedBlob
  /** Replacements of `ref:NAME`, by NAME. */
  readonly names: ReadonlyMap<string, ContentReference>
}

export interface CopyTarget {
  readonly space: string
  readonly mint: MintId
  /** The existing content, with names of root pages and of variables that must not be used twice. */
  readonly snapshot: ContentSnapshot
}

const optionsOf = (page: PageEntry, map: ReferenceMap): PageOptions => {
  const { emoji, icon, description, linkTitle, layout, cover, variables, condition } = page
  const { hidden, noIndex, noRobotsIndex } = page
  const moved = (reference: ContentReference | undefined) => reference && rewriteReference(reference, map)
  const [ref, refDark] = [moved(cover?.ref), moved(cover?.refDark)]
  return {
    emoji,
    icon,
    description,
    linkTitle,
    layout,
    ...(cover && { cover: { ...cover, ...(ref && { ref }), ...(refDark && { refDark }) } }),
    variables,
    condition,
    hidden,
    noIndex,
    noRobotsIndex,
  }
}

const of = <Kind extends Entry['kind']>(entries: readonly Entry[], kind: Kind) =>
  entries.filter((entry): entry is Extract<Entry, { kind: Kind }> => entry.kind === kind)

/** The ids of copies, by the ids of their originals. */
interface NewIds {
  readonly pages: ReadonlyMap<string, string>
  readonly files: ReadonlyMap<string, string>
  readonly reusableContents: ReadonlyMap<string, string>
}

const mintIds = (entries: readonly Entry[], mint: MintId): NewIds => {
  const ids = (kind: 'page' | 'file' | 'reusable-content') =>
    new Map(of(entries, kind).map(({ id }) => [id, mint(kind)]))
  return { pages: ids('page'), files: ids('file'), reusableContents: ids('reusable-content') }
}

type Places = Pick<ContentSource, 'entries' | 'space' | 'names'>

const mapOf = ({ space, names }: Places, target: string, ids: NewIds): ReferenceMap => ({
  ...ids,
  space,
  spaces: new Map([[space, target]]),
  names,
})

type PreparedText = Pick<EditedText, 'hash'> & Partial<EditedText>

/** The ids of copies, and their texts by these ids, without the bytes of those that are stored already. */
export interface PreparedCopy {
  readonly ids: NewIds
  readonly texts: ReadonlyMap<string, PreparedText>
}

const task = defineTask(
  'text',
  new URL('./copied-texts.task.ts', import.meta.url),
  () => import('./copied-texts.task.ts'),
)

/**
 * Makes the texts of a copy, on the main thread or in the pool, independent of their position in `target`. They are all
 * in memory afterwards, except with `storeTexts`, which receives them in batches of bounded size.
 */
export const prepareCopy = async (
  source: Places,
  load: LoadObjects,
  target: Pick<CopyTarget, 'space' | 'mint'>,
  storeTexts?: (texts: readonly EditedText[]) => Promise<void>,
): Promise<PreparedCopy> => {
  const ids = mintIds(source.entries, target.mint)
  const map = mapOf(source, target.space, ids)
  const owners = new Map<Hash, string[]>()
  for (const entry of source.entries) {
    if ((entry.kind !== 'page' && entry.kind !== 'reusable-content') || entry.document === undefined) continue
    const copies = entry.kind === 'page' ? ids.pages : ids.reusableContents
    const owner = copies.get(entry.id) ?? ''
    owners.set(entry.document, [...(owners.get(entry.document) ?? []), owner])
  }
  const texts = new Map<string, PreparedText>()
  for await (const batch of documentBatches(load, owners.keys())) {
    const input = {
      map,
      texts: batch.flatMap(([hash, bytes]) => (owners.get(hash) ?? []).map((owner) => ({ owner, bytes }))),
    }
    const copies = await compute(task, { input, asks: {} })
    await storeTexts?.(copies)
    input.texts.forEach(({ owner }, at) => {
      const copy = copies[at]
      if (copy) texts.set(owner, storeTexts === undefined ? copy : { hash: copy.hash })
    })
  }
  return { ids, texts }
}

/**
 * The slugs of the copied root pages, by the id of the original. One that is taken in the target is generated from the
 * title again, with a number.
 */
const rootSlugs = (
  roots: readonly PageNode[],
  { tree }: Pick<ContentSnapshot, 'tree'>,
): ReadonlyMap<string, string> => {
  const existing = new Set(tree.roots.map(({ entry }) => entry.slug))
  const taken = new Set([...existing, ...roots.map(({ entry }) => entry.slug)])
  return new Map(
    roots.map(({ entry: { id, title, slug } }) => {
      if (!existing.has(slug)) return [id, slug]
      const free = uniqueSlug(slugOf(title), (candidate) => taken.has(candidate))
      taken.add(free)
      return [id, free]
    }),
  )
}

/** The edits that insert all of it, in an order in which each finds what it depends on. */
export const copiedContent = (source: ContentSource, target: CopyTarget): PlannedEdits => {
  const { mint, snapshot } = target
  const documents = new Map<Hash, Uint8Array>()
  const blobs = new Map<Hash, PlannedBlob>()
  const edits: PageEdit[] = []
  const pages: readonly PageEntry[] = of(source.entries, 'page')
  const files: readonly FileEntry[] = of(source.entries, 'file')
  const reused: readonly ReusableContentEntry[] = of(source.entries, 'reusable-content')
  const variables: readonly VariableEntry[] = of(source.entries, 'variable')
  const newIds = source.prepared?.ids ?? mintIds(source.entries, mint)
  const map = mapOf(source, target.space, newIds)
  const keep = (owner: string, hash: Hash): Hash => {
    const { hash: made, bytes }: PreparedText =
      source.prepared?.texts.get(owner) ?? copiedText(owner, source.documentOf(hash), map)
    if (bytes !== undefined) documents.set(made, bytes)
    return made
  }

  if (files.length > 0) {
    const stored = files.map(({ id, name, contentType, size, blob, dimensions }): StoredFile => {
      if (source.blobOf) blobs.set(blob, source.blobOf(blob))
      return { id: newIds.files.get(id), name, contentType, size, blob, dimensions }
    })
    edits.push({ operation: 'insert_files', files: stored })
  }
  const missing = variables.filter(({ id }) => !Object.hasOwn(snapshot.variables, id))
  if (missing.length > 0)
    edits.push({
      operation: 'set_variables',
      variables: Object.fromEntries(missing.map(({ id, value }) => [id, value])),
    })
  for (const { id, title, document } of reused) {
    const made = newIds.reusableContents.get(id) ?? ''
    edits.push({ operation: 'insert_reusable_content', id: made, title, document: keep(made, document) })
  }
  const roots = buildPageTree(pages).roots
  const slugs = rootSlugs(roots, snapshot)
  const insert = ({ entry, children }: PageNode, into: string | null): void => {
    const id = newIds.pages.get(entry.id) ?? ''
    const common = {
      id,
      into,
      title: entry.title,
      slug: slugs.get(entry.id) ?? entry.slug,
      ...optionsOf(entry, map),
    }
    switch (entry.type) {
      case 'group':
        edits.push({ operation: 'insert_group', ...common })
        break
      case 'link':
        edits.push({
          operation: 'insert_link',
          ...common,
          target: rewriteReference(entry.target ?? { kind: 'url', url: '' }, map),
        })
        break
      case 'document':
      case 'computed':
        edits.push({
          operation: 'insert_page',
          ...common,
          ...(entry.document !== undefined && { document: keep(id, entry.document) }),
          ...(entry.computed !== undefined && { computed: entry.computed }),
          ...(entry.computedSeed !== undefined && { computedSeed: entry.computedSeed }),
        })
    }
    for (const child of children) insert(child, id)
  }
  for (const root of roots) insert(root, null)
  return { edits, documents, blobs }
}
