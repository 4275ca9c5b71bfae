/**
 * Carries row and column ids over to a table that was rewritten (Markdown names them by position), so that comments
 * on a row, card URLs and merges still find them.
 */
import { alignEqual, newBudget } from './align-sequences.ts'
import { columnIds, fingerprint, rowIds, stableJson } from '../document/canonical.ts'
import type { Block, Fragment, Json, JsonObject } from '../document/document.ts'
import { keysForSequence } from '../tree/order-keys.ts'
import { isJsonObject } from '../document/reference.ts'
import { idFrom, withColumnNames } from './rename-table.ts'
import { cellOf, cellText } from './table-diff.ts'

const objectAt = (data: JsonObject, name: string): JsonObject => {
  const value = data[name]
  return isJsonObject(value) ? value : {}
}

/** Maximum number of pairs compared in a gap; in larger gaps only equal positions are. */
const gapCap = 10_000

/** An empty cell may be absent or hold empty blocks; Markdown cannot tell the two apart. */
const emptyCells = new Set(['', 'null', '""'])
const textOf = (block: Block, row: string, column: string): string => {
  const cell = cellOf(block, row, column)
  const words = cell?.nodes?.every(({ type, nodes, data }) => {
    const [only, ...more] = nodes ?? []
    const leaf = only?.object === 'text' && only.leaves.length === 1 ? only.leaves[0] : undefined
    return type === 'paragraph' && Object.keys(data).length === 0 && more.length === 0 && leaf?.text === ''
  })
  const text = words === true ? '' : cellText(cell)
  return emptyCells.has(text) ? '' : text
}

/**
 * Partners in `b` of the elements of `a` by position, or -1: equal names first, then in each gap the most similar pairs
 * in order. A single element left on each side is paired regardless of content. Last, names that occur once on both
 * sides elsewhere (moved).
 */
const partners = (
  a: readonly string[],
  b: readonly string[],
  alike: (atA: number, atB: number) => number,
): Int32Array => {
  const partner = alignEqual(a, b, newBudget())
  const taken = new Set(partner)
  const pair = (atA: number, atB: number): void => {
    partner[atA] = atB
    taken.add(atB)
  }
  const fill = (fromA: number, toA: number, fromB: number, toB: number): void => {
    const [sizeA, sizeB] = [toA - fromA, toB - fromB]
    if (sizeA === 0 || sizeB === 0) return
    if (sizeA === 1 && sizeB === 1) return pair(fromA, fromB)
    if (sizeA * sizeB > gapCap) {
      if (sizeA === sizeB) for (let step = 0; step < sizeA; step++) pair(fromA + step, fromB + step)
      return
    }
    const width = sizeB + 1
    const best = new Float64Array((sizeA + 1) * width)
    const at = (i: number, j: number): number => best[i * width + j] ?? 0
    for (let i = sizeA - 1; i >= 0; i--)
      for (let j = sizeB - 1; j >= 0; j--) {
        const here = alike(fromA + i, fromB + j)
        best[i * width + j] = Math.max(at(i + 1, j), at(i, j + 1), here > 0 ? here + at(i + 1, j + 1) : 0)
      }
    let [lastA, lastB] = [0, 0]
    const rest = (i: number, j: number): void => {
      // Equally many left on both sides between two pairs: paired in order.
      if (i - lastA === j - lastB)
        for (let step = 0; lastA + step < i; step++) pair(fromA + lastA + step, fromB + lastB + step)
    }
    for (let i = 0, j = 0; i < sizeA && j < sizeB;) {
      const here = alike(fromA + i, fromB + j)
      if (here > 0 && at(i, j) === here + at(i + 1, j + 1)) {
        rest(i, j)
        pair(fromA + i, fromB + j)
        ;[i, j] = [i + 1, j + 1]
        ;[lastA, lastB] = [i, j]
      } else if (at(i, j) === at(i + 1, j)) i++
      else j++
    }
    rest(sizeA, sizeB)
  }
  let [fromA, fromB] = [0, 0]
  const equal = Int32Array.from(partner)
  for (let i = 0; i <= a.length; i++) {
    const j = i === a.length ? b.length : (equal[i] ?? -1)
    if (j < 0) continue
    fill(fromA, i, fromB, j)
    ;[fromA, fromB] = [i + 1, j + 1]
  }
  const once = (names: readonly string[]): Map<string, number> => {
    const places = new Map<string, number>()
    names.forEach((name, at) => places.set(name, places.has(name) ? -1 : at))
    return places
  }
  const [onceA, onceB] = [once(a), once(b)]
  for (const [name, atA] of onceA) {
    const atB = onceB.get(name) ?? -1
    if (atA >= 0 && atB >= 0 && (partner[atA] ?? -1) < 0 && !taken.has(atB)) pair(atA, atB)
  }
  return partner
}

/** The previous id for each id of the rewritten table, or a new one made of its content and the element before it. */
const namesFor = (
  former: readonly string[],
  written: readonly string[],
  partner: Int32Array,
  letter: string,
  textOf: (id: string) => string,
): Map<string, string> => {
  const taken = new Set(former)
  const names = new Map<string, string>()
  partner.forEach((atB, atA) => {
    const [id, old] = [written[atB], former[atA]]
    if (id !== undefined && old !== undefined) names.set(id, old)
  })
  // Two writers who add to one version must not give different rows the same id.
  let behind = ''
  for (const id of written) {
    const known = names.get(id)
    behind =
      known ?? idFrom(JSON.stringify([behind, textOf(id)]), (text) => letter + fingerprint(text), taken)
    names.set(id, behind)
  }
  return names
}

/**
 * Gives the rows and columns of `written` the ids they have in `former`; new ones get ids made of their content.
 * Rows that did not move keep their order keys, and cells empty in both keep the form of `former`. With equal content
 * the result is `former` except for block keys.
 */
export const withFormerIds = (former: Block, written: Block): Block => {
  const [columnsA, columnsB] = [columnIds(former.data), columnIds(written.data)]
  const [rowsA, rowsB] = [rowIds(former.data), rowIds(written.data)]
  const definitionsA = objectAt(former.data, 'definition')
  const definitionsB = objectAt(written.data, 'definition')
  const columnText = (definitions: JsonObject, id: string): string =>
    stableJson({ ...objectAt(definitions, id), id: null })
  const typeOf = (definitions: JsonObject, id: string): string =>
    stableJson(objectAt(definitions, id)['type'] ?? null)
  const cells = (block: Block, rows: readonly string[], column: string): Set<string> =>
    new Set(rows.map((row) => textOf(block, row, column)).filter((text) => text !== ''))
  const [wordsA, wordsB] = [
    columnsA.map((id) => cells(former, rowsA, id)),
    columnsB.map((id) => cells(written, rowsB, id)),
  ]
  const columnPartner = partners(
    columnsA.map((id) => columnText(definitionsA, id)),
    columnsB.map((id) => columnText(definitionsB, id)),
    (atA, atB) => {
      if (typeOf(definitionsA, columnsA[atA] ?? '') !== typeOf(definitionsB, columnsB[atB] ?? '')) return 0
      let shared = 0
      for (const word of wordsA[atA] ?? []) if (wordsB[atB]?.has(word) === true) shared++
      return shared
    },
  )
  const cellTexts = (rows: readonly string[], columns: readonly string[]): string =>
    JSON.stringify(rows.map((row) => columns.map((column) => textOf(written, row, column))))
  const columns = namesFor(
    columnsA,
    columnsB,
    columnPartner,
    'c',
    (id) => columnText(definitionsB, id) + cellTexts(rowsB, [id]),
  )
  const common: [string, string][] = []
  columnPartner.forEach((atB, atA) => {
    if (atB >= 0) common.push([columnsA[atA] ?? '', columnsB[atB] ?? ''])
  })
  const rowTextsA = rowsA.map((row) => common.map(([column]) => textOf(former, row, column)))
  const rowTextsB = rowsB.map((row) => common.map(([, column]) => textOf(written, row, column)))
  const rowPartner = partners(
    rowTextsA.map((texts) => texts.join('\n')),
    rowTextsB.map((texts) => texts.join('\n')),
    (atA, atB) => {
      const others = rowTextsB[atB] ?? []
      return (rowTextsA[atA] ?? []).filter((text, at) => text !== '' && text === others[at]).length
    },
  )
  const rows = namesFor(rowsA, rowsB, rowPartner, 'r', (id) => cellTexts([id], columnsB))
  return renamed(former, written, columns, rows)
}

function renamed(
  former: Block,
  written: Block,
  columns: ReadonlyMap<string, string>,
  rows: ReadonlyMap<string, string>,
): Block {
  const { view, definition } = withColumnNames(written.data, columns)
  const [recordsA, recordsB] = [objectAt(former.data, 'records'), objectAt(written.data, 'records')]
  const fragments = new Map<string, Fragment>()
  const fragmentsA = new Map((former.fragments ?? []).map((part) => [part.fragment, part]))
  const fragmentsB = new Map((written.fragments ?? []).map((part) => [part.fragment, part]))
  const records: { [id: string]: JsonObject } = {}
  const orders = ordersOf(
    former,
    rowIds(written.data).map((id) => rows.get(id) ?? id),
  )
  for (const row of rowIds(written.data)) {
    const name = rows.get(row) ?? row
    const record = objectAt(recordsB, row)
    const values: { [id: string]: Json } = {}
    const formerValues = objectAt(objectAt(recordsA, name), 'values')
    for (const [id, column] of columns) {
      const [cell, value] = [`${name}:${column}`, objectAt(record, 'values')[id]]
      if (textOf(written, row, id) === '' && textOf(former, name, column) === '') {
        const [old, part] = [formerValues[column], fragmentsA.get(cell)]
        if (old !== undefined) values[column] = old
        if (part !== undefined) fragments.set(cell, part)
        continue
      }
      if (value !== undefined) values[column] = value === `${row}:${id}` ? cell : value
      const part = fragmentsB.get(`${row}:${id}`)
      if (part !== undefined) fragments.set(cell, { ...part, fragment: cell })
    }
    const order = orders.get(name)
    records[name] = { ...record, ...(order !== undefined && { orderIndex: order }), values }
  }
  const sorted = [...fragments.values()].sort((a, b) => (a.fragment < b.fragment ? -1 : 1))
  const { fragments: _, ...rest } = written
  return {
    ...rest,
    data: { ...written.data, view, definition, records },
    ...(sorted.length > 0 && { fragments: sorted }),
  }
}

/** The order keys of rows: the previous ones where they sort correctly, otherwise as few new ones as possible. */
function ordersOf(former: Block, ids: readonly string[]): Map<string, Json> {
  const records = objectAt(former.data, 'records')
  const orders = new Map<string, Json>()
  const sequence = ids.map((id) => {
    const order = objectAt(records, id)['orderIndex']
    if (order !== undefined) orders.set(id, order)
    return { id, order: typeof order === 'string' ? order : null }
  })
  const present = rowIds({ records: Object.fromEntries(ids.map((id) => [id, objectAt(records, id)])) })
  if (ids.every((id, at) => id === present[at] && Object.hasOwn(records, id))) return orders
  try {
    for (const [id, key] of keysForSequence(sequence)) orders.set(id, key)
  } catch {
    // Foreign keys with no room between them: all are regenerated.
    for (const [id, key] of keysForSequence(ids.map((id) => ({ id, order: null })))) orders.set(id, key)
  }
  return orders
}
