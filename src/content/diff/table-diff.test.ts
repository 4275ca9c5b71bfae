/** The difference of tables, as one character for each column and cell: `=` kept, `+` added, `-` removed, `~` changed. */
import { describe, expect, test } from 'vitest'
import type { Block } from '../document/document.ts'
import { tableOf } from '../../testing/fixtures/documents/tables.ts'
import { newBudget } from './align-sequences.ts'
import { cellOf, cellText, diffTables } from './table-diff.ts'
import type { LineStatus } from './table-diff.ts'

const signs = { kept: '=', added: '+', removed: '-', changed: '~' } as const satisfies Record<
  LineStatus,
  string
>

const differences = (before: Block, after: Block): string[] => {
  const { columns, rows } = diffTables(before, after, newBudget())
  return [
    columns.map((column) => `${signs[column.status]}${column.after ?? column.before}`).join(' '),
    ...rows.map(
      (row) =>
        `${signs[row.status]}${row.after ?? row.before}: ${row.cells.map(({ status }) => signs[status]).join('')}`,
    ),
  ]
}

const people = tableOf('name age', ['a: Anna | 3', 'b: Ben | 4'])

describe('by ids', () => {
  test('equal tables differ in nothing', () => {
    expect(differences(people, people)).toEqual(['=name =age', '=a: ==', '=b: =='])
  })

  test('a changed cell changes its row', () => {
    const after = tableOf('name age', ['a: Anna | 30', 'b: Ben | 4'])
    expect(differences(people, after)).toEqual(['=name =age', '~a: =~', '=b: =='])
  })

  test('rows added and removed keep their place', () => {
    const after = tableOf('name age', ['c: Carl | 9', 'b: Ben | 4'])
    expect(differences(people, after)).toEqual(['=name =age', '-a: --', '+c: ++', '=b: =='])
  })

  test('columns added and removed change every row', () => {
    const after = tableOf('town name', ['a: Rome | Anna', 'b: Oslo | Ben'])
    expect(differences(people, after)).toEqual(['+town =name -age', '~a: +=-', '~b: +=-'])
  })

  test('a changed definition changes the column, and no row', () => {
    const after = tableOf('name age', ['a: Anna | 3', 'b: Ben | 4'], {
      definition: { age: { id: 'age', title: 'Years', type: 'text' } },
    })
    expect(differences(people, after)).toEqual(['=name ~age', '=a: ==', '=b: =='])
  })

  test('a row added beside a removed column has no cell there', () => {
    const after = tableOf('name', ['a: Anna', 'b: Ben', 'c: Carl'])
    expect(differences(people, after)).toEqual(['=name -age', '~a: =-', '~b: =-', '+c: +='])
  })

  test('a moved row is removed and added', () => {
    const after = tableOf('name age', ['b: Ben | 4', 'a: Anna | 3'])
    expect(differences(people, after).filter((line) => /^[+-]/u.test(line))).toHaveLength(2)
  })
})

describe('of a rewritten table, without a shared id', () => {
  const rewritten = (...rows: string[]): Block =>
    tableOf('c0 c1', rows, {
      definition: {
        c0: { id: 'c0', title: 'name', type: 'text' },
        c1: { id: 'c1', title: 'age', type: 'text' },
      },
    })

  test('equal content is kept', () => {
    expect(differences(people, rewritten('r0: Anna | 3', 'r1: Ben | 4'))).toEqual([
      '=c0 =c1',
      '=r0: ==',
      '=r1: ==',
    ])
  })

  test('rows are matched by their whole content', () => {
    expect(differences(people, rewritten('r0: Ben | 4', 'r1: Carl | 9'))).toEqual([
      '=c0 =c1',
      '-a: --',
      '=r0: ==',
      '+r1: ++',
    ])
  })
})

describe('a cell', () => {
  test('exists only in a row and a column', () => {
    expect(cellOf(people, undefined, 'name')).toBeUndefined()
    expect(cellOf(people, 'a', undefined)).toBeUndefined()
    expect(cellOf(people, 'z', 'name')).toEqual({ value: undefined })
  })

  test('has a text that says nothing of its place', () => {
    const other = tableOf('title', ['z: Anna'])
    expect(cellText(cellOf(people, 'a', 'name'))).toBe(cellText(cellOf(other, 'z', 'title')))
    expect(cellText({ value: undefined })).toBe('null')
    expect(cellText(undefined)).toBe('')
  })
})
