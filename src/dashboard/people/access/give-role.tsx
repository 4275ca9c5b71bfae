import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { listMembersOptions, listTeamsOptions } from '../../../client/@tanstack/react-query.gen.ts'
import type { Role } from '../../../contract/roles/roles.ts'
import { roles } from '../../../contract/roles/roles.ts'
import { processError } from '../../api/process-error.ts'
import { FormError } from '../../forms/form-error.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import { Select } from '../../ui/fields/select.tsx'
import { SearchField } from '../../ui/fields/search-field.tsx'
import { isPeopleQuery } from '../people-queries.ts'
import { roleLabels, siteRoles, siteRoleLabels } from '../role-labels.ts'
import type { AccessResource } from './resource-permissions.ts'
import { giveGrants } from './resource-permissions.ts'

export interface GiveRoleProps {
  readonly thing: AccessResource
  readonly open: boolean
  readonly onClose: () => void
}

interface Choice {
  readonly kind: 'user' | 'team'
  readonly id: string
  readonly name: string
  readonly note: string
}

/** Gives people and teams a role on a space, collection or site. */
export function GiveRole({ thing, open, onClose }: GiveRoleProps) {
  const client = useQueryClient()
  const path = { organizationId: thing.org }
  const [q, setQ] = useState<string>()
  const [role, setRole] = useState<Role>('edit')
  const [picked, setPicked] = useState<ReadonlyMap<string, Choice>>(new Map())
  const members = useQuery({
    ...listMembersOptions({ path, query: { limit: 6, ...(q !== undefined && { search: q }) } }),
    enabled: open,
  })
  const teams = useQuery({
    ...listTeamsOptions({ path, query: { limit: 4, ...(q !== undefined && { title: q }) } }),
    enabled: open,
  })
  const close = (): void => {
    setPicked(new Map())
    setQ(undefined)
    onClose()
  }
  const give = useMutation({
    mutationFn: () => {
      const ids = (kind: Choice['kind']) =>
        [...picked.values()].filter((one) => one.kind === kind).map(({ id }) => id)
      const [users, some] = [ids('user'), ids('team')]
      return giveGrants(thing, {
        role,
        ...(users.length > 0 && { users }),
        ...(some.length > 0 && { teams: some }),
      })
    },
    onSuccess: () => {
      close()
      return client.invalidateQueries({ predicate: isPeopleQuery })
    },
  })
  const choices: readonly Choice[] = [
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
  const toggle = (choice: Choice): void => {
    const next = new Map(picked)
    if (!next.delete(choice.id)) next.set(choice.id, choice)
    setPicked(next)
  }
  return (
    <Dialog
      open={open}
      onOpenChange={close}
      title={`Give a role on ${thing.title}`}
      footer={
        <>
          <Button onClick={close}>Cancel</Button>
          <Button
            variant="primary"
            busy={give.isPending}
            disabledReason={picked.size === 0 ? 'Choose somebody first.' : undefined}
            onClick={() => give.mutate()}
          >
            Give the role
          </Button>
        </>
      }
    >
      <div className="grid gap-3 py-1">
        <SearchField label="Search members and teams" value={q} onSearch={setQ} />
        <ul aria-label="Members and teams found" className="grid">
          {choices.map((choice) => (
            <li key={choice.id}>
              <label className="flex touch-row cursor-pointer items-center gap-2 rounded-base px-1 hover:bg-hover">
                <input
                  type="checkbox"
                  checked={picked.has(choice.id)}
                  onChange={() => toggle(choice)}
                  className="size-4 accent-accent pointer-coarse:size-5"
                />
                <span className="min-w-0 truncate">{choice.name}</span>
                <span className="min-w-0 truncate text-caption text-ink-soft">{choice.note}</span>
              </label>
            </li>
          ))}
        </ul>
        {picked.size > 0 && (
          <p className="text-ink-soft">To {[...picked.values()].map(({ name }) => name).join(', ')}</p>
        )}
        <Select
          label="Role"
          hint={(thing.kind === 'site' ? siteRoleLabels[role] : undefined) ?? roleLabels[role].hint}
          value={role}
          onValueChange={setRole}
          options={(thing.kind === 'site' ? siteRoles() : roles).map((value) => ({
            value,
            label: roleLabels[value].label,
          }))}
        />
        <FormError error={give.error === null ? undefined : processError(give.error)} />
      </div>
    </Dialog>
  )
}
