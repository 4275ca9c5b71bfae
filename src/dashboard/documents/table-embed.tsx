import { useState } from 'react'
import type { Embed, RenderNode } from '../../content/render/render-node.ts'
import { blockMarks, type Drawing } from './document-context.ts'

type TableOf = Extract<Embed, { kind: 'table' }>

export interface TableEmbedProps {
  readonly table: TableOf
  readonly block: string | undefined
  readonly drawing: Drawing
}

const wordsOf = (nodes: readonly RenderNode[]): string =>
  nodes
    .map((node) => (node.type === 'text' ? node.text : node.type === 'element' ? wordsOf(node.children) : ''))
    .join(' ')

const nameOf = ({ columns }: TableOf): string => {
  const titles = columns.map(({ title }) => title).filter((title) => title !== '')
  return titles.length === 0 ? 'Table' : `Table: ${titles.join(', ')}`
}

/** Numbers are right-aligned. */
const numeric = new Set(['number', 'rating'])

/** A grid of cells. On a narrow screen it scrolls in its own container; with `search` rows can be filtered. */
export function TableEmbed({ table, block, drawing }: TableEmbedProps) {
  const [filter, setWanted] = useState('')
  const query = filter.trim().toLocaleLowerCase()
  const rows =
    query === ''
      ? table.rows
      : table.rows.filter(({ cells }) =>
          cells.some((cell) => wordsOf(cell).toLocaleLowerCase().includes(query)),
        )
  return (
    <div
      className="doc-table"
      data-full-width={table.fullWidth ? '' : undefined}
      {...blockMarks(block, drawing)}
    >
      {table.search && (
        <input
          type="search"
          className="doc-search"
          aria-label="Filter table rows"
          placeholder={`Filter ${table.rows.length} rows`}
          value={filter}
          onChange={(event) => setWanted(event.target.value)}
        />
      )}
      {/* Scroll containers must be focusable; as a region, each of many tables would be a landmark. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex, jsx-a11y/prefer-tag-over-role */}
      <div className="doc-scroll" role="group" tabIndex={0} aria-label={nameOf(table)}>
        <table>
          <colgroup>
            {table.columns.map(({ id, width }) => (
              <col key={id} style={width === undefined ? {} : { width }} />
            ))}
          </colgroup>
          {!table.hideHeader && table.columns.some(({ title }) => title !== '') && (
            <thead>
              <tr>
                {table.columns.map(({ id, title, type }) => (
                  <th key={id} scope="col" data-numeric={numeric.has(type) ? '' : undefined}>
                    {title}
                  </th>
                ))}
              </tr>
            </thead>
          )}
          <tbody>
            {rows.map((row) => (
              <tr key={row.id}>
                {row.cells.map((cell, index) => {
                  const column = table.columns[index]
                  return (
                    <td
                      key={column?.id ?? index}
                      data-record={row.id}
                      data-column={column?.id}
                      data-numeric={column !== undefined && numeric.has(column.type) ? '' : undefined}
                    >
                      {drawing.draw(cell)}
                    </td>
                  )
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {query !== '' && (
        <output className="doc-note">
          {rows.length} of {table.rows.length} rows
        </output>
      )}
    </div>
  )
}
