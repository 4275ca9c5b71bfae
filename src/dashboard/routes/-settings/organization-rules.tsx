/** The merge rules of an organization. Combines the areas organizations and spaces. */
import { useQuery } from '@tanstack/react-query'
import type { Organization } from '../../../client/types.gen.ts'
import { listMembersOptions } from '../../../client/@tanstack/react-query.gen.ts'
import { OrganizationUpdate, type MergeRule } from '../../../contract/organizations/schemas.ts'
import { FormPage } from '../../forms/form-page.tsx'
import { useContractForm } from '../../forms/use-contract-form.ts'
import { useUpdateOrganization } from '../../organizations/use-update-organization.ts'
import { MergeRuleList } from '../../spaces/merge-rules/merge-rule-list.tsx'
import { ruleFaults, takesPeople } from '../../spaces/merge-rules/merge-rules.ts'
import { RadioCards } from '../../ui/fields/radio-cards.tsx'

const part = OrganizationUpdate.pick({ mergeRules: true }).required()

export interface OrganizationRulesProps {
  readonly organization: Organization
  readonly refused: string | undefined
}

export function OrganizationRules({ organization, refused }: OrganizationRulesProps) {
  const { id, mergeRules: saved } = organization
  const form = useContractForm(part, { mergeRules: saved })
  const rules = form.watch('mergeRules')
  const list: readonly MergeRule[] = rules.type === 'rules' ? rules.rules : []
  const faults = ruleFaults(list)
  const update = useUpdateOrganization(id, 'The merge rules are saved')
  const members = useQuery({
    ...listMembersOptions({ path: { organizationId: id }, query: { limit: 1000 } }),
    enabled: list.some(takesPeople),
  })
  const set = (next: typeof rules): void => form.setValue('mergeRules', next, { shouldDirty: true })
  return (
    <FormPage
      form={form}
      onSubmit={(values) => update.mutate(values, { onSuccess: () => form.reset(values) })}
      pending={update.isPending}
      error={update.error}
      submitLabel="Save the rules"
      disabledReason={refused ?? (faults.size > 0 ? 'A rule above is not complete.' : undefined)}
    >
      <RadioCards
        legend="What a merge takes"
        value={rules.type}
        onValueChange={(type) =>
          set(type === 'rules' ? { type, rules: saved.type === 'rules' ? saved.rules : [] } : { type })
        }
        options={[
          { value: 'none', label: 'Nothing more', hint: 'Whoever may merge, may merge at once.' },
          { value: 'rules', label: 'Rules', hint: 'All of them must hold.' },
        ]}
      />
      {rules.type === 'rules' && (
        <MergeRuleList
          rules={list}
          onRulesChange={(next) => set({ type: 'rules', rules: [...next] })}
          faults={faults}
          people={members.data?.items.map((member) => ({ id: member.id, name: member.user.displayName }))}
        />
      )}
    </FormPage>
  )
}
