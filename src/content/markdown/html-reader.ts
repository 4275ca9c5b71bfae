/**
 * A small, strict parser for the HTML in GitBook-style Markdown: tables, figures, highlighted code. HTML that is not
 * well nested is not parsed and stays raw HTML.
 */

export interface HtmlElement {
  readonly tag: string
  readonly attributes: ReadonlyMap<string, string>
  readonly children: readonly HtmlNode[]
}
/** An element, or the decoded text between two tags. */
export type HtmlNode = HtmlElement | string

const names: { readonly [name: string]: string } = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
}

/** Decodes numeric entities and the six named ones used here; others are unchanged. */
export const decodeEntities = (text: string): string =>
  text.includes('&')
    ? text.replace(
        /&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|(amp|lt|gt|quot|apos|nbsp));/gi,
        (whole, hex, decimal, name) => {
          if (name !== undefined) return names[String(name).toLowerCase()] ?? whole
          const point = hex === undefined ? Number(decimal) : Number.parseInt(String(hex), 16)
          const bad = point === 0 || point > 0x10ffff || (point >= 0xd800 && point <= 0xdfff)
          return bad ? whole : String.fromCodePoint(point)
        },
      )
    : text

/** Escapes text for HTML content; GitBook writes `&#x26;` for an ampersand. */
export const encodeText = (text: string): string =>
  text.replace(/[&<>]/g, (mark) => (mark === '&' ? '&#x26;' : mark === '<' ? '&#x3C;' : '&#x3E;'))

/** Escapes text for a double-quoted attribute, including line breaks and tabs, so that a tag stays on its line. */
export const encodeAttribute = (text: string): string =>
  text.replace(/[&"<>\n\r\t]/g, (mark) => `&#x${mark.charCodeAt(0).toString(16).toUpperCase()};`)

const attributePattern = /([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'=<>`]+)))?/g

/** The attributes of a tag in source order, names in lower case; of repeated ones the first counts. */
function attributesOf(source: string): ReadonlyMap<string, string> {
  const found = new Map<string, string>()
  for (const [, name = '', double, single, bare] of source.matchAll(attributePattern))
    if (!found.has(name.toLowerCase()))
      found.set(name.toLowerCase(), decodeEntities(double ?? single ?? bare ?? ''))
  return found
}

export interface Tag {
  readonly name: string
  readonly closing: boolean
  readonly empty: boolean
  readonly attributes: ReadonlyMap<string, string>
}

const voidTags = new Set(['br', 'img', 'source', 'hr', 'input', 'wbr', 'col'])

/** The offset after the `>` that ends the tag begun before `from`, ignoring quoted ones; -1 if there is none. */
function tagEnd(source: string, from: number, beginsAnother: boolean): number {
  for (let at = from; at < source.length; at += 1) {
    const char = source[at]
    if (char === '>') return at + 1
    if (char === '<' && beginsAnother) return -1
    if (char !== '"' && char !== "'") continue
    at = source.indexOf(char, at + 1)
    if (at < 0) return -1
  }
  return -1
}

/** Parses one tag from its source; undefined for comments and anything else. */
export function tagOf(source: string): Tag | undefined {
  const begin = /^<(\/?)([a-z][a-z0-9-]*)/i.exec(source)
  if (begin === null || tagEnd(source, begin[0].length, false) !== source.length) return undefined
  const name = (begin[2] ?? '').toLowerCase()
  const inside = source.slice(begin[0].length, -1)
  const ended = inside.endsWith('/')
  return {
    name,
    closing: begin[1] === '/',
    empty: ended || voidTags.has(name),
    attributes: attributesOf(ended ? inside.slice(0, -1) : inside),
  }
}

/**
 * Parses HTML into a tree; undefined if tags are not well nested, deeper than `deepest`, or mixed with anything but
 * text.
 */
export function parseHtml(source: string, deepest: number): readonly HtmlNode[] | undefined {
  const root: HtmlNode[] = []
  const stack: { tag: string; children: HtmlNode[] }[] = []
  const into = (): HtmlNode[] => stack.at(-1)?.children ?? root
  const addText = (text: string): void => {
    if (text !== '') into().push(decodeEntities(text))
  }
  let end = 0
  for (let start = source.indexOf('<'); start >= 0; start = source.indexOf('<', end)) {
    addText(source.slice(end, start))
    end = tagEnd(source, start + 1, true)
    const tag = end < 0 ? undefined : tagOf(source.slice(start, end))
    if (tag === undefined) return undefined
    if (tag.closing) {
      if (stack.pop()?.tag !== tag.name) return undefined
      continue
    }
    const children: HtmlNode[] = []
    into().push({ tag: tag.name, attributes: tag.attributes, children })
    if (!tag.empty) stack.push({ tag: tag.name, children })
    if (stack.length > deepest) return undefined
  }
  addText(source.slice(end))
  return stack.length === 0 ? root : undefined
}

const endless: readonly (readonly [RegExp, RegExp])[] = [
  [/^<(?:script|pre|style|textarea)(?=\s|>|$)/i, /<\/(?:script|pre|style|textarea)>/i],
  [/^<!--/, /-->/],
  [/^<\?/, /\?>/],
  [/^<![A-Z]/, />/],
  [/^<!\[CDATA\[/, /\]\]>/],
]

/**
 * Whether a raw HTML block lacks its end condition (kinds 1 to 5 of CommonMark), so that it would swallow the rest of
 * the text.
 */
export const isEndless = (html: string): boolean =>
  endless.some(([start, end]) => start.test(html) && !end.test(html))

/** A raw HTML block without empty lines, at which it would end unless it has an end condition (kinds 1 to 5). */
export const connectedHtml = (html: string): string =>
  endless.some(([start]) => start.test(html)) ? html : html.replace(/\n(?:[ \t]*\n)+/g, '\n')
