/** HTML that represents inlines, and the functions that read its tree. Whatever is not understood stays raw HTML. */
import type { Inline, Mark, Text } from '../document/document.ts'
import { plainText } from '../document/document.ts'
import { joinedLines } from '../document/linear-text.ts'
import type { HtmlElement, HtmlNode } from './html-reader.ts'
import type { InlineContext } from './inline-elements.ts'
import { elementInline, imageOf, linkOf, markOf, pictureOf } from './inline-elements.ts'

/** Aborts the whole conversion; caught only in `blocksOfHtml` of `html-blocks.ts`. */
export class NotUnderstood extends Error {}
/** Leaves the HTML as it is. */
export const giveUp = (): never => {
  throw new NotUnderstood()
}

/** Whether a node is an element, not text. */
export const isElement = (node: HtmlNode | undefined): node is HtmlElement => typeof node === 'object'
/** Whether a node is only white space. */
export const isBlank = (node: HtmlNode): boolean => typeof node === 'string' && /^[ \t\n]*$/.test(node)
/** The elements among nodes; gives up if there is text. */
export const elementsIn = (nodes: readonly HtmlNode[]): readonly HtmlElement[] =>
  nodes.filter((node) => !isBlank(node)).map((node) => (isElement(node) ? node : giveUp()))
/** Gives up if the element has an attribute that is not listed. */
export const allow = (element: HtmlElement, names: readonly string[]): void => {
  if (![...element.attributes.keys()].every((name) => names.includes(name))) giveUp()
}
/** The elements of a `<picture>` of a source and an image; gives up on any other. */
export const pictureParts = (
  picture: HtmlElement,
): { readonly source: HtmlElement; readonly image: HtmlElement } => {
  allow(picture, [])
  const [source, image, ...more] = elementsIn(picture.children)
  return source?.tag === 'source' && image?.tag === 'img' && more.length === 0 ? { source, image } : giveUp()
}
/** The text of nodes, without markup. */
export const textIn = (nodes: readonly HtmlNode[]): string =>
  nodes.map((node) => (isElement(node) ? textIn(node.children) : node)).join('')

/** Converts HTML to inlines: entities are decoded, Markdown inside is plain text. */
export function htmlInlines(
  nodes: readonly HtmlNode[],
  context: InlineContext,
  marks: readonly Mark[] = [],
): (Inline | Text)[] {
  return nodes.flatMap((node): (Inline | Text)[] => {
    if (!isElement(node)) return htmlWords(node, marks)
    const { tag, attributes, children } = node
    if (tag === 'br' && attributes.size === 0) return [plainText('\n', marks)]
    if (tag === 'img') return [imageOf(attributes, context.resolve) ?? giveUp()]
    if (tag === 'picture') {
      const { source, image } = pictureParts(node)
      return [pictureOf(source.attributes, image.attributes, context.resolve) ?? giveUp()]
    }
    const whole = children.every((child) => !isElement(child))
      ? elementInline(tag, attributes, textIn(children), context.resolve)
      : undefined
    if (whole !== undefined) return [whole]
    const formatting = markOf(tag, attributes)
    if (formatting !== undefined) return htmlInlines(children, context, [...marks, formatting])
    const href = attributes.get('href')
    if (tag !== 'a' || href === undefined) return giveUp()
    allow(node, ['href', 'title'])
    return [linkOf(href, attributes.get('title'), htmlInlines(children, context, marks), context)]
  })
}

/** Converts the shortcodes and line breaks of a text in HTML; a line break in the source is a space. */
function htmlWords(text: string, marks: readonly Mark[]): (Inline | Text)[] {
  const joined = joinedLines(text, ' ', ' ')
  if (marks.some(({ type }) => type === 'code')) return [plainText(joined, marks)]
  return joined
    .split(/(?<![\w:/.]):([a-z0-9_+-]{1,60}):(?![\w:/])/)
    .map((part, at) =>
      at % 2 === 0 || !/[a-z]/.test(part)
        ? plainText(at % 2 === 0 ? part : `:${part}:`, marks)
        : { object: 'inline', type: 'emoji', isVoid: true, data: { code: part } },
    )
}

/** Without line breaks at either end. */
export const trimEnds = (nodes: readonly HtmlNode[]): readonly HtmlNode[] => {
  const trimmed = [...nodes]
  const [first, last] = [trimmed[0], trimmed.at(-1)]
  if (typeof first === 'string') trimmed[0] = first.replace(/^\n */, '')
  if (typeof last === 'string' && trimmed.length > 0)
    trimmed[trimmed.length - 1] = (trimmed.at(-1) as string).replace(/\n *$/, '')
  return trimmed
}
