import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { UserPlus, Users } from 'lucide-react'
import { useState } from 'react'
import type { Role } from '../../../contract/roles/roles.ts'
import { roles } from '../../../contract/roles/roles.ts'
import { processError } from '../../api/process-error.ts'
import { FormError } from '../../forms/form-error.tsx'
import { Avatar } from '../../ui/avatar.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { Icon } from '../../ui/icon.tsx'
import { SearchField } from '../../ui/fields/search-field.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Table } from '../../ui/layout/table.tsx'
import { AccessTrace } from './access-trace.tsx'
import { grantSourceText } from './grant-source-text.ts'
import { GiveRole } from './give-role.tsx'
import { isPeopleQuery } from '../people-queries.ts'
import { RoleMenu } from './role-menu.tsx'
import { labelOf, siteRoles } from '../role-labels.ts'
import type { AccessResource } from './resource-permissions.ts'
import {
  changeGrant,
  effectiveOptions,
  takeGrant,
  teamGrantsOptions,
  userGrantsOptions,
} from './resource-permissions.ts'

export interface ResourceAccessProps {
  readonly thing: AccessResource
  /** Whether the user may grant and revoke roles on it. */
  readonly manages: boolean
  /** Whether the user may trace every grant, which takes an administrator of the organization. */
  readonly traces: boolean
}

/** Roles granted directly on the resource, to people and teams. */
function Given({ thing }: Pick<ResourceAccessProps, 'thing'>) {
  const { org, kind: of } = thing
  const client = useQueryClient()
  const users = useQuery(userGrantsOptions(thing))
  const teams = useQuery(teamGrantsOptions(thing))
  const [giving, setGiving] = useState(false)
  const refresh = () => client.invalidateQueries({ predicate: isPeopleQuery })
  const change = useMutation({
    mutationFn: ({ kind, id, role }: { kind: 'user' | 'team'; id: string; role: Role }) =>
      changeGrant(thing, kind, id, role),
    onSuccess: refresh,
  })
  const take = useMutation({
    mutationFn: ({ kind, id }: { kind: 'user' | 'team'; id: string }) => takeGrant(thing, kind, id),
    onSuccess: refresh,
  })
  const rows = [
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
  const failed = change.error ?? take.error
  const give = (
    <Button icon={UserPlus} onClick={() => setGiving(true)}>
      Give a role
    </Button>
  )
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <h3 className="font-strong">Given here</h3>
      {rows.length === 0 ? (
        <EmptyState title="Nobody was given a role here" action={give}>
          {of === 'site'
            ? 'A role that is given here goes before the role in the organization, and lets guests in.'
            : 'A role that is given here goes before the default level and before the role in the organization.'}
        </EmptyState>
      ) : (
        <>
          <ul aria-label="Roles given here" className="divide-y divide-line border-y border-line">
            {rows.map(({ kind, id, name, role }) => (
              <li key={id} className="flex flex-wrap items-center gap-x-2 py-1">
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
                    <Link
                      to="/o/$org/people/$person"
                      params={{ org, person: id }}
                      className="hover:underline"
                    >
                      {name}
                    </Link>
                  )}
                </span>
                <RoleMenu
                  role={role}
                  of={name}
                  choices={of === 'site' ? siteRoles(role) : roles}
                  onRole={(next) => next !== null && change.mutate({ kind, id, role: next })}
                />
                <Button
                  variant="bare"
                  className="text-rust"
                  aria-label={`Take back the role of ${name}`}
                  onClick={() => take.mutate({ kind, id })}
                >
                  Take back
                </Button>
              </li>
            ))}
          </ul>
          <span>{give}</span>
        </>
      )}
      <FormError error={failed === null ? undefined : processError(failed)} />
      <GiveRole thing={thing} open={giving} onClose={() => setGiving(false)} />
    </div>
  )
}

/** The access to a space, collection or site, with its sources. */
export function ResourceAccess({ thing, manages, traces }: ResourceAccessProps) {
  const [q, setQ] = useState<string>()
  const list = useInfiniteQuery(effectiveOptions(thing, q))
  const [asked, setAsked] = useState<{ readonly id: string; readonly name: string }>()
  const people = list.data?.pages.flatMap(({ items }) => items) ?? []
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      {manages && <Given thing={thing} />}
      <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
        <h3 className="font-strong">In the end</h3>
        {(q !== undefined || list.hasNextPage) && (
          <SearchField label="Search by name or e-mail" value={q} onSearch={setQ} />
        )}
        {list.data === undefined ? (
          list.error === null ? (
            <Skeleton shape="rows" count={3} label="Loading who may do what" />
          ) : (
            <FormError error={processError(list.error)} />
          )
        ) : (
          <Table
            caption="Who may do what"
            rows={people}
            rowKey={({ user }) => user.id}
            empty={
              <p className="text-ink-soft">
                {q === undefined ? 'Nobody sees it.' : 'Nobody who sees it is called so.'}
              </p>
            }
            columns={[
              {
                key: 'person',
                header: 'Name',
                names: true,
                cell: ({ user, disabled }) =>
                  disabled === true ? `${user.displayName} (shut out)` : user.displayName,
              },
              { key: 'role', header: 'Role', cell: ({ permission }) => labelOf(permission) },
              {
                key: 'why',
                header: 'Because of',
                className: 'text-ink-soft',
                cell: ({ user, reasons = [] }) => {
                  const words = grantSourceText(
                    reasons.find(({ decides }) => decides),
                    thing,
                  )
                  return traces ? (
                    <Button
                      variant="bare"
                      className="-ml-3 py-1 text-left whitespace-normal!"
                      aria-label={`${words}; all reasons for ${user.displayName}`}
                      onClick={() => setAsked({ id: user.id, name: user.displayName })}
                    >
                      {words}
                    </Button>
                  ) : (
                    words
                  )
                },
              },
            ]}
          />
        )}
        {list.hasNextPage && (
          <span>
            <Button busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
              Load more
            </Button>
          </span>
        )}
      </div>
      <AccessTrace
        org={thing.org}
        person={asked ?? { id: '', name: '' }}
        on={asked === undefined ? undefined : thing}
        onClose={() => setAsked(undefined)}
      />
    </div>
  )
}
