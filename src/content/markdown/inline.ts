/** markdown-it's inline tokens → inlines and texts of a document. */
import type { ContentReference, Fragment, Inline, JsonObject, Mark, Text } from '../document.ts'
import { plainText } from '../document.ts'
import { normalInlines } from '../normalize.ts'
import type { Token } from './block-rules.ts'
import type { Tag } from './html.ts'
import { tagOf } from './html.ts'

export type Resolve = (href: string, kind: 'link' | 'image' | 'file' | 'include' | 'spec') => ContentReference

export interface InlineContext {
  readonly resolve: Resolve
  /** Blocks of a footnote's body; undefined inside one. */
  readonly footnote?: (label: string) => readonly Fragment[]
}

export const mark = (type: string, data?: JsonObject): Mark =>
  data === undefined ? { object: 'mark', type } : { object: 'mark', type, data }

const markTags: { readonly [tag: string]: string } = {
  strong: 'bold',
  b: 'bold',
  em: 'italic',
  i: 'italic',
  del: 'strikethrough',
  s: 'strikethrough',
  code: 'code',
  sub: 'subscript',
  sup: 'superscript',
  kbd: 'keyboard',
}

/** The mark of a formatting tag, when it says nothing else than that. */
export function markOf(name: string, attributes: ReadonlyMap<string, string>): Mark | undefined {
  if (name === 'mark') {
    if (attributes.size !== 1) return undefined
    const data: { [name: string]: string } = {}
    for (const part of (attributes.get('style') ?? '').split(';')) {
      if (part.trim() === '') continue
      const match = /^\s*(color|background-color)\s*:\s*([^:;]+?)\s*$/.exec(part)
      if (match === null) return undefined
      data[match[1] === 'color' ? 'text' : 'background'] = match[2] ?? ''
    }
    return Object.keys(data).length === 0 ? undefined : mark('color', data)
  }
  const type = Object.hasOwn(markTags, name) ? markTags[name] : undefined
  return type === undefined || attributes.size > 0 ? undefined : mark(type)
}

const only = (attributes: ReadonlyMap<string, string>, allowed: readonly string[]): boolean =>
  [...attributes.keys()].every((name) => allowed.includes(name))

/** A reference as data. */
export const asData = (reference: ContentReference): JsonObject => ({ ...reference })

/** An inline image of an `<img>`; undefined when it carries something that would be lost. */
export function imageOf(attributes: ReadonlyMap<string, string>, resolve: Resolve): Inline | undefined {
  const src = attributes.get('src')
  if (src === undefined || !only(attributes, ['src', 'alt', 'width', 'height', 'data-size', 'title']))
    return undefined
  const data: { [name: string]: JsonObject | string } = { ref: asData(resolve(src, 'image')) }
  const names = { alt: 'alt', width: 'width', height: 'height', 'data-size': 'size', title: 'caption' }
  for (const [attribute, name] of Object.entries(names)) {
    const value = attributes.get(attribute)
    if (value !== undefined && (value !== '' || name !== 'alt')) data[name] = value
  }
  return { object: 'inline', type: 'inline-image', isVoid: true, data }
}

/** What a pair of tags around words becomes, when it becomes an inline as a whole. */
export function elementInline(
  name: string,
  attributes: ReadonlyMap<string, string>,
  plain: string,
  resolve: Resolve,
): Inline | undefined {
  const inline = (type: string, data: JsonObject): Inline => ({ object: 'inline', type, isVoid: true, data })
  if (name === 'code' && attributes.size === 1 && attributes.get('class') === 'expression')
    return plain === '' ? undefined : inline('expression', { expression: plain })
  if (name === 'i' && attributes.get('class')?.startsWith('fa-') && only(attributes, ['class', 'style'])) {
    const icon = (attributes.get('class') ?? '').slice(3)
    const color = /^color:\s*([^;]+);?$/.exec(attributes.get('style') ?? '')?.[1]
    if (attributes.has('style') && color === undefined) return undefined
    if (plain !== `:${icon}:` || !/^[a-z0-9-]{1,60}$/.test(icon)) return undefined
    return inline('icon', { icon, ...(color !== undefined && { color }) })
  }
  if (name === 'a' && /^button (?:primary|secondary)$/.test(attributes.get('class') ?? '')) {
    const href = attributes.get('href')
    if (href === undefined || !only(attributes, ['class', 'href', 'data-icon'])) return undefined
    const icon = attributes.get('data-icon')
    const kind = (attributes.get('class') ?? '').slice(7)
    return inline('button', {
      label: plain,
      kind,
      ref: asData(resolve(href, 'link')),
      ...(icon !== undefined && { icon }),
    })
  }
  return undefined
}

/** Partners of opening and closing tokens; crossing tags of HTML have none. Linear. */
function partners(tokens: readonly Token[], tags: readonly (Tag | undefined)[]): ReadonlyMap<number, number> {
  const found = new Map<number, number>()
  const stack: { index: number; name: string }[] = []
  const open = new Map<string, number>()
  const count = (name: string, by: number): void => void open.set(name, (open.get(name) ?? 0) + by)
  const close = (name: string, index: number, barrier: boolean): void => {
    if ((open.get(name) ?? 0) === 0) return
    for (let top = stack.at(-1); top !== undefined; top = stack.at(-1)) {
      // A tag of HTML never closes across a formatting mark of Markdown.
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

/** A tag among words, in one line: a line break inside it is a space, and a line must not begin within it. */
const htmlOf = (token: Token): string => token.content.replace(/[ \t]*\n[ \t]*/g, ' ')

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

/** The inlines of a list of tokens, in normal form. Nothing is dropped: tags without a meaning stay as raw HTML. */
export function inlinesOf(tokens: readonly Token[], context: InlineContext): readonly (Inline | Text)[] {
  const tags = tokens.map((token) => (token.type === 'html_inline' ? tagOf(htmlOf(token)) : undefined))
  const pairs = partners(tokens, tags)
  const range = (from: number, to: number, marks: readonly Mark[]): (Inline | Text)[] => {
    const nodes: (Inline | Text)[] = []
    for (let index = from; index < to; index += 1) {
      const token = tokens[index]
      if (token === undefined) break
      const partner = pairs.get(index)
      const tag = tags[index]
      const leave = (type: string, data: JsonObject): void =>
        void nodes.push({ object: 'inline', type, isVoid: true, data })
      const inside = (more: readonly Mark[]): void => {
        if (partner === undefined) return
        nodes.push(...range(index + 1, partner, [...marks, ...more]))
        index = partner
      }
      if (tag !== undefined) {
        if (tag.name === 'br' && !tag.closing && tag.attributes.size === 0) {
          nodes.push(plainText('\n', marks))
          continue
        }
        const image =
          tag.name === 'img' && !tag.closing ? imageOf(tag.attributes, context.resolve) : undefined
        if (image !== undefined) {
          nodes.push(image)
          continue
        }
        if (partner !== undefined) {
          const words = tokens.slice(index + 1, partner)
          const simple = words.every(
            ({ type }) =>
              type === 'text' || type === 'emoji' || type === 'text_special' || type === 'softbreak',
          )
          const whole = simple
            ? elementInline(tag.name, tag.attributes, plainOf(words), context.resolve)
            : undefined
          if (whole !== undefined) {
            nodes.push(whole)
            index = partner
            continue
          }
          const formatting = markOf(tag.name, tag.attributes)
          if (formatting !== undefined) {
            inside([formatting])
            continue
          }
          const href = tag.attributes.get('href')
          if (tag.name === 'a' && href !== undefined && only(tag.attributes, ['href', 'title'])) {
            nodes.push(linkOf(href, tag.attributes.get('title'), range(index + 1, partner, marks), context))
            index = partner
            continue
          }
        }
        leave('html', { html: htmlOf(token) })
        continue
      }
      const markType = mdMarks[token.type]
      if (markType !== undefined && partner !== undefined) {
        inside([mark(markType)])
        continue
      }
      switch (token.type) {
        case 'link_open':
          if (partner === undefined) break
          nodes.push(
            linkOf(
              attribute(token, 'href') ?? '',
              attribute(token, 'title'),
              range(index + 1, partner, marks),
              context,
            ),
          )
          index = partner
          break
        case 'text':
        case 'text_special':
          nodes.push(plainText(token.content, marks))
          break
        case 'softbreak':
          nodes.push(plainText(' ', marks))
          break
        case 'hardbreak':
          nodes.push(plainText('\n', marks))
          break
        case 'code_inline':
          nodes.push(plainText(token.content, [...marks, mark('code')]))
          break
        case 'image': {
          const alt = plainOf(token.children ?? [])
          const title = attribute(token, 'title')
          leave('inline-image', {
            ref: asData(context.resolve(attribute(token, 'src') ?? '', 'image')),
            ...(alt !== '' && { alt }),
            ...(title !== undefined && title !== '' && { caption: title }),
          })
          break
        }
        case 'inline_math':
          leave('inline-math', { formula: token.content })
          break
        case 'expression':
          leave('expression', { expression: token.content })
          break
        case 'emoji':
          leave('emoji', { code: token.content })
          break
        case 'footnote_ref':
          if (context.footnote === undefined) nodes.push(plainText(`[^${token.content}]`, marks))
          else
            nodes.push({
              object: 'inline',
              type: 'annotation',
              data: {},
              nodes: [plainText('')],
              fragments: context.footnote(token.content),
            })
          break
        case 'html_inline':
          leave('html', { html: htmlOf(token) })
          break
        default:
          if (token.nesting === 0 && token.content !== '') nodes.push(plainText(token.content, marks))
      }
    }
    return nodes
  }
  return normalInlines(range(0, tokens.length, []))
}

/** A link, or a mention when its title says so. */
export function linkOf(
  href: string,
  title: string | undefined,
  nodes: readonly (Inline | Text)[],
  context: InlineContext,
): Inline {
  const ref = asData(context.resolve(href, 'link'))
  if (title === 'mention') return { object: 'inline', type: 'mention', isVoid: true, data: { ref } }
  return {
    object: 'inline',
    type: 'link',
    data: { ref, ...(title !== undefined && title !== '' && { title }) },
    nodes: normalInlines(nodes),
  }
}
