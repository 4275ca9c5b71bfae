/** Renders blocks: one case for each type. */
import type { Block, Inline, Node, Text } from '../document/document.ts'
import { isBlock } from '../document/document.ts'
import { append } from '../document/linear-text.ts'
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
  maximumDepth,
  maximumReuseDepth,
  maximumReusedNodes,
  maximumReuses,
} from './render-run.ts'
import type { Run } from './render-run.ts'
import { safeLink, safeSize } from './safe-url.ts'
import { drawTable } from './table.ts'
import { inlineText, nodesIn } from '../document/walk.ts'

const headingTags = { 1: 'h1', 2: 'h2', 3: 'h3', 4: 'h4', 5: 'h5', 6: 'h6' } as const

/** The nodes of one block: usually one; none for a hidden `if`. */
export function drawBlock(block: Block, run: Run): readonly RenderNode[] {
  if (run.depth > maximumDepth) return [box(block, 'p', {}, [textNode(inlineText(block))])]
  const { data, type } = block
  const level = headingLevel(type)
  if (level !== undefined) {
    const tag = headingTags[level as keyof typeof headingTags]
    return [{ ...box(block, tag, { id: run.anchors.get(block), ...alignment(data) }, inlines(block, run)) }]
  }
  switch (type) {
    case 'paragraph':
      return [box(block, 'p', alignment(data), inlines(block, run))]
    case 'list-ordered': {
      const start = data['start']
      const first =
        typeof start === 'number' && Number.isInteger(start) && start !== 1 ? String(start) : undefined
      return [box(block, 'ol', { start: first }, blocks(block, run))]
    }
    case 'list-unordered':
      return [box(block, 'ul', {}, blocks(block, run))]
    case 'list-tasks':
      return [box(block, 'ul', { 'data-type': 'list-tasks' }, blocks(block, run))]
    case 'list-item': {
      const checked = data['checked']
      if (typeof checked !== 'boolean') return [box(block, 'li', {}, blocks(block, run))]
      const mark = element('input', { type: 'checkbox', disabled: '', checked: checked ? '' : undefined })
      return [box(block, 'li', { 'data-state': checked ? 'done' : 'open' }, [mark, ...blocks(block, run)])]
    }
    case 'divider':
      return [box(block, 'hr', {}, [])]
    case 'blockquote':
      return [box(block, 'blockquote', {}, blocks(block, run))]
    case 'hint': {
      const style = oneOf(data, 'style', ['info', 'success', 'warning', 'danger']) ?? 'info'
      const attributes = {
        'data-type': type,
        'data-style': style,
        'data-icon': iconName(textOf(data, 'icon')),
      }
      return [box(block, 'div', attributes, blocks(block, run))]
    }
    case 'code':
      return [embed(block, codeEmbed(block))]
    case 'code-line':
      return [element('p', { 'data-type': type }, codeLine(block))]
    case 'prompt': {
      const code = (block.nodes ?? []).filter(isBlock).map(codeText).join('\n')
      const name = iconName(textOf(data, 'icon'))
      return [
        embed(block, {
          kind: 'prompt',
          description: textOf(data, 'description') ?? '',
          ...(name === undefined ? {} : { icon: name }),
          open: flagOf(data, 'defaultExpanded'),
          providers: textsOf(data['openInAIProviders']),
          text: code,
        }),
      ]
    }
    case 'images':
      return [
        box(
          block,
          'div',
          { 'data-type': type, ...alignment(data), 'data-frame': flagAttribute(data, 'withFrame') },
          blocks(block, run),
        ),
      ]
    case 'image':
    case 'drawing':
      return [box(block, 'figure', { 'data-type': type }, [...drawImage(block, run), ...caption(block, run)])]
    case 'file':
      return [
        embed(block, {
          kind: 'file',
          target: target(block, run),
          caption: drawFragment(block, 'caption', run),
        }),
      ]
    case 'embed': {
      const url = safeLink(textOf(data, 'url') ?? '') ?? ''
      const fullWidth = flagOf(data, 'fullWidth')
      return [
        embed(block, { kind: 'link-card', url, fullWidth, caption: drawFragment(block, 'caption', run) }),
      ]
    }
    case 'math':
      return [embed(block, { kind: 'math', formula: textOf(data, 'formula') ?? '', display: true })]
    case 'expandable':
      return [
        box(block, 'details', { open: flagAttribute(data, 'defaultExpanded') }, [
          element('summary', {}, unwrapped(drawFragment(block, 'expandable-title', run))),
          ...drawFragment(block, 'expandable-body', run),
        ]),
      ]
    case 'tabs':
      return [box(block, 'div', { 'data-type': type, ...alignment(data) }, blocks(block, run))]
    case 'tabs-item': {
      const title = textOf(data, 'title') ?? ''
      const slug = textOf(data, 'slug')
      // Never stored in documents; set by differences to mark where something changed.
      const state = data['changed'] === true ? 'changed' : undefined
      return [
        box(
          block,
          'section',
          { 'data-type': type, 'data-title': title, 'data-slug': slug, 'data-state': state },
          [
            element('p', { 'data-type': 'tab-title' }, [...icon(textOf(data, 'icon')), textNode(title)]),
            ...blocks(block, run),
          ],
        ),
      ]
    }
    case 'stepper':
      return [box(block, 'ol', { 'data-type': type }, blocks(block, run))]
    case 'stepper-step':
      return [box(block, 'li', { 'data-type': type }, blocks(block, run))]
    case 'columns':
      return [box(block, 'div', { 'data-type': type, ...alignment(data) }, blocks(block, run))]
    case 'column': {
      const vertical = oneOf(data, 'verticalAlignment', ['top', 'middle', 'bottom'])
      const attributes = {
        'data-type': type,
        'data-width': safeSize(data['width']),
        'data-vertical-align': vertical,
      }
      return [box(block, 'div', attributes, blocks(block, run))]
    }
    case 'table':
      return [drawTable(block, run)]
    case 'content-ref':
      return [embed(block, { kind: 'content-ref', target: target(block, run) })]
    case 'reusable-content':
      return [box(block, 'div', ...reused(block, run))]
    case 'if': {
      const source = textOf(data, 'expression') ?? ''
      const outcome = outcomeOf(source, run.context)
      if (!isShown(outcome)) return []
      const condition = outcome.state === 'source' ? source : undefined
      return [box(block, 'div', { 'data-type': type, 'data-if': condition }, blocks(block, run))]
    }
    case 'updates':
      return [
        box(block, 'div', { 'data-type': type, 'data-format': textOf(data, 'format') }, blocks(block, run)),
      ]
    case 'update': {
      const date = textOf(data, 'date') ?? ''
      const labels = Array.isArray(data['tags']) ? textsOf(data['tags']).join(',') : textOf(data, 'tags')
      return [
        box(block, 'section', { 'data-type': type, 'data-tags': labels }, [
          element('time', { datetime: /^\d{4}-\d{2}-\d{2}/.test(date) ? date : undefined }, [textNode(date)]),
          ...blocks(block, run),
        ]),
      ]
    }
    case 'openapi-operation': {
      const [path, method] = [textOf(data, 'path') ?? '', textOf(data, 'method') ?? '']
      return [
        embed(block, { kind: type, target: target(block, run), path, method, text: operationText(data) }),
      ]
    }
    case 'openapi-schemas': {
      const given = data['schemas']
      const schemas = typeof given === 'string' ? given.split(',').map((one) => one.trim()) : textsOf(given)
      return [
        embed(block, { kind: type, target: target(block, run), schemas, grouped: flagOf(data, 'grouped') }),
      ]
    }
    case 'integration': {
      const [integration, name] = [textOf(data, 'integration') ?? '', textOf(data, 'block') ?? '']
      const props = isJsonObject(data['props']) ? data['props'] : {}
      return [embed(block, { kind: type, integration, block: name, props })]
    }
    case 'html': {
      const html = textOf(data, 'html') ?? ''
      const { rawHtml } = run.context
      const content =
        rawHtml === undefined ? [element('pre', {}, [textNode(html)])] : rawHtml(html, [], run.html)
      return [box(block, 'div', { 'data-type': type }, content)]
    }
    default:
      return [
        box(block, 'div', { 'data-type': 'unknown', 'data-kind': type }, [
          ...children(block.nodes ?? [], run),
          ...(block.fragments ?? []).flatMap(({ nodes }) => drawBlocks(nodes, run)),
        ]),
      ]
  }
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
  return nodes.length === 1 && only?.type === 'element' && only.tag === 'p' ? only.children : nodes
}

function target(block: Block, run: Run): ResolvedReference {
  const reference = referenceOf(block.data['ref'])
  return reference === undefined ? { href: '', title: '', state: 'broken' } : run.context.resolve(reference)
}

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
    drawBlocks(document.nodes, { ...run, anchors, reusing: [...run.reusing, name] }).map(withoutKeys),
  ]
}

/** Keys of reused blocks belong to another document: on this page they cannot be commented on or linked to. */
function withoutKeys(node: RenderNode): RenderNode {
  if (node.type === 'text') return node
  if (node.type === 'embed') return { type: 'embed', embed: node.embed }
  const { 'data-key': _, ...attributes } = node.attributes
  return { ...node, attributes, children: node.children.map(withoutKeys) }
}
