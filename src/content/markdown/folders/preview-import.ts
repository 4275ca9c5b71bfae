/** What an import of a folder would make, without storing anything. */
import { addressOf, ancestorsOf, buildPageTree } from '../../tree/page-tree.ts'
import type { RichTextDocument } from '../../document/document.ts'
import { walk } from '../../document/walk.ts'
import { referenceName } from '../../document/reference.ts'
import { anchorsOf, linksOf } from '../../links/links.ts'
import type { PageEntry } from '../../revision/revision.ts'
import type { MarkdownWarning } from '../tags.ts'
import type { FolderFiles } from './folder-files.ts'
import { importFolder } from './import-folder.ts'

export interface PreviewedPage {
  readonly id: string
  readonly title: string
  readonly type: PageEntry['type']
  /** Number of pages above it. */
  readonly depth: number
  /** The file of its text, if it has one. */
  readonly file?: string
  /** Its path in the space; empty for the home page. */
  readonly address: string
  /** Paths that will redirect to it. */
  readonly former: readonly string[]
  /** Whether the table of contents omits it. */
  readonly hidden: boolean
}

export interface ImportPreview {
  /** In reading order. */
  readonly pages: readonly PreviewedPage[]
  readonly counts: { readonly pages: number; readonly files: number }
  readonly addresses: { readonly kept: number; readonly redirected: number }
  /** Links and images without a target. */
  readonly deadLinks: number
  /** Links to sections that their page does not have. */
  readonly deadAnchors: number
  /** Blocks that stay raw HTML. */
  readonly htmlBlocks: number
  readonly warnings: readonly MarkdownWarning[]
}

/** Finds links to sections that do not exist, once all documents have been added. Equal links of a page count once. */
const sectionLinks = () => {
  const sections = new Map<string, ReadonlySet<string>>()
  const links = new Map<string, { readonly page: string; readonly anchor: string }>()
  return {
    add: (id: string, document: RichTextDocument): void => {
      sections.set(id, new Set(anchorsOf(document)))
      for (const { reference } of linksOf(document))
        if (reference.kind === 'anchor' && reference.space === undefined)
          links.set(`${id} ${referenceName(reference)}`, {
            page: reference.page ?? id,
            anchor: reference.anchor,
          })
    },
    dead: (): number =>
      [...links.values()].filter(({ page, anchor }) => sections.get(page)?.has(anchor) !== true).length,
  }
}

/** Reads all files that are pages; of others only the names count. `each` receives the pages done, and their number. */
export function previewImport(
  files: FolderFiles,
  each: (done: number, total: number) => void = () => undefined,
): ImportPreview {
  let minted = 0
  let htmlBlocks = 0
  const toSections = sectionLinks()
  const { entries, warnings, counts, addresses } = importFolder(files, {
    // Nothing is stored, so nothing has to be found by its hash.
    sha256: () => String((minted += 1)),
    mintId: (kind) => `${kind} ${(minted += 1)}`,
    storeDocument({ page, document }) {
      toSections.add(page, document)
      for (const { node } of walk(document))
        if (node.object === 'block' && node.type === 'html') htmlBlocks += 1
      return ''
    },
    each,
  })
  const former = Map.groupBy(addresses.former, ({ page }) => page)
  const tree = buildPageTree(entries)
  const pages = [...tree.byId.values()].map((node): PreviewedPage => {
    const { id, title, type, source, hidden } = node.entry
    return {
      ...{ id, title, type, depth: ancestorsOf(node).length },
      ...(source !== undefined && { file: source.path }),
      address: addressOf(tree, node),
      former: (former.get(id) ?? []).map(({ path }) => path),
      hidden: hidden === true,
    }
  })
  return {
    pages,
    counts,
    addresses: { kept: addresses.kept, redirected: addresses.former.length },
    deadLinks: warnings.filter(({ code }) => code === 'missing-target').length,
    deadAnchors: toSections.dead(),
    htmlBlocks,
    warnings,
  }
}
