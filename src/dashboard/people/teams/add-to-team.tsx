import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { listMembersOptions, updateTeamMembersMutation } from '../../../client/@tanstack/react-query.gen.ts'
import type { Member } from '../../../client/types.gen.ts'
import { AccessPreview } from '../../forms/access-preview.tsx'
import { FormError } from '../../forms/form-error.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { SearchField } from '../../ui/fields/search-field.tsx'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import { CandidateList, type Candidate } from '../candidate-list.tsx'
import { isPeopleQuery } from '../people-queries.ts'
import { labelOf } from '../role-labels.ts'
import { useSelection } from '../use-selection.ts'
import { PastedMembers } from './pasted-members.tsx'

export interface AddToTeamProps {
  readonly org: string
  readonly team: { readonly id: string; readonly title: string }
  readonly onClose: () => void
  /** Whether the user may preview what others gain, which takes an administrator. */
  readonly canPreview: boolean
}

const candidateOf = ({ id, user }: Member): Candidate => ({
  id,
  name: user.displayName,
  note: user.email ?? '',
})

/** Adds members to a team by name, or by pasted addresses after a preview. */
export function AddToTeam({ org, team, onClose, canPreview }: AddToTeamProps) {
  const client = useQueryClient()
  const [q, setQ] = useState<string>()
  const selection = useSelection<Candidate>()
  const path = { organizationId: org }
  const found = useQuery(
    listMembersOptions({ path, query: { limit: 8, ...(q !== undefined && { search: q }) } }),
  )
  const add = useMutation({
    ...updateTeamMembersMutation(),
    onSuccess: () => {
      onClose()
      return client.invalidateQueries({ predicate: isPeopleQuery })
    },
  })
  const ids = [...selection.items.keys()]
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={`Add to ${team.title}`}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            variant="primary"
            busy={add.isPending}
            disabledReason={ids.length === 0 ? 'Select at least one member.' : undefined}
            onClick={() => add.mutate({ path: { ...path, teamId: team.id }, body: { add: ids } })}
          >
            {ids.length > 1 ? `Add ${ids.length} people` : 'Add'}
          </Button>
        </>
      }
    >
      <div className="grid gap-3 py-1">
        <SearchField label="Search members" value={q} onSearch={setQ} />
        <CandidateList
          label="Matching members"
          candidates={found.data?.items.map(candidateOf) ?? []}
          selection={selection}
        />
        <PastedMembers org={org} onFound={(members) => selection.add(members.map(candidateOf))} />
        {canPreview && ids.length > 0 && (
          <AccessPreview
            question={{ on: 'members', id: org, change: { team: team.id, add: ids } }}
            roleLabel={labelOf}
          />
        )}
        <FormError error={add.error} />
      </div>
    </Dialog>
  )
}
