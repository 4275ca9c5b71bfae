/** The entries of a revision → a folder of Markdown files. Unchanged imported files are exported byte for byte. */
import type { Fences } from '../../contentkit/markdown-fences.ts'
import { stableJson } from '../../document/canonical.ts'
import type { ContentReference, RichTextDocument } from '../../document/document.ts'
import { linksOf, linksOfPage, rewriteReference } from '../../links/links.ts'
import type { PageNode, PageTree } from '../../tree/page-tree.ts'
import { buildPageTree } from '../../tree/page-tree.ts'
import type { Entry, Hash, PageEntry, ReusableContentEntry } from '../../revision/revision.ts'
import { safeFileName, slugOf, uniqueFileName, uniqueSlug } from '../../tree/slug.ts'
import type { FolderFiles, WrittenFiles } from './folder-files.ts'
import { folderOf, isFolderPage, relativePath } from './folder-paths.ts'
import type { FolderPlan, PlannedPage } from './folder-plan.ts'
import { planFolder } from './folder-plan.ts'
import { importFolder } from './import-folder.ts'
import { insideEntries } from './inside-entries.ts'
import { frontMatterOf } from '../front-matter.ts'
import { fieldsOf, frontMatterChanges } from './page-fields.ts'
import { editText } from './edit-page-text.ts'
import type { ListedPage } from './print-summary.ts'
import { printSummary } from './print-summary.ts'
import { editSummary } from './edit-summary.ts'
import type { PageReading } from './read-page-text.ts'

export interface ExportInput {
  readonly entries: readonly Entry[]
  readonly documentOf: (hash: Hash) => RichTextDocument
  /** The documents that were read from files; without them, an edited page is rewritten as a whole. */
  readonly formerDocumentOf?: (hash: Hash) => RichTextDocument | undefined
  readonly blobOf: (hash: Hash) => Uint8Array
  /** How the files used for comparison were parsed. */
  readonly reading?: PageReading
  /** Fenced code that is a block of an integration; by default such blocks are written as tags. */
  readonly fences?: Fences
  /** Called as each page is written, with the number of pages written and the total. */
  readonly each?: (done: number, total: number) => void
}

/** Paths in the folder, by id. */
interface Paths {
  readonly pages: Map<string, string>
  readonly files: Map<string, string>
  readonly includes: Map<string, string>
}

/** The imported files and the result of reading them again, which an export is compared with. */
interface Former {
  readonly files: FolderFiles
  readonly plan: FolderPlan
  readonly tree: PageTree
  readonly paths: Paths
  readonly byPath: ReadonlyMap<string, PageNode>
  /** Paths of pages that the table of contents omits. */
  readonly outside: ReadonlySet<string>
  readonly includeTitles: ReadonlyMap<string, string>
}

const encoder = new TextEncoder()
const decoder = new TextDecoder('utf-8', { ignoreBOM: true })

/**
 * The files of a space. An unchanged page, reusable content or table of contents is written with its original bytes.
 * New pages get a path from the tree; others keep theirs even if they moved in the tree. Pages that are not reachable
 * from the root, and variables, have no file. Nothing but the table of contents is held in memory.
 */
export function exportFolder(given: ExportInput): WrittenFiles {
  const input: ExportInput = { ...given, entries: insideEntries(given.entries) }
  const { entries, blobOf } = input
  const former = readFormer(input)
  const tree = buildPageTree(entries)
  const out = new Map<string, () => Uint8Array>()
  const paths = givePaths(input, tree, former)
  for (const entry of entries) {
    const path =
      entry.kind === 'file' ? paths.files.get(entry.id) : entry.kind === 'kept-file' ? entry.id : undefined
    if (path !== undefined && (entry.kind === 'file' || entry.kind === 'kept-file'))
      out.set(path, () => blobOf(entry.blob))
  }
  const listed = listedPages(tree, former, paths)
  const fileByPath = new Map([...paths.files].map(([id, path]) => [path, id]))
  // Pages without a file are done.
  let done = tree.byId.size - paths.pages.size
  for (const { entry } of tree.byId.values()) {
    const path = paths.pages.get(entry.id)
    if (path === undefined) continue
    out.set(path, () => {
      input.each?.((done += 1), tree.byId.size)
      return pageBytes(input, entry, { path, paths, former, listed, fileByPath })
    })
  }
  for (const entry of entries) {
    const path = entry.kind === 'reusable-content' ? paths.includes.get(entry.id) : undefined
    if (path !== undefined && entry.kind === 'reusable-content')
      out.set(path, () => includeBytes(input, entry, { path, paths, former }))
  }
  const { summaryPath } = former.plan
  const list = listing(tree.roots, summaryPath, paths, (node) => listed.has(node.entry.id))
  const before = listing(former.tree.roots, summaryPath, former.paths, ({ entry }) => {
    const path = former.paths.pages.get(entry.id)
    return path === undefined || !former.outside.has(path)
  })
  if (
    (list.length > 0 || former.plan.hasSummary) &&
    stableJson(list.map(comparable)) !== stableJson(before.map(comparable))
  ) {
    const bytes = encoder.encode(summaryText(former, before, list))
    out.set(summaryPath, () => bytes)
  }
  return out
}

/** The table of contents with its changes; written anew where it cannot be edited. */
function summaryText(
  { files, plan }: Former,
  before: readonly ListedPage[],
  after: readonly ListedPage[],
): string {
  const bytes = plan.hasSummary ? files.get(plan.summaryPath) : undefined
  const lines: number[] = []
  const walk = (pages: readonly PlannedPage[]): void => {
    for (const page of pages) {
      if (page.line !== undefined) lines.push(page.line)
      walk(page.children)
    }
  }
  walk(plan.roots)
  const edited =
    bytes === undefined ? undefined : editSummary({ text: decoder.decode(bytes), before, lines, after })
  return edited ?? printSummary(after)
}

/** Reads the stored original files again as a folder: simpler and safer than recording what each byte meant. */
function readFormer({ entries, blobOf, reading, fences }: ExportInput): Former {
  const blobs = new Map<string, Hash>()
  const keep = (path: string, blob: Hash): void => {
    if (!blobs.has(path)) blobs.set(path, blob)
  }
  for (const entry of entries) {
    if (entry.kind === 'kept-file') keep(entry.id, entry.blob)
    else if (entry.kind === 'file' && entry.path !== undefined) keep(entry.path, entry.blob)
    else if ((entry.kind === 'page' || entry.kind === 'reusable-content') && entry.source !== undefined)
      keep(entry.source.path, entry.source.blob)
  }
  const files: FolderFiles = {
    size: blobs.size,
    has: (path) => blobs.has(path),
    keys: () => blobs.keys(),
    get(path) {
      const blob = blobs.get(path)
      return blob === undefined ? undefined : blobOf(blob)
    },
  }
  let count = 0
  const read = importFolder(files, {
    sha256: () => String((count += 1)),
    mintId: (kind) => `${kind} ${(count += 1)}`,
    storeDocument: () => '',
    ...(reading !== undefined && { reading }),
    ...(fences !== undefined && { fences }),
  })
  const paths: Paths = { pages: new Map(), files: new Map(), includes: new Map() }
  const includeTitles = new Map<string, string>()
  for (const entry of read.entries) {
    if (entry.kind === 'page' && entry.source !== undefined) paths.pages.set(entry.id, entry.source.path)
    if (entry.kind === 'file' && entry.path !== undefined) paths.files.set(entry.id, entry.path)
    if (entry.kind === 'reusable-content' && entry.source !== undefined) {
      paths.includes.set(entry.id, entry.source.path)
      includeTitles.set(entry.source.path, entry.title)
    }
  }
  const tree = buildPageTree(read.entries)
  const plan = planFolder(files)
  const outside = new Set<string>()
  const walk = (pages: readonly PlannedPage[]): void => {
    for (const page of pages) {
      if (page.outside === true && page.path !== undefined) outside.add(page.path)
      walk(page.children)
    }
  }
  walk(plan.roots)
  const byPath = new Map(
    [...tree.byId.values()].map((node) => [node.entry.source?.path ?? '', node] as const),
  )
  byPath.delete('')
  return { files, plan, tree, paths, byPath, outside, includeTitles }
}

/** The slug as a segment of a path that no system takes for a drive. */
const segmentOf = ({ slug }: PageEntry): string => safeFileName(slug).replace(/^([a-z]):/i, '$1-')

/** Pages with an existing path first, then new ones in reading order, below the path of their parent. */
function givePaths({ entries, documentOf }: ExportInput, tree: PageTree, former: Former): Paths {
  const { root, summaryPath } = former.plan
  const paths: Paths = { pages: new Map(), files: new Map(), includes: new Map() }
  const taken = new Set([summaryPath])
  // Many file systems hold one of two names that differ in case alone, so a new path differs from all others in more.
  const folded = new Set([summaryPath.toLowerCase()])
  const take = (path: string): void => {
    taken.add(path)
    folded.add(path.toLowerCase())
  }
  const isFree = (path: string): boolean => !folded.has(path.toLowerCase())
  const claim = (map: Map<string, string>, id: string, path: string | undefined): void => {
    if (path === undefined || taken.has(path)) return
    take(path)
    map.set(id, path)
  }
  for (const entry of entries) if (entry.kind === 'kept-file') take(entry.id)
  for (const node of tree.byId.values()) claim(paths.pages, node.entry.id, node.entry.source?.path)
  for (const entry of entries) {
    if (entry.kind === 'file') claim(paths.files, entry.id, entry.path)
    if (entry.kind === 'reusable-content') claim(paths.includes, entry.id, entry.source?.path)
  }
  /** The file of a page. A name that would be read as another file is that of a folder, which gives the same slug. */
  const fileOf = (folder: string, slug: string): string => {
    const path = `${folder}${slug}.md`
    const isReserved = path.toLowerCase() === summaryPath.toLowerCase() || isFolderPage(path)
    return isReserved ? `${folder}${slug}/README.md` : path
  }
  const free = (folder: string, slug: string): string =>
    fileOf(
      folder,
      uniqueSlug(slug, (candidate) => !isFree(fileOf(folder, candidate))),
    )
  const folders = new Map<PageNode, string>()
  let linked: ReadonlySet<string> | undefined
  /** A link has to lead to a file. Documents are read for this only if there is an empty page. */
  const isLinked = ({ type, id }: PageEntry): boolean =>
    (type === 'document' || type === 'computed') && (linked ??= linkedPages(entries, documentOf)).has(id)
  // `byId` is in reading order: parents come first.
  for (const node of tree.byId.values()) {
    const { entry, parent } = node
    const folder = parent === null ? root : (folders.get(parent) ?? root)
    if (!paths.pages.has(entry.id) && (hasFile(entry, documentOf) || isLinked(entry))) {
      claim(paths.pages, entry.id, free(folder, segmentOf(entry)))
    }
    const path = paths.pages.get(entry.id)
    if (path === undefined) folders.set(node, `${folder}${segmentOf(entry)}/`)
    else if (isFolderPage(path)) folders.set(node, folderOf(path) === '' ? '' : `${folderOf(path)}/`)
    else folders.set(node, `${path.replace(/\.[^./]*$/, '')}/`)
  }
  for (const entry of entries) {
    if (entry.kind === 'file' && !paths.files.has(entry.id)) {
      const folder = `${root}.gitbook/assets/`
      const wanted = safeFileName(entry.name)
      claim(paths.files, entry.id, folder + uniqueFileName(wanted, (name) => !isFree(folder + name)))
    }
    if (entry.kind === 'reusable-content' && !paths.includes.has(entry.id))
      claim(paths.includes, entry.id, free(`${root}.gitbook/includes/`, slugOf(entry.title, 'content')))
  }
  return paths
}

/** Whether a page needs a file: an empty one is only an entry of the table of contents. */
function hasFile(entry: PageEntry, documentOf: ExportInput['documentOf']): boolean {
  if (entry.type === 'group' || entry.type === 'link') return false
  const { description, icon, hidden, noIndex, noRobotsIndex, layout, cover, computed } = entry
  const fields = [description, icon, hidden, noIndex, noRobotsIndex, layout, cover, computed]
  if (fields.some((field) => field !== undefined)) return true
  return entry.document !== undefined && documentOf(entry.document).nodes.length > 0
}

/** Ids of the pages of the space that links lead to; a text as it was imported only links to pages with files. */
function linkedPages(entries: readonly Entry[], documentOf: ExportInput['documentOf']): ReadonlySet<string> {
  const linked = new Set<string>()
  for (const entry of entries) {
    if (entry.kind !== 'page' && entry.kind !== 'reusable-content') continue
    const { document, source } = entry
    const inText =
      document === undefined || document === source?.document ? [] : linksOf(documentOf(document))
    for (const { reference } of [...inText, ...(entry.kind === 'page' ? linksOfPage(entry) : [])])
      if ((reference.kind === 'page' || reference.kind === 'anchor') && reference.space === undefined)
        linked.add(reference.page ?? '')
  }
  return linked
}

/**
 * Ids of the pages listed in the table of contents: all except hidden ones that were not listed before and did not
 * move.
 */
function listedPages(tree: PageTree, former: Former, paths: Paths): ReadonlySet<string> {
  const listed = new Set<string>()
  for (const node of [...tree.byId.values()].reverse()) {
    const { entry, parent, children } = node
    const path = paths.pages.get(entry.id) ?? ''
    const before = former.byPath.get(path)
    const stays =
      former.outside.has(path) &&
      entry.hidden === true &&
      before?.parent?.entry.source?.path ===
        (parent === null ? undefined : paths.pages.get(parent.entry.id)) &&
      !children.some((child) => listed.has(child.entry.id))
    if (!stays) listed.add(entry.id)
  }
  return listed
}

// Anchors of groups are regenerated each time, so they do not indicate a change.
const comparable = ({ type, title, shortTitle, href, children }: ListedPage): unknown => ({
  type,
  title,
  shortTitle,
  href,
  children: children.map(comparable),
})

function listing(
  roots: readonly PageNode[],
  summaryPath: string,
  paths: Paths,
  isListed: (node: PageNode) => boolean,
): ListedPage[] {
  const from = folderOf(summaryPath)
  const above = new Set<string>()
  const targetOf = (target: ContentReference): string => {
    const href = hrefOf(target, summaryPath, paths)
    // The first entry of a file is its page, so a link before that is told apart by an empty anchor.
    return target.kind === 'page' &&
      target.space === undefined &&
      paths.pages.has(target.page) &&
      !above.has(target.page)
      ? `${href}#`
      : href
  }
  const listed = (nodes: readonly PageNode[]): ListedPage[] =>
    nodes.filter(isListed).map(({ entry, children }) => {
      above.add(entry.id)
      const path = paths.pages.get(entry.id)
      const type = entry.type === 'computed' ? 'document' : entry.type
      return {
        type,
        title: entry.title,
        ...(entry.linkTitle !== undefined && type !== 'group' && { shortTitle: entry.linkTitle }),
        href:
          type === 'link' && entry.target !== undefined
            ? targetOf(entry.target)
            : path === undefined
              ? ''
              : relativePath(from, path),
        ...(type === 'group' && { anchor: entry.slug }),
        children: listed(children),
      }
    })
  return listed(roots)
}

/** The URL of a reference in the file `from`: relative inside the folder, unchanged otherwise. */
function hrefOf(reference: ContentReference, from: string, paths: Paths): string {
  const to = (path: string | undefined, anchor = ''): string =>
    path === undefined
      ? 'broken-reference'
      : relativePath(folderOf(from), path) + (anchor === '' ? '' : `#${anchor}`)
  if (reference.kind === 'url') return reference.url
  if (reference.kind === 'openapi') return reference.spec
  if ('space' in reference && reference.space !== undefined) return 'broken-reference'
  if (reference.kind === 'anchor')
    return reference.page === undefined
      ? `#${reference.anchor}`
      : to(paths.pages.get(reference.page), reference.anchor)
  if (reference.kind === 'page') return to(paths.pages.get(reference.page))
  if (reference.kind === 'file') return to(paths.files.get(reference.file))
  if (reference.kind === 'reusable-content') return to(paths.includes.get(reference.reusableContent))
  return 'broken-reference'
}

interface Place {
  readonly path: string
  readonly paths: Paths
  readonly former: Former
}

interface PagePlace extends Place {
  readonly listed: ReadonlySet<string>
  /** Ids of files, by path. */
  readonly fileByPath: ReadonlyMap<string, string>
}

function pageBytes(
  input: ExportInput,
  entry: PageEntry,
  { path, paths, former, listed, fileByPath }: PagePlace,
): Uint8Array {
  const { documentOf, blobOf } = input
  const source = entry.source?.path === path ? entry.source : undefined
  const before = source === undefined ? undefined : former.byPath.get(path)?.entry
  const sameBody = source !== undefined && source.document === entry.document
  const href = (reference: ContentReference): string => hrefOf(reference, path, paths)
  // Reading again mints new file ids, so files are compared by path.
  const resolved = (reference: ContentReference): ContentReference => {
    const file =
      reference.kind === 'file' ? fileByPath.get(former.paths.files.get(reference.file) ?? '') : undefined
    return file === undefined
      ? reference
      : rewriteReference(reference, { files: new Map([[idOf(reference), file]]) })
  }
  const cover = before?.cover && {
    ...before.cover,
    ...(before.cover.ref && { ref: resolved(before.cover.ref) }),
    ...(before.cover.refDark && { refDark: resolved(before.cover.refDark) }),
  }
  const changes = (values: Parameters<typeof fieldsOf>[0]): ReturnType<typeof frontMatterChanges> => {
    const { computed, computedSeed, ...others } =
      before === undefined ? {} : fieldsOf(values, (url) => ({ kind: 'url', url }))
    // The import ignores the source of a page that has pages of its own.
    const read = { ...others, ...(before?.type === 'computed' && { computed, computedSeed }) }
    // A page omitted from the table of contents is hidden by that alone.
    const hidden = listed.has(entry.id) ? entry.hidden : read.hidden
    const { hidden: _, ...after } = entry
    const was = { ...read, ...(cover !== undefined && { cover }) }
    return frontMatterChanges(was, { ...after, ...(hidden !== undefined && { hidden }) }, values, href)
  }
  const original = source === undefined ? undefined : blobOf(source.blob)
  if (original !== undefined && before !== undefined && sameBody && before.title === entry.title) {
    const whole = decoder
      .decode(original)
      .replace(/^\ufeff/, '')
      .replace(/\r\n?/g, '\n')
    const values = frontMatterOf(whole)?.values ?? {}
    if (Object.keys(changes(values)).length === 0) return original
  }
  const text = editText({
    source: original === undefined ? undefined : decoder.decode(original),
    title: entry.title,
    formerTitle: before?.title,
    document: sameBody || entry.document === undefined ? undefined : documentOf(entry.document),
    formerDocument: source === undefined || sameBody ? undefined : input.formerDocumentOf?.(source.document),
    titled: true,
    changes,
    href,
    ...(input.fences !== undefined && { fences: input.fences }),
  })
  return encoder.encode(text)
}

const idOf = (reference: ContentReference): string => (reference.kind === 'file' ? reference.file : '')

function includeBytes(
  input: ExportInput,
  entry: ReusableContentEntry,
  { path, paths, former }: Place,
): Uint8Array {
  const { documentOf, blobOf } = input
  const source = entry.source?.path === path ? entry.source : undefined
  const formerTitle = source === undefined ? undefined : former.includeTitles.get(path)
  const original = source === undefined ? undefined : blobOf(source.blob)
  const sameBody = source?.document === entry.document
  if (original !== undefined && sameBody && formerTitle === entry.title) return original
  const text = editText({
    source: original === undefined ? undefined : decoder.decode(original),
    title: entry.title,
    formerTitle,
    document: sameBody ? undefined : documentOf(entry.document),
    formerDocument: source === undefined || sameBody ? undefined : input.formerDocumentOf?.(source.document),
    titled: false,
    changes: () => ({}),
    href: (reference) => hrefOf(reference, path, paths),
    ...(input.fences !== undefined && { fences: input.fences }),
  })
  return encoder.encode(text)
}
