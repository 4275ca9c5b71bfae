/**
 * A document as Markdown that a person edits, and back. Blocks whose text nobody touched come back as the blocks
 * that they were, with their keys and with what Markdown cannot say; the others get the keys of what they were made of.
 */
import { treeOf } from '../../content/block-tree.ts'
import { contentText } from '../../content/canonical.ts'
import type { Block, ContentReference, RichTextDocument } from '../../content/document.ts'
import { assignKeys } from '../../content/keys.ts'
import { parseMarkdown, type ParsedMarkdown } from '../../content/markdown/parse.ts'
import { printMarkdown } from '../../content/markdown/print.ts'
import { matchTrees } from '../../content/match.ts'
import { normalize } from '../../content/normalize.ts'
import { referenceName, referenceOf } from '../../content/reference.ts'
import { randomHash } from './new-key.ts'

/** Paths of the space's pages, by which links are written. */
export interface SourceNames {
  readonly pathOf: (page: string) => string | undefined
  readonly pageAt: (path: string) => string | undefined
}

const scheme = 'recto-ref:'

/** The space's own pages and files by readable addresses, plain ones as they are, all else so that it comes back. */
const addresses = ({ pathOf, pageAt }: SourceNames) => {
  const resolve = (address: string): ContentReference | undefined => {
    if (address.startsWith(scheme)) {
      try {
        return referenceOf(JSON.parse(decodeURIComponent(address.slice(scheme.length))))
      } catch {
        return undefined
      }
    }
    const file = /^\/files\/([\w-]+)$/u.exec(address)?.[1]
    if (file !== undefined) return { kind: 'file', file }
    const [path = '', anchor] = address.split('#', 2)
    if (path === '') return anchor === undefined || anchor === '' ? undefined : { kind: 'anchor', anchor }
    const page = path.startsWith('/') ? pageAt(path.slice(1)) : undefined
    if (page === undefined || anchor === '') return undefined
    return anchor === undefined ? { kind: 'page', page } : { kind: 'anchor', page, anchor }
  }
  const readable = (reference: ContentReference): string | undefined => {
    switch (reference.kind) {
      case 'url':
        return reference.url
      case 'file':
        return `/files/${reference.file}`
      case 'page': {
        const path = pathOf(reference.page)
        return path === undefined ? undefined : `/${path}`
      }
      case 'anchor': {
        const path = reference.page === undefined ? '' : pathOf(reference.page)
        if (path === undefined) return undefined
        return `${path === '' ? '' : `/${path}`}#${reference.anchor}`
      }
      default:
        return undefined
    }
  }
  const same = (a: ContentReference, b: ContentReference | undefined, address: string): boolean =>
    b === undefined ? a.kind === 'url' && a.url === address : referenceName(a) === referenceName(b)
  const href = (reference: ContentReference): string => {
    const address = readable(reference)
    if (address !== undefined && same(reference, resolve(address), address)) return address
    return `${scheme}${encodeURIComponent(JSON.stringify(reference))}`
  }
  return { href, resolve }
}

export interface Source {
  /** The document as it was given, as Markdown. */
  readonly text: string
  /** What a text says; the given document itself while the text is the one above. */
  readonly read: (text: string) => Pick<ParsedMarkdown, 'document' | 'warnings'>
}

export const sourceOf = (document: RichTextDocument, names: SourceNames): Source => {
  const { href, resolve } = addresses(names)
  const text = printMarkdown(document, { href })
  const parse = (markdown: string) => parseMarkdown(markdown, { file: 'This page', titled: false, resolve })
  const before = parse(text)
  // What Markdown makes of each block, beside the block. Where it makes more or fewer, keys alone are carried over.
  const paired = before.document.nodes.length === document.nodes.length
  const former = treeOf(before.document.nodes)
  let last: { readonly markdown: string; readonly said: ReturnType<Source['read']> } = {
    markdown: text,
    said: { document, warnings: before.warnings },
  }

  const restored = (parsed: RichTextDocument): RichTextDocument => {
    if (!paired) return parsed
    const now = treeOf(parsed.nodes)
    const { toA } = matchTrees(former, now)
    const taken = new Set<number>()
    const nodes = (now.parts.get('nodes') ?? []).map((place): Block => {
      const partner = toA.get(place)
      if (partner?.parent !== former || taken.has(partner.index)) return place.block
      if (contentText(partner.block) !== contentText(place.block)) return place.block
      taken.add(partner.index)
      return document.nodes[partner.index] ?? place.block
    })
    return { ...parsed, nodes }
  }
  const read = (markdown: string): ReturnType<Source['read']> => {
    if (markdown === last.markdown) return last.said
    if (markdown === text) return { document, warnings: before.warnings }
    const { document: parsed, warnings } = parse(markdown)
    const keyed = assignKeys({
      page: '',
      before: document,
      document: normalize({ ...restored(parsed), data: document.data }),
      sha256: randomHash,
    })
    last = { markdown, said: { document: keyed, warnings } }
    return last.said
  }
  return { text, read }
}
