/** Markdown in a component of an integration, as HTML. */
import { parseMarkdown } from '../../../content/markdown/parse-markdown.ts'
import { emojiOf } from '../../../content/emoji/emoji.ts'
import { rawHtml } from '../../../content/render/raw-html.ts'
import { renderDocument } from '../../../content/render/render-document.ts'
import type { RenderNode, ResolvedReference } from '../../../content/render/render-node.ts'
import type { ContentReference } from '../../../content/document/document.ts'
import { headingShift, printNodes } from '../../../site/body/print-nodes.ts'
import type { PrintContext } from '../../../site/body/print-context.ts'
import { PageStyles } from '../../../site/body/styles.ts'
import type { ComponentOptions } from '../../../site/contentkit/print-options.ts'
import type { Html } from '../../../site/html.ts'
import { nothing } from '../../../site/html.ts'

/** Anchors of headings would be those of the page's text. */
const withoutIds = (nodes: readonly RenderNode[]): readonly RenderNode[] =>
  nodes.map((node) => {
    if (node.type !== 'element') return node
    const { id: _id, ...attributes } = node.attributes
    return { ...node, attributes, children: withoutIds(node.children) }
  })

/** A component knows no pages: only addresses lead anywhere. */
const referenceTarget = (reference: ContentReference): ResolvedReference =>
  reference.kind === 'url'
    ? { href: reference.url, title: reference.url, state: 'ok' }
    : { href: '', title: '', state: 'broken' }

/** Ids that printing counts must not be those of the page's text. */
const idsPerComponent = 1_000_000

/** Blocks of integrations in it are left out, and so are expressions. */
export const markdownPrinter = ({
  labels,
  language,
  externalTarget,
  prefix,
}: Omit<ComponentOptions, 'markdown'>) => {
  let given = idsPerComponent * (1 + Number(/\d+/.exec(prefix)?.[0] ?? 0))
  return (text: string): Html => {
    const { document } = parseMarkdown(text, { file: '', titled: false, frontMatter: false })
    const nodes = withoutIds(
      renderDocument(document, {
        resolve: referenceTarget,
        reusableContent: () => undefined,
        rawHtml,
        emoji: emojiOf,
      }),
    )
    const context: PrintContext = {
      nodes: (inner) => printNodes(inner, context),
      labels,
      language,
      headingShift: headingShift(nodes) + 1,
      styles: new PageStyles(),
      colours: () => undefined,
      formulas: () => undefined,
      sizes: () => undefined,
      externalTarget,
      unique: () => (given += 1),
      firstImage: () => false,
      block: () => nothing,
      api: () => nothing,
    }
    return printNodes(nodes, context)
  }
}
