import { describe, expect, it } from 'vitest'
import { longestRow, sourceRows } from './source-rows.ts'

const drawn = (text: string): string[] => {
  const rows = sourceRows(text)
  return Array.from({ length: rows.count }, (_, row) => {
    const number = rows.isStart(row) ? String(rows.lineOf(row)) : ''
    return `${number}|${rows.textOf(row)}`
  })
}

describe('rows of a text', () => {
  it.each([
    ['', ['1|']],
    ['a', ['1|a']],
    ['a\n', ['1|a', '2|']],
    ['a\r\nb', ['1|a', '2|b']],
    ['\n\n', ['1|', '2|', '3|']],
  ])('%j', (text, expected) => {
    expect(drawn(text)).toEqual(expected)
  })

  it('breaks a line that is too long', () => {
    const [first, second] = ['x'.repeat(longestRow), 'y'.repeat(3)]
    expect(drawn(`a\n${first}${second}\nb`)).toEqual(['1|a', `2|${first}`, `|${second}`, '3|b'])
  })

  it('does not break a line of exactly that length', () => {
    expect(drawn('x'.repeat(longestRow))).toEqual([`1|${'x'.repeat(longestRow)}`])
  })

  it('breaks no character in two', () => {
    const text = `${'x'.repeat(longestRow - 1)}😀y`
    expect(drawn(text)).toEqual([`1|${'x'.repeat(longestRow - 1)}`, '|😀y'])
  })

  it('finds the row of a line and column', () => {
    const rows = sourceRows(`a\n${'x'.repeat(longestRow * 2 + 5)}\nb`)
    expect(rows.rowAt(1)).toBe(0)
    expect(rows.rowAt(2)).toBe(1)
    expect(rows.rowAt(2, longestRow)).toBe(1)
    expect(rows.rowAt(2, longestRow + 1)).toBe(2)
    expect(rows.rowAt(2, longestRow * 2 + 1)).toBe(3)
    expect(rows.rowAt(2, longestRow * 9)).toBe(3)
    expect(rows.rowAt(3)).toBe(4)
    expect(rows.rowAt(99)).toBe(4)
    expect(rows.lines).toBe(3)
  })

  it('holds together every text, whatever its breaks', () => {
    const text = Array.from({ length: 50 }, (_, n) => 'z'.repeat((n * 97) % (longestRow * 3))).join('\n')
    const rows = sourceRows(text)
    let whole = ''
    for (let row = 0; row < rows.count; row += 1)
      whole += `${row > 0 && rows.isStart(row) ? '\n' : ''}${rows.textOf(row)}`
    expect(whole).toBe(text)
  })
})
