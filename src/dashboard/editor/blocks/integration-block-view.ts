/** The node view of a block of an integration: it is drawn by React, takes its own input, and writes its props. */
import { closeHistory } from '@tiptap/pm/history'
import type { Node } from '@tiptap/pm/model'
import type { EditorView, NodeView, NodeViewConstructor } from '@tiptap/pm/view'
import { integrationNodeOf } from '../../../content/contentkit/integration-node.ts'
import type { Block, JsonObject } from '../../../content/document/document.ts'
import { sameJson } from '../../../content/document/same-json.ts'
import type { IntegrationNodeWriter } from '../editor-context.ts'
import { nodeType, markType } from '../schema/node-types.ts'
import { schema } from '../schema/schema.ts'

/** The element of a block, which React draws into. */
interface IntegrationSlot {
  /** Another state of the same block. */
  readonly show: (block: Block) => void
  readonly end: () => void
}

export type OpenIntegrationSlot = (
  block: Block,
  into: HTMLElement,
  writer: IntegrationNodeWriter,
) => IntegrationSlot

const blockOf = (node: Node): Block => node.attrs['node'] as Block

/** Whether a carried node holds the block of an integration. */
export const isIntegrationBlock = (node: Node): boolean =>
  (node.attrs['node'] as Block | null)?.type === 'integration'

/** Whether both are the same block, perhaps with other props. */
const isSameBlock = (one: Block, other: Block): boolean => {
  const [first, second] = [integrationNodeOf(one), integrationNodeOf(other)]
  return one.key === other.key && first.integration === second.integration && first.block === second.block
}

const withoutAction = (data: JsonObject): JsonObject =>
  Object.fromEntries(Object.entries(data).filter(([name]) => name !== 'action'))

type Place = () => number | undefined

/** Writes the node at a place, as long as it is the one that was drawn there. */
const writerOf = (view: EditorView, getPos: Place, drawn: () => Block): IntegrationNodeWriter => {
  const place = (): { readonly at: number; readonly block: Block } | undefined => {
    const at = view.isDestroyed ? undefined : getPos()
    const node = at === undefined ? null : view.state.doc.nodeAt(at)
    if (at === undefined || node === null || !view.editable || node.type.name !== 'carried') return undefined
    const block = blockOf(node)
    return isSameBlock(block, drawn()) ? { at, block } : undefined
  }
  const write = (change: (data: JsonObject) => JsonObject, isUndone: boolean): void => {
    const here = place()
    if (here === undefined) return
    const data = change(here.block.data)
    if (sameJson(data, here.block.data)) return
    const tr = view.state.tr.setNodeAttribute(here.at, 'node', { ...here.block, data })
    view.dispatch(isUndone ? closeHistory(tr) : tr.setMeta('addToHistory', false))
  }
  return {
    setProps: (props) => write((data) => ({ ...data, props }), true),
    settle: (props) => write((data) => ({ ...withoutAction(data), props }), false),
    replaceByLink: (url) => {
      const here = place()
      if (here === undefined) return
      const link = markType('link').create({ data: { ref: { kind: 'url', url } } })
      const line = nodeType('paragraph').create(null, schema.text(url, [link]))
      view.dispatch(view.state.tr.replaceWith(here.at, here.at + 1, line).setMeta('addToHistory', false))
    },
  }
}

/** What people use inside of a block; the text does not hear of it. Elsewhere a click selects the block. */
const controls = 'button, a, input, textarea, select, label, summary, iframe, [role=menu], [tabindex]'

export const integrationView =
  (open: OpenIntegrationSlot): NodeViewConstructor =>
  (first: Node, view: EditorView, getPos): NodeView => {
    let node = first
    const dom = document.createElement('div')
    dom.dataset['block'] = 'integration'
    dom.contentEditable = 'false'
    const slot = open(
      blockOf(node),
      dom,
      writerOf(view, getPos, () => blockOf(node)),
    )
    return {
      dom,
      destroy: slot.end,
      ignoreMutation: () => true,
      stopEvent: ({ target }) =>
        target instanceof Element &&
        target !== dom &&
        target.closest(controls) !== null &&
        dom.contains(target.closest(controls)),
      update: (next) => {
        if (
          next.type !== node.type ||
          !isIntegrationBlock(next) ||
          !isSameBlock(blockOf(node), blockOf(next))
        )
          return false
        if (next.attrs['node'] !== node.attrs['node']) slot.show(blockOf(next))
        node = next
        return true
      },
    }
  }
