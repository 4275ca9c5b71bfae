/** Node views for what the schema alone cannot render: pictures, tasks, and carried blocks. */
import type { Node } from '@tiptap/pm/model'
import { Selection } from '@tiptap/pm/state'
import type { EditorView, NodeView, NodeViewConstructor } from '@tiptap/pm/view'
import type { Block, Fragment, Inline } from '../../../content/document/document.ts'
import type { JsonObject } from '../../../content/document/document.ts'
import { referenceOf } from '../../../content/document/reference.ts'
import { knownEmoji, loadEmoji } from '../../documents/emoji-names.ts'
import { integrationView, isIntegrationBlock, type OpenIntegrationSlot } from './integration-block-view.ts'

export interface NodeViewOptions {
  /** Renders a block without a rich view into an element; returns a cleanup function. */
  readonly drawBlock: (block: Block, into: HTMLElement) => () => void
  /** Draws the block of an integration, which stays while its props change. */
  readonly openIntegration: OpenIntegrationSlot
  /** The name of a person; undefined if unavailable. */
  readonly personName: (id: string) => Promise<string | undefined>
}

const dataOf = (node: Node): JsonObject => node.attrs['data'] as JsonObject

const carriedView = ({ drawBlock, openIntegration }: NodeViewOptions): NodeViewConstructor => {
  const integration = integrationView(openIntegration)
  return (node, ...rest) => {
    if (isIntegrationBlock(node)) return integration(node, ...rest)
    const dom = document.createElement('div')
    dom.dataset['block'] = 'carried'
    dom.contentEditable = 'false'
    const end = drawBlock(node.attrs['node'] as Block, dom)
    return {
      dom,
      destroy: end,
      ignoreMutation: () => true,
      // Buttons of what is drawn work as they do for readers. Elsewhere a click selects the block.
      stopEvent: ({ target }) => {
        const control = target instanceof Element ? target.closest('button, a, summary, [tabindex]') : null
        return control !== null && dom.contains(control.closest('[data-own-events]'))
      },
      update: (next) => next.type === node.type && next.attrs['node'] === node.attrs['node'],
    }
  }
}

/** A short text for an inline without a rich view. */
export const inlineText = ({ type, data, nodes }: Inline): string => {
  const said =
    data['label'] ?? data['formula'] ?? data['expression'] ?? data['code'] ?? data['icon'] ?? data['alt']
  if (typeof said === 'string' && said !== '')
    return type === 'emoji' ? (knownEmoji(said) ?? emoji(said)) : said
  const text = (nodes ?? [])
    .map((node) => (node.object === 'text' ? node.leaves.map(({ text }) => text).join('') : inlineText(node)))
    .join('')
  return text === '' ? type.replaceAll('-', ' ') : text
}

/** Emoji are stored as hexadecimal code points joined by hyphens; anything else is a shortcode. */
const emoji = (code: string): string => {
  const points = code.split('-').map((part) => (/^[0-9a-f]{2,6}$/iu.test(part) ? parseInt(part, 16) : -1))
  return points.every((point) => point > 0 && point <= 0x10_ff_ff)
    ? String.fromCodePoint(...points)
    : `:${code}:`
}

/** Inlines that text cannot replace. */
const drawnInlines = new Set(['inline-math', 'inline-image'])

/** An inline: a formula or picture as readers see it, anything else as a short text. */
const inlineView =
  ({ drawBlock, personName }: NodeViewOptions): NodeViewConstructor =>
  (node) => {
    const inline = node.attrs['node'] as Inline
    const dom = document.createElement('span')
    dom.dataset['inline'] = inline.type
    if (drawnInlines.has(inline.type)) {
      const line: Block = { object: 'block', type: 'paragraph', data: {}, nodes: [inline] }
      return { dom, destroy: drawBlock(line, dom), ignoreMutation: () => true }
    }
    dom.textContent = inlineText(inline)
    const ref = referenceOf(inline.data['ref'])
    if (inline.type === 'mention' && ref?.kind === 'user')
      void personName(ref.user).then((name) => (dom.textContent = `@${name ?? 'somebody'}`))
    const { code } = inline.data
    if (inline.type === 'emoji' && typeof code === 'string' && knownEmoji(code) === undefined)
      void loadEmoji().then(
        () => (dom.textContent = inlineText(inline)),
        // Without the table the shortcode stays as text.
        () => undefined,
      )
    return { dom, ignoreMutation: () => true }
  }

/** A picture with its caption, as readers see it. */
const pictureView =
  (drawBlock: NodeViewOptions['drawBlock']): NodeViewConstructor =>
  (node) => {
    const dom = document.createElement('div')
    dom.contentEditable = 'false'
    const image = { object: 'block', type: 'image', isVoid: true, data: dataOf(node) } as const
    const caption = node.attrs['caption'] as readonly Fragment[] | null
    const picture: Block = { ...image, ...(caption === null ? {} : { fragments: caption }) }
    const end = drawBlock({ object: 'block', type: 'images', data: {}, nodes: [picture] }, dom)
    return {
      dom,
      destroy: end,
      ignoreMutation: () => true,
      update: (next) =>
        next.type === node.type &&
        next.attrs['data'] === node.attrs['data'] &&
        next.attrs['caption'] === node.attrs['caption'],
    }
  }

/** A list item; a task has a checkbox. */
const itemView: NodeViewConstructor = (first: Node, view: EditorView, getPos) => {
  let node = first
  const dom = document.createElement('li')
  const body = document.createElement('div')
  const box = document.createElement('input')
  box.type = 'checkbox'
  box.contentEditable = 'false'
  box.ariaLabel = 'Done'
  box.addEventListener('change', () => {
    const at = getPos()
    if (at === undefined) return
    if (!view.editable) box.checked = dataOf(node)['checked'] === true
    else view.dispatch(view.state.tr.setNodeAttribute(at, 'data', { ...dataOf(node), checked: box.checked }))
  })
  const show = (): void => {
    const { checked } = dataOf(node)
    const task = typeof checked === 'boolean'
    dom.dataset['task'] = String(task)
    box.checked = checked === true
    if (task && box.parentNode === null) dom.prepend(box)
    if (!task) box.remove()
  }
  dom.append(body)
  show()
  const item: NodeView = {
    dom,
    contentDOM: body,
    update: (next) => {
      if (next.type !== node.type) return false
      node = next
      show()
      return true
    },
    stopEvent: (event) => event.target === box,
    // The checkbox is ours. The editor repairs any other mutation outside of the body, because the caret can get there.
    ignoreMutation: (mutation) =>
      mutation.type === 'attributes'
        ? mutation.target === dom || mutation.target === box
        : mutation.type === 'childList' &&
          mutation.target === dom &&
          [...mutation.addedNodes, ...mutation.removedNodes].every((one) => one === box),
  }
  return item
}

/** A tab, with its title as an editable line. */
const tabView: NodeViewConstructor = (first: Node, view: EditorView, getPos) => {
  let node = first
  const dom = document.createElement('div')
  dom.dataset['block'] = 'tabs-item'
  const title = document.createElement('input')
  title.className = 'editor-title'
  title.ariaLabel = 'Tab title'
  title.placeholder = 'Tab title'
  const head = document.createElement('div')
  head.contentEditable = 'false'
  head.append(title)
  const body = document.createElement('div')
  const show = (): void => {
    const said = dataOf(node)['title']
    const text = typeof said === 'string' ? said : ''
    if (title.value !== text) title.value = text
  }
  title.addEventListener('input', () => {
    const at = getPos()
    if (at === undefined) return
    if (!view.editable) return show()
    const { title: _, ...rest } = dataOf(node)
    view.dispatch(
      view.state.tr.setNodeAttribute(at, 'data', title.value === '' ? rest : { ...rest, title: title.value }),
    )
  })
  title.addEventListener('keydown', (event) => {
    const at = getPos()
    if (event.key !== 'Enter' || event.isComposing || at === undefined) return
    event.preventDefault()
    view.dispatch(view.state.tr.setSelection(Selection.near(view.state.doc.resolve(at + 1))))
    view.focus()
  })
  title.readOnly = !view.editable
  dom.append(head, body)
  show()
  return {
    dom,
    contentDOM: body,
    update: (next) => {
      if (next.type !== node.type) return false
      node = next
      title.readOnly = !view.editable
      show()
      return true
    },
    stopEvent: (event) => event.target === title,
    ignoreMutation: ({ type, target }) => type !== 'selection' && head.contains(target),
  }
}

export const nodeViews = (options: NodeViewOptions): { readonly [name: string]: NodeViewConstructor } => ({
  carried: carriedView(options),
  carried_inline: inlineView(options),
  image: pictureView(options.drawBlock),
  list_item: itemView,
  tabs_item: tabView,
})
