import type { PlacedPage } from '../../editor/panel/page-rows.ts'
import type { NamedAddress } from '../../editor/paste/address.ts'
import type { ContentFile } from '../../../client/types.gen.ts'
import type { ContentReference } from '../../../content/document/document.ts'
import { decodeEscapes } from '../../../content/links/decode-escapes.ts'
import { safeLink } from '../../../content/render/safe-url.ts'
import { pageAddresses } from '../../pages/reader/page-addresses.ts'

export interface Editing {
  readonly organization: string
  readonly space: string
  /** Number of the change request. */
  readonly number: number
  readonly files: readonly ContentFile[]
}

/**
 * Resolves references in the editor: pages of the space open in the editor of the change request, others in
 * the reader; external URLs stay. Undefined for what cannot be opened.
 */
export const referenceAddresses =
  ({ organization, space, number, files }: Editing) =>
  (ref: ContentReference): string | undefined => {
    const reader = pageAddresses(organization, space, undefined)
    switch (ref.kind) {
      case 'url':
        return safeLink(ref.url)
      case 'file':
        return files.find(({ id }) => id === ref.file)?.downloadURL
      case 'page':
      case 'anchor': {
        if (ref.page === undefined) return undefined
        if (ref.space === undefined || ref.space === space)
          return `/o/${organization}/s/${space}/changes/${number}/edit/${ref.page}`
        const anchor = ref.kind === 'anchor' ? { anchor: ref.anchor } : {}
        return reader({ kind: 'page', page: ref.page, space: ref.space, ...anchor })
      }
      case 'space':
      case 'openapi':
        return reader(ref)
      default:
        return undefined
    }
  }

/**
 * The inverse, for pages: the reference for a URL copied from the reader or an editor of this dashboard. For
 * other spaces the title of the page is unknown.
 */
export const referenceAtAddress =
  ({
    organization,
    space,
    placedPages,
  }: Pick<Editing, 'organization' | 'space'> & {
    readonly placedPages: readonly PlacedPage[]
  }): NamedAddress =>
  (address) => {
    if (!URL.canParse(address)) return undefined
    const { origin, pathname, hash } = new URL(address)
    const found = /^\/o\/([^/]+)\/s\/([^/]+)\/(?:p|changes\/\d+\/(?:edit|diff))\/([^/]+)$/u.exec(pathname)
    if (origin !== window.location.origin || found?.[1] !== organization) return undefined
    const [, , of = '', page = ''] = found
    const known = placedPages.find((one) => one.page.id === page)?.page
    if (of === space && known === undefined) return undefined
    const elsewhere = of === space ? {} : { space: of }
    // Block anchors are not linkable; heading anchors are.
    const anchor = hash.startsWith('#b-') ? '' : decodeEscapes(hash.slice(1))
    const ref =
      anchor === ''
        ? ({ kind: 'page', page, ...elsewhere } as const)
        : ({ kind: 'anchor', anchor, page, ...elsewhere } as const)
    return { ref, title: known === undefined || known.title === '' ? address : known.title }
  }
