/** Three-way merge of tables: columns and rows are sequences of ids, cells are atomic, flags are merged by field. */
import { generateNKeysBetween } from 'fractional-indexing'
import { columnIds, fingerprint, rowIds } from '../document/canonical.ts'
import type { Block, Fragment, Json, JsonObject } from '../document/document.ts'
import { type Fields, optionalJson } from './field-merge.ts'
import { idFrom, renamedTable } from '../diff/rename-table.ts'
import { mergeNames } from './sequence-merge.ts'
import { withoutKeys } from '../diff/block-keys.ts'
import { cellOf, cellText } from '../diff/table-diff.ts'
import { keysIn } from './keys-in-blocks.ts'

type Triple<T> = readonly [base: T, main: T, change: T]
type SideIndex = 0 | 1 | 2
type Records = { readonly [id: string]: JsonObject }

const map3 = <T, R>([base, main, change]: Triple<T>, of: (value: T) => R): Triple<R> => [
  of(base),
  of(main),
  of(change),
]
const sideIndexes: Triple<SideIndex> = [0, 1, 2]
const union = (lists: Triple<readonly string[]>): string[] => [...new Set(lists.flat())]
const objectAt = (data: JsonObject, name: string): JsonObject => {
  const value = ownOf(data, name)
  return value !== null && typeof value === 'object' && !Array.isArray(value) ? (value as JsonObject) : {}
}

/** A member of its own, never one of `Object.prototype`. */
const ownOf = <T extends Json>(object: { readonly [name: string]: T }, name: string): T | undefined =>
  Object.hasOwn(object, name) ? object[name] : undefined

/** Which ids remain; deleted by one side and edited by the other is a conflict resolved to the chosen side. */
const survivors = (
  fields: Fields,
  what: string,
  [base, main, change]: Triple<readonly string[]>,
  isUnedited: (side: SideIndex, id: string) => boolean,
): Set<string> => {
  const [inBase, inMain, inChange] = [new Set(base), new Set(main), new Set(change)]
  return new Set(
    union([base, main, change]).filter((id) => {
      const [m, c] = [inMain.has(id), inChange.has(id)]
      if (!inBase.has(id) || m === c) return m || c
      if (isUnedited(m ? 1 : 2, id)) return false
      fields.conflicts.push(`${what} ${id}`)
      return fields.side === (m ? 'main' : 'change')
    }),
  )
}

const without = (data: JsonObject, ...names: string[]): JsonObject =>
  Object.fromEntries(Object.entries(data).filter(([name]) => !names.includes(name)))

/** Order keys for the wanted order: the existing ones if they sort correctly, otherwise new ones. */
const ordered = (ids: readonly string[], records: Records): Records => {
  const present = Object.fromEntries(ids.map((id) => [id, ownOf(records, id) ?? {}]))
  if (rowIds({ records: present }).every((id, at) => id === ids[at])) return present
  const keys = generateNKeysBetween(null, null, ids.length)
  return Object.fromEntries(ids.map((id, at) => [id, { ...ownOf(records, id), orderIndex: keys[at] ?? '' }]))
}

const isText = (value: Json): value is string => typeof value === 'string'

/** The columns that a view shows, in order. */
const viewColumns = (view: JsonObject): string[] => {
  const columns = view['columns']
  return Array.isArray(columns) ? columns.filter(isText) : []
}

const fragmentsOf = (table: Block): Map<string, Fragment> =>
  new Map((table.fragments ?? []).map((part) => [part.fragment, part]))

/** Rows and columns that remain on the merged table. */
const liveIds = (
  fields: Fields,
  tables: Triple<Block>,
  rows: Triple<readonly string[]>,
  columns: Triple<readonly string[]>,
  definitions: Triple<JsonObject>,
): { readonly liveRows: ReadonlySet<string>; readonly liveColumns: ReadonlySet<string> } => {
  const hasRow = map3(rows, (ids) => new Set(ids))
  const hasColumn = map3(columns, (ids) => new Set(ids))
  // A cell that a side lacks, because it deleted its row or column, is no edit.
  const same = (side: SideIndex, row: string, column: string): boolean =>
    !hasRow[side].has(row) ||
    !hasColumn[side].has(column) ||
    cellText(cellOf(tables[side], row, column)) === cellText(cellOf(tables[0], row, column))
  const liveRows = survivors(fields, 'row', rows, (side, row) =>
    columns[0].every((column) => same(side, row, column)),
  )
  const liveColumns = survivors(
    fields,
    'column',
    columns,
    (side, column) =>
      optionalJson(ownOf(definitions[side], column)) === optionalJson(ownOf(definitions[0], column)) &&
      rows[0].every((row) => same(side, row, column)),
  )
  return { liveRows, liveColumns }
}

/**
 * The side to read a row or column from. A side that deleted it has no opinion on its content: if it remains, because
 * the other side edited it, what that side left unchanged is taken from the base.
 */
const sourceSide = (ids: Triple<readonly string[]>) => {
  const has = map3(ids, (own) => new Set(own))
  return (side: SideIndex, id: string): SideIndex => (has[0].has(id) && !has[side].has(id) ? 0 : side)
}

/**
 * The change's table with new ids for those rows and columns that have the same id as others that main added. Equal
 * ones are the same.
 */
const withOwnIds = ([base, main, change]: Triple<Block>): Block => {
  const tables = [base, main, change] as const
  const renamed = (
    table: Block,
    idsOf: (data: JsonObject) => readonly string[],
    letter: string,
    textOf: (table: Block, id: string) => string,
  ): Map<string, string> => {
    const taken = new Set(tables.flatMap(({ data }) => idsOf(data)))
    const [inBase, inMain] = [new Set(idsOf(base.data)), new Set(idsOf(main.data))]
    const both = idsOf(table.data).filter((id) => !inBase.has(id) && inMain.has(id))
    const different = both.filter((id) => textOf(main, id) !== textOf(table, id))
    const hash = (text: string): string => letter + fingerprint(text)
    return new Map(different.map((id) => [id, idFrom(`${id} ${textOf(table, id)}`, hash, taken)]))
  }
  const none = new Map<string, string>()
  const oldRows = new Set(rowIds(base.data))
  const definitionOf = ({ data }: Block, id: string): string =>
    optionalJson(objectAt(objectAt(data, 'definition'), id))
  const columns = renamed(change, columnIds, 'c', (table, id) =>
    [definitionOf(table, id), ...[...oldRows].map((row) => cellText(cellOf(table, row, id)))].join('\n'),
  )
  const named = columns.size === 0 ? change : renamedTable(change, none, columns)
  const inMain = new Set(columnIds(main.data))
  const common = columnIds(named.data).filter((id) => inMain.has(id))
  const rows = renamed(named, rowIds, 'r', (table, id) =>
    common.map((column) => cellText(cellOf(table, id, column))).join('\n'),
  )
  return rows.size === 0 ? named : renamedTable(named, rows, none)
}

/**
 * Removes keys from cells of the change that main has in other cells: both may have added rows with an equal cell, whose
 * blocks have equal keys then.
 */
const dropTakenKeys = (cells: Map<string, Fragment>, main: ReadonlyMap<string, Fragment>): void => {
  const cellOf = new Map<string, string>()
  for (const [name, { nodes }] of main)
    if (cells.has(name)) for (const key of keysIn(nodes)) cellOf.set(key, name)
  for (const [name, fragment] of cells) {
    if (fragment === main.get(name)) continue
    const isTaken = [...keysIn(fragment.nodes)].some((key) => (cellOf.get(key) ?? name) !== name)
    if (isTaken) cells.set(name, { ...fragment, nodes: withoutKeys(fragment.nodes as readonly Block[]) })
  }
}

/** `data` and `fragments` of the merged table; conflicts are recorded in `fields`. */
export const mergeTables = (fields: Fields, sides: Triple<Block>): Pick<Block, 'data' | 'fragments'> => {
  const tables = [sides[0], sides[1], withOwnIds(sides)] as const
  const data = map3(tables, (table) => table.data)
  const columns = map3(data, columnIds)
  const rows = map3(data, rowIds)
  const definitions = map3(data, (own) => objectAt(own, 'definition'))
  const records = map3(data, (own): Records => objectAt(own, 'records') as Records)
  const { liveRows, liveColumns } = liveIds(fields, tables, rows, columns, definitions)
  const views = map3(data, (own) => objectAt(own, 'view'))
  const visibleColumns = map3(views, viewColumns)
  const inView = map3(visibleColumns, (ids) => new Set(ids))
  const [rowSource, columnSource] = [sourceSide(rows), sourceSide(columns)]
  const visible = (id: string): boolean =>
    isVisible(map3(sideIndexes, (side) => inView[columnSource(side, id)].has(id)))
  const mergedView = mergeNames(...visibleColumns, (id) => liveColumns.has(id) && visible(id))
  const rowOrder = mergeNames(...rows, (id) => liveRows.has(id))
  const fragments = new Map<string, Fragment>()
  const fragmentMaps = map3(tables, fragmentsOf)
  const pickFragment = (name: string): void => {
    const versions = map3(sideIndexes, (side) => fragmentMaps[side].get(name))
    const kept = fields.pick(`cell ${name}`, ...versions, fragmentText)
    if (kept !== undefined) fragments.set(name, kept)
  }
  const allColumns = union(columns)
  const lastingColumns = allColumns.filter((id) => liveColumns.has(id))
  const cellNames = new Set(union(rows).flatMap((row) => allColumns.map((column) => `${row}:${column}`)))
  const values = (row: string): JsonObject => {
    const cells = map3(records, (side) => objectAt(ownOf(side, row) ?? {}, 'values'))
    const result: [string, Json][] = []
    for (const column of lastingColumns) {
      const name = `${row}:${column}`
      const versions = map3(sideIndexes, (at) => {
        const side = columnSource(rowSource(at, row), column)
        return { value: ownOf(cells[side], column), fragment: fragmentMaps[side].get(name) }
      })
      // The value and the fragment of a cell are of one side: a text without its value is not shown.
      const { value, fragment } = fields.pick(
        `cell ${name}`,
        ...versions,
        (cell) => `${optionalJson(cell.value)} ${fragmentText(cell.fragment)}`,
      )
      if (value !== undefined) result.push([column, value])
      if (fragment !== undefined) fragments.set(name, fragment)
    }
    return Object.fromEntries(result)
  }
  const rowRecord = (row: string): JsonObject => {
    const [base, main, change] = map3(records, (side) => ownOf(side, row))
    const source = main ?? change ?? {}
    const moved = main?.['orderIndex'] === base?.['orderIndex'] ? change : source
    return { ...source, orderIndex: (moved ?? source)['orderIndex'] ?? '', values: values(row) }
  }
  const merged = Object.fromEntries(rowOrder.map((row) => [row, rowRecord(row)]))
  // Fragments that are not cells in any version are data too and must be kept.
  for (const map of fragmentMaps)
    for (const name of map.keys()) if (!cellNames.has(name) && !fragments.has(name)) pickFragment(name)
  dropTakenKeys(fragments, fragmentMaps[1])
  const definition = Object.fromEntries(
    lastingColumns.map((id) => {
      const [o, m, c] = map3(definitions, (own) => (Object.hasOwn(own, id) ? objectAt(own, id) : undefined))
      return [id, m && c ? fields.object(`column ${id} `, o ?? {}, m, c) : (m ?? c ?? {})]
    }),
  )
  const rest = map3(data, (own) => without(own, 'definition', 'records', 'view'))
  const viewOptions = map3(views, (view) => without(view, 'columns'))
  return {
    data: {
      ...fields.object('', ...rest),
      view: { ...fields.object('view ', ...viewOptions), columns: mergedView },
      definition,
      records: ordered(rowOrder, merged),
    },
    ...(fragments.size > 0 && { fragments: [...fragments.values()] }),
  }
}

/** Whether a column is visible in the result: if main and change disagree, the side that changed it wins. */
const isVisible = ([base, main, change]: Triple<boolean>): boolean => (main === change ? main : !base)

const fragmentText = (fragment: Fragment | undefined): string =>
  fragment === undefined ? '' : `+${cellText({ value: null, nodes: fragment.nodes })}`
