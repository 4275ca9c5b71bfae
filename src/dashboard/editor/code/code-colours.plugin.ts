/**
 * Colors code while it is edited. Typing only shifts the colors that are there; once it pauses, the code blocks that
 * changed are colored anew, in a worker.
 */
import type { Node } from '@tiptap/pm/model'
import { Plugin, PluginKey, type EditorState, type Transaction } from '@tiptap/pm/state'
import { Decoration, DecorationSet, type EditorView } from '@tiptap/pm/view'
import type { CodeRuns } from '../../../content/render/code-runs.ts'
import type { Highlighter } from './highlighter.ts'

/** Milliseconds without a change after which code is colored anew. */
const pause = 200

interface Coloured {
  readonly node: Node
  readonly lines: readonly CodeRuns[] | undefined
}

const key = new PluginKey<DecorationSet>('code colors')

const syntaxOf = (node: Node): string => {
  const { syntax } = node.attrs['data'] as { readonly syntax?: unknown }
  return typeof syntax === 'string' ? syntax.trim().toLowerCase() : ''
}

/** The code blocks of a document and their positions. */
const codeBlocks = (doc: Node): readonly (readonly [node: Node, at: number])[] => {
  const found: [Node, number][] = []
  doc.descendants((node, at) => {
    if (node.type.name === 'code_block') found.push([node, at])
    return !node.isTextblock
  })
  return found
}

/** `at` is the position before the block. */
const coloursOf = (lines: readonly CodeRuns[], at: number): readonly Decoration[] => {
  const found: Decoration[] = []
  let from = at + 1
  for (const line of lines) {
    for (const [look, { length }] of line) {
      if (look !== '') found.push(Decoration.inline(from, from + length, { class: look }))
      from += length
    }
    // The line break.
    from += 1
  }
  return found
}

/** Replaces the colors of blocks that are still what they were when they were asked about. */
const recoloured = (before: DecorationSet, doc: Node, results: readonly Coloured[]): DecorationSet => {
  const byNode = new Map(results.map(({ node, lines }) => [node, lines]))
  let after = before
  for (const [node, at] of codeBlocks(doc)) {
    if (!byNode.has(node)) continue
    const lines = byNode.get(node)
    after = after.remove(after.find(at, at + node.nodeSize))
    if (lines !== undefined) after = after.add(doc, [...coloursOf(lines, at)])
  }
  return after
}

/** Applies what the highlighter found. The text is unchanged. */
export const colourCode = (state: EditorState, results: readonly Coloured[]): Transaction =>
  state.tr.setMeta(key, results).setMeta('addToHistory', false)

/** Colors the code of a view whenever changes pause. */
const colouring = (view: EditorView, { highlight, stop }: Highlighter) => {
  /** Nodes never change, so a block that was colored once needs no second look. */
  const asked = new WeakSet<Node>()
  let timer: ReturnType<typeof setTimeout> | undefined
  let isGone = false
  const colour = async (): Promise<void> => {
    const blocks = codeBlocks(view.state.doc).filter(([node]) => !asked.has(node))
    if (blocks.length === 0) return
    const results = await Promise.all(
      blocks.map(async ([node]): Promise<Coloured> => {
        asked.add(node)
        const syntax = syntaxOf(node)
        return { node, lines: syntax === '' ? undefined : await highlight(syntax, node.textContent) }
      }),
    )
    if (!isGone) view.dispatch(colourCode(view.state, results))
  }
  const later = (wait: number): void => {
    clearTimeout(timer)
    timer = setTimeout(() => void colour(), wait)
  }
  later(0)
  return {
    update: (_view: EditorView, before: EditorState) => {
      if (before.doc !== view.state.doc) later(pause)
    },
    destroy: () => {
      isGone = true
      clearTimeout(timer)
      stop()
    },
  }
}

export const codeColours = (highlighter: () => Highlighter): Plugin =>
  new Plugin<DecorationSet>({
    key,
    state: {
      init: () => DecorationSet.empty,
      apply: (tr, before) => {
        const shifted = tr.docChanged ? before.map(tr.mapping, tr.doc) : before
        const results = tr.getMeta(key) as readonly Coloured[] | undefined
        return results === undefined ? shifted : recoloured(shifted, tr.doc, results)
      },
    },
    props: { decorations: (state) => key.getState(state) },
    view: (view) => colouring(view, highlighter()),
  })
