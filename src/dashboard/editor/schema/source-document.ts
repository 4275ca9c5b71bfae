/**
 * A document as editable Markdown, and back. Unchanged blocks come back as the original objects, with their keys and
 * with what Markdown cannot express; changed ones get the keys of the blocks they came from.
 */
import type { FencedBlocks } from '../../../content/contentkit/markdown-fences.ts'
import { fencesOf } from '../../../content/contentkit/markdown-fences.ts'
import { treeOf } from '../../../content/document/block-tree.ts'
import { contentText } from '../../../content/document/canonical.ts'
import type { Block, ContentReference, RichTextDocument } from '../../../content/document/document.ts'
import { assignKeys } from '../../../content/diff/block-keys.ts'
import { parseMarkdown, type ParsedMarkdown } from '../../../content/markdown/parse-markdown.ts'
import { printBlockTexts, printMarkdown } from '../../../content/markdown/print-markdown.ts'
import { matchTrees } from '../../../content/diff/match-blocks.ts'
import { normalize } from '../../../content/document/normalize.ts'
import { referenceName, referenceOf } from '../../../content/document/reference.ts'
import { randomHash } from './new-key.ts'

/** Paths of the space's pages, for links. */
export interface SourceNames {
  readonly pathOf: (page: string) => string | undefined
  readonly pageAt: (path: string) => string | undefined
}

const scheme = 'recto-ref:'

/**
 * Readable URLs for the space's own pages and files, plain URLs unchanged, and a reversible encoding for anything else.
 */
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
  /** The original document as Markdown. */
  readonly text: string
  /** Parses a text; returns the original document for the unchanged text. */
  readonly read: (text: string) => Pick<ParsedMarkdown, 'document' | 'warnings'> & {
    /** For each block of the document, in order, the line (from 0) where it starts. */
    readonly starts: readonly number[]
  }
}

/**
 * For each block of a document, the blocks that its Markdown parses to: usually one, several if Markdown splits the
 * block, none if it cannot be expressed. `lines` are those of the blocks of all texts together.
 */
const groupsOf = (
  texts: readonly string[],
  lines: readonly { readonly start: number }[],
): readonly (readonly number[])[] => {
  const groups = texts.map((): number[] => [])
  let [block, next] = [0, 0]
  for (const [at, { start }] of lines.entries()) {
    // The texts are joined by an empty line.
    for (;;) {
      const height = (texts[block] ?? '').split('\n').length + 1
      if (block + 1 >= texts.length || start < next + height) break
      next += height
      block += 1
    }
    groups[block]?.push(at)
  }
  return groups
}

interface Blocks {
  readonly nodes: readonly Block[]
  /** For each block, the line where it starts. */
  readonly starts: readonly number[]
}

const startOf = (lines: ParsedMarkdown['lines'], at: number | undefined): number =>
  at === undefined ? 0 : (lines[at]?.start ?? 0)

/**
 * Returns a function that takes the blocks of an edited text; it puts the original block wherever a group is unchanged.
 * `before` is the document's own text, parsed; `groups` are those of the document's blocks in it.
 */
const restorer = (
  document: RichTextDocument,
  before: ParsedMarkdown,
  groups: readonly (readonly number[])[],
): ((edited: ParsedMarkdown) => Blocks) => {
  const former = treeOf(before.document.nodes)
  // By the first block of each group.
  const groupOf = new Map(
    groups.flatMap(([first], at) => (first === undefined ? [] : [[first, at] as const])),
  )
  return ({ document: parsed, lines }) => {
    const now = treeOf(parsed.nodes)
    const { toA } = matchTrees(former, now)
    const places = now.parts.get('nodes') ?? []
    const partners = places.map((place) => {
      const partner = toA.get(place)
      const same = partner?.parent === former && contentText(partner.block) === contentText(place.block)
      return same ? partner.index : -1
    })
    // Of a document without any text, all blocks come first.
    const nodes: Block[] = groupOf.size === 0 ? [...document.nodes] : []
    const starts = nodes.map(() => 0)
    // Blocks that Markdown cannot express (empty paragraphs) stay next to the block before or after them.
    const kept = new Set<number>()
    const keepSilent = (from: number, step: 1 | -1): readonly Block[] => {
      const found: Block[] = []
      for (let at = from; groups[at]?.length === 0 && !kept.has(at); at += step) {
        const block = document.nodes[at]
        if (block !== undefined) found.push(block)
        kept.add(at)
      }
      return step === 1 ? found : found.toReversed()
    }
    for (let at = 0; at < places.length;) {
      const partner = partners[at]
      const group = partner === undefined || partner < 0 ? -1 : (groupOf.get(partner) ?? -1)
      const members = groups[group] ?? []
      const block = document.nodes[group]
      if (block !== undefined && members.every((member, index) => partners[at + index] === member)) {
        const found = [...keepSilent(group - 1, -1), block, ...keepSilent(group + 1, 1)]
        nodes.push(...found)
        starts.push(...found.map(() => startOf(lines, at)))
        at += members.length
      } else {
        const place = places[at]
        if (place !== undefined) {
          nodes.push(place.block)
          starts.push(startOf(lines, at))
        }
        at += 1
      }
    }
    return { nodes, starts }
  }
}

/** `fencedBlocks`: the blocks that are written as fenced code, by integration. */
export const sourceOf = (
  document: RichTextDocument,
  names: SourceNames,
  fencedBlocks: readonly FencedBlocks[] = [],
): Source => {
  const { href, resolve } = addresses(names)
  const fences = fencesOf(fencedBlocks)
  const text = printMarkdown(document, { href, fences })
  const parse = (markdown: string) =>
    parseMarkdown(markdown, { file: 'This page', titled: false, frontMatter: false, resolve, fences })
  const before = parse(text)
  const groups = groupsOf(printBlockTexts(document, { href, fences }).blocks, before.lines)
  const restored = restorer(document, before, groups)
  const asGiven: ReturnType<Source['read']> = {
    document,
    warnings: before.warnings,
    // A block that Markdown cannot express starts where the next expressible one starts.
    starts: groups.map((_, at) =>
      startOf(before.lines, groups.slice(at).find((group) => group.length > 0)?.[0]),
    ),
  }
  let last: { readonly markdown: string; readonly result: ReturnType<Source['read']> } = {
    markdown: text,
    result: asGiven,
  }
  const read = (markdown: string): ReturnType<Source['read']> => {
    if (markdown === last.markdown) return last.result
    if (markdown === text) return asGiven
    const parsed = parse(markdown)
    const { nodes, starts } = restored(parsed)
    const keyed = assignKeys({
      page: '',
      before: document,
      document: normalize({ object: 'document', data: document.data, nodes }),
      sha256: randomHash,
    })
    last = { markdown, result: { document: keyed, warnings: parsed.warnings, starts } }
    return last.result
  }
  return { text, read }
}
