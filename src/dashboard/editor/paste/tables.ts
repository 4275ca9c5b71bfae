/** Tables of other programs: merged cells, layout boxes, header cells. */
import { each, unwrap } from './dom.ts'

/** The first column of a row that no cell covers yet. */
const nextFree = (line: readonly (HTMLElement | undefined)[]): number => {
  const hole = line.findIndex((cell) => cell === undefined)
  return hole < 0 ? line.length : hole
}

/** The text of a cell on one line: paragraphs and breaks become spaces. */
const lineOf = (cell: HTMLElement): string => {
  each(cell, 'p, div, br, li', (part) => part.append(' '))
  each(cell, 'br', (part) => part.replaceWith(' '))
  return (cell.textContent ?? '').replaceAll(/\s+/gu, ' ').trim()
}

/** Its rows, without those of nested tables. */
const rowsOf = (table: HTMLElement): readonly HTMLTableRowElement[] =>
  [...table.querySelectorAll<HTMLTableRowElement>('tr')].filter((row) => row.closest('table') === table)

/** A table with one cell is a box around text, or a single copied spreadsheet cell. */
export const openBoxes = (root: ParentNode): void =>
  each(root, 'table', (table) => {
    const [row, ...more] = rowsOf(table)
    const [cell, ...others] = row?.cells ?? []
    if (cell === undefined || more.length > 0 || others.length > 0) return
    table.replaceWith(...cell.childNodes)
  })

/** Makes tables rectangular, with the titles in the first row. */
export const squareTables = (root: ParentNode): void =>
  each(root, 'table', (table) => {
    // Nested tables are not supported: only their text stays.
    if ((table.parentElement?.closest('table') ?? null) !== null) {
      each(table, 'tr', (row) => row.append(row.ownerDocument.createElement('br')))
      return unwrap(table)
    }
    const rows = rowsOf(table)
    const grid: HTMLElement[][] = rows.map(() => [])
    rows.forEach((row, at) => {
      const line = grid[at] ?? []
      for (const cell of row.cells) {
        const [across, down] = [Math.min(cell.colSpan, 64), Math.min(cell.rowSpan, rows.length - at)]
        const from = nextFree(line)
        for (let below = 0; below < down; below += 1)
          for (let beside = 0; beside < across; beside += 1) {
            const own = below + beside === 0 ? cell : table.ownerDocument.createElement('td')
            const target = grid[at + below]
            if (target !== undefined) target[from + beside] = own
          }
      }
    })
    const width = Math.max(1, ...grid.map((line) => line.length))
    const next = table.ownerDocument.createElement('table')
    grid.forEach((line, at) => {
      const row = next.insertRow()
      for (let column = 0; column < width; column += 1) {
        const cell = table.ownerDocument.createElement(at === 0 ? 'th' : 'td')
        const from = line[column]
        if (at === 0) cell.textContent = from === undefined ? '' : lineOf(from)
        else if (from !== undefined) cell.append(...from.childNodes)
        row.append(cell)
      }
    })
    const caption = table.querySelector(':scope > caption')
    if (caption !== null) {
      const line = table.ownerDocument.createElement('p')
      line.append(...caption.childNodes)
      table.before(line)
    }
    table.replaceWith(next)
  })
