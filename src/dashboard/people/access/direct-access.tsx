import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { UserPlus, Users } from 'lucide-react'
import { useState } from 'react'
import { roles, type Role } from '../../../contract/roles/roles.ts'
import { FormError } from '../../forms/form-error.tsx'
import { Avatar } from '../../ui/avatar.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { Icon } from '../../ui/icon.tsx'
import { isPeopleQuery } from '../people-queries.ts'
import { siteRoles } from '../role-labels.ts'
import { GiveAccess } from './give-access.tsx'
import {
  changeGrant,
  removeGrant,
  teamGrantsOptions,
  userGrantsOptions,
  type AccessResource,
} from './resource-permissions.ts'
import { RoleMenu } from './role-menu.tsx'

interface Grant {
  readonly kind: 'user' | 'team'
  readonly id: string
  readonly name: string
  readonly role: Role
}

/** Roles granted on the resource itself: teams, then people. */
const useGrants = (resource: AccessResource): readonly Grant[] => {
  const users = useQuery(userGrantsOptions(resource))
  const teams = useQuery(teamGrantsOptions(resource))
  return [
    ...(teams.data?.items ?? []).map(({ team, permission }) => ({
      kind: 'team' as const,
      id: team.id,
      name: team.title,
      role: permission,
    })),
    ...(users.data?.items ?? []).map(({ user, permission }) => ({
      kind: 'user' as const,
      id: user.id,
      name: user.displayName,
      role: permission,
    })),
  ]
}

interface GrantRowProps {
  readonly org: string
  readonly grant: Grant
  readonly choices: readonly Role[]
  readonly onRole: (role: Role) => void
  readonly onRemove: () => void
}

function GrantRow({ org, grant: { kind, id, name, role }, choices, onRole, onRemove }: GrantRowProps) {
  return (
    <li className="flex flex-wrap items-center gap-x-2 py-1">
      {kind === 'team' ? (
        <span className="inline-flex size-6 items-center justify-center">
          <Icon of={Users} className="text-ink-soft" />
        </span>
      ) : (
        <Avatar name={name} />
      )}
      <span className="min-w-40 flex-1 truncate">
        {kind === 'team' ? (
          <Link to="/o/$org/teams/$team" params={{ org, team: id }} className="hover:underline">
            {name} <span className="text-ink-soft">(team)</span>
          </Link>
        ) : (
          <Link to="/o/$org/people/$person" params={{ org, person: id }} className="hover:underline">
            {name}
          </Link>
        )}
      </span>
      <RoleMenu role={role} of={name} choices={choices} onRole={(next) => next !== null && onRole(next)} />
      <Button variant="bare" className="text-rust" aria-label={`Remove ${name}’s access`} onClick={onRemove}>
        Remove
      </Button>
    </li>
  )
}

/** Roles granted directly on the resource, to people and teams. */
export function DirectAccess({ resource }: { readonly resource: AccessResource }) {
  const client = useQueryClient()
  const grants = useGrants(resource)
  const [isGiving, setGiving] = useState(false)
  const onSuccess = () => client.invalidateQueries({ predicate: isPeopleQuery })
  const change = useMutation({
    mutationFn: ({ kind, id, role }: Omit<Grant, 'name'>) => changeGrant(resource, kind, id, role),
    onSuccess,
  })
  const remove = useMutation({
    mutationFn: ({ kind, id }: Grant) => removeGrant(resource, kind, id),
    onSuccess,
  })
  const giveButton = (
    <Button icon={UserPlus} onClick={() => setGiving(true)}>
      Give access
    </Button>
  )
  const isSite = resource.kind === 'site'
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <h3 className="font-strong">Direct access</h3>
      {grants.length === 0 ? (
        <EmptyState title="No direct access yet" action={giveButton}>
          {isSite
            ? 'Give members and teams a role on this site. It overrides their organization role and lets guests in.'
            : 'Give members and teams a role here. It overrides the default level and their organization role.'}
        </EmptyState>
      ) : (
        <>
          <ul aria-label="Direct access" className="divide-y divide-line border-y border-line">
            {grants.map((grant) => (
              <GrantRow
                key={grant.id}
                org={resource.org}
                grant={grant}
                choices={isSite ? siteRoles(grant.role) : roles}
                onRole={(role) => change.mutate({ ...grant, role })}
                onRemove={() => remove.mutate(grant)}
              />
            ))}
          </ul>
          <span>{giveButton}</span>
        </>
      )}
      <FormError error={change.error ?? remove.error} />
      {isGiving && <GiveAccess resource={resource} onClose={() => setGiving(false)} />}
    </div>
  )
}
