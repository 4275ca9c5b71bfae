/**
 * The ids of a rewritten table. `written` turns a grid into what a parser makes of it: columns `c0, c1, …` with the
 * former names as titles, rows `r0, r1, …`, new order keys.
 */
import { describe, expect, test } from 'vitest'
import type { Block, Json, JsonObject } from '../document/document.ts'
import { columnIds, rowIds } from '../document/canonical.ts'
import { gridOf, tableOf } from '../../testing/fixtures/documents/tables.ts'
import { withFormerIds } from './table-ids.ts'

const written = (titles: string, rows: readonly string[], data: JsonObject = {}): Block => {
  const names = titles.split(' ')
  const ids = names.map((_, at) => `c${at}`)
  const { definition = {}, ...rest } = data
  return tableOf(
    ids.join(' '),
    rows.map((row, at) => `r${at}: ${row}`),
    {
      ...rest,
      definition: {
        ...Object.fromEntries(
          names.map((title, at) => [`c${at}`, { id: `c${at}`, title, type: 'text' } satisfies JsonObject]),
        ),
        ...(definition as JsonObject),
      },
    },
  )
}

/** Ids with those that `former` lacks as `new`. */
const shown = (ids: readonly string[], former: Block): string[] => {
  const known = new Set([...rowIds(former.data), ...columnIds(former.data)])
  return ids.map((id) => (known.has(id) ? id : 'new'))
}

const recordsOf = ({ data }: Block) => data['records'] as { readonly [id: string]: JsonObject }
const people = tableOf('name age', ['x: Anna | 3', 'y: Ben | 4', 'z: Carl | 9'])

test('a table that was written and read again is the former table', () => {
  const again = withFormerIds(people, written('name age', ['Anna | 3', 'Ben | 4', 'Carl | 9']))
  expect(again.data).toEqual(people.data)
  expect(again.fragments?.map(({ fragment }) => fragment)).toEqual(
    people.fragments?.map(({ fragment }) => fragment).toSorted(),
  )
})

describe('rows', () => {
  test.each([
    ['an edited cell', ['Anna | 3', 'Ben | 40', 'Carl | 9'], ['x', 'y', 'z']],
    ['a row before the others', ['Mia | 1', 'Anna | 3', 'Ben | 4', 'Carl | 9'], ['new', 'x', 'y', 'z']],
    ['a row between the others', ['Anna | 3', 'Mia | 1', 'Ben | 4', 'Carl | 9'], ['x', 'new', 'y', 'z']],
    ['a deleted row', ['Anna | 3', 'Carl | 9'], ['x', 'z']],
    ['a moved row', ['Carl | 9', 'Anna | 3', 'Ben | 4'], ['z', 'x', 'y']],
    ['a row that was replaced in its place', ['Anna | 3', 'Mia | 1', 'Carl | 9'], ['x', 'y', 'z']],
    ['two of three replaced, in order', ['Mia | 1', 'Ola | 2', 'Carl | 9'], ['x', 'y', 'z']],
    [
      'the similar one of two new rows',
      ['Anna | 3', 'Mia | 1', 'Ben | 40', 'Carl | 9'],
      ['x', 'new', 'y', 'z'],
    ],
    ['no rows', [], []],
  ])('%s', (_, rows, ids) => {
    const result = withFormerIds(people, written('name age', rows))
    expect(shown(rowIds(result.data), people)).toEqual(ids)
    expect(gridOf(result).slice(1)).toEqual(rows.map((row, at) => `${rowIds(result.data)[at]}: ${row}`))
  })

  test('a new id is made of the content of the row and of the row before it', () => {
    const former = tableOf('name', ['r0: Anna', 'r2: Ben'])
    const ids = (...rows: string[]) => rowIds(withFormerIds(former, written('name', rows)).data)
    const [, , carl, dora] = ids('Anna', 'Ben', 'Carl', 'Dora')
    expect(new Set(['r0', 'r2', carl, dora]).size).toBe(4)
    expect(ids('Anna', 'Ben', 'Carl', 'Dora')).toEqual(['r0', 'r2', carl, dora])
    expect(ids('Anna', 'Ben', 'Dora')[2]).not.toBe(carl)
    expect(ids('Anna', 'Carl', 'Ben')[1]).not.toBe(carl)
    expect(new Set(ids('Anna', 'Ben', 'Carl', 'Carl')).size).toBe(4)
  })

  test('rows with equal content keep their order', () => {
    const former = tableOf('name', ['p: Anna', 'q: Anna', 'r: Anna'])
    expect(rowIds(withFormerIds(former, written('name', ['Anna', 'Anna', 'Anna'])).data)).toEqual([
      'p',
      'q',
      'r',
    ])
    expect(rowIds(withFormerIds(former, written('name', ['Anna', 'Anna'])).data)).toHaveLength(2)
  })

  test('empty cells are no likeness', () => {
    const former = tableOf('name age', ['p: | ', 'q: Anna | 3', 's: | '])
    const result = withFormerIds(former, written('name age', ['Mia | ', 'Anna | 3', ' | ']))
    expect(rowIds(result.data)).toEqual(['p', 'q', 's'])
  })

  test('that stay have their order keys, and one that moved has a key between its neighbours', () => {
    const keys = (table: Block) => rowIds(table.data).map((id) => [id, recordsOf(table)[id]?.['orderIndex']])
    const inserted = withFormerIds(
      people,
      written('name age', ['Anna | 3', 'Mia | 1', 'Ben | 4', 'Carl | 9']),
    )
    expect(keys(inserted)).toEqual([
      ['x', 'a0'],
      [expect.any(String), expect.any(String)],
      ['y', 'a1'],
      ['z', 'a2'],
    ])
    const moved = withFormerIds(people, written('name age', ['Ben | 4', 'Carl | 9', 'Anna | 3']))
    expect(keys(moved)).toEqual([
      ['y', 'a1'],
      ['z', 'a2'],
      ['x', expect.any(String)],
    ])
  })

  test('with foreign order keys that leave no room get new ones', () => {
    const records = recordsOf(people)
    const crowded: Block = {
      ...people,
      data: {
        ...people.data,
        records: Object.fromEntries(
          Object.entries(records).map(([id, record]) => [id, { ...record, orderIndex: '!' }]),
        ),
      },
    }
    const result = withFormerIds(crowded, written('name age', ['Carl | 9', 'Mia | 1', 'Anna | 3']))
    expect(
      gridOf(result)
        .slice(1)
        .map((row) => row.slice(row.indexOf(':') + 2)),
    ).toEqual(['Carl | 9', 'Mia | 1', 'Anna | 3'])
  })

  test('more of them than are compared are paired by position if their number is the same', () => {
    const rows = (word: string) => Array.from({ length: 120 }, (_, at) => `${word}${at}`)
    const former = tableOf(
      'name',
      rows('old').map((text, at) => `k${String(at).padStart(3, '0')}: ${text}`),
    )
    const ids = rowIds(former.data)
    expect(rowIds(withFormerIds(former, written('name', rows('new'))).data)).toEqual(ids)
    const longer = rowIds(withFormerIds(former, written('name', [...rows('new'), 'one more'])).data)
    expect(longer.filter((id) => ids.includes(id))).toEqual([])
  })
})

describe('columns', () => {
  test('keep their ids when others are added, deleted or moved', () => {
    const added = withFormerIds(people, written('name town age', ['Anna | Rome | 3', 'Ben | Oslo | 4']))
    expect(shown(columnIds(added.data), people)).toEqual(['name', 'new', 'age'])
    const deleted = withFormerIds(people, written('age', ['3', '4', '9']))
    expect(columnIds(deleted.data)).toEqual(['age'])
    const moved = withFormerIds(people, written('age name', ['3 | Anna', '4 | Ben', '9 | Carl']))
    expect(gridOf(moved)).toEqual(['age name', 'x: 3 | Anna', 'y: 4 | Ben', 'z: 9 | Carl'])
  })

  test('keep their ids when they are renamed, by their content', () => {
    const result = withFormerIds(people, written('name years', ['Anna | 3', 'Ben | 4', 'Carl | 9']))
    expect(gridOf(result)).toEqual(gridOf(people))
  })

  test('of another type are not the same column, whatever they contain', () => {
    const former = tableOf('name age town', ['x: Anna | 3 | Rome'])
    const number = { definition: { c1: { id: 'c1', title: 'years', type: 'number' } } }
    const result = withFormerIds(former, written('name years old town', ['Anna | 3 | 3 | Rome'], number))
    expect(shown(columnIds(result.data), former)).toEqual(['name', 'new', 'age', 'town'])
  })

  test('are named by their former ids in every option of the view, and elsewhere values stay', () => {
    const options: { readonly [name: string]: Json } = {
      type: 'cards',
      columns: ['c0', 'c1'],
      targetDefinition: 'c1',
      coverDefinition: ['c0', 'c1'],
      coverDefinitionDark: 'c0',
      columnWidths: { c0: '80' },
      cardSize: 'c0',
    }
    const result = withFormerIds(
      people,
      written('name age', ['Anna | 3', 'Ben | 4', 'Carl | 9'], { view: options, search: true }),
    )
    expect(result.data).toMatchObject({
      search: true,
      view: {
        type: 'cards',
        columns: ['name', 'age'],
        targetDefinition: 'age',
        coverDefinition: ['name', 'age'],
        coverDefinitionDark: 'name',
        columnWidths: { name: '80' },
        cardSize: 'c0',
      },
      definition: { name: { id: 'name', title: 'name' }, age: { id: 'age', title: 'age' } },
    })
  })
})

describe('cells', () => {
  const valued = (id: string, column: string, value: Json, title: string): Block => ({
    object: 'block',
    type: 'table',
    isVoid: true,
    data: {
      view: { type: 'grid', columns: [column] },
      definition: { [column]: { id: column, title, type: 'number' } },
      records: { [id]: { orderIndex: 'a0', values: { [column]: value } } },
    },
  })

  test('with values keep them', () => {
    const result = withFormerIds(valued('x', 'age', 3, 'age'), valued('r0', 'c0', 4, 'age'))
    expect(recordsOf(result)).toEqual({ x: { orderIndex: 'a0', values: { age: 4 } } })
    expect(result.fragments).toBeUndefined()
  })

  test('that are empty in both keep the form of the former table', () => {
    const former = tableOf('name age', ['x: Anna | '])
    const parsed = written('name age', ['Anna | '])
    const values = recordsOf(parsed)['r0']?.['values'] as JsonObject
    const absent: Block = {
      ...parsed,
      data: { ...parsed.data, records: { r0: { orderIndex: 'a0', values: { c0: values['c0'] ?? '' } } } },
      fragments: (parsed.fragments ?? []).filter(({ fragment }) => fragment === 'r0:c0'),
    }
    const result = withFormerIds(former, absent)
    expect(recordsOf(result)['x']).toEqual(recordsOf(former)['x'])
    expect(result.fragments).toHaveLength(2)
  })

  test('have fragments in the order of their names', () => {
    const result = withFormerIds(people, written('name age', ['Carl | 9', 'Anna | 3', 'Ben | 4']))
    const names = result.fragments?.map(({ fragment }) => fragment)
    expect(names).toEqual(names?.toSorted())
    expect(names).toHaveLength(6)
  })
})
