/** Three-way merge of tables: columns and rows are sequences of ids, cells are atomic, flags are merged by field. */
import { generateNKeysBetween } from 'fractional-indexing'
import { columnIds, rowIds } from '../document/canonical.ts'
import type { Block, Fragment, Json, JsonObject } from '../document/document.ts'
import { type Fields, optionalJson } from './field-merge.ts'
import { mergeNames } from './sequence-merge.ts'
import { cellOf, cellText } from '../diff/table-diff.ts'

type Triple<T> = readonly [base: T, main: T, change: T]
type Records = { readonly [id: string]: JsonObject }

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
  text: (side: 0 | 1 | 2, id: string) => string,
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

/** `data` and `fragments` of the merged table; conflicts are recorded in `fields`. */
export const mergeTables = (fields: Fields, tables: Triple<Block>): Pick<Block, 'data' | 'fragments'> => {
  const data = tables.map(({ data: own }) => own) as unknown as Triple<JsonObject>
  const columns = data.map(columnIds) as unknown as Triple<string[]>
  const rows = data.map(rowIds) as unknown as Triple<string[]>
  const definitions = data.map((own) => objectAt(own, 'definition')) as unknown as Triple<JsonObject>
  const records = data.map((own) => objectAt(own, 'records')) as unknown as Triple<Records>
  const hasRow = rows.map((ids) => new Set(ids)) as unknown as Triple<ReadonlySet<string>>
  const hasColumn = columns.map((ids) => new Set(ids)) as unknown as Triple<ReadonlySet<string>>
  const cell = (side: 0 | 1 | 2, row: string, column: string): string =>
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
  const views = data.map((own) => objectAt(own, 'view')) as unknown as Triple<JsonObject>
  const shown = views.map((view) => (view['columns'] ?? []) as string[]) as unknown as Triple<string[]>
  const inView = shown.map((ids) => new Set(ids)) as unknown as Triple<ReadonlySet<string>>
  const shownNow = mergeNames(...shown, (id) => liveColumns.has(id) && visible(id, inView))
  const rowOrder = mergeNames(...rows, (id) => liveRows.has(id))
  const fragments = new Map<string, Fragment>()
  const fragmentMaps = tables.map(
    (table) => new Map((table.fragments ?? []).map((part) => [part.fragment, part])),
  ) as unknown as Triple<ReadonlyMap<string, Fragment>>
  const pickFragment = (name: string): void => {
    const [o, m, c] = [fragmentMaps[0].get(name), fragmentMaps[1].get(name), fragmentMaps[2].get(name)]
    const kept = fields.pick(`cell ${name}`, o, m, c, fragmentText)
    if (kept !== undefined) fragments.set(name, kept)
  }
  const allColumns = union(columns)
  const lastingColumns = allColumns.filter((id) => liveColumns.has(id))
  const cellNames = new Set(union(rows).flatMap((row) => allColumns.map((column) => `${row}:${column}`)))
  const values = (row: string): JsonObject => {
    const own = records.map((side) => objectAt(side[row] ?? {}, 'values')) as unknown as Triple<JsonObject>
    const result: [string, Json][] = []
    for (const column of lastingColumns) {
      const value = fields.pick(
        `cell ${row}:${column}`,
        own[0][column],
        own[1][column],
        own[2][column],
        optionalJson,
      )
      if (value !== undefined) result.push([column, value])
      pickFragment(`${row}:${column}`)
    }
    return Object.fromEntries(result)
  }
  const rowRecord = (row: string): JsonObject => {
    const source = records[1][row] ?? records[2][row] ?? {}
    const moved =
      records[1][row]?.['orderIndex'] === records[0][row]?.['orderIndex'] ? records[2][row] : source
    return { ...source, orderIndex: (moved ?? source)['orderIndex'] ?? '', values: values(row) }
  }
  const merged = Object.fromEntries(rowOrder.map((row) => [row, rowRecord(row)]))
  // Fragments that are not cells in any version are data too and must be kept.
  for (const map of fragmentMaps)
    for (const name of map.keys()) if (!cellNames.has(name) && !fragments.has(name)) pickFragment(name)
  const rest = data.map((own) =>
    without(own, 'definition', 'records', 'view'),
  ) as unknown as Triple<JsonObject>
  const views3 = views.map((view) => without(view, 'columns')) as unknown as Triple<JsonObject>
  const definition = Object.fromEntries(
    lastingColumns.map((id) => {
      const [o, m, c] = definitions.map((own) => (Object.hasOwn(own, id) ? objectAt(own, id) : undefined))
      return [id, m && c ? fields.object(`column ${id} `, o ?? {}, m, c) : (m ?? c ?? {})]
    }),
  )
  return {
    data: {
      ...fields.object('', ...rest),
      view: { ...fields.object('view ', ...views3), columns: shownNow },
      definition,
      records: ordered(rowOrder, merged),
    },
    ...(fragments.size > 0 && { fragments: [...fragments.values()] }),
  }
}

/** Whether a column is visible in the result: if main and change disagree, the side that changed it wins. */
const visible = (id: string, [base, main, change]: Triple<ReadonlySet<string>>): boolean => {
  const [m, c] = [main.has(id), change.has(id)]
  return m === c ? m : !base.has(id)
}

const fragmentText = (fragment: Fragment | undefined): string =>
  fragment === undefined ? '' : `+${cellText({ value: null, nodes: fragment.nodes })}`
