/** Resolves the references of documents, from the pages and files of their space. */
import type { ContentReference, RichTextDocument } from '../../content/document/document.ts'
import { referenceName } from '../../content/document/reference.ts'
import type { RawHtml } from '../../content/render/render-context.ts'
import type { ResolvedReference } from '../../content/render/render-node.ts'
import type { ContentFile } from '../../client/types.gen.ts'
import type { TreePage } from '../api/pages/page-tree.ts'
import type { DocumentContext, PictureSize } from './document-context.ts'

/** A destination in the dashboard that a document can link to. `space` is absent for the document's own. */
type Place =
  | { readonly kind: 'page'; readonly page: string; readonly anchor?: string; readonly space?: string }
  | { readonly kind: 'space'; readonly space: string }
  | { readonly kind: 'collection'; readonly collection: string }
  | { readonly kind: 'openapi'; readonly spec: string }

export type NamedPage = Pick<TreePage, 'id' | 'title' | 'emoji'>
type KnownFile = Pick<ContentFile, 'id' | 'name' | 'downloadURL' | 'dimensions'>

export interface RenderContextOptions {
  /** Id of the document's space. */
  readonly space: string
  /** By id. An unknown page is a broken link, unless pages are still loading. */
  readonly pages: ReadonlyMap<string, NamedPage>
  readonly arePagesLoading?: boolean
  /** By id; undefined while loading, so that no picture looks broken meanwhile. */
  readonly files: ReadonlyMap<string, KnownFile> | undefined
  /** Whether some of the files are not known yet. */
  readonly areFilesLoading?: boolean
  /** The URL of a destination; undefined if the dashboard has none. */
  readonly addressOf: (place: Place) => string | undefined
  /** The name of a person, if known. */
  readonly personName?: (id: string) => string | undefined
  /** Loaded reusable content, by `referenceName` of its reference. */
  readonly reusableContents?: ReadonlyMap<string, RichTextDocument>
  readonly rawHtml?: RawHtml | undefined
  readonly integrationBlock?: DocumentContext['integrationBlock']
  readonly apiBlock?: DocumentContext['apiBlock']
}

const byId = new WeakMap<readonly TreePage[], ReadonlyMap<string, TreePage>>()

/** All nodes of the tree by id, including nested ones. Cached by tree, since every opened page needs it. */
export const pagesById = (pages: readonly TreePage[]): ReadonlyMap<string, TreePage> => {
  const known = byId.get(pages)
  if (known) return known
  const found = new Map<string, TreePage>()
  const waiting: TreePage[] = [...pages]
  for (let page = waiting.pop(); page !== undefined; page = waiting.pop()) {
    found.set(page.id, page)
    waiting.push(...page.pages)
  }
  byId.set(pages, found)
  return found
}

/** Files as a context takes them. */
export const filesById = <File extends KnownFile>(files: readonly File[]): ReadonlyMap<string, File> =>
  new Map(files.map((file) => [file.id, file]))

const unnamed: Pick<NamedPage, 'title' | 'emoji'> = { title: '' }

const broken = (title: string): ResolvedReference => ({ href: '', title, state: 'broken' })

/** The context of a document. Stateless, so it can be shared for equal input. */
export const makeDocumentContext = (options: RenderContextOptions): DocumentContext => {
  const pictures = new Map<string, PictureSize>()
  for (const { downloadURL, dimensions } of options.files?.values() ?? [])
    pictures.set(downloadURL, dimensions ?? {})
  const elsewhere = (space: string | undefined): space is string =>
    space !== undefined && space !== options.space
  const at = (place: Place, title: string, emoji?: string): ResolvedReference => {
    const href = options.addressOf(place)
    return href === undefined
      ? broken(title)
      : { href, title, state: 'ok', ...(emoji === undefined ? {} : { emoji }) }
  }

  const resolve = (reference: ContentReference): ResolvedReference => {
    switch (reference.kind) {
      case 'url':
        // A relative URL is one that an import could not resolve; here it would lead into the dashboard.
        return /^(?:[a-z][a-z0-9+.-]*:|\/\/|#)/i.test(reference.url.trim())
          ? { href: reference.url, title: reference.url, state: 'ok' }
          : broken(reference.url)
      case 'file': {
        if (elsewhere(reference.space)) return broken('File in another space')
        const file = options.files?.get(reference.file)
        return file === undefined
          ? broken(options.files === undefined || options.areFilesLoading === true ? '' : 'Deleted file')
          : { href: file.downloadURL, title: file.name, state: 'ok' }
      }
      case 'page':
      case 'anchor': {
        const anchor = reference.kind === 'anchor' ? { anchor: reference.anchor } : {}
        if (reference.kind === 'anchor' && reference.page === undefined)
          return { href: `#${encodeURIComponent(reference.anchor)}`, title: reference.anchor, state: 'ok' }
        const page = reference.page ?? ''
        if (elsewhere(reference.space))
          return at({ kind: 'page', page, space: reference.space, ...anchor }, 'Page in another space')
        const known = options.pages.get(page) ?? (options.arePagesLoading === true ? unnamed : undefined)
        return known === undefined
          ? broken('Deleted page')
          : at({ kind: 'page', page, ...anchor }, known.title, known.emoji)
      }
      case 'user': {
        const name = options.personName?.(reference.user)
        // People have no page: a mention is a name, not a link.
        return broken(name ?? 'Unknown user')
      }
      case 'space':
        return at(reference, 'Space')
      case 'collection':
        return at(reference, 'Collection')
      case 'openapi':
        return at(reference, reference.spec)
      case 'reusable-content':
        return broken('Reusable content')
    }
  }

  return {
    render: {
      resolve,
      reusableContent: (reference) => options.reusableContents?.get(referenceName(reference)),
      ...(options.rawHtml === undefined ? {} : { rawHtml: options.rawHtml }),
    },
    integrationBlock: options.integrationBlock,
    apiBlock: options.apiBlock,
    picture: (address) => (address.startsWith('data:') ? {} : pictures.get(address)),
  }
}
