import { useSuspenseInfiniteQuery, useSuspenseQuery } from '@tanstack/react-query'
import { Trash2, UserPlus } from 'lucide-react'
import { useState } from 'react'
import type { Team } from '../../../client/types.gen.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { counted } from '../../ui/counted.ts'
import { SearchField } from '../../ui/fields/search-field.tsx'
import { teamMembersOptions } from '../people-queries.ts'
import { AddToTeam } from './add-to-team.tsx'
import { DeleteTeam } from './delete-team.tsx'
import { RemoveTeamMember } from './remove-team-member.tsx'
import { RenameTeam } from './rename-team.tsx'
import { TeamMembers } from './team-members.tsx'
import { teamOptions } from './team-queries.ts'

export interface TeamScreenProps {
  readonly org: string
  readonly team: string
  /** Whether the user may rename and delete the team; its owners may also change its members. */
  readonly canAdminister: boolean
  readonly q: string | undefined
  readonly onSearch: (q: string | undefined) => void
}

type TeamDialog = 'add' | 'rename' | 'delete'

interface TeamHeaderProps {
  readonly team: Team
  readonly canAdminister: boolean
  readonly onOpen: (dialog: TeamDialog) => void
}

function TeamHeader({ team, canAdminister, onOpen }: TeamHeaderProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <div className="min-w-0">
        <h1 className="truncate text-display font-strong">{team.title}</h1>
        <p className="figures text-ink-soft">
          {counted(team.members, 'member')}, access to {counted(team.spaces, 'space')}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        {canAdminister && (
          <>
            <Button onClick={() => onOpen('rename')}>Rename</Button>
            <Button variant="danger" icon={Trash2} onClick={() => onOpen('delete')}>
              Delete
            </Button>
          </>
        )}
        {team.permissions.admin && (
          <Button variant="primary" icon={UserPlus} onClick={() => onOpen('add')}>
            Add members
          </Button>
        )}
      </div>
    </div>
  )
}

/** A team: its members and owners, and how to delete it. */
export function TeamScreen({ org, team: id, canAdminister, q, onSearch }: TeamScreenProps) {
  const { data: team } = useSuspenseQuery(teamOptions(org, id))
  const list = useSuspenseInfiniteQuery(teamMembersOptions(org, id, q))
  const [dialog, setDialog] = useState<TeamDialog>()
  const [removing, setRemoving] = useState<{ readonly id: string; readonly name: string }>()
  const close = (): void => setDialog(undefined)
  return (
    <div className="grid max-w-list grid-cols-[minmax(0,1fr)] gap-4">
      <TeamHeader team={team} canAdminister={canAdminister} onOpen={setDialog} />
      <SearchField label="Search members" value={q} onSearch={onSearch} />
      <TeamMembers
        org={org}
        team={id}
        members={list.data.pages.flatMap(({ items }) => items)}
        isFiltered={q !== undefined}
        canManage={team.permissions.admin}
        onRemove={setRemoving}
      />
      {list.hasNextPage && (
        <span>
          <Button busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
            Load more
          </Button>
        </span>
      )}
      {dialog === 'add' && <AddToTeam org={org} team={team} onClose={close} canPreview={canAdminister} />}
      {dialog === 'rename' && <RenameTeam org={org} team={team} onClose={close} />}
      {dialog === 'delete' && <DeleteTeam org={org} team={team} onClose={close} />}
      <RemoveTeamMember
        org={org}
        team={team}
        person={removing}
        canPreview={canAdminister}
        onClose={() => setRemoving(undefined)}
      />
    </div>
  )
}
