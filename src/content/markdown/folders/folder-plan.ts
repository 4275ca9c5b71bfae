/** Maps the files of a folder to pages and their positions: by the table of contents, otherwise by folders. */
import { decodeEscapes } from '../../links/decode-escapes.ts'
import { append } from '../../document/linear-text.ts'
import type { FolderFiles } from './folder-files.ts'
import { baseOf, folderOf, isFolderPage, isMarkdown, joinPath } from './folder-paths.ts'
import { parseGitbookYaml } from './gitbook-yaml.ts'
import type { SummaryEntry } from './parse-summary.ts'
import { parseSummary, summaryDepth } from './parse-summary.ts'
import type { MarkdownWarning } from '../tags.ts'

export interface PlannedPage {
  readonly type: 'document' | 'group' | 'link'
  /** The title in the table of contents, empty if there is none. */
  readonly title: string
  readonly shortTitle?: string
  /** The id of the heading of a group. */
  readonly anchor?: string
  /** The file of a document; without one it has no content yet. */
  readonly path?: string
  /** The target of a link as written, relative to the folder of the table of contents. */
  readonly href?: string
  /** Its line in the table of contents, from 1. */
  readonly line?: number
  /** A page that is not in the table of contents. */
  readonly outside?: true
  readonly children: PlannedPage[]
}

export interface FolderPlan {
  /** Folder of the content: empty, or a path with a trailing `/`. */
  readonly root: string
  readonly roots: readonly PlannedPage[]
  /** Path of the table of contents, existing or future. */
  readonly summaryPath: string
  readonly hasSummary: boolean
  /** Paths of reusable contents, sorted. */
  readonly includes: readonly string[]
  /** Paths of assets that are always files, linked or not, sorted. */
  readonly assets: readonly string[]
  /** Files of pages by the address that leads to them. */
  readonly redirects: ReadonlyMap<string, string>
  readonly warnings: readonly MarkdownWarning[]
}

/** The file for a URL without query and anchor, relative to a folder; undefined if there is none. */
export function findFile(
  files: Pick<FolderFiles, 'has'>,
  folder: string,
  address: string,
): string | undefined {
  for (const written of new Set([address, decodeEscapes(address)])) {
    const path = written.startsWith('/') ? joinPath('', written) : joinPath(folder, written)
    if (path === undefined) continue
    const inside = path === '' ? '' : `${path}/`
    const ofFolder = ['README.md', 'readme.md', 'index.md'].map((name) => inside + name)
    const names = written.endsWith('/')
      ? [...ofFolder, path, `${path}.md`]
      : [path, `${path}.md`, ...ofFolder]
    const found = names.find((name) => files.has(name))
    if (found !== undefined) return found
  }
  return undefined
}

/** Larger files are not treated as pages: nobody reads them, and parsing them must not block the rest. In bytes. */
const pageLimit = 8 * 2 ** 20

const decoder = new TextDecoder()
const byName = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)
const ofHiddenFolder = (path: string): boolean => /(?:^|\/)\.[^/]*\//.test(path)

/**
 * Plans the pages of a folder. Never throws; every page is in the tree once, and pages below more than 64 folders are
 * omitted.
 */
export function planFolder(files: FolderFiles): FolderPlan {
  const warnings: MarkdownWarning[] = []
  const warn = (file: string, line: number, code: string, message: string): void =>
    void warnings.push({ file, line, code, message })
  const textOf = (path: string): string | undefined => {
    const bytes = files.get(path)
    return bytes === undefined || bytes.length > pageLimit ? undefined : decoder.decode(bytes)
  }
  const settings = parseGitbookYaml(textOf('.gitbook.yaml'), { file: '.gitbook.yaml' })
  append(warnings, settings.warnings)
  const { root } = settings
  const summaryPath = root + settings.summary
  const sorted = [...files.keys()].sort(byName)
  const includes = sorted.filter((path) => /(?:^|\/)\.gitbook\/includes\/.+/.test(path) && isMarkdown(path))
  const assets = sorted.filter((path) => /(?:^|\/)\.gitbook\/assets\/.+/.test(path))
  const pages = sorted.filter((path) => {
    if (!isMarkdown(path) || !path.startsWith(root) || path === summaryPath || ofHiddenFolder(path))
      return false
    if ((files.get(path)?.length ?? 0) > pageLimit) {
      warn(path, 1, 'too-large', 'The file is too large for a page and is kept as a file.')
      return false
    }
    if (path.split('/').length <= summaryDepth) return true
    warn(path, 1, 'too-deep', `The file is more than ${summaryDepth} folders deep and is kept as it is.`)
    return false
  })
  const summary = textOf(summaryPath)
  const hasSummary = summary !== undefined
  const roots = hasSummary
    ? planSummary(summary, { files, pages: new Set(pages), summaryPath, warnings })
    : planFolders(pages, root, settings.readme)
  if (hasSummary) addOutside(roots, { pages, root, warn })
  const redirects = new Map<string, string>()
  for (const { from, to } of settings.redirects) {
    const path = findFile(files, root.replace(/\/$/, ''), to)
    if (path !== undefined && pages.includes(path)) redirects.set(from, path)
    else
      warn(
        '.gitbook.yaml',
        1,
        'redirect-target',
        `The redirect from ${from} leads to ${to}, which is no page.`,
      )
  }
  return { root, roots, summaryPath, hasSummary, includes, assets, redirects, warnings }
}

interface SummaryPlace {
  readonly files: FolderFiles
  readonly pages: ReadonlySet<string>
  readonly summaryPath: string
  readonly warnings: MarkdownWarning[]
}

/** The files that entries name; `page.md#` counts as a link only where another entry names its file. */
const namedFiles = (
  entries: readonly SummaryEntry[],
  fileOf: (entry: SummaryEntry) => string | undefined,
): string[] =>
  entries.flatMap((entry) => {
    const path = fileOf(entry)
    return [...(path === undefined ? [] : [path]), ...namedFiles(entry.children, fileOf)]
  })

/** The entries with pages below them, by file: where a file is named more than once, such an entry is its page. */
function entriesWithPages(
  entries: readonly SummaryEntry[],
  fileOf: (entry: SummaryEntry) => string | undefined,
): ReadonlyMap<string, SummaryEntry> {
  const owners = new Map<string, SummaryEntry>()
  const visit = (list: readonly SummaryEntry[]): void => {
    for (const entry of list) {
      if (entry.children.length === 0) continue
      const path = fileOf(entry)
      if (path !== undefined && !owners.has(path)) owners.set(path, entry)
      visit(entry.children)
    }
  }
  visit(entries)
  return owners
}

function planSummary(text: string, place: SummaryPlace): PlannedPage[] {
  const { files, pages, summaryPath, warnings } = place
  const { entries, warnings: read } = parseSummary(text, { file: summaryPath })
  append(warnings, read)
  const warn = (line: number, code: string, message: string): void =>
    void warnings.push({ file: summaryPath, line, code, message })
  const taken = new Set<string>()
  const folder = folderOf(summaryPath)
  const fileOf = (entry: SummaryEntry): string | undefined =>
    entry.kind !== 'page' || entry.anchor !== undefined || (entry.path ?? '') === ''
      ? undefined
      : findFile(files, folder, entry.path ?? '')
  const owners = entriesWithPages(entries, fileOf)
  const named = new Set(namedFiles(entries, fileOf))
  const isPlace = ({ anchor }: SummaryEntry, path: string): boolean =>
    anchor !== undefined && (anchor !== '' || named.has(path))
  const link = (entry: SummaryEntry): PlannedPage => ({
    type: 'link',
    title: entry.title,
    ...(entry.shortTitle !== undefined && { shortTitle: entry.shortTitle }),
    href: entry.href ?? '',
    children: [],
  })
  const plan = (entry: SummaryEntry, top: boolean): PlannedPage => {
    const { title, shortTitle, line } = entry
    const short = shortTitle === undefined ? {} : { shortTitle }
    if (entry.kind === 'group' || (entry.kind === 'text' && top))
      return {
        type: 'group',
        title,
        ...(entry.anchor !== undefined && { anchor: entry.anchor }),
        children: [],
      }
    if (entry.kind === 'text' || entry.path === '') {
      // A bare `#anchor` belongs to no page.
      if ((entry.anchor ?? '') !== '') return link(entry)
      return { type: 'document', title, ...short, children: [] }
    }
    if (entry.kind === 'link') return link(entry)
    const path = findFile(files, folder, entry.path ?? '')
    if (path === undefined) {
      warn(line, 'missing-target', `“${title}” leads to ${entry.href ?? ''}, which is not in the folder.`)
      return entry.children.length > 0 ? { type: 'document', title, ...short, children: [] } : link(entry)
    }
    if (isPlace(entry, path) || !pages.has(path)) return link(entry)
    if (taken.has(path) || (owners.get(path) ?? entry) !== entry) {
      const reason =
        entry.children.length === 0 && !taken.has(path) ? ': the entry with pages below it is the page' : ''
      warn(
        line,
        'page-twice',
        `${path} is in the table of contents twice${reason}. This entry becomes a link.`,
      )
      return link(entry)
    }
    taken.add(path)
    return { type: 'document', title, ...short, path, children: [] }
  }
  // `parseSummary` bounds the depth.
  const planAll = (list: readonly SummaryEntry[], into: PlannedPage[], top: boolean): void => {
    for (const entry of list) {
      const page = { ...plan(entry, top), line: entry.line }
      into.push(page)
      if (page.type !== 'link') planAll(entry.children, page.children, false)
      else if (entry.children.length > 0) {
        warn(
          entry.line,
          'children-of-link',
          `The pages under “${entry.title}” are placed next to it, because links cannot contain pages.`,
        )
        planAll(entry.children, into, top)
      }
    }
  }
  const roots: PlannedPage[] = []
  planAll(entries, roots, true)
  return roots
}

/** Every folder is a page or, without a file of its own, a group (at the top level) or an empty page (below). */
function planFolders(pages: readonly string[], root: string, readme: string): PlannedPage[] {
  const roots: PlannedPage[] = []
  const folders = new Map<string, PlannedPage>()
  const own = new Map<string, string>()
  for (const path of pages) {
    const folder = folderOf(path)
    if (isFolderPage(path) && (!own.has(folder) || /^readme\./i.test(baseOf(path)))) own.set(folder, path)
  }
  const top = root.replace(/\/$/, '')
  own.set(top, pages.includes(root + readme) ? root + readme : (own.get(top) ?? ''))
  const childrenOf = (folder: string): PlannedPage[] => {
    if (folder === top) return roots
    const known = folders.get(folder)
    if (known !== undefined) return known.children
    const siblings = childrenOf(folderOf(folder))
    const path = own.get(folder)
    const page: PlannedPage = {
      type: path === undefined && siblings === roots ? 'group' : 'document',
      title: path === undefined ? baseOf(folder) : '',
      ...(path !== undefined && { path }),
      children: [],
    }
    folders.set(folder, page)
    siblings.push(page)
    return page.children
  }
  const home = own.get(top)
  if (home !== undefined && home !== '') roots.push({ type: 'document', title: '', path: home, children: [] })
  for (const path of pages) {
    const siblings = childrenOf(folderOf(path))
    if (own.get(folderOf(path)) !== path) siblings.push({ type: 'document', title: '', path, children: [] })
  }
  return roots
}

interface OutsidePlace {
  readonly pages: readonly string[]
  readonly root: string
  readonly warn: (file: string, line: number, code: string, message: string) => void
}

interface Place {
  readonly parent: PlannedPage | undefined
  /** From 1. */
  readonly level: number
}

/** Adds pages that the table of contents omits below the page of their folder, or of the nearest parent folder. */
function addOutside(roots: PlannedPage[], { pages, root, warn }: OutsidePlace): void {
  const listed = new Set<string>()
  const folders = new Map<string, PlannedPage>()
  const register = (page: PlannedPage): void => {
    if (page.path === undefined) return
    listed.add(page.path)
    const folder = isFolderPage(page.path) ? folderOf(page.path) : page.path.replace(/\.[^./]*$/, '')
    if (!folders.has(folder)) folders.set(folder, page)
  }
  const places = new Map<PlannedPage, Place>()
  const walk = (list: readonly PlannedPage[], parent: PlannedPage | undefined, level: number): void => {
    for (const page of list) {
      places.set(page, { parent, level })
      register(page)
      walk(page.children, page, level + 1)
    }
  }
  walk(roots, undefined, 1)
  const levelOf = (page: PlannedPage | undefined): number =>
    page === undefined ? 0 : (places.get(page)?.level ?? 0)
  const depth = (path: string): number => path.split('/').length * 2 - (isFolderPage(path) ? 1 : 0)
  const missing = pages.filter((path) => !listed.has(path))
  for (const path of missing.sort((a, b) => depth(a) - depth(b) || byName(a, b))) {
    const page: PlannedPage = { type: 'document', title: '', path, outside: true, children: [] }
    let folder = isFolderPage(path) ? folderOf(folderOf(path)) : folderOf(path)
    while (folder.length >= root.length && folder !== '' && !folders.has(folder)) folder = folderOf(folder)
    // The first page of the folder has no subpages: top-level pages are its siblings.
    let above = folder === '' || `${folder}/` === root ? undefined : folders.get(folder)
    if (above !== undefined && levelOf(above) >= summaryDepth) {
      above = places.get(above)?.parent
      warn(path, 1, 'too-deep', `Pages deeper than ${summaryDepth} levels are moved to the last one.`)
    }
    ;(above?.children ?? roots).push(page)
    places.set(page, { parent: above, level: levelOf(above) + 1 })
    register(page)
    warn(
      path,
      1,
      'not-in-summary',
      'The table of contents does not name this file: it becomes a hidden page.',
    )
  }
}
