/** HTML elements that are inlines or marks of a document. */
import type { ContentReference, Fragment, Inline, JsonObject, Mark, Text } from '../document/document.ts'
import { normalInlines } from '../document/normalize.ts'

export type Resolve = (href: string, kind: 'link' | 'image' | 'file' | 'include' | 'spec') => ContentReference

export interface InlineContext {
  readonly resolve: Resolve
  /** Blocks of a footnote's body; absent inside a footnote, undefined if its text was repeated too often. */
  readonly footnote?: (label: string) => readonly Fragment[] | undefined
}

/** A mark of a type. */
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

/** CSS properties of a mark and their names in its data. */
const styles = new Map([
  ['color', 'text'],
  ['background-color', 'background'],
])

/** A value after a colon, trimmed; of one that is only spaces, a single space. */
const valueOf = (written: string): string => written.trim() || written.slice(-1)

/** The mark of a formatting tag, if the tag carries no other information. */
export function markOf(name: string, attributes: ReadonlyMap<string, string>): Mark | undefined {
  if (name === 'mark') {
    if (attributes.size !== 1) return undefined
    const data: { [name: string]: string } = {}
    for (const part of (attributes.get('style') ?? '').split(';')) {
      if (part.trim() === '') continue
      const [key = '', value = '', ...more] = part.split(':')
      const target = styles.get(key.trim())
      if (target === undefined || value === '' || more.length > 0) return undefined
      data[target] = valueOf(value)
    }
    return Object.keys(data).length === 0 ? undefined : mark('color', data)
  }
  const type = Object.hasOwn(markTags, name) ? markTags[name] : undefined
  return type === undefined || attributes.size > 0 ? undefined : mark(type)
}

export const hasOnly = (attributes: ReadonlyMap<string, string>, allowed: readonly string[]): boolean =>
  [...attributes.keys()].every((name) => allowed.includes(name))

/** A reference as data. */
export const asData = (reference: ContentReference): JsonObject => ({ ...reference })

/** An inline image from an `<img>`; undefined if information would be lost. */
export function imageOf(attributes: ReadonlyMap<string, string>, resolve: Resolve): Inline | undefined {
  const src = attributes.get('src')
  if (src === undefined || !hasOnly(attributes, ['src', 'alt', 'width', 'height', 'data-size', 'title']))
    return undefined
  const data: { [name: string]: JsonObject | string } = { ref: asData(resolve(src, 'image')) }
  const names = { alt: 'alt', width: 'width', height: 'height', 'data-size': 'size', title: 'caption' }
  for (const [attribute, name] of Object.entries(names)) {
    const value = attributes.get(attribute)
    if (value !== undefined && (value !== '' || name !== 'alt')) data[name] = value
  }
  return { object: 'inline', type: 'inline-image', isVoid: true, data }
}

/** What a dark variant of an image is for, as `media` of a `<source>`. */
export const darkMedia = '(prefers-color-scheme: dark)'

/** An inline image with a dark variant, from the `<source>` and the `<img>` of a `<picture>`. */
export function pictureOf(
  source: ReadonlyMap<string, string>,
  image: ReadonlyMap<string, string>,
  resolve: Resolve,
): Inline | undefined {
  const dark = source.get('srcset')
  if (dark === undefined || source.get('media') !== darkMedia || !hasOnly(source, ['srcset', 'media']))
    return undefined
  const made = imageOf(image, resolve)
  return made && { ...made, data: { ...made.data, refDark: asData(resolve(dark, 'image')) } }
}

/** The value of a style that sets only a color. */
function colorOf(style: string): string | undefined {
  if (!style.startsWith('color:')) return undefined
  const written = style.slice('color:'.length, style.endsWith(';') ? -1 : undefined)
  return written === '' || written.includes(';') ? undefined : written.trimStart() || written.slice(-1)
}

/** The inline that replaces a pair of tags with its text, if there is one. */
export function elementInline(
  name: string,
  attributes: ReadonlyMap<string, string>,
  plain: string,
  resolve: Resolve,
): Inline | undefined {
  const inline = (type: string, data: JsonObject): Inline => ({ object: 'inline', type, isVoid: true, data })
  if (name === 'code' && attributes.size === 1 && attributes.get('class') === 'expression')
    return plain === '' ? undefined : inline('expression', { expression: plain })
  if (name === 'i' && attributes.get('class')?.startsWith('fa-') && hasOnly(attributes, ['class', 'style'])) {
    const icon = (attributes.get('class') ?? '').slice(3)
    const color = colorOf(attributes.get('style') ?? '')
    if (attributes.has('style') && color === undefined) return undefined
    if (plain !== `:${icon}:` || !/^[a-z0-9-]{1,60}$/.test(icon)) return undefined
    return inline('icon', { icon, ...(color !== undefined && { color }) })
  }
  if (name === 'a' && /^button (?:primary|secondary)$/.test(attributes.get('class') ?? '')) {
    const href = attributes.get('href')
    if (href === undefined || !hasOnly(attributes, ['class', 'href', 'data-icon'])) return undefined
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

/** A link, or a mention if its title is `mention`. */
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
