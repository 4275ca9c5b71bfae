import { useSuspenseInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Plus } from 'lucide-react'
import { useCallback, useState } from 'react'
import type { Organization, Team } from '../../../client/types.gen.ts'
import { useCommands } from '../../shell/commands/commands.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { Later } from '../../ui/loading/later.tsx'
import { VirtualList } from '../../ui/layout/virtual-list.tsx'
import { SearchField } from '../../ui/fields/search-field.tsx'
import { teamsOptions } from '../people-queries.ts'
import { PeopleTabs } from '../people-tabs.tsx'
import { lazyComponent } from '../../ui/loading/lazy-component.tsx'

// Lazy, because its form imports the contract's schemas, which a list does not need.
const CreateTeam = lazyComponent(async () => (await import('./create-team.tsx')).CreateTeam)

export interface TeamListProps {
  readonly org: string
  readonly organization: Organization
  readonly title: string | undefined
  readonly onTitle: (title: string | undefined) => void
}

function TeamRow({
  org,
  team,
  canManage,
}: {
  readonly org: string
  readonly team: Team
  readonly canManage: boolean
}) {
  return (
    <div className="grid h-10 grid-cols-[minmax(0,1fr)_6rem_6rem] items-center gap-3 border-b border-line px-1 hover:bg-hover">
      <span className="flex min-w-0 items-center gap-2">
        <Link
          to="/o/$org/teams/$team"
          params={{ org, team: team.id }}
          className="truncate font-strong hover:underline"
        >
          {team.title}
        </Link>
        {!canManage && team.permissions.admin && <Badge tone="accent">You manage this team</Badge>}
      </span>
      <span className="figures text-right">{team.members}</span>
      <span className="figures text-right">{team.spaces}</span>
    </div>
  )
}

/** The teams of an organization, by name. */
export function TeamList({ org, organization, title, onTitle }: TeamListProps) {
  const canManage = organization.permissions.admin
  const list = useSuspenseInfiniteQuery(teamsOptions(org, title))
  /** Undefined until the dialog is opened for the first time. */
  const [isCreating, setCreating] = useState<boolean>()
  const { fetchNextPage, hasNextPage, isFetchingNextPage } = list
  const more = useCallback(() => {
    if (hasNextPage && !isFetchingNextPage) void fetchNextPage()
  }, [fetchNextPage, hasNextPage, isFetchingNextPage])
  useCommands(
    canManage
      ? [
          {
            id: 'new-team',
            label: 'New team',
            group: 'This screen',
            icon: Plus,
            keys: 'n',
            run: () => setCreating(true),
          },
        ]
      : [],
  )
  const teams = list.data.pages.flatMap(({ items }) => items)
  const createButton = canManage && (
    <Button variant="primary" icon={Plus} onClick={() => setCreating(true)}>
      New team
    </Button>
  )
  return (
    <div className="grid max-w-list grid-cols-[minmax(0,1fr)] gap-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h1 className="text-display font-strong">Teams</h1>
        {createButton}
      </div>
      <PeopleTabs org={org} current="teams" canManage={canManage} />
      <SearchField label="Search teams" value={title} onSearch={onTitle} />
      {teams.length === 0 ? (
        <EmptyState title={title === undefined ? 'No teams yet' : 'No matching teams'}>
          Use teams to give several people the same roles on spaces and collections.
        </EmptyState>
      ) : (
        <div>
          <div className="grid h-8 grid-cols-[minmax(0,1fr)_6rem_6rem] items-center gap-3 border-b border-line px-1 text-caption text-ink-soft">
            <span className="figures">
              {list.data.pages[0]?.count ?? 0} {list.data.pages[0]?.count === 1 ? 'team' : 'teams'}
            </span>
            <span className="text-right">Members</span>
            <span className="text-right">Spaces</span>
          </div>
          <VirtualList
            label="Teams"
            items={teams}
            itemKey={({ id }) => id}
            rowHeight={40}
            className="h-[max(16rem,calc(100dvh-20rem))]"
            onNearEnd={more}
          >
            {(team) => <TeamRow org={org} team={team} canManage={canManage} />}
          </VirtualList>
        </div>
      )}
      {isCreating !== undefined && (
        <Later>
          <CreateTeam org={org} open={isCreating} onClose={() => setCreating(false)} />
        </Later>
      )}
    </div>
  )
}
