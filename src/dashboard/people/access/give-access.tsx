import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { listMembersOptions, listTeamsOptions } from '../../../client/@tanstack/react-query.gen.ts'
import { roles, type Role } from '../../../contract/roles/roles.ts'
import { FormError } from '../../forms/form-error.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { SearchField } from '../../ui/fields/search-field.tsx'
import { Select } from '../../ui/fields/select.tsx'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import { CandidateList, type Candidate } from '../candidate-list.tsx'
import { isPeopleQuery } from '../people-queries.ts'
import { roleLabels, siteRoleLabels, siteRoles } from '../role-labels.ts'
import { useSelection } from '../use-selection.ts'
import { addGrants, type AccessResource } from './resource-permissions.ts'

export interface GiveAccessProps {
  readonly resource: AccessResource
  readonly onClose: () => void
}

interface Grantee extends Candidate {
  readonly kind: 'user' | 'team'
}

/** Teams and then members that match a search. */
const useGrantees = (org: string, q: string | undefined): readonly Grantee[] => {
  const path = { organizationId: org }
  const members = useQuery(
    listMembersOptions({ path, query: { limit: 6, ...(q !== undefined && { search: q }) } }),
  )
  const teams = useQuery(
    listTeamsOptions({ path, query: { limit: 4, ...(q !== undefined && { title: q }) } }),
  )
  return [
    ...(teams.data?.items ?? []).map(({ id, title }) => ({
      kind: 'team' as const,
      id,
      name: title,
      note: 'Team',
    })),
    ...(members.data?.items ?? []).map(({ id, user }) => ({
      kind: 'user' as const,
      id,
      name: user.displayName,
      note: user.email ?? '',
    })),
  ]
}

/** Gives people and teams a role on a space, collection or site. */
export function GiveAccess({ resource, onClose }: GiveAccessProps) {
  const client = useQueryClient()
  const [q, setQ] = useState<string>()
  const [role, setRole] = useState<Role>('edit')
  const selection = useSelection<Grantee>()
  const grantees = useGrantees(resource.org, q)
  const give = useMutation({
    mutationFn: () => {
      const idsOf = (kind: Grantee['kind']) =>
        [...selection.items.values()].filter((grantee) => grantee.kind === kind).map(({ id }) => id)
      const [users, teams] = [idsOf('user'), idsOf('team')]
      return addGrants(resource, {
        role,
        ...(users.length > 0 && { users }),
        ...(teams.length > 0 && { teams }),
      })
    },
    onSuccess: () => {
      onClose()
      return client.invalidateQueries({ predicate: isPeopleQuery })
    },
  })
  const isSite = resource.kind === 'site'
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={`Give access to ${resource.title}`}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            variant="primary"
            busy={give.isPending}
            disabledReason={selection.items.size === 0 ? 'Select at least one member or team.' : undefined}
            onClick={() => give.mutate()}
          >
            Give access
          </Button>
        </>
      }
    >
      <div className="grid gap-3 py-1">
        <SearchField label="Search members and teams" value={q} onSearch={setQ} />
        <CandidateList label="Matching members and teams" candidates={grantees} selection={selection} />
        <Select
          label="Role"
          hint={(isSite ? siteRoleLabels[role] : undefined) ?? roleLabels[role].hint}
          value={role}
          onValueChange={setRole}
          options={(isSite ? siteRoles() : roles).map((value) => ({ value, label: roleLabels[value].label }))}
        />
        <FormError error={give.error} />
      </div>
    </Dialog>
  )
}
