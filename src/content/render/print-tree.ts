/** Prints render trees: as HTML for sites and PDF, as text for excerpts and tests. */
import { fallback } from './embed-fallback.ts'
import { attributeNames } from './render-node.ts'
import type { EmbedNode, RenderNode } from './render-node.ts'

const voidTags = new Set(['br', 'col', 'hr', 'img', 'input', 'wbr'])

const escapeText = (text: string): string =>
  text.replace(/[&<>\0\r]/g, (c) =>
    c === '&' ? '&amp;' : c === '<' ? '&lt;' : c === '>' ? '&gt;' : c === '\r' ? '&#13;' : '',
  )

const escapeAttribute = (value: string): string =>
  escapeText(value).replace(/["'`]/g, (c) => `&#${c.charCodeAt(0)};`)

export interface PrintOptions {
  /** Trusted HTML of an embed; undefined uses the plain elements of `embed-fallback.ts`. */
  readonly embed?: (node: EmbedNode) => string | undefined
}

/**
 * HTML without added white space. Parsing it gives the same tree, as far as HTML allows the nesting; a line break at
 * the start of a `pre` is doubled, because parsers drop the first one.
 */
export function renderToHtml(nodes: readonly RenderNode[], options: PrintOptions = {}): string {
  let html = ''
  for (const node of nodes) {
    if (node.type === 'text') html += escapeText(node.text)
    else if (node.type === 'embed') html += options.embed?.(node) ?? renderToHtml(fallback(node), options)
    else {
      html += `<${node.tag}`
      for (const name of attributeNames) {
        const value = node.attributes[name]
        if (value !== undefined) html += ` ${name}="${escapeAttribute(value)}"`
      }
      html += '>'
      if (voidTags.has(node.tag)) continue
      const inner = renderToHtml(node.children, options)
      html += `${node.tag === 'pre' && inner.startsWith('\n') ? '\n' : ''}${inner}</${node.tag}>`
    }
  }
  return html
}

const blockTags = new Set([
  ...[
    'blockquote',
    'caption',
    'dd',
    'details',
    'div',
    'dl',
    'dt',
    'figcaption',
    'figure',
    'h1',
    'h2',
    'h3',
    'h4',
    'h5',
  ],
  ...['h6', 'hr', 'li', 'ol', 'p', 'pre', 'section', 'summary', 'table', 'tr', 'ul'],
])

/** The visible text, one line per block; images give their alternative text, cells are separated by tabs. */
export function renderToText(nodes: readonly RenderNode[]): string {
  return rawText(nodes)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join('\n')
}

function rawText(nodes: readonly RenderNode[]): string {
  let text = ''
  for (const node of nodes) {
    if (node.type === 'text') text += node.text
    else if (node.type === 'embed') text += rawText(fallback(node))
    else if (node.tag === 'br') text += '\n'
    else if (node.tag === 'img') text += node.attributes.alt ?? ''
    else if (node.tag === 'td' || node.tag === 'th')
      text += `${rawText(node.children).replace(/\n+/g, ' ').trim()}\t`
    else text += blockTags.has(node.tag) ? `\n${rawText(node.children)}\n` : rawText(node.children)
  }
  return text
}
