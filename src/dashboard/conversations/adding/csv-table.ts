/** Tables as text with separated values (RFC 4180). Pure. Cells are text whatever they begin with. */

const separators = [',', ';', '\t'] as const
type Separator = (typeof separators)[number]

/** The separator that occurs most often in the first line, outside of quotes. */
const separatorOf = (text: string): Separator => {
  const counts = new Map<string, number>()
  let isQuoted = false
  for (const character of text) {
    if (character === '"') isQuoted = !isQuoted
    else if (!isQuoted && (character === '\n' || character === '\r')) break
    else if (!isQuoted) counts.set(character, (counts.get(character) ?? 0) + 1)
  }
  return separators.reduce((best, one) => ((counts.get(one) ?? 0) > (counts.get(best) ?? 0) ? one : best))
}

export interface TableRow {
  /** The number of its first line, from 1. */
  readonly line: number
  readonly cells: readonly string[]
}

/** Reads cells one after another; a quoted one can contain separators, line breaks and doubled quotes. */
class TableReader {
  readonly #text: string
  readonly #separator: string
  #at = 0
  #line = 1

  constructor(text: string) {
    this.#text = text
    this.#separator = separatorOf(text)
  }

  /** The next row; undefined at the end. */
  next(): TableRow | undefined {
    if (this.#at >= this.#text.length) return undefined
    const line = this.#line
    const cells: string[] = []
    for (;;) {
      cells.push(this.#text[this.#at] === '"' ? this.#quotedCell() : this.#plainCell())
      if (this.#text[this.#at] !== this.#separator) break
      this.#at += 1
    }
    this.#endLine()
    return { line, cells }
  }

  #plainCell(): string {
    const start = this.#at
    while (this.#at < this.#text.length) {
      const character = this.#text[this.#at]
      if (character === this.#separator || character === '\n' || character === '\r') break
      this.#at += 1
    }
    return this.#text.slice(start, this.#at)
  }

  #quotedCell(): string {
    let cell = ''
    this.#at += 1
    for (;;) {
      const end = this.#text.indexOf('"', this.#at)
      const piece = this.#text.slice(this.#at, end < 0 ? undefined : end)
      this.#line += piece.split('\n').length - 1
      cell += piece
      this.#at = end < 0 ? this.#text.length : end + 1
      if (this.#text[this.#at] !== '"' || end < 0) return cell + this.#plainCell()
      cell += '"'
      this.#at += 1
    }
  }

  #endLine(): void {
    if (this.#text[this.#at] === '\r') this.#at += 1
    if (this.#text[this.#at] === '\n') this.#at += 1
    this.#line += 1
  }
}

/** The rows of a table that are not empty, at most so many. */
export const tableRows = (text: string, most: number): readonly TableRow[] => {
  const reader = new TableReader(text.startsWith('\uFEFF') ? text.slice(1) : text)
  const rows: TableRow[] = []
  for (let row = reader.next(); row !== undefined && rows.length < most; row = reader.next())
    if (row.cells.some((cell) => cell.trim() !== '')) rows.push(row)
  return rows
}
