/**
 * Every block has a key of its own as soon as it is there, so that a block stays the same one from the first save on.
 * Where a key stands twice, the block that had it before keeps it: of a split block the first part that has words, of
 * a copy the original, wherever the copy was put.
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

/** Whether it does no more than type or delete inside of texts: then no block came, and none went. */
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
      // A deletion can join blocks, but brings no key that was not there.
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
        // An empty line that was put before the words is not what was spoken of.
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
