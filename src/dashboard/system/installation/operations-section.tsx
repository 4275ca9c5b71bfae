import { useSuspenseQuery } from '@tanstack/react-query'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { Table } from '../../ui/layout/table.tsx'
import { RelativeTime } from '../../ui/relative-time.tsx'
import { pollInterval, slowOperationsOptions } from './installation-queries.ts'
import { durationText, operationLabel } from './installation-text.ts'

/** Operations by the time that was spent on them. */
export function OperationsSection() {
  const { data } = useSuspenseQuery({ ...slowOperationsOptions(), refetchInterval: pollInterval })
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <Table
        caption="Operations"
        rows={data.items}
        rowKey={({ operation }) => operation}
        empty={
          <EmptyState title="No requests yet">
            Operations appear here once this process has answered requests.
          </EmptyState>
        }
        columns={[
          {
            key: 'operation',
            header: 'Operation',
            names: true,
            cell: ({ operation }) => (
              <span title={operation} className="block min-w-28 py-1.5">
                {operationLabel(operation)}
              </span>
            ),
          },
          {
            ...{ key: 'count', header: 'Requests', numeric: true },
            cell: ({ count }) => count.toLocaleString('en'),
          },
          {
            ...{ key: 'total', header: 'Total time', numeric: true, className: 'max-sm:hidden' },
            cell: ({ totalMilliseconds }) => durationText(totalMilliseconds),
          },
          {
            ...{ key: 'mean', header: 'Average', numeric: true },
            cell: ({ meanMilliseconds }) => durationText(meanMilliseconds),
          },
          {
            ...{ key: 'p95', header: '95% within', numeric: true, className: 'max-sm:hidden' },
            cell: ({ p95Milliseconds }) => durationText(p95Milliseconds),
          },
          {
            ...{ key: 'slowest', header: 'Slowest', numeric: true },
            cell: ({ slowestMilliseconds }) => durationText(slowestMilliseconds),
          },
        ]}
      />
      <p className="max-w-measure text-caption text-ink-soft">
        Counted since this process started, <RelativeTime at={data.since} />, without event streams. Other
        processes count their own.
      </p>
    </div>
  )
}
