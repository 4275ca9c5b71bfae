import { useQueryClient, useSuspenseInfiniteQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { ArrowDownUp, EyeOff, GitMerge, GitPullRequest, Search, Undo2 } from 'lucide-react'
import { useCallback, useMemo, useRef, useState } from 'react'
import type { ClusterState, IssuesCluster } from '../../../client/types.gen.ts'
import { processError } from '../../api/process-error.ts'
import { useCommands } from '../../shell/commands/commands.ts'
import { focusedRow, useRowKeys } from '../../shell/commands/use-row-keys.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { counted } from '../../ui/counted.ts'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { ErrorNote } from '../../ui/feedback/error-note.tsx'
import { SearchField } from '../../ui/fields/search-field.tsx'
import { PageList } from '../../ui/layout/page-list.tsx'
import { FilterMenu } from '../../ui/menus/filter-menu.tsx'
import { MenuChoice } from '../../ui/menus/menu-choice.tsx'
import { Menu } from '../../ui/menus/menu.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { showToast } from '../../ui/toast.ts'
import { setClusterState, undoLast } from '../cluster/cluster-actions.ts'
import { ClusterDialog, type ClusterDialogKind } from '../cluster/cluster-dialog.tsx'
import { clustersOptions } from '../conversation-queries.ts'
import {
  clusterOrders,
  clusterStates,
  type ClusterOrder,
  type ClustersSearch,
} from '../conversation-search.ts'
import { orderLabels, stateLabels } from '../conversation-text.ts'
import { ClusterRow } from './cluster-row.tsx'

/** About the height of a row of a wide window, in pixels. */
const rowHeight = 100

export interface ClustersScreenProps {
  readonly org: string
  readonly search: ClustersSearch
  readonly onSearch: (search: ClustersSearch) => void
}

/** Clusters of similar issues. */
export function ClustersScreen({ org, search, onSearch }: ClustersScreenProps) {
  const list = useSuspenseInfiniteQuery(clustersOptions(org, search))
  const rows = useRef<HTMLUListElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const clusters = useMemo(() => list.data.pages.flatMap(({ items }) => items), [list.data.pages])
  const { hasNextPage, isFetching, isFetchNextPageError, fetchNextPage } = list
  const fetchNext = useCallback(() => {
    // While pages are read again, they are read to the end of what is listed.
    if (hasNextPage && !isFetching && !isFetchNextPageError) void fetchNextPage({ cancelRefetch: false })
  }, [hasNextPage, isFetching, isFetchNextPageError, fetchNextPage])
  const [asked, setAsked] = useState<{ readonly kind: ClusterDialogKind; readonly cluster: IssuesCluster }>()
  useRowKeys(rows)
  useListCommands({
    org,
    focused: () => clusters.find(({ id }) => id === focusedRow()),
    ask: (kind, cluster) => setAsked({ kind, cluster }),
    find: () => field.current?.focus(),
  })
  const isNarrowed = search.q !== undefined || search.state !== undefined
  return (
    <>
      <Filters search={search} onSearch={onSearch} field={field} />
      {clusters.length > 0 ? (
        <>
          <output className="figures text-caption text-ink-soft">
            {counted(list.data.pages[0]?.count ?? 0, 'cluster')}
          </output>
          <div className="border-t border-line">
            <PageList
              list={rows}
              label="Clusters"
              items={clusters}
              itemKey={({ id }) => id}
              count={list.data.pages[0]?.count ?? 0}
              rowHeight={rowHeight}
              memory={`clusters ${org} ${JSON.stringify(search)}`}
              onNearEnd={fetchNext}
            >
              {(cluster) => <ClusterRow org={org} cluster={cluster} />}
            </PageList>
          </div>
          {list.isFetchNextPageError ? (
            <ErrorNote
              {...processError(list.error)}
              retrying={list.isFetchingNextPage}
              onRetry={() => void list.fetchNextPage()}
            />
          ) : (
            list.isFetchingNextPage && <Skeleton shape="rows" count={3} label="Loading more clusters" />
          )}
        </>
      ) : isNarrowed ? (
        <EmptyState
          title="No matching clusters"
          action={<Button onClick={() => onSearch({})}>Clear filters</Button>}
        >
          Search by label, summary or words of the issues.
        </EmptyState>
      ) : (
        <EmptyState title="No clusters yet">
          A cluster appears once three issues are alike. Conversations are read soon after they are added.
        </EmptyState>
      )}
      {asked !== undefined && (
        <ClusterDialog org={org} {...asked} selected={[]} onClose={() => setAsked(undefined)} />
      )}
    </>
  )
}

interface FiltersProps extends Omit<ClustersScreenProps, 'org'> {
  readonly field: React.RefObject<HTMLInputElement | null>
}

function Filters({ search, onSearch, field }: FiltersProps) {
  const { state: _state, ...withoutState } = search
  const { q: _q, ...withoutText } = search
  const { order = 'growth', ...withoutOrder } = search
  return (
    <div className="flex flex-wrap items-center gap-x-1 gap-y-2">
      <SearchField
        field={field}
        label="Search clusters"
        value={search.q}
        onSearch={(q) => onSearch(q === undefined ? withoutText : { ...search, q })}
      />
      <FilterMenu<ClusterState>
        label="State"
        allLabel="Open and muted"
        value={search.state}
        onValueChange={(state) => onSearch(state === undefined ? withoutState : { ...search, state })}
        options={clusterStates.map((value) => ({ value, label: stateLabels[value] }))}
      />
      <Menu
        trigger={
          <Button variant="bare" icon={ArrowDownUp}>
            {orderLabels[order]}
          </Button>
        }
      >
        <MenuChoice<ClusterOrder>
          value={order}
          onValueChange={(next) =>
            onSearch(next === 'growth' ? withoutOrder : { ...withoutOrder, order: next })
          }
          options={clusterOrders.map((value) => ({ value, label: orderLabels[value] }))}
        />
      </Menu>
    </div>
  )
}

interface ListCommandsOptions {
  readonly org: string
  /** The cluster whose row has the focus. */
  readonly focused: () => IssuesCluster | undefined
  readonly ask: (kind: ClusterDialogKind, cluster: IssuesCluster) => void
  readonly find: () => void
}

/** Keys act on the row that has the focus. */
const useListCommands = ({ org, focused, ask, find }: ListCommandsOptions): void => {
  const client = useQueryClient()
  const navigate = useNavigate()
  const onFocused = (act: (cluster: IssuesCluster) => void) => (): void => {
    const cluster = focused()
    if (cluster !== undefined) act(cluster)
    else void showToast({ text: 'Go to a cluster first', detail: 'J and K move between them.' })
  }
  const group = 'This screen'
  useCommands([
    { id: 'search-clusters', label: 'Search clusters', group, icon: Search, keys: '/', run: find },
    {
      id: 'merge-cluster',
      label: 'Merge selected cluster into…',
      group,
      icon: GitMerge,
      keys: 'm',
      run: onFocused((cluster) => ask('merge', cluster)),
    },
    {
      id: 'change-request',
      label: 'Create change request for selected cluster',
      group,
      icon: GitPullRequest,
      keys: 'c',
      run: onFocused((cluster) => ask('change-request', cluster)),
    },
    {
      id: 'split-cluster',
      label: 'Split selected cluster',
      group,
      keys: 's',
      run: onFocused(
        ({ id }) =>
          void navigate({ to: '/o/$org/conversations/clusters/$cluster', params: { org, cluster: id } }),
      ),
    },
    {
      id: 'dismiss-cluster',
      label: 'Dismiss selected cluster',
      group,
      icon: EyeOff,
      keys: 'd',
      run: onFocused((cluster) => void setClusterState(client, org, cluster, 'dismissed')),
    },
    {
      id: 'undo',
      label: 'Undo the last action on clusters',
      group,
      icon: Undo2,
      keys: 'mod+z',
      run: () => undoLast(client, org),
    },
  ])
}
