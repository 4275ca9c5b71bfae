import { useInfiniteQuery } from '@tanstack/react-query'
import { ChevronRight } from 'lucide-react'
import { accessPreviewOptions, type AccessQuestion } from '../api/access-preview.ts'
import type { Role } from '../../contract/roles/roles.ts'
import { Icon } from '../ui/icon.tsx'
import { Note } from '../ui/feedback/note.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { VirtualList } from '../ui/layout/virtual-list.tsx'
import { totalsText, rowText } from './access-text.ts'
import { FormError } from './form-error.tsx'

export interface AccessPreviewProps {
  readonly question: AccessQuestion
  /** The label of a role; null means no access, or a guest. */
  readonly roleLabel: (role: Role | null) => string
}

/** Shows who would gain or lose what before the change is saved: the totals first, then each person. */
export function AccessPreview({ question, roleLabel }: AccessPreviewProps) {
  const list = useInfiniteQuery(accessPreviewOptions(question))
  const [first] = list.data?.pages ?? []
  if (first === undefined)
    return list.error === null ? (
      <Skeleton shape="lines" count={1} label="Loading the preview" />
    ) : (
      <FormError error={list.error} />
    )
  const people = list.data?.pages.flatMap(({ items }) => items) ?? []
  return (
    <Note tone={first.lose > 0 ? 'warning' : 'plain'}>
      <output className="block">{totalsText(first)}</output>
      {first.count > 0 && (
        <details className="group mt-1">
          <summary className="flex touch-row cursor-pointer list-none items-center gap-1 rounded-base font-strong">
            <Icon of={ChevronRight} className="transition-transform group-open:rotate-90" />
            Show people
          </summary>
          <VirtualList
            label="Affected people"
            items={people}
            itemKey={({ user }) => user.id}
            rowHeight={44}
            className="mt-1 max-h-60"
            onNearEnd={() => {
              if (list.hasNextPage && !list.isFetchingNextPage) void list.fetchNextPage()
            }}
          >
            {(change) => (
              <div className="flex min-w-0 flex-wrap justify-between gap-x-4 py-1">
                <span className="min-w-0 truncate">{change.user.displayName}</span>
                <span className="text-ink-soft">{rowText(change, roleLabel)}</span>
              </div>
            )}
          </VirtualList>
        </details>
      )}
    </Note>
  )
}
