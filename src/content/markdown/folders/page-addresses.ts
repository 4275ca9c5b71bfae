/**
 * The addresses of imported pages. GitBook publishes a page at the path of its file; a page gets the same one wherever
 * its place in the table of contents allows it.
 */
import { buildPageTree, pageAtPath } from '../../tree/page-tree.ts'
import type { Entry } from '../../revision/revision.ts'
import { isSlug, slugOf } from '../../tree/slug.ts'
import { baseOf, folderOf, isFolderPage, stemOf } from './folder-paths.ts'
import type { PlannedPage } from './folder-plan.ts'

/** An address that leads to a page which has another one. */
export interface FormerAddress {
  /** Without a slash at either end. */
  readonly path: string
  /** The id of the page. */
  readonly page: string
}

/** README → the name of its folder; other files → their name without the extension. */
export const nameOf = (path: string): string => (isFolderPage(path) && baseOf(folderOf(path))) || stemOf(path)

/** The path of a file without its extension, or of the folder whose page it is; empty for the first page. */
const fileAddress = (path: string, root: string): string => {
  const inside = path.startsWith(root) ? path.slice(root.length) : path
  if (isFolderPage(inside)) return folderOf(inside)
  const folder = folderOf(inside)
  return folder === '' ? stemOf(inside) : `${folder}/${stemOf(inside)}`
}

/** `name` as it is, if it can be a slug. */
const slugAsWritten = (name: string): string | undefined => (isSlug(name) ? name : undefined)

/** The slug of the page of a file. */
export const fileSlug = (path: string): string => {
  // The first page has no name of its own in its address.
  if (isFolderPage(path) && folderOf(path) === '') return slugOf(nameOf(path))
  return slugAsWritten(nameOf(path)) ?? slugOf(nameOf(path))
}

/** The slug of a title without a file. GitBook writes an ampersand as a word. */
export const titleSlug = (title: string): string => slugOf(title.replaceAll('&', ' and '))

/**
 * The slug of a page without a file: the folder that all files below it are in, otherwise the anchor of its heading,
 * otherwise from its title. `above`: the address of its parent.
 */
export const slugWithoutFile = (page: PlannedPage, above: string, root: string): string => {
  const start = above === '' ? '' : `${above}/`
  const folders = new Set(
    page.children.flatMap(({ path }) => (path === undefined ? [] : [folderOf(fileAddress(path, root))])),
  )
  const [only = ''] = folders.size === 1 ? folders : []
  const folder = only.startsWith(start) ? slugAsWritten(only.slice(start.length)) : undefined
  return folder ?? slugAsWritten(page.anchor ?? '') ?? titleSlug(page.title)
}

export interface Addresses {
  /** Number of pages whose address is that of their file. */
  readonly kept: number
  /** Those of the files whose pages have another one, and those of the redirects of the folder. */
  readonly former: readonly FormerAddress[]
}

/** Compares the addresses of pages with those of their files. `redirects`: ids of pages by address. */
export function compareAddresses(
  entries: readonly Entry[],
  root: string,
  redirects: ReadonlyMap<string, string>,
): Addresses {
  const tree = buildPageTree(entries)
  const former = new Map<string, string>()
  let kept = 0
  const lead = (path: string, page: string): void => {
    if (path !== '' && pageAtPath(tree, path) === null && !former.has(path)) former.set(path, page)
  }
  for (const node of tree.byId.values()) {
    const { source, id } = node.entry
    if (source === undefined) continue
    const address = fileAddress(source.path, root)
    if (address === node.path || (address === '' && node === tree.home)) kept += 1
    else lead(address, id)
  }
  for (const [path, page] of redirects) lead(path, page)
  return { kept, former: Array.from(former, ([path, page]) => ({ path, page })) }
}
