/** Renders blocks: one case for each type. */
import type { ApiBlock, ApiRequest } from '../api-reference/api-block.ts'
import { apiRequestOf, hidesTitle } from '../api-reference/api-block.ts'
import type { Block, Inline, Json, Node, Text } from '../document/document.ts'
import { isBlock } from '../document/document.ts'
import { append } from '../document/linear-text.ts'
import { integrationText } from '../document/integration-block.ts'
import { isJsonObject, referenceName, referenceOf } from '../document/reference.ts'
import { headingLevel, headingsOf } from '../document/heading-anchors.ts'
import { isShown, outcomeOf } from './render-context.ts'
import { flagAttribute, flagOf, oneOf, textOf, textsOf } from './node-data.ts'
import { alignment, drawImage, drawInlines, drawLeaf, icon, iconName } from './inlines.ts'
import { element, textNode } from './render-node.ts'
import { operationText } from './openapi-operation.ts'
import type { Embed, RenderNode, ResolvedReference, Tag } from './render-node.ts'
import {
  drawBlocks,
  drawFragment,
  inLanguage,
  languageIn,
  maximumDepth,
  maximumReuseDepth,
  maximumReusedNodes,
  maximumReuses,
} from './render-run.ts'
import type { Run } from './render-run.ts'
import { safeLink, safeSize } from './safe-url.ts'
import { drawTable } from './table.ts'
import { blockKind } from '../document/node-kinds.ts'
import { inlineText, nodesIn } from '../document/walk.ts'

const headingTags = { 1: 'h1', 2: 'h2', 3: 'h3', 4: 'h4', 5: 'h5', 6: 'h6' } as const

type Renderer = (block: Block, run: Run) => readonly RenderNode[]

const drawHeading = (block: Block, level: number, run: Run): RenderNode => {
  const tag = headingTags[level as keyof typeof headingTags]
  return { ...box(block, tag, { id: run.anchors.get(block), ...alignment(block.data) }, inlines(block, run)) }
}

/** Blocks of types that this version does not know: their content is kept. */
const drawUnknown: Renderer = (block, run) => [
  box(block, 'div', { 'data-type': 'unknown', 'data-kind': block.type }, [
    ...children(block.nodes ?? [], run),
    ...(block.fragments ?? []).flatMap(({ nodes }) => drawBlocks(nodes, run)),
  ]),
]

/** The nodes of one block: usually one; none for a hidden `if`. */
export function drawBlock(block: Block, run: Run): readonly RenderNode[] {
  if (run.depth > maximumDepth) return [box(block, 'p', {}, [textNode(inlineText(block))])]
  const level = headingLevel(block.type)
  const nodes =
    level === undefined
      ? (renderers.get(block.type) ?? drawUnknown)(block, run)
      : [drawHeading(block, level, run)]
  return blockKind(block.type) === 'text' ? inLanguage(nodes, languageIn(run, block.key)) : nodes
}

const box = (
  block: Block,
  tag: Tag,
  attributes: Parameters<typeof element>[1],
  content: readonly RenderNode[],
) => element(tag, { ...attributes, 'data-key': block.key }, content)

const embed = (block: Block, one: Embed): RenderNode => ({
  type: 'embed',
  ...(block.key === undefined ? {} : { key: block.key }),
  embed: one,
})

/** Children of any kind: runs of inlines become one sequence, blocks are rendered individually. */
function children(nodes: readonly Node[], run: Run): readonly RenderNode[] {
  const drawn: RenderNode[] = []
  let line: (Inline | Text)[] = []
  const flush = () => {
    if (line.length > 0) append(drawn, drawInlines(line, run))
    line = []
  }
  for (const node of nodes) {
    if (isBlock(node)) {
      flush()
      append(drawn, drawBlocks([node], run))
    } else {
      line.push(node)
    }
  }
  flush()
  return drawn
}

const blocks = (block: Block, run: Run) => children(block.nodes ?? [], run)
const inlines = blocks

function caption(block: Block, run: Run): readonly RenderNode[] {
  const content = unwrapped(drawFragment(block, 'caption', run))
  return content.length === 0 ? [] : [element('figcaption', {}, content)]
}

/** Unwraps a single paragraph, so that a caption or title is a line instead of a block. */
function unwrapped(nodes: readonly RenderNode[]): readonly RenderNode[] {
  const only = nodes[0]
  return nodes.length === 1 && only?.type === 'element' && only.tag === 'p'
    ? inLanguage(only.children, only.attributes.lang)
    : nodes
}

function target(block: Block, run: Run): ResolvedReference {
  const reference = referenceOf(block.data['ref'])
  return reference === undefined ? { href: '', title: '', state: 'broken' } : run.context.resolve(reference)
}

/** What a block asks of its specification, and what that says if the caller has loaded it. */
function apiOf(block: Block, run: Run): { readonly request?: ApiRequest; readonly api?: ApiBlock } {
  const request = apiRequestOf(block)
  if (request === undefined) return {}
  const api = run.context.api?.(request)
  return { request, ...(api !== undefined && { api }) }
}

/** A string among open values; empty if there is none. */
const textIn = (values: Json | undefined, name: string): string =>
  isJsonObject(values) ? (textOf(values, name) ?? '') : ''

const codeLine = (line: Block): readonly RenderNode[] =>
  (line.nodes ?? []).flatMap((node) =>
    node.object === 'text' ? node.leaves.flatMap(drawLeaf) : [textNode(inlineText(node))],
  )

const codeText = (code: Block): string =>
  (code.nodes ?? [])
    .filter(isBlock)
    .map((line) => inlineText(line))
    .join('\n')

function codeEmbed(block: Block): Embed {
  const { data } = block
  const syntax = textOf(data, 'syntax')
  const title = textOf(data, 'title')
  return {
    kind: 'code',
    ...(syntax === undefined ? {} : { syntax }),
    ...(title === undefined ? {} : { title }),
    wrap: data['overflow'] === 'wrap',
    lineNumbers: flagOf(data, 'lineNumbers'),
    expandable: flagOf(data, 'expandable'),
    fullWidth: flagOf(data, 'fullWidth'),
    lines: (block.nodes ?? [])
      .filter(isBlock)
      .map((line) => ({ children: codeLine(line), highlighted: flagOf(line.data, 'highlighted') })),
  }
}

/** Reused content, rendered in place. If it is missing, recursive or exceeds the limits, its title is shown. */
function reused(block: Block, run: Run): [Parameters<typeof element>[1], readonly RenderNode[]] {
  const type = { 'data-type': block.type }
  const reference = referenceOf(block.data['ref'])
  if (reference?.kind !== 'reusable-content') return [{ ...type, 'data-state': 'broken' }, []]
  const name = referenceName(reference)
  const cut =
    run.reusing.includes(name) || run.reusing.length >= maximumReuseDepth || run.reuses.count >= maximumReuses
  const document = cut ? undefined : run.context.reusableContent(reference)
  const nodes = document === undefined ? 0 : nodesIn(document)
  const long = run.reuses.nodes + nodes > maximumReusedNodes
  if (document === undefined || long)
    return [
      { ...type, 'data-state': cut || long ? 'cut' : 'broken' },
      [textNode(run.context.resolve(reference).title)],
    ]
  run.reuses.count += 1
  run.reuses.nodes += nodes
  const anchors = new Map(
    headingsOf(document, run.taken).map(({ block: heading, anchor }) => [heading, anchor]),
  )
  return [
    type,
    drawBlocks(document.nodes, {
      ...{ ...run, anchors, reused: reference.reusableContent, reusing: [...run.reusing, name] },
    }).map(withoutKeys),
  ]
}

/** Keys of reused blocks belong to another document: on this page they cannot be commented on or linked to. */
function withoutKeys(node: RenderNode): RenderNode {
  if (node.type === 'text') return node
  if (node.type === 'embed') return { type: 'embed', embed: node.embed }
  const { 'data-key': _, ...attributes } = node.attributes
  return { ...node, attributes, children: node.children.map(withoutKeys) }
}

/** By type of block. A map, because the types of a document can be any text. */
const renderers: ReadonlyMap<string, Renderer> = new Map(
  Object.entries<Renderer>({
    paragraph: (block, run) => [box(block, 'p', alignment(block.data), inlines(block, run))],
    'list-ordered': (block, run) => {
      const start = block.data['start']
      const first =
        typeof start === 'number' && Number.isInteger(start) && start !== 1 ? String(start) : undefined
      return [box(block, 'ol', { start: first }, blocks(block, run))]
    },
    'list-unordered': (block, run) => [box(block, 'ul', {}, blocks(block, run))],
    'list-tasks': (block, run) => [box(block, 'ul', { 'data-type': 'list-tasks' }, blocks(block, run))],
    'list-item': (block, run) => {
      const checked = block.data['checked']
      if (typeof checked !== 'boolean') return [box(block, 'li', {}, blocks(block, run))]
      const mark = element('input', { type: 'checkbox', disabled: '', checked: checked ? '' : undefined })
      return [box(block, 'li', { 'data-state': checked ? 'done' : 'open' }, [mark, ...blocks(block, run)])]
    },
    divider: (block) => [box(block, 'hr', {}, [])],
    blockquote: (block, run) => [box(block, 'blockquote', {}, blocks(block, run))],
    hint: (block, run) => {
      const style = oneOf(block.data, 'style', ['info', 'success', 'warning', 'danger']) ?? 'info'
      const attributes = {
        'data-type': block.type,
        'data-style': style,
        'data-icon': iconName(textOf(block.data, 'icon')),
      }
      return [box(block, 'div', attributes, blocks(block, run))]
    },
    code: (block) => [embed(block, codeEmbed(block))],
    'code-line': (block) => [element('p', { 'data-type': block.type }, codeLine(block))],
    prompt: (block) => {
      const code = (block.nodes ?? []).filter(isBlock).map(codeText).join('\n')
      const name = iconName(textOf(block.data, 'icon'))
      return [
        embed(block, {
          kind: 'prompt',
          description: textOf(block.data, 'description') ?? '',
          ...(name === undefined ? {} : { icon: name }),
          open: flagOf(block.data, 'defaultExpanded'),
          providers: textsOf(block.data['openInAIProviders']),
          text: code,
        }),
      ]
    },
    images: (block, run) => [
      box(
        block,
        'div',
        {
          'data-type': block.type,
          ...alignment(block.data),
          'data-frame': flagAttribute(block.data, 'withFrame'),
        },
        blocks(block, run),
      ),
    ],
    image: (block, run) => [
      box(block, 'figure', { 'data-type': block.type }, [...drawImage(block, run), ...caption(block, run)]),
    ],
    drawing: (block, run) => [
      box(block, 'figure', { 'data-type': block.type }, [...drawImage(block, run), ...caption(block, run)]),
    ],
    file: (block, run) => [
      embed(block, {
        kind: 'file',
        target: target(block, run),
        caption: drawFragment(block, 'caption', run),
      }),
    ],
    embed: (block, run) => {
      const url = safeLink(textOf(block.data, 'url') ?? '') ?? ''
      const fullWidth = flagOf(block.data, 'fullWidth')
      return [
        embed(block, { kind: 'link-card', url, fullWidth, caption: drawFragment(block, 'caption', run) }),
      ]
    },
    math: (block) => [
      embed(block, { kind: 'math', formula: textOf(block.data, 'formula') ?? '', display: true }),
    ],
    expandable: (block, run) => [
      box(block, 'details', { open: flagAttribute(block.data, 'defaultExpanded') }, [
        element('summary', {}, unwrapped(drawFragment(block, 'expandable-title', run))),
        ...drawFragment(block, 'expandable-body', run),
      ]),
    ],
    tabs: (block, run) => [
      box(block, 'div', { 'data-type': block.type, ...alignment(block.data) }, blocks(block, run)),
    ],
    'tabs-item': (block, run) => {
      const title = textOf(block.data, 'title') ?? ''
      const slug = textOf(block.data, 'slug')
      // Never stored in documents; set by differences to mark where something changed.
      const state = block.data['changed'] === true ? 'changed' : undefined
      return [
        box(
          block,
          'section',
          { 'data-type': block.type, 'data-title': title, 'data-slug': slug, 'data-state': state },
          [
            element('p', { 'data-type': 'tab-title' }, [
              ...icon(textOf(block.data, 'icon')),
              ...inLanguage([textNode(title)], languageIn(run, block.key, 'title')),
            ]),
            ...blocks(block, run),
          ],
        ),
      ]
    },
    stepper: (block, run) => [box(block, 'ol', { 'data-type': block.type }, blocks(block, run))],
    'stepper-step': (block, run) => [box(block, 'li', { 'data-type': block.type }, blocks(block, run))],
    columns: (block, run) => [
      box(block, 'div', { 'data-type': block.type, ...alignment(block.data) }, blocks(block, run)),
    ],
    column: (block, run) => {
      const vertical = oneOf(block.data, 'verticalAlignment', ['top', 'middle', 'bottom'])
      const attributes = {
        'data-type': block.type,
        'data-width': safeSize(block.data['width']),
        'data-vertical-align': vertical,
      }
      return [box(block, 'div', attributes, blocks(block, run))]
    },
    table: (block, run) => [drawTable(block, run)],
    'content-ref': (block, run) => [embed(block, { kind: 'content-ref', target: target(block, run) })],
    'reusable-content': (block, run) => [box(block, 'div', ...reused(block, run))],
    if: (block, run) => {
      const source = textOf(block.data, 'expression') ?? ''
      const outcome = outcomeOf(source, run.context)
      if (!isShown(outcome)) return []
      const condition = outcome.state === 'source' ? source : undefined
      return [box(block, 'div', { 'data-type': block.type, 'data-if': condition }, blocks(block, run))]
    },
    updates: (block, run) => [
      box(
        block,
        'div',
        { 'data-type': block.type, 'data-format': textOf(block.data, 'format') },
        blocks(block, run),
      ),
    ],
    update: (block, run) => {
      const date = textOf(block.data, 'date') ?? ''
      const labels = Array.isArray(block.data['tags'])
        ? textsOf(block.data['tags']).join(',')
        : textOf(block.data, 'tags')
      return [
        box(block, 'section', { 'data-type': block.type, 'data-tags': labels }, [
          element('time', { datetime: /^\d{4}-\d{2}-\d{2}/.test(date) ? date : undefined }, [textNode(date)]),
          ...blocks(block, run),
        ]),
      ]
    },
    'openapi-operation': (block, run) => {
      const [path, method] = [textOf(block.data, 'path') ?? '', textOf(block.data, 'method') ?? '']
      return [
        embed(block, {
          kind: 'openapi-operation',
          target: target(block, run),
          path,
          method,
          text: operationText(block.data),
          hideTitle: hidesTitle(block),
          ...apiOf(block, run),
        }),
      ]
    },
    'openapi-schemas': (block, run) => {
      const given = block.data['schemas']
      const schemas = typeof given === 'string' ? given.split(',').map((one) => one.trim()) : textsOf(given)
      return [
        embed(block, {
          kind: 'openapi-schemas',
          target: target(block, run),
          schemas,
          grouped: flagOf(block.data, 'grouped'),
          ...apiOf(block, run),
        }),
      ]
    },
    integration: (block) => {
      const { data } = block
      const url = safeLink(textOf(data, 'url') ?? textIn(data['props'], 'url'))
      return [
        embed(block, {
          kind: 'integration',
          integration: textOf(data, 'integration') ?? '',
          block: textOf(data, 'block') ?? '',
          props: isJsonObject(data['props']) ? data['props'] : {},
          ...(isJsonObject(data['action']) && { action: data['action'] }),
          ...(url !== undefined && /^https?:/i.test(url) && { url }),
          fullWidth: flagOf(data, 'fullWidth'),
          text: integrationText(data),
        }),
      ]
    },
    html: (block, run) => {
      const html = textOf(block.data, 'html') ?? ''
      const { rawHtml } = run.context
      const content =
        rawHtml === undefined ? [element('pre', {}, [textNode(html)])] : rawHtml(html, [], run.html)
      return [box(block, 'div', { 'data-type': block.type }, content)]
    },
  }),
)
