/**
 * The small, strict reader of the HTML that GitBook-style Markdown holds: tables, figures, highlighted code. What is
 * not well nested is no tree here and stays raw HTML for its writer.
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

/** Decodes numeric entities and the six named ones that this code writes; others stay as they are. */
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

/** Text for HTML content; GitBook writes `&#x26;` for an ampersand. */
export const encodeText = (text: string): string =>
  text.replace(/[&<>]/g, (mark) => (mark === '&' ? '&#x26;' : mark === '<' ? '&#x3C;' : '&#x3E;'))

/** Text for a double-quoted attribute; line breaks and tabs too, so that a tag stays on its line. */
export const encodeAttribute = (text: string): string =>
  text.replace(/[&"<>\n\r\t]/g, (mark) => `&#x${mark.charCodeAt(0).toString(16).toUpperCase()};`)

const attributePattern = /([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'=<>`]+)))?/g

/** The attributes of a tag, names in lower case, in the order in which they stand; a repeated one counts once. */
export function attributesOf(source: string): ReadonlyMap<string, string> {
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

/** One tag, as it stands in the source; undefined when it is a comment or no tag. */
export function tagOf(source: string): Tag | undefined {
  const match = /^<(\/?)([a-z][a-z0-9-]*)((?:[^>"']|"[^"]*"|'[^']*')*?)(\/?)>$/i.exec(source)
  if (match === null) return undefined
  const name = (match[2] ?? '').toLowerCase()
  return {
    name,
    closing: match[1] === '/',
    empty: match[4] === '/' || voidTags.has(name),
    attributes: attributesOf(match[3] ?? ''),
  }
}

/** Levels of nesting that are read as a tree. */
const maximumDepth = 60

/** The tree of a piece of HTML, or undefined when tags are not well nested, or anything but tags and text is in it. */
export function parseHtml(source: string): readonly HtmlNode[] | undefined {
  const root: HtmlNode[] = []
  const stack: { tag: string; children: HtmlNode[] }[] = []
  const pattern = /<(?:[^<>"']|"[^"]*"|'[^']*')*>/g
  const into = (): HtmlNode[] => stack.at(-1)?.children ?? root
  const addText = (text: string): boolean => {
    if (text.includes('<')) return false
    if (text !== '') into().push(decodeEntities(text))
    return true
  }
  let end = 0
  for (let found = pattern.exec(source); found !== null; found = pattern.exec(source)) {
    if (!addText(source.slice(end, found.index))) return undefined
    end = pattern.lastIndex
    const tag = tagOf(found[0])
    if (tag === undefined) return undefined
    if (tag.closing) {
      if (stack.pop()?.tag !== tag.name) return undefined
      continue
    }
    const children: HtmlNode[] = []
    into().push({ tag: tag.name, attributes: tag.attributes, children })
    if (!tag.empty) stack.push({ tag: tag.name, children })
    if (stack.length > maximumDepth) return undefined
  }
  return addText(source.slice(end)) && stack.length === 0 ? root : undefined
}

const endless: readonly (readonly [RegExp, RegExp])[] = [
  [/^<(?:script|pre|style|textarea)(?=\s|>|$)/i, /<\/(?:script|pre|style|textarea)>/i],
  [/^<!--/, /-->/],
  [/^<\?/, /\?>/],
  [/^<![A-Z]/, />/],
  [/^<!\[CDATA\[/, /\]\]>/],
]

/** Whether a block of raw HTML has no end of its own (CommonMark's kinds 1 to 5): all that follows would belong to it. */
export const isEndless = (html: string): boolean =>
  endless.some(([start, end]) => start.test(html) && !end.test(html))
