/** The merge rules of an organization. Combines the areas organizations and spaces. */
import { useQuery } from '@tanstack/react-query'
import type { Organization } from '../../../client/types.gen.ts'
import { listMembersOptions } from '../../../client/@tanstack/react-query.gen.ts'
import { OrganizationUpdate, type MergeRule } from '../../../contract/organizations/schemas.ts'
import { FormPage } from '../../forms/form-page.tsx'
import { useContractForm } from '../../forms/use-contract-form.ts'
import { useUpdateOrganization } from '../../organizations/use-update-organization.ts'
import { MergeRuleList } from '../../spaces/merge-rules/merge-rule-list.tsx'
import { namesPeople, ruleErrors } from '../../spaces/merge-rules/merge-rules.ts'
import { RadioCards } from '../../ui/fields/radio-cards.tsx'

const RuleSettings = OrganizationUpdate.pick({ mergeRules: true, defaultMergeRules: true }).required()

export interface OrganizationRulesProps {
  readonly organization: Organization
  readonly disabledReason: string | undefined
}

export function OrganizationRules({ organization, disabledReason }: OrganizationRulesProps) {
  const { id, mergeRules: saved, defaultMergeRules } = organization
  const form = useContractForm(RuleSettings, { mergeRules: saved, defaultMergeRules })
  const [rules, isDefault] = form.watch(['mergeRules', 'defaultMergeRules'])
  const list: readonly MergeRule[] = rules.type === 'rules' ? rules.rules : []
  const errors = ruleErrors(list)
  const update = useUpdateOrganization(id, 'Merge rules saved')
  const members = useQuery({
    ...listMembersOptions({ path: { organizationId: id }, query: { limit: 1000 } }),
    enabled: list.some(namesPeople),
  })
  const set = (next: typeof rules, isNowDefault = false): void => {
    form.setValue('mergeRules', next, { shouldDirty: true })
    form.setValue('defaultMergeRules', isNowDefault, { shouldDirty: true })
  }
  return (
    <FormPage
      form={form}
      onSubmit={(values) => update.mutate(values, { onSuccess: () => form.reset(values) })}
      pending={update.isPending}
      error={update.error}
      submitLabel="Save"
      settings
      disabledReason={disabledReason ?? (errors.size > 0 ? 'Complete the rules above first.' : undefined)}
    >
      <RadioCards
        legend="Merge requirements"
        value={isDefault ? 'default' : rules.type}
        onValueChange={(type) => {
          if (type === 'rules') set({ type, rules: saved.type === 'rules' ? saved.rules : [] })
          else set({ type: 'none' }, type === 'default')
        }}
        options={[
          {
            value: 'default',
            label: 'Default',
            hint: 'New spaces need one approval as soon as two members can review in them.',
          },
          { value: 'none', label: 'None', hint: 'Reviewers can merge right away.' },
          { value: 'rules', label: 'Rules', hint: 'A change request must meet all of them.' },
        ]}
      />
      {rules.type === 'rules' && (
        <MergeRuleList
          org={id}
          rules={list}
          onRulesChange={(next) => set({ type: 'rules', rules: [...next] })}
          errors={errors}
          people={members.data?.items.map((member) => ({ id: member.id, name: member.user.displayName }))}
        />
      )}
    </FormPage>
  )
}
