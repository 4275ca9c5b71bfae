/** markdown-it's inline tokens → inlines and texts of a document. */
import type { Inline, JsonObject, Mark, Text } from '../document/document.ts'
import { plainText } from '../document/document.ts'
import { joinedLines } from '../document/linear-text.ts'
import { normalInlines } from '../document/normalize.ts'
import type { Token } from './block-rules.ts'
import type { Tag } from './html-reader.ts'
import { tagOf } from './html-reader.ts'
import type { InlineContext } from './inline-elements.ts'
import {
  hasOnly,
  asData,
  elementInline,
  imageOf,
  linkOf,
  mark,
  markOf,
  pictureOf,
} from './inline-elements.ts'

/** Pairs of opening and closing tokens; overlapping HTML tags have none. Linear. */
function partners(tokens: readonly Token[], tags: readonly (Tag | undefined)[]): ReadonlyMap<number, number> {
  const found = new Map<number, number>()
  const stack: { index: number; name: string }[] = []
  const open = new Map<string, number>()
  const count = (name: string, by: number): void => void open.set(name, (open.get(name) ?? 0) + by)
  const close = (name: string, index: number, barrier: boolean): void => {
    if ((open.get(name) ?? 0) === 0) return
    for (let top = stack.at(-1); top !== undefined; top = stack.at(-1)) {
      // An HTML tag never closes across a Markdown formatting mark.
      if (!barrier && top.name.startsWith('md:') && top.name !== name) return
      stack.pop()
      count(top.name, -1)
      if (top.name !== name) continue
      found.set(top.index, index)
      return
    }
  }
  tokens.forEach((token, index) => {
    const tag = tags[index]
    const name = tag === undefined ? `md:${token.type.replace(/_(?:open|close)$/, '')}` : tag.name
    if (token.nesting === 1 || (tag !== undefined && !tag.closing && !tag.empty)) {
      stack.push({ index, name })
      count(name, 1)
    } else if (token.nesting === -1 || tag?.closing === true) close(name, index, tag === undefined)
  })
  return found
}

const mdMarks: { readonly [type: string]: string } = {
  strong_open: 'bold',
  em_open: 'italic',
  s_open: 'strikethrough',
}

const attribute = (token: Token, name: string): string | undefined => {
  const value = token.attrGet(name)
  return value === null ? undefined : String(value)
}

/**
 * The source of an inline tag on one line: a line break inside it becomes a space, so that no line starts within it.
 */
const htmlOf = (token: Token): string => joinedLines(token.content, ' ', ' \t')

const plainOf = (tokens: readonly Token[]): string =>
  tokens
    .map((token) =>
      token.type === 'emoji'
        ? `:${token.content}:`
        : token.type === 'softbreak'
          ? ' '
          : token.type === 'text' || token.type === 'code_inline' || token.type === 'text_special'
            ? token.content
            : token.type === 'image'
              ? plainOf(token.children ?? [])
              : '',
    )
    .join('')

/** Maximum nesting of links; tags beyond it stay raw HTML. */
const maximumLinks = 3

/** An element that is open at a token. */
interface Open {
  /** The token that closes it. */
  readonly end: number
  readonly marks: readonly Mark[]
  readonly nodes: (Inline | Text)[]
  /** URL and title of a link. Absent for a mark, whose content goes to the enclosing list. */
  readonly link?: { readonly href: string; readonly title: string | undefined }
}

const isSimple = ({ type }: Token): boolean =>
  type === 'text' || type === 'emoji' || type === 'text_special' || type === 'softbreak'

/** Adds a mark, replacing one of the same type. */
const withMark = (marks: readonly Mark[], more: Mark): readonly Mark[] => [
  ...marks.filter(({ type }) => type !== more.type),
  more,
]

/** Converts tokens to inlines in one pass with an explicit stack, so that no nesting can overflow the call stack. */
class InlineReader {
  private readonly tokens: readonly Token[]
  private readonly context: InlineContext
  private readonly tags: readonly (Tag | undefined)[]
  private readonly pairs: ReadonlyMap<number, number>
  private readonly open: Open[]

  constructor(tokens: readonly Token[], context: InlineContext) {
    this.tokens = tokens
    this.context = context
    this.tags = tokens.map((token) => (token.type === 'html_inline' ? tagOf(htmlOf(token)) : undefined))
    this.pairs = partners(tokens, this.tags)
    this.open = [{ end: tokens.length, marks: [], nodes: [] }]
  }

  read(): (Inline | Text)[] {
    const [root] = this.open
    for (let index = 0; index < this.tokens.length; index += 1) {
      const token = this.tokens[index]
      if (token === undefined || this.closes(index)) continue
      const tag = this.tags[index]
      if (tag === undefined) this.readToken(token, index)
      else index = this.readTag(token, tag, index)
    }
    return root?.nodes ?? []
  }

  private get top(): Open {
    const top = this.open.at(-1)
    if (top === undefined) throw new Error('The outermost token was closed.')
    return top
  }

  private put(node: Inline | Text): void {
    this.top.nodes.push(node)
  }

  private leave(type: string, data: JsonObject): void {
    this.put({ object: 'inline', type, isVoid: true, data })
  }

  private words(text: string, more?: Mark): void {
    const { marks } = this.top
    this.put(plainText(text, more === undefined ? marks : withMark(marks, more)))
  }

  private openMark(end: number, more: Mark): void {
    const { marks, nodes } = this.top
    this.open.push({ end, marks: withMark(marks, more), nodes })
  }

  private openLink(end: number, href: string, title: string | undefined): void {
    this.open.push({ end, marks: this.top.marks, nodes: [], link: { href, title } })
  }

  /** Whether the token closes the innermost open element. */
  private closes(index: number): boolean {
    const { end, link, nodes } = this.top
    if (end !== index) return false
    this.open.pop()
    if (link !== undefined) this.put(linkOf(link.href, link.title, nodes, this.context))
    return true
  }

  /** Reads a tag; returns the index of the last token consumed. */
  private readTag(token: Token, tag: Tag, index: number): number {
    const { resolve } = this.context
    const { name, attributes } = tag
    if (name === 'br' && !tag.closing && attributes.size === 0) {
      this.words('\n')
      return index
    }
    const image = name === 'img' && !tag.closing ? imageOf(attributes, resolve) : undefined
    if (image !== undefined) {
      this.put(image)
      return index
    }
    const partner = this.pairs.get(index)
    if (partner !== undefined) {
      const picture = this.picture(index, partner)
      if (picture !== undefined) {
        this.put(picture)
        return partner
      }
      const whole = this.simple(index, partner)
        ? elementInline(name, attributes, plainOf(this.tokens.slice(index + 1, partner)), resolve)
        : undefined
      if (whole !== undefined) {
        this.put(whole)
        return partner
      }
      const formatting = markOf(name, attributes)
      if (formatting !== undefined) {
        this.openMark(partner, formatting)
        return index
      }
      const href = attributes.get('href')
      const links = this.open.reduce((sum, { link }) => sum + (link === undefined ? 0 : 1), 0)
      if (
        name === 'a' &&
        href !== undefined &&
        links < maximumLinks &&
        hasOnly(attributes, ['href', 'title'])
      ) {
        this.openLink(partner, href, attributes.get('title'))
        return index
      }
    }
    this.leave('html', { html: htmlOf(token) })
    return index
  }

  /** A `<picture>` of a `<source>` and an `<img>`. */
  private picture(from: number, to: number): Inline | undefined {
    const [picture, source, image] = this.tags.slice(from, from + 3)
    const isPicture =
      to === from + 3 && picture?.name === 'picture' && source?.name === 'source' && image?.name === 'img'
    return isPicture && picture.attributes.size === 0 && !source.closing && !image.closing
      ? pictureOf(source.attributes, image.attributes, this.context.resolve)
      : undefined
  }

  private simple(from: number, to: number): boolean {
    for (let index = from + 1; index < to; index += 1) {
      const token = this.tokens[index]
      if (token === undefined || !isSimple(token)) return false
    }
    return true
  }

  private readToken(token: Token, index: number): void {
    const partner = this.pairs.get(index)
    const markType = mdMarks[token.type]
    if (markType !== undefined && partner !== undefined) return this.openMark(partner, mark(markType))
    switch (token.type) {
      case 'link_open':
        if (partner !== undefined)
          this.openLink(partner, attribute(token, 'href') ?? '', attribute(token, 'title'))
        return
      case 'text':
      case 'text_special':
        return this.words(token.content)
      case 'softbreak':
        return this.words(' ')
      case 'hardbreak':
        return this.words('\n')
      case 'code_inline':
        return this.words(token.content, mark('code'))
      case 'image': {
        const alt = plainOf(token.children ?? [])
        const title = attribute(token, 'title')
        return this.leave('inline-image', {
          ref: asData(this.context.resolve(attribute(token, 'src') ?? '', 'image')),
          ...(alt !== '' && { alt }),
          ...(title !== undefined && title !== '' && { caption: title }),
        })
      }
      case 'inline_math':
        return this.leave('inline-math', { formula: token.content })
      case 'expression':
        return this.leave('expression', { expression: token.content })
      case 'emoji':
        return this.leave('emoji', { code: token.content })
      case 'footnote_ref':
        return this.readFootnote(token.content)
      case 'html_inline':
        return this.leave('html', { html: htmlOf(token) })
      default:
        if (token.nesting === 0 && token.content !== '') this.words(token.content)
    }
  }

  private readFootnote(label: string): void {
    const fragments = this.context.footnote?.(label)
    if (fragments === undefined) return this.words(`[^${label}]`)
    this.put({ object: 'inline', type: 'annotation', data: {}, nodes: [plainText('')], fragments })
  }
}

/** The inlines of a list of tokens, in normal form. Nothing is dropped: unknown tags stay raw HTML. */
export const inlinesOf = (tokens: readonly Token[], context: InlineContext): readonly (Inline | Text)[] =>
  normalInlines(new InlineReader(tokens, context).read())
