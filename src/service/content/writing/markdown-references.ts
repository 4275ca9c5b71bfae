/** Converts references of documents to addresses in Markdown, and back. */
import type { ContentReference } from '../../../content/document/document.ts'
import { addressOf, pageAtPath } from '../../../content/tree/page-tree.ts'
import type { ContentView } from '../revisions/page-view.ts'
import { fileView } from '../revisions/page-view.ts'

/** Addresses of references in printed Markdown: pages by their path in the space, files by a signed address. */
export const hrefIn =
  (view: ContentView) =>
  (reference: ContentReference): string => {
    const { snapshot, ctx } = view
    const pageAddress = (id: string | undefined) => {
      const node = id === undefined ? undefined : snapshot.tree.byId.get(id)
      return node ? `/${addressOf(snapshot.tree, node)}` : undefined
    }
    switch (reference.kind) {
      case 'url':
        return reference.url
      case 'page':
        return pageAddress(reference.page) ?? `/pages/${reference.page}`
      case 'anchor':
        return `${reference.page === undefined ? '' : (pageAddress(reference.page) ?? `/pages/${reference.page}`)}#${reference.anchor}`
      case 'file': {
        const file = snapshot.files.get(reference.file)
        return file ? fileView(view, file).downloadURL : `/files/${reference.file}`
      }
      case 'space':
        return ctx.addresses.space(view.organization, reference.space).app
      case 'collection':
        return ctx.addresses.collection(view.organization, reference.collection).app
      case 'user':
        return `/users/${reference.user}`
      case 'reusable-content':
        return `/reusable-contents/${reference.reusableContent}`
      case 'openapi':
        return `/openapi/${reference.spec}`
    }
  }

const idText = '([a-zA-Z0-9_-]+)'
const direct: readonly [RegExp, (id: string) => ContentReference][] = [
  [new RegExp(`^/files/${idText}$`), (file) => ({ kind: 'file', file })],
  [new RegExp(`^/users/${idText}$`), (user) => ({ kind: 'user', user })],
  [
    new RegExp(`^/reusable-contents/${idText}$`),
    (reusableContent) => ({ kind: 'reusable-content', reusableContent }),
  ],
  [new RegExp(`^/openapi/${idText}$`), (spec) => ({ kind: 'openapi', spec })],
]

/**
 * What an address in Markdown refers to: what `hrefIn` prints, and the dashboard's own addresses of pages and spaces.
 * Undefined for any other, which remains a plain address; a collection's address is such a one. `hrefIn` prints a page
 * of another space by its id only, which reads back as a page of this space.
 */
export const referenceIn = (view: ContentView) => {
  const { snapshot, ctx, space } = view
  const { baseUrl, sitesUrl } = ctx.config
  const toPage = (page: string, anchor: string | undefined): ContentReference =>
    anchor === undefined || anchor === '' ? { kind: 'page', page } : { kind: 'anchor', page, anchor }
  const filesHere = `${sitesUrl}/files/${space}/`
  return (href: string): ContentReference | undefined => {
    const [address = '', anchor] = href.split('#', 2)
    if (address === '') return anchor === undefined ? undefined : { kind: 'anchor', anchor }
    if (address.startsWith(filesHere)) {
      const [blob, name = ''] = (address.slice(filesHere.length).split('?')[0] ?? '').split('/')
      const file = [...snapshot.files.values()].find(
        (one) => one.blob === blob && encodeURIComponent(one.name) === name,
      )
      return file && { kind: 'file', file: file.id }
    }
    if (address.startsWith(`${baseUrl}/o/`)) {
      const [, other = '', page] = /\/s\/([\w-]+)(?:\/p\/([\w-]+))?$/.exec(address) ?? []
      if (other === '') return undefined
      if (page === undefined) return { kind: 'space', space: other }
      const reference = toPage(page, anchor)
      return other === space ? reference : ({ ...reference, space: other } as ContentReference)
    }
    if (!address.startsWith('/')) return undefined
    const [, byId] = /^\/pages\/([\w-]+)$/.exec(address) ?? []
    if (byId !== undefined) return toPage(byId, anchor)
    for (const [pattern, make] of direct) {
      const id = pattern.exec(address)?.[1]
      if (id !== undefined) return make(id)
    }
    const node = pageAtPath(snapshot.tree, address.slice(1))
    return node ? toPage(node.entry.id, anchor) : undefined
  }
}
