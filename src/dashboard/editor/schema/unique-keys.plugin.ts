/**
 * Gives every block a unique key as soon as it exists, so that its identity is stable from the first save on. Of blocks
 * with the same key, the previous owner keeps it: the first part with text of a split block, and the original of a
 * copy, wherever it was pasted.
 */
import type { Node } from '@tiptap/pm/model'
import { Plugin, type Transaction } from '@tiptap/pm/state'
import { ReplaceStep } from '@tiptap/pm/transform'
import { carriesKey } from '../../../content/document/document.ts'
import { isBare } from './block-at-position.ts'
import { newKey } from './new-key.ts'
import { blockType } from './schema.ts'

const eachKeyed = (doc: Node, visit: (key: unknown, at: number, node: Node) => void): void =>
  doc.descendants((node, at) => {
    if (node.isTextblock || node.isBlock) {
      if (node.type.name === 'carried') visit((node.attrs['node'] as { key?: unknown } | null)?.key, at, node)
      else if ('key' in node.attrs && carriesKey(blockType(node.type.name)))
        visit(node.attrs['key'], at, node)
    }
    return !node.isTextblock
  })

/** Whether a transaction only inserts inline content or deletes, so that no block was added. */
export const insideTexts = ({ steps }: Transaction): boolean =>
  steps.every((step) => {
    if (!(step instanceof ReplaceStep)) return false
    const { slice } = step
    return (
      slice.openStart === 0 && slice.openEnd === 0 && slice.content.content.every((node) => node.isInline)
    )
  })

const givenTo = (node: Node): object =>
  node.type.name === 'carried'
    ? { node: { ...(node.attrs['node'] as object), key: newKey() } }
    : { key: newKey() }

export const keysOnce = (): Plugin =>
  new Plugin({
    appendTransaction: (transactions, old, state) => {
      const changes = transactions.filter(({ docChanged }) => docChanged)
      // A deletion can join blocks, but adds no keys.
      if (changes.every(insideTexts)) return null
      const places = new Map<unknown, number[]>()
      let odd = false
      eachKeyed(state.doc, (key, at) => {
        const all = places.get(key)
        if (all === undefined) places.set(key, [at])
        else all.push(at)
        if (typeof key !== 'string' || all !== undefined) odd = true
      })
      if (!odd) return null
      const had = new Map<unknown, number>()
      eachKeyed(old.doc, (key, at) => {
        let place = at
        for (const { mapping } of transactions) place = mapping.map(place)
        had.set(key, place)
      })
      const { tr } = state
      const isBareAt = (at: number): boolean => {
        const node = state.doc.nodeAt(at)
        return node !== null && isBare(node)
      }
      for (const [key, all] of places) {
        const before =
          typeof key !== 'string' ? undefined : all.includes(had.get(key) ?? -1) ? had.get(key) : all[0]
        // An empty line inserted before the text does not get its key.
        const kept =
          before !== undefined && isBareAt(before) ? (all.find((at) => !isBareAt(at)) ?? before) : before
        for (const at of all) {
          const node = state.doc.nodeAt(at)
          if (at !== kept && node !== null)
            for (const [name, value] of Object.entries(givenTo(node))) tr.setNodeAttribute(at, name, value)
        }
      }
      return tr.docChanged ? tr : null
    },
  })
