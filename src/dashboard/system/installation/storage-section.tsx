import { useSuspenseInfiniteQuery } from '@tanstack/react-query'
import type { OrganizationSize } from '../../../client/types.gen.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { counted, sizeText } from '../../ui/counted.ts'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { Table } from '../../ui/layout/table.tsx'
import { RelativeTime } from '../../ui/relative-time.tsx'
import { organizationSizesOptions } from './installation-queries.ts'

const figure = (count: number): string => count.toLocaleString('en')

const filesText = ({ files }: OrganizationSize): string =>
  files.more ? `more than ${figure(files.count)}` : figure(files.count)

const bytesText = ({ files }: OrganizationSize): string =>
  files.more ? `more than ${sizeText(files.bytes)}` : sizeText(files.bytes)

/** The organizations with their size. */
export function StorageSection() {
  const list = useSuspenseInfiniteQuery(organizationSizesOptions())
  const organizations = list.data.pages.flatMap(({ items }) => items)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <output className="text-ink-soft">{counted(list.data.pages[0]?.count ?? 0, 'organization')}</output>
      <Table
        caption="Organizations"
        rows={organizations}
        rowKey={({ id }) => id}
        empty={
          <EmptyState title="No organizations yet">Organizations appear here with their size.</EmptyState>
        }
        columns={[
          { key: 'title', header: 'Organization', names: true, cell: ({ title }) => title },
          { key: 'people', header: 'Members', numeric: true, cell: ({ people }) => figure(people) },
          { key: 'spaces', header: 'Spaces', numeric: true, cell: ({ spaces }) => figure(spaces) },
          { key: 'files', header: 'Files', numeric: true, cell: filesText },
          { key: 'bytes', header: 'Size of files', numeric: true, cell: bytesText },
          {
            ...{ key: 'created', header: 'Created', className: 'max-sm:hidden sm:pl-6' },
            cell: ({ createdAt }) => <RelativeTime at={createdAt} />,
          },
        ]}
      />
      {list.hasNextPage && (
        <span>
          <Button busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
            Show more organizations
          </Button>
        </span>
      )}
      <p className="max-w-measure text-caption text-ink-soft">
        Spaces in the trash are included. Text and history are part of the database size in the overview.
      </p>
    </div>
  )
}
