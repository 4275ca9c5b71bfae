/**
 * The merge of tables. Each side is written as a grid (`testing/fixtures/documents/tables.ts`); a conflict names the row, column,
 * cell or option that both sides changed, and resolves to main unless the change is chosen.
 */
import { describe, expect, test } from 'vitest'
import type { Block, JsonObject } from '../document/document.ts'
import { rowIds } from '../document/canonical.ts'
import { plainText } from '../document/block-text.ts'
import { gridOf, tableOf } from '../../testing/fixtures/documents/tables.ts'
import { Fields } from './field-merge.ts'
import type { Side } from './field-merge.ts'
import { keysIn } from './keys-in-blocks.ts'
import { mergeTables } from './table-merge.ts'

const merge = (base: Block, main: Block, change: Block, side: Side = 'main') => {
  const fields = new Fields(side)
  const table: Block = { ...main, fragments: [], ...mergeTables(fields, [base, main, change]) }
  return { table, grid: gridOf(table), conflicts: fields.conflicts }
}

const people = tableOf('name age', ['a: Anna | 3', 'b: Ben | 4'])

/** A grid whose unreadable ids are replaced by `new`. */
const plain = (grid: readonly string[]): string[] =>
  grid.map((line) => line.replaceAll(/\b[rc]\w{18,}/gu, 'new'))

describe('what both added under one id', () => {
  test('is two rows unless they are equal', () => {
    const main = tableOf('name age', ['a: Anna | 3', 'b: Ben | 4', 'r2: Carl | '])
    const change = tableOf('name age', ['r2: | 12', 'a: Anna | 3', 'b: Ben | 4'])
    const merged = merge(people, main, change)
    expect(plain(merged.grid)).toEqual(['name age', 'new:  | 12', 'a: Anna | 3', 'b: Ben | 4', 'r2: Carl | '])
    expect(merged.conflicts).toEqual([])
    expect(merge(people, main, change)).toEqual(merged)
    expect(merge(people, main, main).grid).toEqual(gridOf(main))
  })

  test('is two columns unless they are equal', () => {
    const main = tableOf('name age c2', ['a: Anna | 3 | Rome', 'b: Ben | 4 | '])
    const change = tableOf('name age c2', ['a: Anna | 3 | ', 'b: Ben | 4 | 555'])
    const merged = merge(people, main, change)
    expect(plain(merged.grid)).toEqual(['name age c2 new', 'a: Anna | 3 | Rome | ', 'b: Ben | 4 |  | 555'])
    expect(merged.conflicts).toEqual([])
    const [, , , added = ''] = merged.grid[0].split(' ')
    expect(merged.table.data).toMatchObject({
      definition: { [added]: { id: added, title: 'c2' } },
      records: { b: { values: { [added]: `b:${added}` } } },
    })
  })
})

test('rows that both added with one equal cell have blocks with keys of their own', () => {
  const keyed = (table: Block): Block => ({
    ...table,
    fragments: (table.fragments ?? []).map((cell) => ({
      ...cell,
      nodes: (cell.nodes as readonly Block[]).map((block) => ({ ...block, key: `k${plainText(block)}` })),
    })),
  })
  const main = keyed(tableOf('name age', ['a: Anna | 3', 'b: Ben | 4', 'm: Carl | 12']))
  const change = keyed(tableOf('name age', ['a: Anna | 3', 'b: Ben | 4', 'x: Dora | 12']))
  const { table } = merge(keyed(people), main, change)
  expect(gridOf(table)).toEqual(['name age', 'a: Anna | 3', 'b: Ben | 4', 'm: Carl | 12', 'x: Dora | 12'])
  const keys = [...keysIn([table])]
  expect(new Set(keys).size).toBe(keys.length)
  expect(keys).toHaveLength(8)
})

describe('a cell', () => {
  const emptied = (table: Block, name: string): Block => {
    const [row = '', column = ''] = name.split(':')
    const records = table.data['records'] as { readonly [id: string]: { readonly values: JsonObject } }
    const values = Object.fromEntries(
      Object.entries(records[row]?.values ?? {}).filter(([id]) => id !== column),
    )
    return {
      ...table,
      data: { ...table.data, records: { ...records, [row]: { ...records[row], values } } },
      fragments: (table.fragments ?? []).filter(({ fragment }) => fragment !== name),
    }
  }
  test.each(['main', 'change'] as const)('that %s emptied and the other edited is of one side', (by) => {
    const edited = tableOf('name age', ['a: Anna | 30', 'b: Ben | 4'])
    const empty = emptied(people, 'a:age')
    for (const side of ['main', 'change'] as const) {
      const { table, conflicts } =
        by === 'main' ? merge(people, empty, edited, side) : merge(people, edited, empty, side)
      expect(conflicts).toEqual(['cell a:age'])
      const isEmpty = side === by
      const names = (table.fragments ?? []).map(({ fragment }) => fragment)
      expect(names.includes('a:age')).toBe(!isEmpty)
      expect(table.data['records']).toEqual((isEmpty ? empty : edited).data['records'])
    }
  })

  test('is never a member that every object has', () => {
    const rated = (data: JsonObject): Block => {
      const table = tableOf('name', ['a: Anna'], {
        ...data,
        definition: { toString: { id: 'toString', type: 'rating', title: 'Stars' } },
      })
      return {
        ...table,
        data: { ...table.data, records: { a: { orderIndex: 'a0', values: { name: 'a:name' } } } },
      }
    }
    const { table } = merge(rated({}), rated({ fullWidth: true }), rated({ search: true }))
    expect(table.data['records']).toEqual({ a: { orderIndex: 'a0', values: { name: 'a:name' } } })
  })
})

describe('a column that one side deletes and a row that the other deletes', () => {
  const noAge = tableOf('name', ['a: Anna', 'b: Ben'])
  const noAnna = tableOf('name age', ['b: Ben | 4'])
  test.each([
    ['main the column', noAge, noAnna],
    ['main the row', noAnna, noAge],
  ])('are both gone: %s', (_, main, change) => {
    expect(merge(people, main, change)).toMatchObject({ grid: ['name', 'b: Ben'], conflicts: [] })
  })
})

describe('rows', () => {
  test('added by either side stay where each side put them', () => {
    const main = tableOf('name age', ['m: Mia | 1', 'a: Anna | 3', 'b: Ben | 4'])
    const change = tableOf('name age', ['a: Anna | 3', 'b: Ben | 4', 'c: Carl | 9'])
    const merged = merge(people, main, change)
    expect(merged.grid).toEqual(['name age', 'm: Mia | 1', 'a: Anna | 3', 'b: Ben | 4', 'c: Carl | 9'])
    expect(merged.conflicts).toEqual([])
  })

  test.each(['main', 'change'] as const)(
    'deleted by one side and unchanged on the other are gone: %s',
    (by) => {
      const without = tableOf('name age', ['b: Ben | 4'])
      const merged = by === 'main' ? merge(people, without, people) : merge(people, people, without)
      expect(merged.grid).toEqual(['name age', 'b: Ben | 4'])
      expect(merged.conflicts).toEqual([])
    },
  )

  test('deleted by both sides are gone without a conflict', () => {
    const without = tableOf('name age', ['b: Ben | 4'])
    expect(merge(people, without, without)).toMatchObject({ grid: ['name age', 'b: Ben | 4'], conflicts: [] })
  })

  test('deleted by main and edited by the change are a conflict, kept only if the change is chosen', () => {
    const main = tableOf('name age', ['b: Ben | 4'])
    const change = tableOf('name age', ['a: Anna | 30', 'b: Ben | 4'])
    expect(merge(people, main, change)).toMatchObject({
      grid: ['name age', 'b: Ben | 4'],
      conflicts: ['row a'],
    })
    expect(merge(people, main, change, 'change').grid).toEqual(['name age', 'a: Anna | 30', 'b: Ben | 4'])
  })

  test('edited by main and deleted by the change are a conflict, kept unless the change is chosen', () => {
    const main = tableOf('name age', ['a: Anna | 30', 'b: Ben | 4'])
    const change = tableOf('name age', ['b: Ben | 4'])
    expect(merge(people, main, change)).toMatchObject({
      grid: ['name age', 'a: Anna | 30', 'b: Ben | 4'],
      conflicts: ['row a'],
    })
    expect(merge(people, main, change, 'change').grid).toEqual(['name age', 'b: Ben | 4'])
  })

  test('a column that the other side added is not an edit of a deleted row', () => {
    const main = tableOf('name age', ['b: Ben | 4'])
    const change = tableOf('name age town', ['a: Anna | 3 | Rome', 'b: Ben | 4 | Oslo'])
    expect(merge(people, main, change)).toMatchObject({
      grid: ['name age town', 'b: Ben | 4 | Oslo'],
      conflicts: [],
    })
  })

  test('moved by one side and edited by the other are both', () => {
    const moved = tableOf('name age', ['b: Ben | 4', 'a: Anna | 3'])
    const edited = tableOf('name age', ['a: Anna | 30', 'b: Ben | 4'])
    const expected = ['name age', 'b: Ben | 4', 'a: Anna | 30']
    expect(merge(people, moved, edited)).toMatchObject({ grid: expected, conflicts: [] })
    expect(merge(people, edited, moved)).toMatchObject({ grid: expected, conflicts: [] })
  })

  test('keep their order keys where these sort as the rows do', () => {
    const change = tableOf('name age', ['a: Anna | 30', 'b: Ben | 4'])
    const { records } = merge(people, people, change).table.data as { records: JsonObject }
    expect(Object.values(records).map((record) => (record as JsonObject)['orderIndex'])).toEqual(['a0', 'a1'])
  })

  test('get new order keys where two sides gave the same key to different rows', () => {
    const main = tableOf('name age', ['a: Anna | 3', 'm: Mia | 1', 'b: Ben | 4'])
    const change = tableOf('name age', ['a: Anna | 3', 'c: Carl | 9', 'b: Ben | 4'])
    const { table } = merge(people, main, change)
    expect(rowIds(table.data)).toEqual(['a', 'm', 'c', 'b'])
    const records = table.data['records'] as { readonly [id: string]: { readonly orderIndex: string } }
    const keys = rowIds(table.data).map((id) => records[id]?.orderIndex ?? '')
    expect(new Set(keys).size).toBe(4)
    expect(keys.toSorted()).toEqual(keys)
  })
})

describe('cells', () => {
  test('of one row are merged one by one', () => {
    const main = tableOf('name age', ['a: Anne | 3', 'b: Ben | 4'])
    const change = tableOf('name age', ['a: Anna | 30', 'b: Ben | 4'])
    expect(merge(people, main, change)).toMatchObject({
      grid: ['name age', 'a: Anne | 30', 'b: Ben | 4'],
      conflicts: [],
    })
  })

  test('edited by both sides are a conflict of that cell', () => {
    const main = tableOf('name age', ['a: Anne | 3', 'b: Ben | 4'])
    const change = tableOf('name age', ['a: Annika | 3', 'b: Ben | 4'])
    expect(merge(people, main, change)).toMatchObject({
      grid: ['name age', 'a: Anne | 3', 'b: Ben | 4'],
      conflicts: ['cell a:name'],
    })
    expect(merge(people, main, change, 'change').grid[1]).toBe('a: Annika | 3')
  })

  const rated = (value: number | undefined): Block => {
    const table = tableOf('name', ['a: Anna'], { definition: { stars: { id: 'stars', type: 'rating' } } })
    const values = { name: 'a:name', ...(value !== undefined && { stars: value }) }
    return { ...table, data: { ...table.data, records: { a: { orderIndex: 'a0', values } } } }
  }
  const stars = (table: Block): unknown =>
    (table.data['records'] as { a: { values: JsonObject } }).a.values['stars']

  test('without text are merged by value, and absence is a value', () => {
    expect(stars(merge(rated(1), rated(1), rated(2)).table)).toBe(2)
    expect(stars(merge(rated(1), rated(undefined), rated(1)).table)).toBeUndefined()
    const both = merge(rated(1), rated(undefined), rated(2))
    expect([stars(both.table), both.conflicts]).toEqual([undefined, ['cell a:stars']])
    expect(stars(merge(rated(1), rated(undefined), rated(2), 'change').table)).toBe(2)
  })

  test('a fragment that is no cell is kept, and merged as data', () => {
    const noted = (text: string): Block => {
      const note = {
        object: 'fragment' as const,
        fragment: 'note',
        nodes: tableOf('n', [`r: ${text}`]).fragments?.[0]?.nodes ?? [],
      }
      return { ...people, fragments: [...(people.fragments ?? []), note] }
    }
    const notes = (table: Block) => table.fragments?.filter(({ fragment }) => fragment === 'note')
    expect(notes(merge(noted('old'), noted('old'), noted('new')).table)).toEqual(notes(noted('new')))
    expect(merge(noted('old'), noted('one'), noted('two')).conflicts).toEqual(['cell note'])
  })

  test('of deleted rows and columns leave nothing behind', () => {
    const change = tableOf('name', ['b: Ben'])
    const { table } = merge(people, people, change)
    expect(table.fragments?.map(({ fragment }) => fragment)).toEqual(['b:name'])
  })
})

describe('columns', () => {
  test('added by one side and rows added by the other meet in an empty cell', () => {
    const main = tableOf('name age town', ['a: Anna | 3 | Rome', 'b: Ben | 4 | Oslo'])
    const change = tableOf('name age', ['a: Anna | 3', 'b: Ben | 4', 'c: Carl | 9'])
    expect(merge(people, main, change)).toMatchObject({
      grid: ['name age town', 'a: Anna | 3 | Rome', 'b: Ben | 4 | Oslo', 'c: Carl | 9 | '],
      conflicts: [],
    })
  })

  test('deleted by one side while the other edits a cell are a conflict', () => {
    const main = tableOf('name', ['a: Anna', 'b: Ben'])
    const change = tableOf('name age', ['a: Anna | 30', 'b: Ben | 4'])
    expect(merge(people, main, change)).toMatchObject({
      grid: ['name', 'a: Anna', 'b: Ben'],
      conflicts: ['column age'],
    })
    expect(merge(people, main, change, 'change').grid).toEqual(['name age', 'a: Anna | 30', 'b: Ben | 4'])
  })

  test('deleted by one side while the other renames them are a conflict', () => {
    const main = tableOf('name', ['a: Anna', 'b: Ben'])
    const change = tableOf('name age', ['a: Anna | 3', 'b: Ben | 4'], {
      definition: { age: { id: 'age', title: 'Years', type: 'text' } },
    })
    expect(merge(people, main, change).conflicts).toEqual(['column age'])
  })

  test('a row that the other side added is not an edit of a deleted column', () => {
    const main = tableOf('name', ['a: Anna', 'b: Ben'])
    const change = tableOf('name age', ['a: Anna | 3', 'b: Ben | 4', 'c: Carl | 9'])
    expect(merge(people, main, change)).toMatchObject({
      grid: ['name', 'a: Anna', 'b: Ben', 'c: Carl'],
      conflicts: [],
    })
  })

  const named = (title: string, more: JsonObject = {}): Block =>
    tableOf('name age', ['a: Anna | 3', 'b: Ben | 4'], {
      definition: { age: { id: 'age', title, type: 'text', ...more } },
    })

  test('have their options merged one by one', () => {
    const { table, conflicts } = merge(named('Age'), named('Years'), named('Age', { textAlignment: 'right' }))
    expect((table.data['definition'] as JsonObject)['age']).toEqual({
      id: 'age',
      title: 'Years',
      type: 'text',
      textAlignment: 'right',
    })
    expect(conflicts).toEqual([])
  })

  test('renamed by both sides are a conflict of the title', () => {
    expect(merge(named('Age'), named('Years'), named('Old')).conflicts).toEqual(['column age title'])
  })

  const showing = (...columns: string[]): Block =>
    tableOf('name age', ['a: Anna | 3', 'b: Ben | 4'], { view: { columns } })

  test('hidden or shown by one side are so in the result', () => {
    const [both, name] = [showing('name', 'age'), showing('name')]
    expect(merge(both, both, name).grid[0]).toBe('name (age)')
    expect(merge(both, name, both).grid[0]).toBe('name (age)')
    expect(merge(name, both, name).grid[0]).toBe('name age')
    expect(merge(name, name, both).grid[0]).toBe('name age')
    expect(merge(both, name, name).grid[0]).toBe('name (age)')
  })

  test('moved by one side keep their order beside a column that the other adds', () => {
    const main = tableOf('age name', ['a: 3 | Anna', 'b: 4 | Ben'])
    const change = tableOf('name age town', ['a: Anna | 3 | Rome', 'b: Ben | 4 | Oslo'])
    expect(merge(people, main, change)).toMatchObject({
      grid: ['age name town', 'a: 3 | Anna | Rome', 'b: 4 | Ben | Oslo'],
      conflicts: [],
    })
  })
})

describe('options', () => {
  const styled = (view: JsonObject, data: JsonObject = {}): Block =>
    tableOf('name age', ['a: Anna | 3', 'b: Ben | 4'], { ...data, view })

  test('of the view and of the table are merged one by one', () => {
    const { table, conflicts } = merge(
      styled({}),
      styled({ hideHeader: true }, { fullWidth: true }),
      styled({ type: 'cards' }, { search: true }),
    )
    expect(table.data).toMatchObject({
      fullWidth: true,
      search: true,
      view: { type: 'cards', hideHeader: true, columns: ['name', 'age'] },
    })
    expect(conflicts).toEqual([])
  })

  test('that both sides set differently are a conflict', () => {
    const merged = merge(styled({}), styled({ cardSize: 'large' }), styled({ cardSize: 'small' }))
    expect(merged.conflicts).toEqual(['view cardSize'])
  })
})

test('with one side unchanged the result is the other side', () => {
  const other = tableOf('town name', ['c: Oslo | Carl', 'b: Rome | Ben'], { fullWidth: true })
  for (const merged of [merge(people, other, people), merge(people, people, other)]) {
    expect(merged.grid).toEqual(gridOf(other))
    expect(merged.table.data['fullWidth']).toBe(true)
    expect(merged.conflicts).toEqual([])
  }
})
