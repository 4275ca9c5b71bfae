import { useSuspenseInfiniteQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { useRowKeys } from '../../shell/commands/use-row-keys.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { IssueRow } from '../cluster/issue-row.tsx'
import { unclusteredIssuesOptions } from '../conversation-queries.ts'

/** Issues that are like no others so far. */
export function UnclusteredScreen({ org }: { readonly org: string }) {
  const list = useSuspenseInfiniteQuery(unclusteredIssuesOptions(org))
  const rows = useRef<HTMLUListElement>(null)
  useRowKeys(rows)
  const issues = list.data.pages.flatMap(({ items }) => items)
  if (issues.length === 0)
    return (
      <EmptyState title="No unclustered issues">Every issue found so far belongs to a cluster.</EmptyState>
    )
  return (
    <>
      <p className="max-w-measure text-ink-soft">
        Issues that are like no others so far. They join a cluster once similar ones arrive.
      </p>
      <ul ref={rows} aria-label="Unclustered issues" className="grid border-t border-line">
        {issues.map((found) => (
          <IssueRow key={found.issue.id} org={org} found={found} />
        ))}
      </ul>
      {list.hasNextPage && (
        <span>
          <Button busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
            Show more
          </Button>
        </span>
      )}
    </>
  )
}
