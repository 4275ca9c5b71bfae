/**
 * Gives new rows and columns of tables random ids as soon as they exist, so that they stay the same from the first save
 * on, and differ from those that other people add. Of rows or columns with the same id, the previous owner keeps it, so
 * that a copy gets an id of its own wherever it was pasted.
 */
import type { Node } from '@tiptap/pm/model'
import { Plugin, type Transaction } from '@tiptap/pm/state'
import { newKey } from './new-key.ts'
import { insideTexts } from './unique-keys.plugin.ts'

interface Named {
  readonly name: 'row' | 'column'
  readonly id: unknown
  readonly at: number
}

/** Visits the rows of each table except the first, and the cells of the first, which are the columns. */
const eachTable = (doc: Node, visit: (rows: readonly Named[], columns: readonly Named[]) => void): void =>
  doc.descendants((table, at) => {
    if (table.type.name === 'table') {
      const rows: Named[] = []
      table.forEach((row, offset, index) => {
        if (index > 0) rows.push({ name: 'row', id: row.attrs['row'], at: at + 1 + offset })
      })
      const columns: Named[] = []
      table.firstChild?.forEach((cell, offset) => {
        columns.push({ name: 'column', id: cell.attrs['column'], at: at + 2 + offset })
      })
      visit(rows, columns)
    }
    return !table.isTextblock
  })

/** Where the rows and columns of the former document are now. */
const formerPlaces = (transactions: readonly Transaction[], former: Node): ReadonlySet<number> => {
  const places = new Set<number>()
  const add = ({ at }: Named): void =>
    void places.add(transactions.reduce((place, { mapping }) => mapping.map(place), at))
  eachTable(former, (rows, columns) => [...rows, ...columns].forEach(add))
  return places
}

/** Those that need an id: without one, or with that of another. */
const withoutOwnId = (all: readonly Named[], isFormer: (at: number) => boolean): readonly Named[] =>
  [...Map.groupBy(all, ({ id }) => id)].flatMap(([id, same]) => {
    if (typeof id !== 'string') return same
    if (same.length === 1) return []
    const owner = same.find(({ at }) => isFormer(at)) ?? same[0]
    return same.filter((one) => one !== owner)
  })

export const tableIdsOnce = (): Plugin =>
  new Plugin({
    appendTransaction: (transactions, old, state) => {
      if (transactions.every((one) => !one.docChanged || insideTexts(one))) return null
      let places: ReadonlySet<number> | undefined
      const isFormer = (at: number): boolean => (places ??= formerPlaces(transactions, old.doc)).has(at)
      const { tr } = state
      eachTable(state.doc, (rows, columns) => {
        for (const { name, at } of [...withoutOwnId(rows, isFormer), ...withoutOwnId(columns, isFormer)])
          tr.setNodeAttribute(at, name, `${name === 'row' ? 'r' : 'c'}${newKey().slice(1)}`)
      })
      return tr.docChanged ? tr : null
    },
  })
