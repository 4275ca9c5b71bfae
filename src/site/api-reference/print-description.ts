/** Markdown of an API document, as safe HTML. Authors of API documents are not those of the site. */
import { emojiOf } from '../../content/emoji/emoji.ts'
import type { ContentReference } from '../../content/document/document.ts'
import { parseMarkdown } from '../../content/markdown/parse-markdown.ts'
import { rawHtml } from '../../content/render/raw-html.ts'
import { newHtmlBudget } from '../../content/render/render-context.ts'
import { renderDocument } from '../../content/render/render-document.ts'
import { element } from '../../content/render/render-node.ts'
import type { RenderNode, ResolvedReference } from '../../content/render/render-node.ts'
import type { PrintContext } from '../body/print-context.ts'
import { printNodes } from '../body/print-nodes.ts'
import type { Html } from '../html.ts'
import { markup, nothing } from '../html.ts'

/** Only whole addresses lead anywhere: the document knows no pages. */
const referenceTarget = (reference: ContentReference): ResolvedReference =>
  reference.kind === 'url' && /^(?:https?:|mailto:)/i.test(reference.url)
    ? { href: reference.url, title: reference.url, state: 'ok' }
    : { href: '', title: '', state: 'broken' }

/** Ids, and the levels of headings, would be those of the page's text. */
const apart = (nodes: readonly RenderNode[]): readonly RenderNode[] =>
  nodes.map((node) => {
    if (node.type !== 'element') return node
    const { id: _id, ...attributes } = node.attributes
    const children = apart(node.children)
    if (/^h[1-6]$/.test(node.tag)) return element('p', {}, [element('strong', {}, children)])
    return { ...node, attributes, children }
  })

/** Characters of one description. */
const longestText = 100_000

/** Characters that mean something in Markdown, or begin an address or an emoji. */
const hasMarkup = /[\\`*_{}[\]<>#+\-!|~:&$\n@/]|^\d/

/** Prints descriptions; equal ones, which are many, only once. */
export const descriptionPrinter = (print: PrintContext): ((text: string) => Html) => {
  const known = new Map<string, Html>()
  const budget = newHtmlBudget()
  const printed = (text: string): Html => {
    if (text === '') return nothing
    if (!hasMarkup.test(text)) return markup`<p dir="auto">${text}</p>`
    if (text.length > longestText) return markup`<p dir="auto">${text.slice(0, longestText)}…</p>`
    const { document } = parseMarkdown(text, { file: '', titled: false, frontMatter: false })
    const nodes = apart(
      renderDocument(document, {
        resolve: referenceTarget,
        reusableContent: () => undefined,
        rawHtml: (html, slots) => rawHtml(html, slots, budget),
        emoji: emojiOf,
      }),
    )
    const context: PrintContext = {
      ...print,
      nodes: (inner) => printNodes(inner, context),
      formulas: () => undefined,
      firstImage: () => false,
      block: () => nothing,
      api: () => nothing,
    }
    return printNodes(nodes, context)
  }
  return (text) => {
    const trimmed = text.trim()
    const before = known.get(trimmed)
    if (before !== undefined) return before
    const made = printed(trimmed)
    known.set(trimmed, made)
    return made
  }
}
