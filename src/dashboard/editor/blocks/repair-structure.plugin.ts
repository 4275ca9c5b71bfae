/**
 * Repairs what list and table commands leave inconsistent: items of a task list have a checkbox and other items have
 * none; the first row of a table has the titles and no other row does. Only changed parts are checked, because loaded
 * or pasted text may mix both kinds of items in a list.
 */
import { Fragment, type Node } from '@tiptap/pm/model'
import { Plugin, type Transaction } from '@tiptap/pm/state'
import { AttrStep } from '@tiptap/pm/transform'
import { insideTexts } from '../schema/unique-keys.plugin.ts'
import { nodeType } from '../schema/node-types.ts'
import { broughtIn } from '../schema/view-changes.ts'
import { titleOf } from '../paste/cells.ts'

/** Transaction meta for content from elsewhere; the library's editor sets the same for pastes. */
export const asItCame = 'paste'

const soundItem = (tr: Transaction, list: Node, item: Node, at: number): void => {
  const { checked: _, ...data } = item.attrs['data'] as { readonly [name: string]: unknown }
  const next = list.type.name === 'list_tasks' ? { ...data, checked: false } : data
  tr.setNodeAttribute(tr.mapping.map(at), 'data', next)
}

const inKind = (cell: Node, kind: string): Node => {
  const type = nodeType(kind)
  if (cell.type === type) return cell
  return kind === 'table_header'
    ? type.create(cell.attrs, titleOf(cell.content))
    : type.create(cell.attrs, nodeType('paragraph').create(null, cell.content))
}

const soundTable = (tr: Transaction, table: Node, at: number): void => {
  const [first, ...others] = table.children
  if (first === undefined) return
  const isTitle = (cell: Node): boolean => cell.type.name === 'table_header'
  const titled = first.children.some(isTitle)
  if (titled && first.children.every(isTitle) && !others.some((row) => row.children.some(isTitle))) return
  const as = (row: Node, kind: string): Node =>
    row.copy(Fragment.from(row.children.map((cell) => inKind(cell, kind))))
  // Rows that lost their titles, or were pasted without any, get a row of empty titles above.
  const titles = titled
    ? as(first, 'table_header')
    : nodeType('table_row').create(
        null,
        first.children.map(({ attrs }) => nodeType('table_header').create(attrs)),
      )
  const rows = titled ? others : table.children
  const [from, to] = [tr.mapping.map(at + 1), tr.mapping.map(at + table.nodeSize - 1)]
  tr.replaceWith(from, to, [titles, ...rows.map((row) => as(row, 'table_cell'))])
}

const isOdd = (item: Node, list: Node): boolean =>
  (typeof (item.attrs['data'] as { readonly checked?: unknown }).checked === 'boolean') !==
  (list.type.name === 'list_tasks')

/** Items that deliberately differ from their list: without a checkbox among tasks, or the other way round. */
const oddItems = (doc: Node): ReadonlySet<Node> => {
  const items = new Set<Node>()
  doc.descendants((node, _, parent) => {
    if (node.type.name === 'list_item' && parent !== null && isOdd(node, parent)) items.add(node)
    return !node.isTextblock
  })
  return items
}

/** Only attributes changed, such as a new key or a checkbox: no positions moved. */
const isOfAttributes = ({ steps }: Transaction): boolean => steps.every((step) => step instanceof AttrStep)

export const repairStructure = (): Plugin =>
  new Plugin({
    appendTransaction: (transactions, before, { doc, tr }) => {
      const changes = transactions.filter(({ docChanged }) => docChanged)
      if (changes.every((one) => insideTexts(one) || isOfAttributes(one))) return null
      if (changes.some((one) => one.getMeta(broughtIn) === true)) return null
      const came = changes.some((one) => one.getMeta(asItCame) === true)
      const known = new Set(before.doc.children)
      let written: ReadonlySet<Node> | undefined
      doc.descendants((node, at, parent) => {
        if (parent === doc && known.has(node)) return false
        if (node.type.name === 'table') soundTable(tr, node, at)
        else if (node.type.name === 'list_item' && parent !== null && !came && isOdd(node, parent)) {
          written ??= oddItems(before.doc)
          if (!written.has(node)) soundItem(tr, parent, node, at)
        }
        return !node.isTextblock
      })
      return tr.docChanged ? tr : null
    },
  })
