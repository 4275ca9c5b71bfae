import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { tableRows } from './csv-table.ts'

const cells = (text: string) => tableRows(text, 1000).map((row) => row.cells)

describe('tables with separated values', () => {
  test('quoted cells contain separators, quotes and line breaks', () => {
    expect(tableRows('a,b\r\n"x, ""y""\nz",2\n\n3,4', 10)).toEqual([
      { line: 1, cells: ['a', 'b'] },
      { line: 2, cells: ['x, "y"\nz', '2'] },
      { line: 5, cells: ['3', '4'] },
    ])
  })

  test.each([
    ['a;b;"c,d,e"\n1;2;3', ['a', 'b', 'c,d,e']],
    ['a\tb\n1\t2', ['a', 'b']],
    ['\uFEFFid,text\n1,2', ['id', 'text']],
  ])('the separator is found in %j', (text, first) => expect(cells(text)[0]).toEqual(first))

  test('formulas stay text', () => {
    expect(cells('message\n"=HYPERLINK(""http://x"")"\n+1')).toEqual([
      ['message'],
      ['=HYPERLINK("http://x")'],
      ['+1'],
    ])
  })

  test('a quote that is never closed takes the rest', () => {
    expect(cells('a,b\n"x,1\n2,3')).toEqual([['a', 'b'], ['x,1\n2,3']])
  })

  test('not more rows than asked for are read', () => {
    expect(tableRows('a\n'.repeat(100), 3)).toHaveLength(3)
  })

  test('what is written is read back', () => {
    const cell = fc.string({ unit: fc.constantFrom('a', ',', ';', '"', '\n', '\t', '=', ' ') })
    const row = fc
      .array(cell, { minLength: 2, maxLength: 4 })
      .filter((written) => written.some((one) => one.trim() !== ''))
    fc.assert(
      fc.property(fc.array(row, { maxLength: 5 }), (rows) => {
        const written = [['first', 'second'], ...rows]
        const text = written
          .map((one) => one.map((each) => `"${each.replaceAll('"', '""')}"`).join(','))
          .join('\r\n')
        expect(cells(text)).toEqual(written)
      }),
    )
  })
})
