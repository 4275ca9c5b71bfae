/** Whether a link target exists, and which URLs belong to the application itself. */
import { keyOfOperation } from '../api-reference/api-block.ts'
import type { ContentReference } from '../document/document.ts'
import { trimEndOf } from '../document/linear-text.ts'
import type { LinkTarget } from './links.ts'
import { urlProblem } from './url-problem.ts'

export type LinkStatus = 'ok' | 'broken' | 'in-app'

/**
 * What exists, as queried by link status. Answers may come from a cache; `space` undefined is the document's own space.
 */
export interface LinkIndex {
  /** URL of the dashboard, such as `https://docs.example.org`, possibly with a path. Absent: no URL is in-app. */
  readonly appBase?: string
  /** The page of the link, for anchors without a page; undefined in reusable content. */
  readonly page?: string
  readonly hasPage: (page: string, space: string | undefined) => boolean
  readonly hasAnchor: (anchor: string, page: string, space: string | undefined) => boolean
  readonly hasFile: (file: string, space: string | undefined) => boolean
  readonly hasReusableContent: (reusableContent: string, space: string | undefined) => boolean
  readonly hasSpace: (space: string) => boolean
  readonly hasCollection: (collection: string) => boolean
  readonly hasUser: (user: string) => boolean
  readonly hasSpec: (spec: string) => boolean
  /** Whether the latest version has the operation; true while there is no version. False without the specification. */
  readonly hasOperation: (spec: string, key: string) => boolean
}

/**
 * `in-app` for a URL of the application, which should be a reference; `broken` if the target does not exist or the URL
 * is unusable (`urlProblem`); otherwise `ok`.
 */
export function linkStatus({ reference, operation }: LinkTarget, index: LinkIndex): LinkStatus {
  const found = (there: boolean): LinkStatus => (there ? 'ok' : 'broken')
  switch (reference.kind) {
    case 'url':
      if (index.appBase !== undefined && classify(reference, { appBase: index.appBase }) === 'in-app')
        return 'in-app'
      return found(urlProblem(reference.url) === undefined)
    case 'page':
      return found(index.hasPage(reference.page, reference.space))
    case 'anchor': {
      const page = reference.page ?? index.page
      if (page === undefined) return 'ok'
      return found(
        index.hasPage(page, reference.space) && index.hasAnchor(reference.anchor, page, reference.space),
      )
    }
    case 'file':
      return found(index.hasFile(reference.file, reference.space))
    case 'reusable-content':
      return found(index.hasReusableContent(reference.reusableContent, reference.space))
    case 'space':
      return found(index.hasSpace(reference.space))
    case 'collection':
      return found(index.hasCollection(reference.collection))
    case 'user':
      return found(index.hasUser(reference.user))
    case 'openapi':
      return found(
        operation === undefined
          ? index.hasSpec(reference.spec)
          : index.hasOperation(reference.spec, keyOfOperation(operation)),
      )
  }
}

/** Where a reference leads: to content by id, into the application by URL, or outside. */
export function classify(
  reference: ContentReference,
  { appBase }: { readonly appBase: string },
): 'content' | 'in-app' | 'external' {
  if (reference.kind !== 'url') return 'content'
  return pathInApp(reference.url, appBase) === undefined ? 'external' : 'in-app'
}

/**
 * The reference for a URL of the application, so that a pasted URL can become a proper link: a page (with an anchor), a
 * space or a collection. Undefined for other URLs. Organization ids are not checked.
 */
export function inAppReference(
  url: string,
  { appBase }: { readonly appBase: string },
): ContentReference | undefined {
  const inside = pathInApp(url, appBase)
  if (inside === undefined) return undefined
  const [o, organization, kind, id, p, page] = inside.path.split('/').filter((part) => part !== '')
  if (o !== 'o' || organization === undefined || id === undefined) return undefined
  if (kind === 'c') return { kind: 'collection', collection: id }
  if (kind !== 's') return undefined
  if (p === undefined) return { kind: 'space', space: id }
  if (p !== 'p' || page === undefined) return undefined
  if (inside.fragment === '' || inside.fragment.startsWith('b-')) return { kind: 'page', page, space: id }
  return { kind: 'anchor', anchor: inside.fragment, page, space: id }
}

/** The path below the base and the fragment, both decoded; undefined for URLs that are not below it. */
function pathInApp(
  url: string,
  appBase: string,
): { readonly path: string; readonly fragment: string } | undefined {
  if (!URL.canParse(url) || !URL.canParse(appBase)) return undefined
  const [address, base] = [new URL(url), new URL(appBase)]
  const root = trimEndOf(base.pathname, '/')
  if (address.origin !== base.origin || base.origin === 'null') return undefined
  if (address.pathname !== root && !address.pathname.startsWith(`${root}/`)) return undefined
  try {
    return {
      path: decodeURIComponent(address.pathname.slice(root.length)),
      fragment: decodeURIComponent(address.hash.slice(1)),
    }
  } catch {
    // An invalid percent escape: a URL of the application, but of nothing in it.
    return { path: '', fragment: '' }
  }
}
