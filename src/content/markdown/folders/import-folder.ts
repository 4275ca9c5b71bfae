/** A folder of Markdown files → the entries of a revision. Never throws; whatever is omitted or changed is reported. */
import type { Fences } from '../../contentkit/markdown-fences.ts'
import { canonicalBytes } from '../../document/canonical.ts'
import type { ContentReference, RichTextDocument } from '../../document/document.ts'
import { emptyDocument } from '../../document/document.ts'
import { ordersBetween } from '../../tree/order-keys.ts'
import type { Entry, FileEntry, Hash, PageEntry, PageSource, Sha256 } from '../../revision/revision.ts'
import { safeFileName, uniqueFileName, uniqueSlugs } from '../../tree/slug.ts'
import type { FolderFiles } from './folder-files.ts'
import type { LinkPlaces } from './folder-links.ts'
import { missingReporter, resolveHref } from './folder-links.ts'
import { baseOf, contentTypeOf, isMarkdown, stemOf } from './folder-paths.ts'
import type { FolderPlan, PlannedPage } from './folder-plan.ts'
import { planFolder } from './folder-plan.ts'
import { imageSize } from '../../images/image-size.ts'
import type { PageFields } from './page-fields.ts'
import { fieldsOf, textValue } from './page-fields.ts'
import type { Addresses } from './page-addresses.ts'
import { compareAddresses, fileSlug, nameOf, slugWithoutFile } from './page-addresses.ts'
import type { ParsedPageFile } from '../page-file.ts'
import type { ParseContext } from '../parse-markdown.ts'
import type { PageReading } from './read-page-text.ts'
import { readPageText } from './read-page-text.ts'
import type { MarkdownWarning } from '../tags.ts'
import { WarningList } from './warning-list.ts'

/** The document of a page or of reusable content. */
interface OwnedDocument {
  /** Id of its page or reusable content. */
  readonly page: string
  readonly document: RichTextDocument
}

export interface ImportTools {
  readonly sha256: Sha256
  /** Creates an id; the order of calls depends only on the folder. */
  readonly mintId: (kind: 'page' | 'file' | 'reusable-content') => string
  /** Called after each page with the number read and the total. */
  readonly each?: (done: number, total: number) => void
  /**
   * Stores a document, which has no keys yet, and returns its hash. By default it is stored without keys in
   * `ImportedFolder.documents`.
   */
  readonly storeDocument?: (input: OwnedDocument) => Hash
  readonly reading?: PageReading
  /** Fenced code that is a block of an integration; by default all of it is code. */
  readonly fences?: Fences
}

interface ImportedBlob {
  readonly bytes: Uint8Array
  readonly contentType: string
}

export interface ImportedFolder {
  readonly entries: Entry[]
  /** Canonical bytes. */
  readonly documents: Map<Hash, Uint8Array>
  /** Their bytes are those of the folder, read again on access. */
  readonly blobs: Map<Hash, ImportedBlob>
  /** Bounded; the last one tells how many are not listed. */
  readonly warnings: readonly MarkdownWarning[]
  /** Number of documents, and of files that pages can show. */
  readonly counts: { readonly pages: number; readonly files: number }
  readonly addresses: Addresses
}

interface Importing extends LinkPlaces {
  readonly tools: ImportTools
  readonly plan: FolderPlan
  readonly ids: ReadonlyMap<PlannedPage, string>
  readonly entries: Entry[]
  readonly documents: Map<Hash, Uint8Array>
  readonly warnings: WarningList
  readonly keep: (path: string, bytes?: Uint8Array) => Hash
}

const decoder = new TextDecoder()

/** Converts the files of a folder, by path with `/`, to entries, documents and blobs. Linear in their size. */
export function importFolder(files: FolderFiles, tools: ImportTools): ImportedFolder {
  const plan = planFolder(files)
  const blobs = new Map<Hash, ImportedBlob>()
  const bytesOf = (path: string): Uint8Array => files.get(path) ?? new Uint8Array()
  const keep = (path: string, bytes = bytesOf(path)): Hash => {
    const hash = tools.sha256(bytes)
    if (!blobs.has(hash))
      blobs.set(hash, {
        get bytes() {
          return bytesOf(path)
        },
        contentType: contentTypeOf(path),
      })
    return hash
  }
  const ids = new Map<PlannedPage, string>()
  const pages = new Map<string, string>()
  eachPage(plan.roots, (page) => {
    const id = tools.mintId('page')
    ids.set(page, id)
    if (page.path !== undefined) pages.set(page.path, id)
  })
  const includes = new Map(plan.includes.map((path) => [path, tools.mintId('reusable-content')] as const))
  const assets = new Map<string, string>()
  const fileId = (path: string): string => {
    const known = assets.get(path)
    if (known !== undefined) return known
    const id = tools.mintId('file')
    assets.set(path, id)
    return id
  }
  plan.assets.forEach(fileId)
  const entries: Entry[] = []
  const documents = new Map<Hash, Uint8Array>()
  const warnings = new WarningList()
  warnings.addAll(plan.warnings)
  const { summaryPath } = plan
  const work: Importing = {
    files,
    pages,
    includes,
    summaryPath,
    fileId,
    tools,
    plan,
    ids,
    entries,
    documents,
    warnings,
    keep,
  }
  addPages(work, plan.roots, { id: null, address: '' })
  for (const [path, id] of includes) addInclude(work, path, id)
  const names = new Set<string>()
  for (const [path, id] of assets) {
    const bytes = bytesOf(path)
    entries.push(fileEntry(bytes, path, id, keep(path, bytes), names))
  }
  for (const path of [...files.keys()].sort())
    if (!pages.has(path) && !includes.has(path) && !assets.has(path))
      entries.push({ kind: 'kept-file', id: path, blob: keep(path) })
  const count = entries.filter((entry) => entry.kind === 'page' && entry.type === 'document').length
  const counts = { pages: count, files: assets.size }
  const redirects = new Map<string, string>()
  for (const [from, path] of plan.redirects) redirects.set(from, pages.get(path) ?? '')
  const addresses = compareAddresses(entries, plan.root, redirects)
  return { entries, documents, blobs, warnings: warnings.all(), counts, addresses }
}

function eachPage(list: readonly PlannedPage[], visit: (page: PlannedPage) => void): void {
  for (const page of list) {
    visit(page)
    eachPage(page.children, visit)
  }
}

function addPages(
  work: Importing,
  siblings: readonly PlannedPage[],
  parent: { readonly id: string | null; readonly address: string },
): void {
  const orders = ordersBetween(null, null, siblings.length)
  const slugs = new Set<string>()
  const unique = uniqueSlugs((candidate) => slugs.has(candidate))
  siblings.forEach((planned, at) => {
    const id = work.ids.get(planned) ?? ''
    const content = planned.type === 'document' ? readPage(work, planned, id) : undefined
    work.tools.each?.(work.entries.length + 1, work.ids.size)
    const file = planned.path ?? work.summaryPath
    const cut = (name: CutText, text: string) => cutText(work, file, name, text)
    const given = (content?.title ?? planned.title) || nameOf(planned.path ?? '') || 'Untitled'
    const listed = planned.shortTitle ?? planned.title
    const title = cut('title', given)
    const linkTitle = listed === '' || listed === given ? title : cut('title', listed)
    const wanted =
      planned.path === undefined
        ? slugWithoutFile({ ...planned, title }, parent.address, work.plan.root)
        : fileSlug(planned.path)
    const slug = unique(wanted)
    slugs.add(slug)
    if (slug !== wanted) {
      const message = `“${title}” has the address of a page beside it and becomes ${slug}.`
      work.warnings.add({ file, line: 1, code: 'duplicate-slug', message })
    }
    const { computed, computedSeed, description, ...fields } = content?.fields ?? {}
    // The pages below a computed page come from its source alone.
    const isComputed = computed !== undefined && planned.children.length === 0
    const entry: PageEntry = {
      kind: 'page',
      id,
      type: isComputed ? 'computed' : planned.type,
      title,
      slug,
      parent: parent.id,
      order: orders[at] ?? '',
      ...(linkTitle !== title && { linkTitle }),
      ...(description !== undefined && { description: cut('description', description) }),
      ...fields,
      ...(isComputed && { computed, ...(computedSeed !== undefined && { computedSeed }) }),
      ...(planned.outside === true && { hidden: true }),
      ...(planned.type === 'link' && { target: targetOf(work, planned.href ?? '') }),
      ...(content !== undefined && { document: content.document }),
      ...(content?.source !== undefined && { source: content.source }),
    }
    work.entries.push(entry)
    addPages(work, planned.children, {
      id,
      address: parent.address === '' ? slug : `${parent.address}/${slug}`,
    })
  })
}

type CutText = keyof PageReading['cut']

/** The text, cut with a warning if it is too long. */
function cutText({ tools, warnings }: Importing, file: string, name: CutText, text: string): string {
  const kept = tools.reading?.cut[name](text) ?? text
  if (kept !== text) {
    const message = `The ${name} is too long and is cut to ${kept.length} characters.`
    warnings.add({ file, line: 1, code: `long-${name}`, message })
  }
  return kept
}

function targetOf(work: Importing, href: string): ContentReference {
  const found = resolveHref(work, work.summaryPath, href, 'link')
  return found === undefined || found === 'missing' ? { kind: 'url', url: href } : found
}

/** A copy of the strings: a part of a text would keep the whole text in memory. */
const copied = <Value extends object>(value: Value): Value => JSON.parse(JSON.stringify(value)) as Value

interface ReadFile {
  readonly title?: string
  readonly fields?: PageFields
  readonly document: Hash
  readonly source?: PageSource
}

function readPage(work: Importing, { path }: PlannedPage, id: string): ReadFile {
  if (path === undefined) return { document: addDocument(work, id, emptyDocument) }
  const { parsed, resolve } = parseFile(work, path)
  const values = parsed.frontMatter?.values ?? {}
  const title = parsed.title ?? textValue(values['title'])
  const document = addDocument(work, id, parsed.document)
  return {
    ...copied({ ...(title !== undefined && { title }), fields: fieldsOf(values, resolve) }),
    document,
    source: { path, blob: work.keep(path), document },
  }
}

function addInclude(work: Importing, path: string, id: string): void {
  const { parsed } = parseFile(work, path, false)
  const title = cutText(work, path, 'title', textValue(parsed.frontMatter?.values['title']) ?? stemOf(path))
  const document = addDocument(work, id, parsed.document)
  const source = { path, blob: work.keep(path), document }
  work.entries.push({ kind: 'reusable-content', id, title, document, source })
}

function addDocument(work: Importing, page: string, document: RichTextDocument): Hash {
  const { storeDocument, sha256 } = work.tools
  if (storeDocument) return storeDocument({ page, document })
  const bytes = canonicalBytes(document)
  const hash = sha256(bytes)
  work.documents.set(hash, bytes)
  return hash
}

interface ParsedFile {
  readonly parsed: ParsedPageFile
  readonly resolve: (href: string) => ContentReference
}

function parseFile(work: Importing, path: string, titled = true): ParsedFile {
  const text = decoder.decode(work.files.get(path))
  const report = missingReporter(path, text, work.warnings)
  const resolve: NonNullable<ParseContext['resolve']> = (href, kind) => {
    const found = resolveHref(work, path, href, kind)
    if (found !== 'missing') return found
    report(href)
    return undefined
  }
  const { fences, reading } = work.tools
  const parsed = readPageText(
    text,
    { file: path, resolve, titled, ...(fences !== undefined && { fences }) },
    reading,
  )
  work.warnings.addAll(parsed.warnings)
  return { parsed, resolve: (href) => resolve(href, 'image') ?? { kind: 'url', url: href } }
}

function fileEntry(bytes: Uint8Array, path: string, id: string, blob: Hash, names: Set<string>): FileEntry {
  const name = uniqueFileName(safeFileName(baseOf(path)), (candidate) => names.has(candidate))
  names.add(name)
  const dimensions = isMarkdown(path) ? undefined : imageSize(bytes)
  return {
    kind: 'file',
    id,
    name,
    contentType: contentTypeOf(path),
    size: bytes.length,
    blob,
    ...(dimensions !== undefined && { dimensions }),
    path,
  }
}
