/** Lines, backgrounds and padding of tables, in the form that pdfmake expects. */

interface TableNode {
  readonly table: { readonly body: readonly unknown[]; readonly bar?: string; readonly fill?: string }
}

const line = '#cccccc'
/** By the names used in `PdfTable`. */
export const tableLayouts = {
  grid: {
    hLineWidth: () => 0.5,
    vLineWidth: () => 0.5,
    hLineColor: () => line,
    vLineColor: () => line,
    fillColor: (row: number, node: TableNode & { table: { headerRows?: number } }) =>
      row < (node.table.headerRows ?? 0) ? '#f3f3f0' : null,
    paddingLeft: () => 5,
    paddingRight: () => 5,
    paddingTop: () => 3,
    paddingBottom: () => 2,
  },
  box: {
    hLineWidth: () => 0.5,
    vLineWidth: () => 0.5,
    hLineColor: () => line,
    vLineColor: () => line,
    fillColor: (_row: number, node: TableNode) => node.table.fill ?? null,
    paddingLeft: () => 9,
    paddingRight: () => 9,
    paddingTop: () => 6,
    paddingBottom: () => 6,
  },
  bar: {
    hLineWidth: () => 0,
    vLineWidth: (at: number) => (at === 0 ? 2.5 : 0),
    vLineColor: (_at: number, node: TableNode) => node.table.bar ?? line,
    fillColor: (_row: number, node: TableNode) => node.table.fill ?? null,
    paddingLeft: () => 10,
    paddingRight: () => 8,
    paddingTop: () => 6,
    paddingBottom: () => 1,
  },
}
