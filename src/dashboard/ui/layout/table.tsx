import type { ReactNode } from 'react'
import { cx } from '../class-names.ts'

export interface Column<Row> {
  readonly key: string
  /** Must not be empty: a column of buttons needs a name too, and `quiet` hides it visually. */
  readonly header: string
  readonly quiet?: boolean
  readonly cell: (row: Row) => ReactNode
  readonly numeric?: boolean
  /** This cell is the row's header for assistive technology. */
  readonly names?: boolean
  readonly className?: string
}

/** Groups consecutive rows below a heading row. */
interface RowGroups<Row> {
  readonly of: (row: Row) => string
  readonly head: (rows: readonly Row[]) => ReactNode
}

export interface TableProps<Row> {
  /** What the table lists; for screen readers only. */
  readonly caption: string
  readonly columns: readonly Column<Row>[]
  readonly rows: readonly Row[]
  readonly rowKey: (row: Row) => string
  readonly groups?: RowGroups<Row>
  /** Shown without rows. Required: every list has a helpful empty state. */
  readonly empty: ReactNode
}

/** Records as rows. On a narrow screen the table scrolls in its own focusable region. */
export function Table<Row>({ caption, columns, rows, rowKey, groups, empty }: TableProps<Row>) {
  if (rows.length === 0) return <>{empty}</>
  const bodies = groups === undefined ? [rows] : [...Map.groupBy(rows, groups.of).values()]
  const place = (column: Column<Row>): string =>
    cx(
      'px-2 first:pl-0 last:pr-0',
      column.numeric === true ? 'figures text-right' : 'text-left',
      column.className,
    )
  return (
    // Scroll containers must be reachable with the keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section aria-label={`${caption} table`} tabIndex={0} className="relative overflow-x-auto">
      <table className="w-full border-collapse">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr className="border-b border-line text-caption text-ink-soft">
            {columns.map((column) => (
              <th
                key={column.key}
                scope="col"
                className={cx(place(column), 'h-8 font-normal whitespace-nowrap')}
              >
                <span className={column.quiet === true ? 'sr-only' : ''}>{column.header}</span>
              </th>
            ))}
          </tr>
        </thead>
        {bodies.map((some) => (
          <tbody key={some[0] && groups ? groups.of(some[0]) : 'all'}>
            {groups && (
              <tr className="border-b border-line">
                <th scope="rowgroup" colSpan={columns.length} className="pt-4 pb-1.5 text-left font-normal">
                  <div className="sticky left-0 w-fit">{groups.head(some)}</div>
                </th>
              </tr>
            )}
            {some.map((row) => (
              <tr key={rowKey(row)} className="border-b border-line last:border-0 hover:bg-hover">
                {columns.map((column) =>
                  column.names === true ? (
                    <th key={column.key} scope="row" className={cx(place(column), 'h-9 font-strong')}>
                      {column.cell(row)}
                    </th>
                  ) : (
                    <td key={column.key} className={cx(place(column), 'h-9 pointer-coarse:h-11')}>
                      {column.cell(row)}
                    </td>
                  ),
                )}
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </section>
  )
}
