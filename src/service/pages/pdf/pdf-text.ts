/** Text runs of a PDF, from the inline part of a rendered tree. */
import { fallback } from '../../../content/render/embed-fallback.ts'
import { renderToText } from '../../../content/render/print-tree.ts'
import type { ElementNode, RenderNode } from '../../../content/render/render-node.ts'
import { drawable, inCourier } from './pdf-fonts.ts'
import type { PdfText } from './pdf-node.ts'

/** An image that can be drawn. */
export interface PdfPicture {
  /** Name in the definition's image list. */
  readonly name: string
  /** In pixels. */
  readonly width: number
  readonly height: number
}

/** A destination in the PDF, or an external URL. */
export type PdfTarget = { readonly linkToDestination: string } | { readonly link: string }

/** Input for the layout of one document, and what it collects. */
export interface PdfContext {
  /** Resolves a URL of the rendered tree: a destination in the PDF, an external URL, or nothing. */
  readonly target: (href: string) => PdfTarget | undefined
  /** Undefined if the image cannot be drawn; its text is used then. */
  readonly picture: (src: string) => PdfPicture | undefined
  /** Characters that no bundled font has. */
  readonly missing: Set<string>
}

export type Style = Omit<PdfText, 'text'>

const linkColor = '#2456a6'

const plain = (text: string, style: Style, context: PdfContext): PdfText[] => {
  const drawn = drawable(text, context.missing)
  if (drawn === '') return []
  if (style.font !== 'Courier') return [{ ...style, text: drawn }]
  // Courier has few characters; other characters of code use the text font.
  const { font, ...rest } = style
  const runs: PdfText[] = []
  let run = ''
  let courier = true
  const flush = () => {
    if (run !== '') runs.push(courier ? { ...rest, font, text: run } : { ...rest, text: run })
    run = ''
  }
  for (const character of drawn) {
    const can: boolean = character === '\n' ? courier : inCourier(character)
    if (can !== courier) {
      flush()
      courier = can
    }
    run += character
  }
  flush()
  return runs
}

const styleOf = ({ tag, attributes }: ElementNode, style: Style, context: PdfContext): Style => {
  switch (tag) {
    case 'strong':
    case 'b':
    case 'th':
      return { ...style, bold: true }
    case 'em':
    case 'i':
    case 'cite':
    case 'dfn':
    case 'var':
      return { ...style, italics: true }
    case 's':
    case 'del':
      return { ...style, decoration: 'lineThrough' }
    case 'u':
    case 'ins':
      return { ...style, decoration: 'underline' }
    case 'code':
    case 'kbd':
    case 'samp':
      return { ...style, font: 'Courier', background: '#f0f0ec' }
    case 'mark':
      return { ...style, background: '#fff3b0' }
    case 'sup':
      return { ...style, sup: true }
    case 'sub':
      return { ...style, sub: true }
    case 'small':
      return { ...style, fontSize: 8 }
    case 'a': {
      const { href } = attributes
      if (href === undefined) return style
      const target = context.target(href)
      return target ? { ...style, ...target, color: linkColor } : style
    }
    default:
      return style
  }
}

/** The runs of inline nodes. Line breaks are `\n`; an inline image is replaced by its text. */
export const textRuns = (nodes: readonly RenderNode[], context: PdfContext, style: Style = {}): PdfText[] =>
  nodes.flatMap((node): PdfText[] => {
    if (node.type === 'text') return plain(node.text, style, context)
    if (node.type === 'embed') {
      const { embed } = node
      if (embed.kind === 'annotation')
        return [
          ...textRuns(embed.content, context, style),
          ...plain(
            ` (${renderToText(embed.body).trim()})`,
            { ...style, fontSize: 8, italics: true },
            context,
          ),
        ]
      return textRuns(fallback(node), context, style)
    }
    if (node.tag === 'br') return [{ ...style, text: '\n' }]
    if (node.tag === 'wbr') return []
    if (node.tag === 'input') return plain('checked' in node.attributes ? '[x] ' : '[ ] ', style, context)
    if (node.tag === 'img') return plain(node.attributes.alt ?? '', { ...style, italics: true }, context)
    return textRuns(node.children, context, styleOf(node, style, context))
  })
