import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { listTeamMembersOptions, listTeamsOptions } from '../../../client/@tanstack/react-query.gen.ts'
import { FormError } from '../../forms/form-error.tsx'
import { Select } from '../../ui/fields/select.tsx'

export interface RuleTeamProps {
  readonly org: string
  readonly onMembers: (people: readonly string[]) => void
}

/** Selects the current members of a team. A rule names people, so later changes of the team do not change it. */
export function RuleTeam({ org, onMembers }: RuleTeamProps) {
  const client = useQueryClient()
  const path = { organizationId: org }
  const teams = useQuery({ ...listTeamsOptions({ path, query: { limit: 1000 } }), retry: false })
  const add = useMutation({
    mutationFn: (team: string) =>
      client.fetchQuery(listTeamMembersOptions({ path: { ...path, teamId: team }, query: { limit: 1000 } })),
    onSuccess: ({ items }) => onMembers(items.map(({ organization }) => organization.id)),
  })
  if (teams.data === undefined || teams.data.items.length === 0) return null
  return (
    <div className="grid gap-1">
      <Select
        label="Add a team"
        hint="Adds the people who are in the team now."
        value=""
        onValueChange={(team) => {
          if (team !== '') add.mutate(team)
        }}
        options={[
          { value: '', label: 'Select a team…' },
          ...teams.data.items.map(({ id, title }) => ({ value: id, label: title })),
        ]}
      />
      <FormError error={add.error} />
    </div>
  )
}
