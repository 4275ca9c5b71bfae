import { useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { ShieldOff, Undo2, UserMinus } from 'lucide-react'
import { useState } from 'react'
import { enableMemberMutation } from '../../../client/@tanstack/react-query.gen.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { counted } from '../../ui/counted.ts'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { RelativeTime } from '../../ui/relative-time.tsx'
import { Section } from '../../ui/layout/section.tsx'
import { Table } from '../../ui/layout/table.tsx'
import { AccessTrace, type AccessTraceProps } from '../access/access-trace.tsx'
import { ChangeRoles, type RoleChange } from './change-roles.tsx'
import { MemberProof } from './member-authentication.tsx'
import { memberOptions, memberSpacesOptions, memberTeamsOptions } from './member-queries.ts'
import { isPeopleQuery } from '../people-queries.ts'
import { RemoveMembers, type Leaving } from './remove-members.tsx'
import { RoleMenu } from '../access/role-menu.tsx'
import { labelOf, roleLabels, choiceOf } from '../role-labels.ts'

export interface MemberScreenProps {
  readonly org: string
  readonly person: string
  /** Whether the user may change roles and remove people. */
  readonly manages: boolean
  /** Whether the user may list what this person sees: administrators, and the person themselves. */
  readonly traced: boolean
}

function Spaces({
  org,
  person,
  name,
}: {
  readonly org: string
  readonly person: string
  readonly name: string
}) {
  const { data: spaces } = useSuspenseQuery(memberSpacesOptions(org, person))
  const [on, setOn] = useState<AccessTraceProps['on']>()
  return (
    <Section
      title="Spaces"
      lead={`What ${name} may do in the end on each space, by whatever way it was given.`}
    >
      <Table
        caption="Spaces"
        rows={spaces.items}
        rowKey={({ space }) => space.id}
        empty={
          <EmptyState title="No space">
            Guests see only what was given to them; others see what is not closed to them.
          </EmptyState>
        }
        columns={[
          {
            key: 'space',
            header: 'Space',
            names: true,
            cell: ({ space }) => (
              <Link to="/o/$org/s/$space" params={{ org, space: space.id }} className="hover:underline">
                {space.emoji} {space.title ?? 'Untitled'}
              </Link>
            ),
          },
          { key: 'role', header: 'Role', cell: ({ permission }) => labelOf(permission) },
          {
            key: 'why',
            header: 'Reasons',
            quiet: true,
            className: 'text-right',
            cell: ({ space }) => (
              <Button
                variant="bare"
                aria-label={`Why, on ${space.title ?? 'Untitled'}`}
                onClick={() => setOn({ kind: 'space', id: space.id, title: space.title ?? 'Untitled' })}
              >
                Why
              </Button>
            ),
          },
        ]}
      />
      {spaces.count > spaces.items.length && (
        <p className="text-ink-soft">
          The first {spaces.items.length} of {spaces.count}. The export of the list of people holds all.
        </p>
      )}
      <AccessTrace org={org} person={{ id: person, name }} on={on} onClose={() => setOn(undefined)} />
    </Section>
  )
}

/** One person: their access and its sources. */
export function MemberScreen({ org, person, manages, traced }: MemberScreenProps) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const { data: member } = useSuspenseQuery(memberOptions(org, person))
  const { data: teams } = useSuspenseQuery(memberTeamsOptions(org, person))
  const [change, setChange] = useState<RoleChange>()
  const [leaving, setLeaving] = useState<Leaving>()
  const enable = useMutation({
    ...enableMemberMutation(),
    onSuccess: () => client.invalidateQueries({ predicate: isPeopleQuery }),
  })
  const { user } = member
  return (
    <div className="grid max-w-list grid-cols-[minmax(0,1fr)] gap-8">
      <div className="flex flex-wrap items-center gap-4">
        <Avatar name={user.displayName} image={user.photoURL} size="large" />
        <div className="min-w-0 flex-1">
          <h1 className="flex items-center gap-2 text-display font-strong">
            <span className="truncate">{user.displayName}</span>
            {member.disabled && <Badge tone="rust">Shut out</Badge>}
          </h1>
          <p className="truncate text-ink-soft">
            {user.email} · joined <RelativeTime at={member.joinedAt} />
            {member.lastSeenAt !== undefined && (
              <>
                {' '}
                · seen <RelativeTime at={member.lastSeenAt} />
              </>
            )}
          </p>
          {manages && <MemberProof org={org} person={person} signOn={member.sso} />}
        </div>
        {manages && (
          <div className="flex flex-wrap gap-2">
            {member.disabled ? (
              <Button
                icon={Undo2}
                busy={enable.isPending}
                onClick={() => enable.mutate({ path: { organizationId: org, userId: person } })}
              >
                Let in again
              </Button>
            ) : (
              <Button icon={ShieldOff} onClick={() => setLeaving({ members: [member], how: 'disable' })}>
                Shut out
              </Button>
            )}
            <Button
              variant="danger"
              icon={UserMinus}
              onClick={() => setLeaving({ members: [member], how: 'remove' })}
            >
              Remove
            </Button>
          </div>
        )}
      </div>
      <Section title="Role in the organization">
        <p className="flex flex-wrap items-center gap-2">
          {manages ? (
            <span className="-ml-3">
              <RoleMenu
                role={member.role}
                of={user.displayName}
                onRole={(role) => setChange({ members: [member], role })}
              />
            </span>
          ) : (
            <strong className="font-strong">{labelOf(member.role)}</strong>
          )}
          <span className="text-ink-soft">{roleLabels[choiceOf(member.role)].hint}</span>
        </p>
      </Section>
      <Section title="Teams">
        {teams.items.length === 0 ? (
          <p className="text-ink-soft">In no team.</p>
        ) : (
          <ul aria-label="Teams" className="divide-y divide-line border-y border-line">
            {teams.items.map(({ team, member: { role } }) => (
              <li key={team.id} className="flex items-center gap-3 py-2">
                <Link
                  to="/o/$org/teams/$team"
                  params={{ org, team: team.id }}
                  className="min-w-0 flex-1 truncate font-strong hover:underline"
                >
                  {team.title}
                </Link>
                {role === 'owner' && <Badge tone="accent">Owner</Badge>}
                <span className="figures text-ink-soft">{counted(team.spaces, 'space')}</span>
              </li>
            ))}
          </ul>
        )}
      </Section>
      {traced && <Spaces org={org} person={person} name={user.displayName} />}
      <ChangeRoles org={org} change={change} onClose={() => setChange(undefined)} />
      <RemoveMembers
        org={org}
        leaving={leaving}
        onClose={() => setLeaving(undefined)}
        onDone={() => {
          if (leaving?.how === 'remove') void navigate({ to: '/o/$org/people', params: { org } })
        }}
      />
    </div>
  )
}
