import { useMutation, useQueryClient } from '@tanstack/react-query'
import { updateSamlProviderMutation } from '../../../client/@tanstack/react-query.gen.ts'
import type { SamlProvider, SamlProviderUpdate } from '../../../client/types.gen.ts'
import { roles, type Role } from '../../../contract/roles/roles.ts'
import { FormError } from '../../forms/form-error.tsx'
import { Select } from '../../ui/fields/select.tsx'
import { choiceOf, roleLabels, roleOf, type RoleChoice } from '../role-labels.ts'
import { TeamChoice } from '../teams/team-choice.tsx'
import { invalidateSignOn } from './sign-on-queries.ts'

/** Signing in never makes anyone an administrator. */
const roleChoices: readonly RoleChoice[] = ['guest', ...roles.filter((role) => role !== 'admin')]

export interface JoiningDefaultsProps {
  readonly org: string
  readonly provider: SamlProvider
}

/** The role and the team of people who join by signing in; saved as they are chosen. */
export function JoiningDefaults({ org, provider }: JoiningDefaultsProps) {
  const client = useQueryClient()
  const update = useMutation({
    ...updateSamlProviderMutation(),
    onSuccess: () => invalidateSignOn(client, org),
  })
  const save = (body: Pick<SamlProviderUpdate, 'defaultRole' | 'defaultTeam'>): void =>
    update.mutate({ path: { organizationId: org, samlProviderId: provider.id }, body })
  return (
    <>
      <Select
        label="Default role"
        hint="For people who join by signing in. Existing members keep their role."
        value={choiceOf(provider.defaultRole as Role | null)}
        onValueChange={(choice: RoleChoice) => save({ defaultRole: roleOf(choice) })}
        options={roleChoices.map((value) => ({ value, label: roleLabels[value].label }))}
      />
      <TeamChoice
        org={org}
        label="Default team"
        hint="People who join by signing in are added to it. Existing members stay in their teams."
        team={provider.defaultTeam}
        onTeam={(id) => save({ defaultTeam: id })}
        busy={update.isPending}
      />
      <FormError error={update.error} />
    </>
  )
}
