import {
  useMutation,
  useQueryClient,
  useSuspenseInfiniteQuery,
  useSuspenseQuery,
} from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { Trash2, UserPlus } from 'lucide-react'
import { useState } from 'react'
import {
  addTeamMemberMutation,
  deleteTeamMutation,
  updateTeamMutation,
} from '../../../client/@tanstack/react-query.gen.ts'
import type { TeamMember } from '../../../client/types.gen.ts'
import { TeamUpdate } from '../../../contract/people/member-schemas.ts'
import { processError } from '../../api/process-error.ts'
import { FormDialog } from '../../forms/form-dialog.tsx'
import { FormError } from '../../forms/form-error.tsx'
import { FormTextField } from '../../forms/form-text-field.tsx'
import { useContractForm } from '../../forms/use-contract-form.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx'
import { counted } from '../../ui/counted.ts'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { Table } from '../../ui/layout/table.tsx'
import { AddToTeam } from './add-to-team.tsx'
import { LeaveTeam } from './leave-team.tsx'
import { SearchField } from '../../ui/fields/search-field.tsx'
import { isPeopleQuery, teamMembersOptions } from '../people-queries.ts'
import { teamOptions } from './team-queries.ts'
import { labelOf } from '../role-labels.ts'

export interface TeamScreenProps {
  readonly org: string
  readonly team: string
  /** Whether the user may rename and delete the team; its owners may also change its members. */
  readonly administers: boolean
  readonly q: string | undefined
  readonly onSearch: (q: string | undefined) => void
}

function Rename({
  org,
  team,
  onClose,
}: {
  readonly org: string
  readonly team: { readonly id: string; readonly title: string }
  readonly onClose: () => void
}) {
  const client = useQueryClient()
  const form = useContractForm(TeamUpdate, { title: team.title })
  const save = useMutation({
    ...updateTeamMutation(),
    onSuccess: () => {
      onClose()
      return client.invalidateQueries({ predicate: isPeopleQuery })
    },
  })
  return (
    <FormDialog
      form={form}
      open
      onClose={onClose}
      title="Rename the team"
      onSubmit={(body) => save.mutate({ path: { organizationId: org, teamId: team.id }, body })}
      pending={save.isPending}
      error={save.error}
      submitLabel="Rename"
    >
      <FormTextField form={form} name="title" label="Name" autoComplete="off" />
    </FormDialog>
  )
}

/** A team: its members and owners, and how to delete it. */
export function TeamScreen({ org, team: id, administers, q, onSearch }: TeamScreenProps) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const { data: team } = useSuspenseQuery(teamOptions(org, id))
  const list = useSuspenseInfiniteQuery(teamMembersOptions(org, id, q))
  const [asking, setAsking] = useState<'add' | 'rename' | 'delete'>()
  const [leaving, setLeaving] = useState<{ readonly id: string; readonly name: string }>()
  const refresh = () => client.invalidateQueries({ predicate: isPeopleQuery })
  const own = useMutation({ ...addTeamMemberMutation(), onSuccess: refresh })
  const end = useMutation({
    ...deleteTeamMutation(),
    onSuccess: async () => {
      await navigate({ to: '/o/$org/teams', params: { org } })
      await refresh()
    },
  })
  const manages = team.permissions.admin
  const path = { organizationId: org, teamId: id }
  const failed = own.error
  const members = list.data.pages.flatMap(({ items }) => items)
  return (
    <div className="grid max-w-list grid-cols-[minmax(0,1fr)] gap-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div className="min-w-0">
          <h1 className="truncate text-display font-strong">{team.title}</h1>
          <p className="figures text-ink-soft">
            {counted(team.members, 'member')}, roles on {counted(team.spaces, 'space')}
          </p>
        </div>
        <div className="flex flex-wrap gap-2">
          {administers && (
            <>
              <Button onClick={() => setAsking('rename')}>Rename</Button>
              <Button variant="danger" icon={Trash2} onClick={() => setAsking('delete')}>
                Delete
              </Button>
            </>
          )}
          {manages && (
            <Button variant="primary" icon={UserPlus} onClick={() => setAsking('add')}>
              Add members
            </Button>
          )}
        </div>
      </div>
      <SearchField label="Search members" value={q} onSearch={onSearch} />
      <Table
        caption="Members"
        rows={members}
        rowKey={({ organization }: TeamMember) => organization.id}
        empty={
          <EmptyState title={q === undefined ? 'Nobody is in this team' : 'Nobody like that is in this team'}>
            {manages
              ? 'Add members; they have at once what the team was given.'
              : 'An owner of the team or an administrator can add members.'}
          </EmptyState>
        }
        columns={[
          {
            key: 'name',
            header: 'Name',
            names: true,
            cell: ({ organization: { user, id: person } }) => (
              <span className="flex items-center gap-2.5">
                <Avatar name={user.displayName} image={user.photoURL} />
                <Link
                  to="/o/$org/people/$person"
                  params={{ org, person }}
                  className="truncate hover:underline"
                >
                  {user.displayName}
                </Link>
              </span>
            ),
          },
          {
            key: 'email',
            header: 'E-mail',
            className: 'max-sm:hidden text-ink-soft',
            cell: ({ organization }) => organization.user.email,
          },
          {
            key: 'role',
            header: 'In the organization',
            className: 'max-sm:hidden',
            cell: ({ organization }) => labelOf(organization.role),
          },
          {
            key: 'owner',
            header: 'In the team',
            cell: ({ team: { role } }) => (role === 'owner' ? 'Owner' : 'Member'),
          },
          {
            key: 'actions',
            header: 'Actions',
            quiet: true,
            className: 'text-right whitespace-nowrap',
            cell: ({ organization: { user, id: person }, team: { role } }) =>
              manages && (
                <>
                  <Button
                    variant="bare"
                    aria-label={
                      role === 'owner'
                        ? `Make ${user.displayName} a member`
                        : `Make ${user.displayName} an owner`
                    }
                    onClick={() =>
                      own.mutate({
                        path: { ...path, userId: person },
                        body: { role: role === 'owner' ? 'member' : 'owner' },
                      })
                    }
                  >
                    {role === 'owner' ? 'Make member' : 'Make owner'}
                  </Button>
                  <Button
                    variant="bare"
                    className="text-rust"
                    aria-label={`Take ${user.displayName} out`}
                    onClick={() => setLeaving({ id: person, name: user.displayName })}
                  >
                    Take out
                  </Button>
                </>
              ),
          },
        ]}
      />
      <FormError error={failed === null ? undefined : processError(failed)} />
      {list.hasNextPage && (
        <span>
          <Button busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
            Load more
          </Button>
        </span>
      )}
      <AddToTeam
        org={org}
        team={team}
        open={asking === 'add'}
        onClose={() => setAsking(undefined)}
        previews={administers}
      />
      <LeaveTeam
        org={org}
        team={team}
        person={leaving}
        previews={administers}
        onClose={() => setLeaving(undefined)}
      />
      {asking === 'rename' && <Rename org={org} team={team} onClose={() => setAsking(undefined)} />}
      <ConfirmDialog
        open={asking === 'delete'}
        onOpenChange={() => setAsking(undefined)}
        title={`Delete the team ${team.title}`}
        confirmLabel="Delete the team"
        danger
        busy={end.isPending}
        error={<FormError error={end.error === null ? undefined : processError(end.error)} />}
        onConfirm={() => end.mutate({ path })}
      >
        Its {counted(team.members, 'member loses', 'members lose')} what the team was given on{' '}
        {counted(team.spaces, 'space')}, and keep what they have themselves. It cannot be undone.
      </ConfirmDialog>
    </div>
  )
}
