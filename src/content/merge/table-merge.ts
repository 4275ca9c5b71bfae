/** Three-way merge of tables: columns and rows are sequences of ids, cells are atomic, flags are merged by field. */
import { generateNKeysBetween } from 'fractional-indexing'
import { columnIds, rowIds } from '../document/canonical.ts'
import type { Block, Fragment, Json, JsonObject } from '../document/document.ts'
import { type Fields, optionalJson } from './field-merge.ts'
import { mergeNames } from './sequence-merge.ts'
import { cellOf, cellText } from '../diff/table-diff.ts'

type Triple<T> = readonly [base: T, main: T, change: T]
type SideIndex = 0 | 1 | 2
type Records = { readonly [id: string]: JsonObject }

const map3 = <T, R>([base, main, change]: Triple<T>, of: (value: T) => R): Triple<R> => [
  of(base),
  of(main),
  of(change),
]
const sides: Triple<SideIndex> = [0, 1, 2]
const union = (lists: Triple<readonly string[]>): string[] => [...new Set(lists.flat())]
const objectAt = (data: JsonObject, name: string): JsonObject => {
  const value = data[name]
  return value !== null && typeof value === 'object' && !Array.isArray(value) ? (value as JsonObject) : {}
}

/** Which ids remain; deleted by one side and edited by the other is a conflict resolved to the chosen side. */
const survivors = (
  fields: Fields,
  what: string,
  [base, main, change]: Triple<readonly string[]>,
  text: (side: SideIndex, id: string) => string,
): Set<string> => {
  const [inBase, inMain, inChange] = [new Set(base), new Set(main), new Set(change)]
  return new Set(
    union([base, main, change]).filter((id) => {
      const [m, c] = [inMain.has(id), inChange.has(id)]
      if (!inBase.has(id) || m === c) return m || c
      if (text(m ? 1 : 2, id) === text(0, id)) return false
      fields.conflicts.push(`${what} ${id}`)
      return fields.side === (m ? 'main' : 'change')
    }),
  )
}

const without = (data: JsonObject, ...names: string[]): JsonObject =>
  Object.fromEntries(Object.entries(data).filter(([name]) => !names.includes(name)))

/** Order keys for the wanted order: the existing ones if they sort correctly, otherwise new ones. */
const ordered = (ids: readonly string[], records: Records): Records => {
  const present = Object.fromEntries(ids.map((id) => [id, records[id] ?? {}]))
  if (rowIds({ records: present }).every((id, at) => id === ids[at])) return present
  const keys = generateNKeysBetween(null, null, ids.length)
  return Object.fromEntries(ids.map((id, at) => [id, { ...records[id], orderIndex: keys[at] ?? '' }]))
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
  const cell = (side: SideIndex, row: string, column: string): string =>
    hasRow[side].has(row) && hasColumn[side].has(column) ? cellText(cellOf(tables[side], row, column)) : ''
  const liveRows = survivors(fields, 'row', rows, (side, row) =>
    columns[0]
      .filter((column) => hasColumn[side].has(column))
      .map((column) => cell(side, row, column) === cell(0, row, column))
      .join(),
  )
  const liveColumns = survivors(fields, 'column', columns, (side, column) =>
    [
      optionalJson(definitions[side][column]),
      ...rows[0]
        .filter((row) => hasRow[side].has(row))
        .map((row) => cell(side, row, column) === cell(0, row, column)),
    ].join(),
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

/** `data` and `fragments` of the merged table; conflicts are recorded in `fields`. */
export const mergeTables = (fields: Fields, tables: Triple<Block>): Pick<Block, 'data' | 'fragments'> => {
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
    isVisible(map3(sides, (side) => inView[columnSource(side, id)].has(id)))
  const mergedView = mergeNames(...visibleColumns, (id) => liveColumns.has(id) && visible(id))
  const rowOrder = mergeNames(...rows, (id) => liveRows.has(id))
  const fragments = new Map<string, Fragment>()
  const fragmentMaps = map3(tables, fragmentsOf)
  const pickFragment = (name: string, sources: Triple<SideIndex> = sides): void => {
    const versions = map3(sources, (side) => fragmentMaps[side].get(name))
    const kept = fields.pick(`cell ${name}`, ...versions, fragmentText)
    if (kept !== undefined) fragments.set(name, kept)
  }
  const allColumns = union(columns)
  const lastingColumns = allColumns.filter((id) => liveColumns.has(id))
  const cellNames = new Set(union(rows).flatMap((row) => allColumns.map((column) => `${row}:${column}`)))
  const values = (row: string): JsonObject => {
    const cells = map3(records, (side) => objectAt(side[row] ?? {}, 'values'))
    const result: [string, Json][] = []
    for (const column of lastingColumns) {
      const sources = map3(sides, (side) => columnSource(rowSource(side, row), column))
      const versions = map3(sources, (side) => cells[side][column])
      const value = fields.pick(`cell ${row}:${column}`, ...versions, optionalJson)
      if (value !== undefined) result.push([column, value])
      pickFragment(`${row}:${column}`, sources)
    }
    return Object.fromEntries(result)
  }
  const rowRecord = (row: string): JsonObject => {
    const [base, main, change] = map3(records, (side) => side[row])
    const source = main ?? change ?? {}
    const moved = main?.['orderIndex'] === base?.['orderIndex'] ? change : source
    return { ...source, orderIndex: (moved ?? source)['orderIndex'] ?? '', values: values(row) }
  }
  const merged = Object.fromEntries(rowOrder.map((row) => [row, rowRecord(row)]))
  // Fragments that are not cells in any version are data too and must be kept.
  for (const map of fragmentMaps)
    for (const name of map.keys()) if (!cellNames.has(name) && !fragments.has(name)) pickFragment(name)
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
