import { useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { ShieldOff, Undo2, UserMinus } from 'lucide-react'
import { useState } from 'react'
import { enableMemberMutation } from '../../../client/@tanstack/react-query.gen.ts'
import type { Member } from '../../../client/types.gen.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { counted } from '../../ui/counted.ts'
import { Section } from '../../ui/layout/section.tsx'
import { RelativeTime } from '../../ui/relative-time.tsx'
import { RoleMenu } from '../access/role-menu.tsx'
import { isPeopleQuery } from '../people-queries.ts'
import { choiceOf, labelOf, roleLabels } from '../role-labels.ts'
import { ChangeRoles, type RoleChange } from './change-roles.tsx'
import { MemberAuthentication } from './member-authentication.tsx'
import { memberOptions, memberTeamsOptions } from './member-queries.ts'
import { MemberSpaces } from './member-spaces.tsx'
import { RemoveMembers } from './remove-members.tsx'
import { ResetMemberPassword } from './reset-member-password.tsx'
import type { MemberRemoval } from './use-remove-members.ts'

export interface MemberScreenProps {
  readonly org: string
  readonly person: string
  /** Whether this is the user's own page. */
  readonly isSelf: boolean
  /** Whether the user may change roles and remove people. */
  readonly canManage: boolean
  /** Whether the user may list what this person sees: administrators, and the person themselves. */
  readonly canTrace: boolean
}

interface MemberHeaderProps {
  readonly org: string
  readonly member: Member
  readonly isSelf: boolean
  readonly canManage: boolean
  readonly onRemove: (how: MemberRemoval['how']) => void
}

function MemberHeader({ org, member, isSelf, canManage, onRemove }: MemberHeaderProps) {
  const client = useQueryClient()
  const enable = useMutation({
    ...enableMemberMutation(),
    onSuccess: () => client.invalidateQueries({ predicate: isPeopleQuery }),
  })
  const { user, id: person } = member
  return (
    <div className="flex flex-wrap items-center gap-4">
      <Avatar name={user.displayName} image={user.photoURL} size="large" />
      <div className="min-w-0 flex-1">
        <h1 className="flex items-center gap-2 text-display font-strong">
          <span className="truncate">{user.displayName}</span>
          {member.disabled && <Badge tone="rust">Deactivated</Badge>}
        </h1>
        <p className="truncate text-ink-soft">
          {user.email} · joined <RelativeTime at={member.joinedAt} />
          {member.lastSeenAt !== undefined && (
            <>
              {' '}
              · last seen <RelativeTime at={member.lastSeenAt} />
            </>
          )}
        </p>
        {canManage && <MemberAuthentication org={org} person={person} usesSignOn={member.sso} />}
      </div>
      {canManage && (
        <div className="flex flex-wrap gap-2">
          {!isSelf && (
            <ResetMemberPassword
              org={org}
              person={person}
              name={user.displayName}
              disabledReason={member.disabled ? 'Reactivate this member first.' : undefined}
            />
          )}
          {member.disabled ? (
            <Button
              icon={Undo2}
              busy={enable.isPending}
              onClick={() => enable.mutate({ path: { organizationId: org, userId: person } })}
            >
              Reactivate
            </Button>
          ) : (
            <Button icon={ShieldOff} onClick={() => onRemove('disable')}>
              Deactivate
            </Button>
          )}
          <Button variant="danger" icon={UserMinus} onClick={() => onRemove('remove')}>
            Remove
          </Button>
        </div>
      )}
    </div>
  )
}

function MemberTeams({ org, person }: { readonly org: string; readonly person: string }) {
  const { data: teams } = useSuspenseQuery(memberTeamsOptions(org, person))
  return (
    <Section title="Teams">
      {teams.items.length === 0 ? (
        <p className="text-ink-soft">Not in any team.</p>
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
  )
}

/** One person: their access and its sources. */
export function MemberScreen({ org, person, isSelf, canManage, canTrace }: MemberScreenProps) {
  const navigate = useNavigate()
  const { data: member } = useSuspenseQuery(memberOptions(org, person))
  const [change, setChange] = useState<RoleChange>()
  const [removal, setRemoval] = useState<MemberRemoval>()
  const { user } = member
  return (
    <div className="grid max-w-list grid-cols-[minmax(0,1fr)] gap-8">
      <MemberHeader
        org={org}
        member={member}
        isSelf={isSelf}
        canManage={canManage}
        onRemove={(how) => setRemoval({ members: [member], how })}
      />
      <Section title="Organization role">
        <p className="flex flex-wrap items-center gap-2">
          {canManage ? (
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
      <MemberTeams org={org} person={person} />
      {canTrace && <MemberSpaces org={org} person={person} name={user.displayName} />}
      <ChangeRoles org={org} change={change} onClose={() => setChange(undefined)} />
      <RemoveMembers
        org={org}
        removal={removal}
        onClose={() => setRemoval(undefined)}
        onDone={() => {
          if (removal?.how === 'remove') void navigate({ to: '/o/$org/people', params: { org } })
        }}
      />
    </div>
  )
}
