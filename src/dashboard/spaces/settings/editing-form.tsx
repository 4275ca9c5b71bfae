import { useQuery } from '@tanstack/react-query'
import { listMembersOptions } from '../../../client/@tanstack/react-query.gen.ts'
import type { MergeRule, SpaceMergeRules } from '../../../contract/organizations/schemas.ts'
import { SpaceUpdate } from '../../../contract/spaces/schemas.ts'
import { FormPage } from '../../forms/form-page.tsx'
import { useContractForm } from '../../forms/use-contract-form.ts'
import { Note } from '../../ui/feedback/note.tsx'
import { RadioCards } from '../../ui/fields/radio-cards.tsx'
import { MergeRuleTrial } from '../merge-rules/merge-rule-trial.tsx'
import { MergeRuleList } from '../merge-rules/merge-rule-list.tsx'
import { namesPeople, ruleErrors } from '../merge-rules/merge-rules.ts'
import { defaultRulesText, listRules, type OrganizationRules } from '../merge-rules/rule-text.ts'
import type { SpaceFormProps } from './space-form.tsx'
import { useUpdateSpace } from './use-update-space.ts'

const EditingSettings = SpaceUpdate.pick({ editMode: true, mergeRules: true }).required()

export interface EditingFormProps extends SpaceFormProps {
  /** Whether the user may set the rules, which takes a higher role than locking. */
  readonly canSetRules: boolean
  /** What the space inherits; undefined while loading. */
  readonly inherited: OrganizationRules | undefined
}

const inheritedText = (inherited: OrganizationRules | undefined): string => {
  const rules = inherited?.mergeRules
  if (inherited?.defaultMergeRules === true) return `Currently the default: ${defaultRulesText}.`
  return rules === undefined || rules.type === 'none' || rules.rules.length === 0
    ? 'The organization has no requirements: reviewers can merge right away.'
    : `Currently: ${listRules(rules.rules)}.`
}

/** How edits get into a space: directly or through change requests, and the rules for merges. */
export function EditingForm({ org, space, allowed, canSetRules, inherited }: EditingFormProps) {
  const form = useContractForm(EditingSettings, {
    editMode: space.editMode ?? 'locked',
    mergeRules: space.mergeRules,
  })
  const update = useUpdateSpace(org, 'Editing settings saved')
  const [editMode, rules] = form.watch(['editMode', 'mergeRules'])
  const list: readonly MergeRule[] = rules.type === 'rules' ? rules.rules : []
  const errors = ruleErrors(list)
  const rulesBypassed = editMode === 'live' && rules.type === 'rules'
  const disabledReason = !allowed
    ? 'You need the Creator role in the parent collection or the organization. Ask an administrator.'
    : errors.size > 0
      ? 'Complete the rules above first.'
      : rulesBypassed
        ? 'Direct edits would bypass the rules. Require change requests, or remove the rules.'
        : undefined
  return (
    <FormPage
      form={form}
      onSubmit={({ mergeRules, ...body }) =>
        update.mutate(
          { space: space.id, body: { ...body, ...(canSetRules && { mergeRules }) } },
          { onSuccess: () => form.reset({ ...body, mergeRules }) },
        )
      }
      pending={update.isPending}
      error={update.error}
      submitLabel="Save"
      settings
      disabledReason={disabledReason}
    >
      <RadioCards
        legend="Edits"
        value={editMode}
        onValueChange={(mode) => form.setValue('editMode', mode, { shouldDirty: true })}
        options={[
          {
            value: 'locked',
            label: 'Change requests only',
            hint: 'Every change can be reviewed before readers see it.',
          },
          {
            value: 'live',
            label: 'Direct edits and change requests',
            hint: 'Editors can change pages without a change request.',
          },
        ]}
      />
      {canSetRules && (
        <MergeRuleFields
          org={org}
          space={space}
          inherited={inherited}
          rules={rules}
          errors={errors}
          onRulesChange={(next) => form.setValue('mergeRules', next, { shouldDirty: true })}
        />
      )}
      {rulesBypassed && (
        <Note tone="warning">
          A space with rules only accepts change requests, because direct edits would bypass the rules.
        </Note>
      )}
    </FormPage>
  )
}

interface MergeRuleFieldsProps extends Pick<EditingFormProps, 'org' | 'space' | 'inherited'> {
  readonly rules: SpaceMergeRules
  readonly errors: ReadonlyMap<number, string>
  readonly onRulesChange: (rules: SpaceMergeRules) => void
}

/** Where the rules come from, and those of the space with a test of them. */
function MergeRuleFields({ org, space, inherited, rules, errors, onRulesChange }: MergeRuleFieldsProps) {
  const list: readonly MergeRule[] = rules.type === 'rules' ? rules.rules : []
  const members = useQuery({
    ...listMembersOptions({ path: { organizationId: org }, query: { limit: 1000 } }),
    enabled: list.some(namesPeople),
    retry: false,
  })
  return (
    <>
      <RadioCards
        legend="Merge rules"
        value={rules.type}
        onValueChange={(type) => {
          const before = space.mergeRules.type === 'rules' ? space.mergeRules.rules : []
          onRulesChange(type === 'rules' ? { type, rules: before } : { type })
        }}
        options={[
          { value: 'inherit', label: 'Organization rules', hint: inheritedText(inherited) },
          { value: 'none', label: 'None', hint: 'Reviewers can merge right away.' },
          { value: 'rules', label: 'Space rules', hint: 'A change request must meet all of them.' },
        ]}
      />
      {rules.type === 'rules' && (
        <MergeRuleList
          org={org}
          rules={list}
          onRulesChange={(next) => onRulesChange({ type: 'rules', rules: [...next] })}
          errors={errors}
          people={members.data?.items.map(({ id, user }) => ({ id, name: user.displayName }))}
        />
      )}
      {rules.type === 'rules' && list.length > 0 && (
        <MergeRuleTrial space={space.id} rules={list} incomplete={errors.size > 0} />
      )}
    </>
  )
}
