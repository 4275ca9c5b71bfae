/** Blocks with a rendering specific to published pages. */
import { phrasing } from '../../content/render/phrasing.ts'
import { safeLink } from '../../content/render/safe-url.ts'
import type { Card, Embed, RenderNode, ResolvedReference } from '../../content/render/render-node.ts'
import type { Html } from '../html.ts'
import { attributes, markup, nothing } from '../html.ts'
import { iconClass } from '../look/icons.ts'
import { frameOf } from './frames.ts'
import { printMath } from './math.ts'
import { printLink, scrolling } from './elements.ts'
import { printCode, printPrompt } from './print-code.ts'
import { printOperation, printSchemas } from './print-operation.ts'
import type { PrintContext } from './print-context.ts'

export const printEmbed = (embed: Embed, context: PrintContext): Html => {
  switch (embed.kind) {
    case 'code':
      return printCode(embed, context)
    case 'prompt':
      return printPrompt(embed, context)
    case 'math':
      return printMath(embed.formula, embed.display, context.formulas())
    case 'annotation':
      return annotation(embed, context)
    case 'table':
      return table(embed, context)
    case 'cards':
      return cards(embed, context)
    case 'content-ref':
      return linkCard(embed.target, 'page', context)
    case 'file':
      return markup`<div class="figure">${linkCard(embed.target, 'download', context)}${caption(embed.caption, context)}</div>`
    case 'link-card':
      return framed(embed, context)
    case 'openapi-operation':
      return embed.api === undefined
        ? printOperation(embed, context)
        : context.api(embed.api, embed.hideTitle)
    case 'openapi-schemas':
      return embed.api === undefined ? printSchemas(embed, context) : context.api(embed.api)
    case 'integration':
      return context.block(embed)
    case 'expression':
      return embed.state === 'fault' ? nothing : markup`${embed.text}`
  }
}

const hrefOf = (target: ResolvedReference): string | undefined =>
  target.state === 'ok' ? safeLink(target.href) : undefined

const linked = (target: ResolvedReference) => {
  const href = hrefOf(target)
  return { attributes: href === undefined ? {} : { href } }
}

const linkCard = (target: ResolvedReference, icon: string, context: PrintContext): Html =>
  printLink(
    linked(target),
    markup`${target.emoji === undefined ? markup`<span class="${iconClass(icon) ?? ''}" aria-hidden="true"></span>` : markup`<span class="emoji" aria-hidden="true">${target.emoji}</span>`}<span>${target.title}</span><span class="i i-right" aria-hidden="true"></span>`,
    context,
    'link-card',
  )

const caption = (nodes: readonly RenderNode[], context: PrintContext): Html =>
  nodes.length === 0 ? nothing : markup`<div class="caption">${context.nodes(nodes)}</div>`

/** A frame for URLs on the list, otherwise a card with a link. */
const framed = (embed: Extract<Embed, { kind: 'link-card' }>, context: PrintContext): Html => {
  const frame = frameOf(embed.url)
  const wide = embed.fullWidth ? ' full-width' : ''
  if (frame === undefined) {
    const host = URL.canParse(embed.url) ? new URL(embed.url).hostname.replace(/^www\./, '') : ''
    const path = embed.url.replace(/^https?:\/\/(www\.)?/, '').slice(0, 200)
    return markup`<div class="figure">${printLink(
      { attributes: embed.url === '' ? {} : { href: embed.url } },
      markup`<span class="i i-link" aria-hidden="true"></span><span><b>${host === '' ? path : host}</b>${path === host || host === '' ? nothing : markup`<small>${path}</small>`}</span><span class="i i-external" aria-hidden="true"></span>`,
      context,
      'link-card',
    )}${caption(embed.caption, context)}</div>`
  }
  return markup`<div class="figure${wide}"><iframe class="frame" src="${frame.src}" title="${frame.title}" loading="lazy" sandbox="allow-scripts allow-same-origin allow-popups allow-presentation" allow="fullscreen; picture-in-picture" referrerpolicy="strict-origin-when-cross-origin"></iframe><a class="frame-link" href="${embed.url}" rel="noopener">${embed.url}</a>${caption(embed.caption, context)}</div>`
}

/** The note has a button of its own, so that links in the text still work; no script is needed. */
const annotation = (embed: Extract<Embed, { kind: 'annotation' }>, context: PrintContext): Html => {
  const id = `@note-${context.unique()}`
  return markup`<span class="annotated">${context.nodes(embed.content)}<button type="button" class="note-mark" popovertarget="${id}" aria-label="${context.labels.note}"></button></span><span class="note" id="${id}" popover>${context.nodes(phrasing(embed.body))}</span>`
}

const table = (embed: Extract<Embed, { kind: 'table' }>, context: PrintContext): Html => {
  const { columns, rows } = embed
  const widths = columns.some(({ width }) => width !== undefined)
  for (const { width } of columns) if (width !== undefined) context.styles.width('col', String(width))
  const titled = !embed.hideHeader && columns.some(({ title }) => title !== '')
  return scrolling(
    markup`<table>${
      widths
        ? markup`<colgroup>${columns.map(({ width }) => markup`<col${attributes({ 'data-width': width })}>`)}</colgroup>`
        : nothing
    }${
      titled
        ? markup`<thead><tr>${columns.map(({ title, align, language }) =>
            title === ''
              ? markup`<td></td>`
              : markup`<th${attributes({ scope: 'col', dir: 'auto', lang: language, class: align && `align-${align}` })}>${title}</th>`,
          )}</tr></thead>`
        : nothing
    }<tbody>${rows.map(
      ({ cells }) =>
        markup`<tr>${cells.map((cell, index) => {
          const align = columns[index]?.align
          return markup`<td${attributes({ dir: 'auto', class: align && `align-${align}` })}>${context.nodes(cell)}</td>`
        })}</tr>`,
    )}</tbody></table>`,
    context,
    embed.fullWidth ? 'table full-width' : 'table',
  )
}

const cards = (embed: Extract<Embed, { kind: 'cards' }>, context: PrintContext): Html =>
  markup`<ul class="cards ${embed.size}${embed.fullWidth ? ' full-width' : ''}">${embed.cards.map(
    (card) =>
      markup`<li class="card">${cover(card, context)}${card.cells.map((cell, index) => {
        const { title = '', language } = embed.columns[index] ?? {}
        return cell.length === 0
          ? nothing
          : markup`<div class="cell">${embed.hideColumnTitle || title === '' ? nothing : markup`<span${attributes({ class: 'cell-title', lang: language })}>${title}</span>`}${context.nodes(cell)}</div>`
      })}${
        // Cells may contain links, and links cannot be nested: the card's own link overlays the card instead.
        card.target === undefined || hrefOf(card.target) === undefined
          ? nothing
          : printLink(linked(card.target), card.target.title, context, 'card-link')
      }</li>`,
  )}</ul>`

const cover = (card: Card, context: PrintContext): Html => {
  const one = (src: string, theme: 'light' | 'dark' | undefined): Html => {
    const size = context.sizes(src)
    return markup`<img${attributes({ class: theme && `only-${theme}`, src, alt: '', width: size?.width, height: size?.height, loading: 'lazy', decoding: 'async' })}>`
  }
  if (card.cover === undefined && card.coverDark === undefined) return nothing
  return markup`<div class="card-cover">${card.cover === undefined ? nothing : one(card.cover, card.coverDark === undefined ? undefined : 'light')}${card.coverDark === undefined ? nothing : one(card.coverDark, card.cover === undefined ? undefined : 'dark')}</div>`
}
