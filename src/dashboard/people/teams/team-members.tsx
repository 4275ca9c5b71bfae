import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { addTeamMemberMutation } from '../../../client/@tanstack/react-query.gen.ts'
import type { TeamMember } from '../../../client/types.gen.ts'
import { FormError } from '../../forms/form-error.tsx'
import { Avatar } from '../../ui/avatar.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { Table, type Column } from '../../ui/layout/table.tsx'
import { isPeopleQuery } from '../people-queries.ts'
import { labelOf } from '../role-labels.ts'

export interface TeamMembersProps {
  readonly org: string
  readonly team: string
  readonly members: readonly TeamMember[]
  /** Whether the list is narrowed by a search. */
  readonly isFiltered: boolean
  readonly canManage: boolean
  readonly onRemove: (member: { readonly id: string; readonly name: string }) => void
}

const columns = (org: string): readonly Column<TeamMember>[] => [
  {
    key: 'name',
    header: 'Name',
    names: true,
    cell: ({ organization: { user, id: person } }) => (
      <span className="flex items-center gap-2.5">
        <Avatar name={user.displayName} image={user.photoURL} />
        <Link to="/o/$org/people/$person" params={{ org, person }} className="truncate hover:underline">
          {user.displayName}
        </Link>
      </span>
    ),
  },
  {
    key: 'email',
    header: 'Email',
    className: 'max-sm:hidden text-ink-soft',
    cell: ({ organization }) => organization.user.email,
  },
  {
    key: 'role',
    header: 'Organization role',
    className: 'max-sm:hidden',
    cell: ({ organization }) => labelOf(organization.role),
  },
  {
    key: 'owner',
    header: 'Team role',
    cell: ({ team: { role } }) => (role === 'owner' ? 'Owner' : 'Member'),
  },
]

/** The members of a team; its owners and administrators change roles and remove members. */
export function TeamMembers({ org, team, members, isFiltered, canManage, onRemove }: TeamMembersProps) {
  const client = useQueryClient()
  const setRole = useMutation({
    ...addTeamMemberMutation(),
    onSuccess: () => client.invalidateQueries({ predicate: isPeopleQuery }),
  })
  const actions: Column<TeamMember> = {
    key: 'actions',
    header: 'Actions',
    quiet: true,
    className: 'text-right whitespace-nowrap',
    cell: ({ organization: { user, id }, team: { role } }) => {
      const other = role === 'owner' ? 'member' : 'owner'
      return (
        <>
          <Button
            variant="bare"
            aria-label={`Change ${user.displayName}’s team role to ${other === 'owner' ? 'Owner' : 'Member'}`}
            onClick={() =>
              setRole.mutate({
                path: { organizationId: org, teamId: team, userId: id },
                body: { role: other },
              })
            }
          >
            Make {other}
          </Button>
          <Button
            variant="bare"
            className="text-rust"
            aria-label={`Remove ${user.displayName}`}
            onClick={() => onRemove({ id, name: user.displayName })}
          >
            Remove
          </Button>
        </>
      )
    },
  }
  return (
    <>
      <Table
        caption="Members"
        rows={members}
        rowKey={({ organization }) => organization.id}
        empty={
          <EmptyState title={isFiltered ? 'No matching members' : 'No members yet'}>
            {canManage
              ? 'Members of this team get all of its access.'
              : 'A team owner or an administrator can add members.'}
          </EmptyState>
        }
        columns={canManage ? [...columns(org), actions] : columns(org)}
      />
      <FormError error={setRole.error} />
    </>
  )
}
