/** What the addresses in the files of a folder point at. */
import type { ContentReference } from '../../document/document.ts'
import type { FolderFiles } from './folder-files.ts'
import { findFile } from './folder-plan.ts'
import { folderOf } from './folder-paths.ts'
import type { HrefKind } from '../parse-markdown.ts'
import type { MarkdownWarning } from '../tags.ts'

export interface LinkPlaces {
  readonly files: FolderFiles
  /** Ids by path. */
  readonly pages: ReadonlyMap<string, string>
  readonly includes: ReadonlyMap<string, string>
  /** Path of the table of contents: linked, it stays an address. */
  readonly summaryPath: string
  /** The id of the file at a path that is no page, made when it is asked for first. */
  readonly fileId: (path: string) => string
}

const hasScheme = (href: string): boolean => /^(?:[a-z][a-z0-9+.-]*:|\/\/)/i.test(href)

/**
 * Resolves an address that stands in the file `from`: a page, a place in a page, a file, a reusable content. What
 * leads out of the folder is left as it is written (undefined); what should be in it and is not is `missing`.
 */
export function resolveHref(
  places: LinkPlaces,
  from: string,
  href: string,
  kind: HrefKind,
): ContentReference | 'missing' | undefined {
  if (href === '' || hasScheme(href)) return undefined
  if (href === 'broken-reference' || href.startsWith('/broken/')) return 'missing'
  const hash = href.indexOf('#')
  const path = hash < 0 ? href : href.slice(0, hash)
  const anchor = hash < 0 ? '' : href.slice(hash + 1)
  if (path === '') return anchor === '' ? undefined : { kind: 'anchor', anchor }
  const found = findFile(places.files, folderOf(from), path)
  if (found === undefined) return kind === 'spec' ? undefined : 'missing'
  const include = places.includes.get(found)
  if (include !== undefined && kind === 'include')
    return { kind: 'reusable-content', reusableContent: include }
  if (kind === 'include' || found === places.summaryPath) return kind === 'include' ? 'missing' : undefined
  const page = places.pages.get(found)
  if (page !== undefined) return anchor === '' ? { kind: 'page', page } : { kind: 'anchor', anchor, page }
  // An anchor into a file is part of an address that ids cannot hold.
  if (include !== undefined || anchor !== '') return undefined
  return { kind: 'file', file: places.fileId(found) }
}

/** Says on which line an address that leads nowhere stands: the next one after the last report of the same address. */
export function missingReporter(
  file: string,
  text: string,
  warnings: MarkdownWarning[],
): (href: string) => void {
  const last = new Map<string, number>()
  let starts: number[] | undefined
  return (href) => {
    // Searching is for files that a person could have written.
    const at = text.length > 2 ** 20 ? -1 : text.indexOf(href, (last.get(href) ?? -1) + 1)
    if (at >= 0) last.set(href, at)
    starts ??= [0, ...Array.from(text.matchAll(/\n/g), ({ index }) => index + 1)]
    let [low, high] = [0, starts.length]
    while (high - low > 1) {
      const middle = (low + high) >> 1
      if ((starts[middle] ?? 0) <= Math.max(at, 0)) low = middle
      else high = middle
    }
    const message = `${href.slice(0, 200)} leads to nothing in the folder and is kept as it is written.`
    warnings.push({ file, line: low + 1, code: 'missing-target', message })
  }
}
