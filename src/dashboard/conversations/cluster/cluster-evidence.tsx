import { useInfiniteQuery } from '@tanstack/react-query'
import { Split } from 'lucide-react'
import { useRef } from 'react'
import type { IssuesCluster } from '../../../client/types.gen.ts'
import { processError } from '../../api/process-error.ts'
import { useRowKeys } from '../../shell/commands/use-row-keys.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { counted } from '../../ui/counted.ts'
import { ErrorNote } from '../../ui/feedback/error-note.tsx'
import { Section } from '../../ui/layout/section.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { clusterIssuesOptions } from '../conversation-queries.ts'
import { IssueRow } from './issue-row.tsx'

export interface ClusterEvidenceProps {
  readonly org: string
  readonly cluster: IssuesCluster
  readonly selected: ReadonlySet<string>
  readonly onSelect: (issue: string, isSelected: boolean) => void
  readonly onSplit: () => void
  readonly splitRefusal: string | undefined
}

/** The issues of a cluster with what customers wrote. */
export function ClusterEvidence(props: ClusterEvidenceProps) {
  const { org, cluster, selected, onSelect, onSplit, splitRefusal } = props
  const list = useInfiniteQuery(clusterIssuesOptions(org, cluster.id))
  const rows = useRef<HTMLUListElement>(null)
  useRowKeys(rows)
  const issues = list.data?.pages.flatMap(({ items }) => items)
  return (
    <Section
      title="Evidence"
      lead={`${counted(cluster.stats.issues, 'issue')} in ${counted(cluster.stats.conversations, 'conversation')}, latest first. Select issues that do not belong here to split them off.`}
      actions={
        <Button icon={Split} disabledReason={splitRefusal} onClick={onSplit}>
          {selected.size === 0 ? 'Split' : `Split off ${counted(selected.size, 'issue')}`}
        </Button>
      }
    >
      {list.error !== null && issues === undefined ? (
        <ErrorNote
          {...processError(list.error)}
          onRetry={() => void list.refetch()}
          retrying={list.isFetching}
        />
      ) : issues === undefined ? (
        <Skeleton shape="rows" count={5} label="Loading issues" />
      ) : (
        <ul ref={rows} aria-label="Issues" className="grid border-t border-line">
          {issues.map((found) => (
            <IssueRow
              key={found.issue.id}
              org={org}
              found={found}
              isSelected={selected.has(found.issue.id)}
              onSelect={(isSelected) => onSelect(found.issue.id, isSelected)}
            />
          ))}
        </ul>
      )}
      {list.hasNextPage && (
        <span>
          <Button busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
            Show more
          </Button>
        </span>
      )}
    </Section>
  )
}
