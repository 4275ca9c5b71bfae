import type { ContentFile } from '../../client/types.gen.ts'
import type { ContentReference } from '../../content/document.ts'
import { safeLink } from '../../content/render/safe-url.ts'
import { pageAddresses } from '../pages/page-addresses.ts'

export interface Editing {
  readonly organization: string
  readonly space: string
  /** Number of the change request. */
  readonly number: number
  readonly files: readonly ContentFile[]
}

/**
 * Where references lead from a text that is edited: pages of the change request into its editor, others into the
 * reader, addresses to themselves. Undefined for what cannot be opened.
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
        return reader(ref)
      default:
        return undefined
    }
  }
