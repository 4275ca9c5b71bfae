/** Embeds as plain elements: for surfaces without a special rendering, and for text. */
import { sentMethod } from '../api-document/http-methods.ts'
import { iconName, linkTo, titled } from './inlines.ts'
import { element, textNode } from './render-node.ts'
import { phrasing } from './phrasing.ts'
import type { Card, Embed, EmbedNode, RenderNode, TableColumn } from './render-node.ts'

/** Elements that show an embed without scripts; the key of the block is on the outermost one. */
export function fallback(node: EmbedNode): readonly RenderNode[] {
  const [first, ...rest] = plain(node.embed)
  if (first === undefined || node.key === undefined || first.type !== 'element')
    return first === undefined ? [] : [first, ...rest]
  return [{ ...first, attributes: { ...first.attributes, 'data-key': node.key } }, ...rest]
}

type EmbedOf<Kind extends Embed['kind']> = Extract<Embed, { kind: Kind }>

function plain(embed: Embed): readonly RenderNode[] {
  switch (embed.kind) {
    case 'code':
      return [code(embed)]
    case 'math':
      return [
        element(embed.display ? 'p' : 'span', { 'data-type': 'math' }, [
          element('code', {}, [textNode(embed.formula)]),
        ]),
      ]
    case 'annotation':
      return [
        element('span', { 'data-type': 'annotation' }, embed.content),
        element('span', { 'data-type': 'annotation-body', role: 'note' }, phrasing(embed.body, fallback)),
      ]
    case 'table':
      return [table(embed)]
    case 'cards':
      return [cards(embed)]
    case 'content-ref':
      return [
        element('p', { 'data-type': 'content-ref' }, [
          linkTo(embed.target, { 'data-type': 'link' }, titled(embed.target)),
        ]),
      ]
    case 'file':
      return [
        element('div', { 'data-type': 'file' }, [
          linkTo(embed.target, { 'data-type': 'link' }, titled(embed.target)),
          ...embed.caption,
        ]),
      ]
    case 'link-card':
      return [linkCard(embed)]
    case 'prompt':
      return [prompt(embed)]
    case 'openapi-operation':
      return operation(embed)
    case 'openapi-schemas':
      return [schemas(embed)]
    case 'integration':
      return [integration(embed)]
    case 'expression':
      return [
        element('span', { 'data-type': 'expression', 'data-state': embed.state }, [
          textNode(
            embed.state === 'source' ? `{{ ${embed.text} }}` : embed.state === 'fault' ? '' : embed.text,
          ),
        ]),
      ]
  }
}

const code = ({ syntax, title, lines }: EmbedOf<'code'>): RenderNode =>
  element('div', { 'data-type': 'code', 'data-syntax': syntax, 'data-title': title }, [
    ...(title === undefined ? [] : [element('p', { 'data-type': 'code-title' }, [textNode(title)])]),
    element('pre', {}, [element('code', {}, codeLines(lines))]),
  ])

const cards = (embed: EmbedOf<'cards'>): RenderNode =>
  element(
    'div',
    { 'data-type': 'cards', 'data-size': embed.size, 'data-full-width': embed.fullWidth ? '' : undefined },
    embed.cards.map((one) => card(one, embed.columns, embed.hideColumnTitle)),
  )

const linkCard = ({ url, fullWidth, caption }: EmbedOf<'link-card'>): RenderNode =>
  element('div', { 'data-type': 'embed', 'data-full-width': fullWidth ? '' : undefined }, [
    linkTo({ href: url, title: url, state: 'ok' }, { 'data-type': 'link' }, [textNode(url)]),
    ...caption,
  ])

const prompt = ({ icon, open, description, text }: EmbedOf<'prompt'>): RenderNode =>
  element('details', { 'data-type': 'prompt', 'data-icon': iconName(icon), open: open ? '' : undefined }, [
    element('summary', {}, [textNode(description)]),
    element('pre', {}, [element('code', {}, [textNode(text)])]),
  ])

const operation = ({ kind, method, path, target, text }: EmbedOf<'openapi-operation'>): RenderNode[] => [
  element('p', { 'data-type': kind }, [
    element('code', {}, [textNode(`${sentMethod(method)} ${path}`)]),
    textNode(' '),
    linkTo(target, { 'data-type': 'link' }, titled(target)),
  ]),
  ...[text.summary, text.description]
    .filter((paragraph) => paragraph !== '')
    .map((paragraph) => element('p', {}, [textNode(paragraph)])),
]

const schemas = (embed: EmbedOf<'openapi-schemas'>): RenderNode =>
  element('div', { 'data-type': embed.kind }, [
    element(
      'ul',
      {},
      embed.schemas.map((name) => element('li', {}, [element('code', {}, [textNode(name)])])),
    ),
  ])

/** Names the block, with its text and where it comes from. */
const integration = ({ integration: name, block, text, url }: EmbedOf<'integration'>): RenderNode =>
  element('div', { 'data-type': 'integration', 'data-kind': name }, [
    element('p', {}, [textNode([name, block].filter((part) => part !== '').join('/'))]),
    ...(url === undefined
      ? []
      : [
          element('p', {}, [
            linkTo({ href: url, title: url, state: 'ok' }, { 'data-type': 'link' }, [textNode(url)]),
          ]),
        ]),
    ...(text === '' ? [] : [element('pre', {}, [element('code', {}, [textNode(text)])])]),
  ])

/** Lines separated by line feeds; highlighted ones in a `mark`. */
function codeLines(lines: EmbedOf<'code'>['lines']): readonly RenderNode[] {
  return lines.flatMap(({ children, highlighted }, i) => [
    ...(i === 0 ? [] : [textNode('\n')]),
    ...(highlighted ? [element('mark', { 'data-highlighted': '' }, children)] : children),
  ])
}

const table = (embed: EmbedOf<'table'>): RenderNode =>
  element('table', { 'data-full-width': embed.fullWidth ? '' : undefined }, [
    ...(embed.hideHeader
      ? []
      : [
          element('thead', {}, [
            element(
              'tr',
              {},
              embed.columns.map(({ title, width }) =>
                element('th', { scope: 'col', width: width === undefined ? undefined : String(width) }, [
                  textNode(title),
                ]),
              ),
            ),
          ]),
        ]),
    element(
      'tbody',
      {},
      embed.rows.map(({ cells }) =>
        element(
          'tr',
          {},
          cells.map((cell) => element('td', {}, cell)),
        ),
      ),
    ),
  ])

/** A card is a section, never a link as a whole: its cells may contain links, and links cannot be nested. */
const card = (one: Card, columns: readonly TableColumn[], hideTitle: boolean): RenderNode =>
  element('section', { 'data-type': 'card' }, [
    ...(one.cover === undefined
      ? []
      : [
          element('img', {
            src: one.cover,
            alt: '',
            'data-theme': one.coverDark === undefined ? undefined : 'light',
          }),
        ]),
    ...(one.coverDark === undefined
      ? []
      : [element('img', { src: one.coverDark, alt: '', 'data-theme': 'dark' })]),
    ...one.cells.flatMap((cell, i) => {
      const column = columns[i]
      const title = column === undefined || hideTitle || column.title === '' ? undefined : column.title
      return cell.length === 0 ? [] : [element('div', { 'data-type': 'cell', 'data-title': title }, cell)]
    }),
    ...(one.target === undefined
      ? []
      : [linkTo(one.target, { 'data-type': 'card-target' }, titled(one.target))]),
  ])
