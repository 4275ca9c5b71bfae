/** Code with highlighting, its title and a copy button. */
import { append } from '../../content/document/linear-text.ts'
import type { CodeLine, Embed, RenderNode } from '../../content/render/render-node.ts'
import { renderToText } from '../../content/render/print-tree.ts'
import type { Html } from '../html.ts'
import { attributes, escapeHtml, markup, nothing, trusted } from '../html.ts'
import { codesOfApi } from '../api-reference/codes-of-api.ts'
import { iconClass } from '../look/icons.ts'
import type { CodeRuns } from '../../content/render/code-runs.ts'
import type { PrintContext } from './print-context.ts'
import { syntaxName } from './syntaxes.ts'

type Code = Extract<Embed, { kind: 'code' }>

/** The text of a line; undefined if it has marks. */
const textOf = (nodes: readonly RenderNode[]): string | undefined => {
  let text = ''
  for (const node of nodes) {
    if (node.type !== 'text') return undefined
    text += node.text
  }
  return text
}

/** The text to highlight: all lines, or undefined if they have marks. */
const codeText = (lines: readonly CodeLine[]): string | undefined => {
  const texts: string[] = []
  for (const { children } of lines) {
    const line = textOf(children)
    if (line === undefined) return undefined
    texts.push(line)
  }
  return texts.join('\n')
}

const printLine = (line: CodeLine, coloured: CodeRuns | undefined, context: PrintContext): Html => {
  const content =
    coloured === undefined
      ? context.nodes(line.children)
      : trusted(
          coloured
            .map(([look, text]) =>
              look === '' ? escapeHtml(text) : `<span class="${look}">${escapeHtml(text)}</span>`,
            )
            .join(''),
        )
  return markup`<span class="line${line.highlighted ? ' lit' : ''}">${content}</span>`
}

const copyButton = ({ labels }: PrintContext): Html =>
  markup`<button type="button" class="copy" data-copy hidden><span class="i i-copy" aria-hidden="true"></span><span class="hidden">${labels.copy}</span></button>`

/** Each line is an element, with line breaks between them, so that copied text is the code. */
export const printCode = (code: Code, context: PrintContext): Html => {
  const syntax = (code.syntax ?? '').toLowerCase()
  const text = codeText(code.lines)
  const colours = text === undefined || syntax === '' ? undefined : context.colours(syntax, text)
  const name = syntaxName(code.syntax)
  const lines = code.lines.map((line, index) => printLine(line, colours?.[index], context))
  const broken = lines.flatMap((line, index) => (index === 0 ? [line] : [trusted('\n'), line]))
  const looks = [
    'code',
    code.wrap ? 'wrap' : '',
    code.lineNumbers ? 'numbered' : '',
    code.fullWidth ? 'full-width' : '',
    code.lines.some(({ highlighted }) => highlighted) ? 'has-lit' : '',
  ].filter((look) => look !== '')
  const head =
    code.title === undefined && name === undefined
      ? nothing
      : markup`<div class="code-head">${code.title === undefined ? markup`<span>${name}</span>` : markup`<span class="code-title">${code.title}</span>`}</div>`
  const printed = markup`<div${attributes({ class: looks.join(' '), 'data-expandable': code.expandable && code.lines.length > 12 })}>${head}${copyButton(context)}<pre tabindex="0" dir="ltr"><code>${broken}</code></pre></div>`
  if (syntax !== 'mermaid' || text === undefined || context.diagram === undefined) return printed
  context.diagram()
  return markup`<div class="diagram" data-diagram="${code.title ?? context.labels.diagram}">${printed}</div>`
}

/** A prompt for an AI assistant: collapsed, with a copy button. */
export const printPrompt = (prompt: Extract<Embed, { kind: 'prompt' }>, context: PrintContext): Html =>
  markup`<details${attributes({ class: 'expandable prompt', open: prompt.open })}><summary><span class="${iconClass(prompt.icon) ?? 'i i-terminal'}" aria-hidden="true"></span>${prompt.description}</summary><div class="code wrap">${copyButton(context)}<pre tabindex="0" dir="ltr"><code>${prompt.text}</code></pre></div></details>`

/** All code of a page that can be highlighted, so that this is done before the page is printed. */
export const codesOf = (
  nodes: readonly RenderNode[],
): readonly { readonly syntax: string; readonly text: string }[] => {
  const found: { syntax: string; text: string }[] = []
  const visit = (list: readonly RenderNode[]): void => {
    for (const node of list) {
      if (node.type === 'element') visit(node.children)
      else if (node.type === 'embed') {
        const { embed } = node
        if (embed.kind === 'code') {
          const text = codeText(embed.lines)
          const syntax = (embed.syntax ?? '').toLowerCase()
          if (text !== undefined && syntax !== '') found.push({ syntax, text })
        } else if (embed.kind === 'table') {
          for (const { cells } of embed.rows) for (const cell of cells) visit(cell)
        } else if (embed.kind === 'annotation') visit(embed.body)
        else if (embed.kind === 'openapi-operation' && embed.api !== undefined)
          append(found, codesOfApi(embed.api))
      }
    }
  }
  visit(nodes)
  return found
}

/** The beginning of a text, for descriptions. */
export const firstWords = (nodes: readonly RenderNode[], most: number): string => {
  const text = renderToText(nodes).replace(/\s+/g, ' ').trim()
  if (text.length <= most) return text
  const cut = text.slice(0, most)
  const end = cut.lastIndexOf(' ')
  return `${end > most / 2 ? cut.slice(0, end) : cut}…`
}
