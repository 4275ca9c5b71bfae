/** Markdown → document. Never throws; unknown syntax is kept as text or raw HTML, with a warning. */
import type { Fences } from '../contentkit/markdown-fences.ts'
import { noFences } from '../contentkit/markdown-fences.ts'
import type {
  Block,
  ContentReference,
  Fragment,
  Inline,
  RichTextDocument,
  Text,
} from '../document/document.ts'
import { normalize } from '../document/normalize.ts'
import type { Environment, MarkdownIt, Token } from './block-rules.ts'
import { machine, maximumLevel } from './block-rules.ts'
import type { BlockContext, Placed } from './blocks-from-tokens.ts'
import { blocksOfTokens } from './blocks-from-tokens.ts'
import { findFrontMatter, noFrontMatter } from './front-matter-lines.ts'
import { inlinesOf } from './inlines-from-tokens.ts'
import { addInlineRules } from './inline-rules.ts'
import type { MarkdownWarning, TagLine } from './tags.ts'
import { tagLines } from './tags.ts'

export type HrefKind = 'link' | 'image' | 'file' | 'include' | 'spec'

export interface ParseContext {
  /** File name for warnings. */
  readonly file: string
  /** The target of a URL; undefined keeps it as written. */
  readonly resolve?: (href: string, kind: HrefKind) => ContentReference | undefined
  /** Whether a leading level 1 heading is the title (as in a file) instead of content. Default: true. */
  readonly titled?: boolean
  /** Whether a text that begins with `---` may begin with front matter (as in a file). Default: true. */
  readonly frontMatter?: boolean
  /** Fenced code that is a block of an integration; by default all of it is code. */
  readonly fences?: Fences
}

/** Source lines of a top-level block, counted from 0, after line breaks were normalized to line feeds. */
interface BlockLines {
  readonly start: number
  readonly end: number
}

export interface ParsedMarkdown {
  /** The lines of the front matter, each ended by a line feed; `parsePageFile` reads their values. */
  readonly frontMatter: string | undefined
  readonly title?: string
  readonly document: RichTextDocument
  readonly warnings: readonly MarkdownWarning[]
  /** One for each block of the document, in order. Several blocks may share lines. */
  readonly lines: readonly BlockLines[]
  /** The lines of the title. */
  readonly titleLines?: BlockLines
}

let shared: MarkdownIt | undefined
const parser = (): MarkdownIt => {
  if (shared === undefined) {
    shared = machine()
    addInlineRules(shared)
  }
  return shared
}

/** The text of a heading, trimmed, without marks. */
const plainWords = (nodes: Block['nodes']): string =>
  ((nodes ?? []) as readonly (Inline | Text)[])
    .map((node): string =>
      node.object === 'text'
        ? node.leaves.map(({ text }) => text).join('')
        : node.type === 'emoji'
          ? `:${typeof node.data['code'] === 'string' ? node.data['code'] : ''}:`
          : plainWords(node.nodes as Block['nodes']),
    )
    .join('')
    .replaceAll('\n', ' ')
    .trim()

/**
 * Parses a text; the front matter is left out of the document. The document is in normal form and has no keys. `resolve` is called for every URL as written; if
 * it returns undefined, the reference is `{kind: 'url', url: as written}`. Linear in the length of the text.
 */
export function parseMarkdown(source: string, context: ParseContext): ParsedMarkdown {
  const whole = source.replace(/^\ufeff/, '').replace(/\r\n?/g, '\n')
  const { source: frontMatter, bodyLine } =
    context.frontMatter === false ? noFrontMatter : findFrontMatter(whole)
  const all = whole.split('\n')
  // The lines of the front matter are blanked, so that line numbers match the file.
  for (let line = 0; line < bodyLine; line += 1) all[line] = ''
  const { placed, warnings } = parseTagged(all, context)
  const [first] = placed
  const heading = context.titled !== false && first?.block.type === 'heading-1' ? first : undefined
  const title = heading === undefined ? '' : plainWords(heading.block.nodes)
  const content = title === '' ? placed : placed.slice(1)
  return {
    frontMatter,
    ...(heading !== undefined &&
      title !== '' && { title, titleLines: { start: heading.start, end: heading.end } }),
    document: normalize({ object: 'document', data: {}, nodes: content.map(({ block }) => block) }),
    warnings: warnings.sort((a, b) => a.line - b.line),
    lines: content.map(({ start, end }) => ({ start, end })),
  }
}

/** Maximum number of passes in which tags and code are determined again. */
const passes = 4

/**
 * Which lines are tags decides what is code, and vice versa. Tags are first found by the look of the lines and then
 * again with the code that was parsed, until the two agree (nearly always in the first pass).
 */
function parseTagged(
  lines: readonly string[],
  context: ParseContext,
): { placed: readonly Placed[]; warnings: MarkdownWarning[] } {
  const text = lines.join('\n')
  let warnings: MarkdownWarning[] = []
  const warn = (line: number, code: string, message: string): void =>
    void warnings.push({ file: context.file, line: line + 1, code, message })
  const tagged = text.includes('{%') || text.includes('<details')
  if (!tagged) return { placed: parseBlocks(text, new Map(), context, warn).placed, warnings }
  let tags = tagLines(lines, warn)
  for (let pass = 1; ; pass += 1) {
    const { placed, opaque } = parseBlocks(text, tags, context, warn)
    const found = { placed, warnings }
    if (pass === passes) return found
    warnings = []
    const again = tagLines(lines, warn, opaque)
    if (sameTags(tags, again)) return found
    tags = again
  }
}

const sameTags = (a: ReadonlyMap<number, TagLine>, b: ReadonlyMap<number, TagLine>): boolean =>
  a.size === b.size &&
  [...a].every(
    ([line, { close, last }]) => b.has(line) && b.get(line)?.close === close && b.get(line)?.last === last,
  )

/**
 * Characters of definitions (links, footnotes) that a text may repeat in addition to twice its own length. Every use of
 * a definition repeats it in full: without a limit, a small text could become a document of any size.
 */
const freeRepetition = 50_000

interface Definitions {
  [label: string]: { readonly href: string; readonly title: string }
}

/** The environment of a parse that resolves link definitions until their URLs and titles reach `limit`. */
const withReferences = (env: Environment, limit: number): { [name: string]: unknown } => {
  let references: Definitions | undefined
  let repeated = 0
  const bounded: ProxyHandler<Definitions> = {
    get: (known, label) => {
      const found = typeof label === 'string' && Object.hasOwn(known, label) ? known[label] : undefined
      repeated += found === undefined ? 0 : found.href.length + found.title.length
      return repeated > limit ? undefined : found
    },
  }
  return {
    ...env,
    // The parser creates the list at the first definition.
    get references() {
      return references
    },
    set references(list) {
      references = new Proxy({ ...list }, bounded)
    },
  }
}

/** Labels of the footnotes of a title, which the document does not hold. */
const footnotesOfTitle = ([open, inline]: readonly Token[]): readonly string[] =>
  open?.type === 'heading_open' && open.tag === 'h1'
    ? (inline?.children ?? []).flatMap(({ type, content }) => (type === 'footnote_ref' ? [content] : []))
    : []

/** Levels of blocks that the body of a footnote may have. */
const noteLevels = 8

const opaqueTypes = new Set(['fence', 'code_block'])

function parseBlocks(
  text: string,
  tags: ReadonlyMap<number, TagLine>,
  context: ParseContext,
  warn: (line: number, code: string, message: string) => void,
): { placed: readonly Placed[]; opaque: ReadonlySet<number> } {
  const md = parser()
  const env: Environment = { tags, used: new Set(), footnotes: new Map(), cells: { count: 0 }, longRows: [] }
  const limit = freeRepetition + 2 * text.length
  const tokens = md.parse(text, withReferences(env, limit)) as readonly Token[]
  const opaque = new Set<number>()
  const referred = new Set<string>()
  const titleFootnotes = context.titled === false ? [] : footnotesOfTitle(tokens)
  for (const token of tokens) {
    if (opaqueTypes.has(token.type))
      for (let line = token.map?.[0] ?? 0; line < (token.map?.[1] ?? 0); line += 1) opaque.add(line)
    if (titleFootnotes.length > 0 && token === tokens[1]) continue
    for (const child of token.children ?? []) if (child.type === 'footnote_ref') referred.add(child.content)
  }
  for (const label of titleFootnotes)
    warn(
      tokens[0]?.map?.[0] ?? 0,
      'title-footnote',
      `A title cannot have a footnote: [^${label}] is kept as text.`,
    )
  for (const line of env.longRows)
    warn(line, 'long-row', 'This row has more cells than the table has columns. The rest of it is left out.')
  for (const [line, tag] of tags)
    if (!env.used.has(line) && tag.name !== 'details')
      warn(line, 'tag-as-text', `{% ${tag.name} %} cannot be a block here and is kept as text.`)
  const resolve: BlockContext['resolve'] = (href, kind) =>
    context.resolve?.(href, kind) ?? { kind: 'url', url: href }
  const inlineTokens = (source: string): readonly Token[] =>
    md.parseInline(source, { ...env })[0]?.children ?? []
  const inner: BlockContext = {
    resolve,
    warn,
    inlineTokens,
    fences: context.fences ?? noFences,
    footnoteUsed: () => true,
  }
  const bodies = new Map<string, readonly Fragment[]>()
  /** A footnote of one paragraph is text; several blocks are read as such. */
  const blocksOfNote = (body: string): readonly Block[] => {
    if (body.includes('\n\n')) {
      const around = maximumLevel - noteLevels
      const own: Environment = { ...env, tags: new Map(), longRows: [], around }
      const blocks = blocksOfTokens(md.parse(body, { ...own }) as readonly Token[], inner).map(
        ({ block }) => block,
      )
      if (blocks[0]?.type === 'paragraph') return blocks
    }
    return [{ object: 'block', type: 'paragraph', data: {}, nodes: inlinesOf(inlineTokens(body), inner) }]
  }
  let repeated = 0
  const blockContext: BlockContext = {
    ...inner,
    footnoteUsed: (label) => referred.has(label),
    footnote: (label) => {
      const body = env.footnotes.get(label) ?? ''
      const known = bodies.get(label)
      if (known !== undefined) {
        repeated += body.length + 1
        if (repeated <= limit) return known
        warn(0, 'repeated-footnote', `[^${label}] is referred to too often and is kept as text.`)
        return undefined
      }
      const fragments: readonly Fragment[] = [
        { object: 'fragment', fragment: 'annotation-body', nodes: blocksOfNote(body) },
      ]
      bodies.set(label, fragments)
      return fragments
    },
  }
  return { placed: blocksOfTokens(tokens, blockContext), opaque }
}
