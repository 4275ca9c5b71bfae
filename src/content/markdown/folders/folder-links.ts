/** Resolves the URLs in the files of a folder. */
import type { ContentReference } from '../../document/document.ts'
import type { FolderFiles } from './folder-files.ts'
import { findFile } from './folder-plan.ts'
import { folderOf } from './folder-paths.ts'
import { decodeEntities } from '../html-reader.ts'
import type { HrefKind } from '../parse-markdown.ts'
import type { WarningList } from './warning-list.ts'

export interface LinkPlaces {
  readonly files: FolderFiles
  /** Ids by path. */
  readonly pages: ReadonlyMap<string, string>
  readonly includes: ReadonlyMap<string, string>
  /** Path of the table of contents: links to it stay URLs. */
  readonly summaryPath: string
  /** The id of the file at a path that is not a page, created on first use. */
  readonly fileId: (path: string) => string
}

const hasScheme = (href: string): boolean => /^(?:[a-z][a-z0-9+.-]*:|\/\/)/i.test(href)

/**
 * Resolves a URL in the file `from`: a page, an anchor in a page, a file, reusable content. Undefined for URLs that
 * lead out of the folder, which are kept as written; `missing` for those inside it without a target.
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
  // An anchor in a file cannot be expressed as a reference by id.
  if (include !== undefined || anchor !== '') return undefined
  return { kind: 'file', file: places.fileId(found) }
}

/** Reports the line of a broken link: the next occurrence after the last report of the same URL. */
export function missingReporter(
  file: string,
  text: string,
  warnings: Pick<WarningList, 'add'>,
): (href: string) => void {
  const last = new Map<string, number>()
  let decoded: string | undefined
  let starts: number[] | undefined
  return (href) => {
    // URLs are compared as they are read, without escapes and entities; neither removes a line.
    decoded ??= decodeEntities(text.replace(/\\([!-/:-@[-`{-~])/g, '$1').replace(/&#(?:x0*a|0*10);/gi, ' '))
    // Only search in files of a size that a person could have written.
    const at = text.length > 2 ** 20 ? -1 : decoded.indexOf(href, (last.get(href) ?? -1) + 1)
    if (at >= 0) last.set(href, at)
    starts ??= [0, ...Array.from(decoded.matchAll(/\n/g), ({ index }) => index + 1)]
    let [low, high] = [0, starts.length]
    while (high - low > 1) {
      const middle = (low + high) >> 1
      if ((starts[middle] ?? 0) <= Math.max(at, 0)) low = middle
      else high = middle
    }
    const message = `${href.slice(0, 200)} leads to nothing in the folder and is kept as it is written.`
    warnings.add({ file, line: low + 1, code: 'missing-target', message })
  }
}
