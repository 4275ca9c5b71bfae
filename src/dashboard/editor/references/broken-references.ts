/** Broken references of a text, as far as they can be found without a request. */
import type { Node } from '@tiptap/pm/model'
import type { ContentReference, Json } from '../../../content/document/document.ts'
import { isJsonObject, referenceOf } from '../../../content/document/reference.ts'
import { headingSlug } from '../../../content/document/heading-anchors.ts'

/** Link targets that are known without a request. */
export interface KnownTargets {
  /** Ids of the pages of the space. */
  readonly pages: ReadonlySet<string>
  /** Ids of its files; undefined while unknown. */
  readonly files: ReadonlySet<string> | undefined
}

/** Why a reference is broken; undefined if its target exists, or if only the service knows. */
export const whyBroken = (
  ref: ContentReference,
  { pages, files }: KnownTargets,
  anchors: ReadonlySet<string>,
): string | undefined => {
  // Other spaces are unknown here.
  if ('space' in ref && ref.kind !== 'space' && ref.space !== undefined) return undefined
  if (ref.kind === 'page') return pages.has(ref.page) ? undefined : 'to a deleted page'
  if (ref.kind === 'file') return files?.has(ref.file) === false ? 'to a deleted file' : undefined
  if (ref.kind === 'url' && ref.url.startsWith('#'))
    return anchors.has(ref.url.slice(1)) ? undefined : 'to a section that is not on this page'
  if (ref.kind === 'url')
    return /^(?:[a-z][a-z0-9+.-]*:|\/\/)/iu.test(ref.url.trim()) ? undefined : 'with an invalid URL'
  if (ref.kind !== 'anchor') return undefined
  if (ref.page !== undefined) return pages.has(ref.page) ? undefined : 'to a deleted page'
  return anchors.has(ref.anchor) ? undefined : 'to a section that is not on this page'
}

/** The references of a node: of its link mark, its carried block, its picture. */
export const referencesOf = (node: Node): readonly ContentReference[] => {
  const carried = (node.attrs['node'] as { readonly type?: string; readonly data?: Json } | null | undefined)
    ?.data
  const content = node.type.name === 'image' ? (node.attrs['data'] as Json) : carried
  const links = node.marks
    .filter(({ type }) => type.name === 'link')
    .map(({ attrs }) => attrs['data'] as Json)
  return [content, ...links].flatMap((data) => (isJsonObject(data) ? (referenceOf(data['ref']) ?? []) : []))
}

/** Anchors of the headings of a text, as readers get them. */
export const anchorsOf = (doc: Node): ReadonlySet<string> => {
  const anchors = new Set<string>()
  doc.descendants((node) => {
    if (node.type.name === 'heading') {
      const { id } = node.attrs['data'] as { readonly id?: unknown }
      const wanted = typeof id === 'string' ? id : headingSlug(node.textContent)
      // Duplicates get a number.
      for (let count = 0; ; count += 1) {
        const anchor = count === 0 ? wanted : `${wanted}-${count}`
        if (!anchors.has(anchor)) {
          anchors.add(anchor)
          break
        }
      }
    }
    return !node.isTextblock
  })
  return anchors
}
