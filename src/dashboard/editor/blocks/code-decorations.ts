/** Decorations for code as readers see it: line numbers and wrapped lines. */
import type { Node } from '@tiptap/pm/model'
import { Plugin, type Transaction } from '@tiptap/pm/state'
import { ReplaceStep } from '@tiptap/pm/transform'
import { Decoration, DecorationSet } from '@tiptap/pm/view'
import { insideTexts } from '../schema/unique-keys.plugin.ts'

const isSet = (value: unknown): boolean => value === true || value === 'true'

/** A line number, before the first character; wrapped lines are indented beside it. */
const numberSign =
  (line: number): (() => HTMLElement) =>
  () => {
    const sign = document.createElement('span')
    sign.className = 'editor-line'
    sign.dataset['line'] = String(line)
    sign.ariaHidden = 'true'
    return sign
  }

const looksOf = (doc: Node): DecorationSet => {
  const found: Decoration[] = []
  doc.descendants((node, at) => {
    if (node.type.name !== 'code_block') return !node.isTextblock
    const { overflow, lineNumbers } = node.attrs['data'] as {
      readonly overflow?: unknown
      readonly lineNumbers?: unknown
    }
    const wraps = overflow === 'wrap'
    if (wraps) found.push(Decoration.node(at, at + node.nodeSize, { 'data-wrap': '' }))
    if (!isSet(lineNumbers)) return false
    const lines = node.textContent.split('\n')
    if (!wraps) {
      const numbers = lines.map((_, line) => line + 1)
      found.push(Decoration.node(at, at + node.nodeSize, { 'data-lines': numbers.join('\n') }))
      return false
    }
    // A separate column of numbers would be misaligned with wrapped lines, so each line has its own.
    found.push(Decoration.node(at, at + node.nodeSize, { 'data-numbered': '' }))
    let start = at + 1
    lines.forEach((text, line) => {
      const key = `line ${line + 1}`
      found.push(Decoration.widget(start, numberSign(line + 1), { side: -1, key, ignoreSelection: true }))
      start += text.length + 1
    })
    return false
  })
  return DecorationSet.create(doc, found)
}

const touchesCode = ({ steps, docs }: Transaction): boolean =>
  steps.some((step, at) => {
    const from = step instanceof ReplaceStep ? docs[at]?.resolve(step.from) : undefined
    return from === undefined || from.parent.type.spec.code === true
  })

export const codeLook = (): Plugin =>
  new Plugin<DecorationSet>({
    state: {
      init: (_, { doc }) => looksOf(doc),
      // Typing elsewhere shifts the decorations without changing them.
      apply: (tr, before) =>
        !tr.docChanged
          ? before
          : insideTexts(tr) && !touchesCode(tr)
            ? before.map(tr.mapping, tr.doc)
            : looksOf(tr.doc),
    },
    props: {
      decorations(state) {
        return this.getState(state)
      },
    },
  })
