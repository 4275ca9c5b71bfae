import { useQuery } from '@tanstack/react-query'
import { listMembersOptions } from '../../../client/@tanstack/react-query.gen.ts'
import type { MergeRule, OrganizationMergeRules } from '../../../contract/organizations/schemas.ts'
import { SpaceUpdate } from '../../../contract/spaces/schemas.ts'
import { FormPage } from '../../forms/form-page.tsx'
import { useContractForm } from '../../forms/use-contract-form.ts'
import { Note } from '../../ui/feedback/note.tsx'
import { RadioCards } from '../../ui/fields/radio-cards.tsx'
import { MergeRuleTrial } from '../merge-rules/merge-rule-trial.tsx'
import { MergeRuleList } from '../merge-rules/merge-rule-list.tsx'
import { ruleFaults, takesPeople } from '../merge-rules/merge-rules.ts'
import { ruleSentences } from '../merge-rules/rule-text.ts'
import type { SpacePartProps } from './space-form.tsx'
import { useUpdateSpace } from './use-update-space.ts'

const part = SpaceUpdate.pick({ editMode: true, mergeRules: true }).required()

export interface EditingFormProps extends SpacePartProps {
  /** Whether the user may set the rules, which takes a higher role than locking. */
  readonly mayRule: boolean
  readonly inherited: OrganizationMergeRules | undefined
}

const inheritedText = (rules: OrganizationMergeRules | undefined): string =>
  rules === undefined || rules.type === 'none' || rules.rules.length === 0
    ? 'The organization has none: whoever may merge, may merge at once.'
    : `Now: ${rules.rules.map(({ rule }) => ruleSentences[rule]).join('; ')}.`

/** How edits get into a space: directly or through change requests, and the rules for merges. */
export function EditingForm({ org, space, allowed, mayRule, inherited }: EditingFormProps) {
  const form = useContractForm(part, {
    editMode: space.editMode ?? 'locked',
    mergeRules: space.mergeRules,
  })
  const update = useUpdateSpace(org, 'How edits come in is saved')
  const [editMode, rules] = form.watch(['editMode', 'mergeRules'])
  const list: readonly MergeRule[] = rules.type === 'rules' ? rules.rules : []
  const faults = ruleFaults(list)
  const members = useQuery({
    ...listMembersOptions({ path: { organizationId: org }, query: { limit: 1000 } }),
    enabled: mayRule && list.some(takesPeople),
    retry: false,
  })
  const set = (next: typeof rules): void => form.setValue('mergeRules', next, { shouldDirty: true })
  const clash = editMode === 'live' && rules.type === 'rules'
  const refused = !allowed
    ? 'It takes the role Creator in what the space lies in. An administrator can give it to you.'
    : faults.size > 0
      ? 'A rule above is not complete.'
      : clash
        ? 'Edits would go around the rules. Choose change requests, or take the rules away.'
        : undefined
  return (
    <FormPage
      form={form}
      onSubmit={({ mergeRules, ...body }) =>
        update.mutate(
          { space: space.id, body: { ...body, ...(mayRule && { mergeRules }) } },
          { onSuccess: () => form.reset({ ...body, mergeRules }) },
        )
      }
      pending={update.isPending}
      error={update.error}
      submitLabel="Save how edits come in"
      disabledReason={refused}
    >
      <RadioCards
        legend="Edits"
        value={editMode}
        onValueChange={(mode) => form.setValue('editMode', mode, { shouldDirty: true })}
        options={[
          {
            value: 'locked',
            label: 'Through change requests only',
            hint: 'Somebody looks at every change before readers see it.',
          },
          {
            value: 'live',
            label: 'At once, or through change requests',
            hint: 'Whoever may edit writes into the space directly.',
          },
        ]}
      />
      {mayRule && (
        <>
          <RadioCards
            legend="Merge rules"
            value={rules.type}
            onValueChange={(type) => {
              const before = space.mergeRules.type === 'rules' ? space.mergeRules.rules : []
              set(type === 'rules' ? { type, rules: before } : { type })
            }}
            options={[
              { value: 'inherit', label: 'Those of the organization', hint: inheritedText(inherited) },
              { value: 'none', label: 'None', hint: 'Whoever may merge, may merge at once.' },
              { value: 'rules', label: 'Rules of its own', hint: 'All of them must hold.' },
            ]}
          />
          {rules.type === 'rules' && (
            <MergeRuleList
              rules={list}
              onRulesChange={(next) => set({ type: 'rules', rules: [...next] })}
              faults={faults}
              people={members.data?.items.map(({ id, user }) => ({ id, name: user.displayName }))}
            />
          )}
          {rules.type === 'rules' && list.length > 0 && (
            <MergeRuleTrial space={space.id} rules={list} faulty={faults.size > 0} />
          )}
        </>
      )}
      {clash && (
        <Note tone="warning">
          A space with rules takes edits through change requests only: written directly, they would go around
          the rules.
        </Note>
      )}
    </FormPage>
  )
}
