/** Other ids for rows and columns of a table. */
import type { Block, Json, JsonObject } from '../document/document.ts'
import { isJsonObject } from '../document/reference.ts'

export type Names = ReadonlyMap<string, string>

const objectAt = (data: JsonObject, name: string): JsonObject => {
  const value = data[name]
  return isJsonObject(value) ? value : {}
}
const roles = ['columns', 'targetDefinition', 'coverDefinition', 'coverDefinitionDark']

/** `view` and `definition` of a table with other ids of columns. */
export const withColumnNames = (data: JsonObject, columns: Names) => {
  const columnName = (id: string): string => columns.get(id) ?? id
  const ids = (value: Json): Json =>
    typeof value === 'string' ? columnName(value) : Array.isArray(value) ? value.map(ids) : value
  const named = (object: JsonObject): JsonObject =>
    Object.fromEntries(Object.entries(object).map(([id, value]) => [columnName(id), value]))
  const view: JsonObject = Object.fromEntries(
    Object.entries(objectAt(data, 'view')).map(([name, value]) => [
      name,
      roles.includes(name)
        ? ids(value)
        : name === 'columnWidths' && isJsonObject(value)
          ? named(value)
          : value,
    ]),
  )
  const definition: JsonObject = Object.fromEntries(
    Object.entries(objectAt(data, 'definition')).map(([id, value]) => [
      columnName(id),
      isJsonObject(value) && 'id' in value ? { ...value, id: columnName(id) } : value,
    ]),
  )
  return { view, definition }
}

/** The table with other ids of rows and columns; ids that are not named stay. */
export const renamedTable = (table: Block, rows: Names, columns: Names): Block => {
  const cells = new Map<string, string>()
  const records = Object.entries(objectAt(table.data, 'records')).map(([row, record]) => {
    const rowName = rows.get(row) ?? row
    if (!isJsonObject(record)) return [rowName, record] as const
    const values = Object.entries(objectAt(record, 'values')).map(([column, value]) => {
      const name = columns.get(column) ?? column
      return [name, value === `${row}:${column}` ? `${rowName}:${name}` : value] as const
    })
    for (const column of Object.keys(objectAt(table.data, 'definition')))
      cells.set(`${row}:${column}`, `${rowName}:${columns.get(column) ?? column}`)
    return [rowName, { ...record, values: Object.fromEntries(values) }] as const
  })
  const data = {
    ...table.data,
    ...withColumnNames(table.data, columns),
    records: Object.fromEntries(records),
  }
  if (table.fragments === undefined) return { ...table, data }
  const fragments = table.fragments.map((part) => ({
    ...part,
    fragment: cells.get(part.fragment) ?? part.fragment,
  }))
  return { ...table, data, fragments }
}

/** An id that is not taken, from a text that says what it is for; it counts as taken from then on. */
export const idFrom = (text: string, hash: (text: string) => string, taken: Set<string>): string => {
  for (let count = 0; ; count++) {
    const id = hash(count === 0 ? text : `${text} ${count}`)
    if (taken.has(id)) continue
    taken.add(id)
    return id
  }
}
