import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react'
import { MergeRule } from '../../../contract/organizations/schemas.ts'
import { maxLengthOf } from '../../forms/schema-limits.ts'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { IconButton } from '../../ui/buttons/icon-button.tsx'
import { Select } from '../../ui/fields/select.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { approvalCounts, approvalsOf, approvalsRule, type Approvals } from './approvals.ts'
import { ConditionGrammar } from './condition-grammar.tsx'
import { RulePeople } from './rule-people.tsx'
import { moveRule, newRule, addableKinds, takesPeople } from './merge-rules.ts'
import { ruleSentence, ruleSentences, type RuleKind } from './rule-text.ts'

const custom = MergeRule.options.find((option) => 'expression' in option.shape)
const limits = {
  expression: custom && maxLengthOf(custom, 'expression'),
  message: custom && maxLengthOf(custom, 'message'),
}

export interface MergeRuleListProps {
  readonly org: string
  readonly rules: readonly MergeRule[]
  readonly onRulesChange: (rules: readonly MergeRule[]) => void
  /** Error messages by the index of the rule. */
  readonly errors: ReadonlyMap<number, string>
  /** People who can be selected; undefined while loading. */
  readonly people: readonly { readonly id: string; readonly name: string }[] | undefined
}

/** Rules as sentences, in the order of evaluation. */
export function MergeRuleList({ org, rules, onRulesChange, errors, people }: MergeRuleListProps) {
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-1 font-strong">A change request can be merged when</legend>
      {rules.length === 0 && (
        <EmptyState title="No rules yet">
          Add a rule below. A change request must meet all of them.
        </EmptyState>
      )}
      <ol className="grid gap-2">
        {rules.map((rule, index) => (
          <RuleItem
            // Rules have no identity besides their index.
            key={index}
            org={org}
            rule={rule}
            index={index}
            isLast={index === rules.length - 1}
            error={errors.get(index)}
            people={people}
            onRuleChange={(next) => onRulesChange(rules.with(index, next))}
            onMove={(step) => onRulesChange(moveRule(rules, index, step))}
            onRemove={() => onRulesChange(rules.toSpliced(index, 1))}
          />
        ))}
      </ol>
      <Select<RuleKind | 'approvals' | ''>
        label="Add a rule"
        value=""
        onValueChange={(kind) => {
          if (kind !== '')
            onRulesChange([
              ...rules,
              kind === 'approvals' ? approvalsRule({ count: 2, users: [] }) : newRule(kind),
            ])
        }}
        options={[
          { value: '', label: 'Select a rule…' },
          { value: 'approvals', label: 'At least a number of reviewers have approved' },
          ...addableKinds(rules).map((kind) => ({ value: kind, label: ruleSentences[kind] })),
        ]}
      />
    </fieldset>
  )
}

interface RuleItemProps extends Pick<MergeRuleListProps, 'org' | 'people'> {
  readonly rule: MergeRule
  readonly index: number
  readonly isLast: boolean
  readonly error: string | undefined
  readonly onRuleChange: (rule: MergeRule) => void
  readonly onMove: (step: -1 | 1) => void
  readonly onRemove: () => void
}

/** A rule with its buttons and the fields of its kind. */
function RuleItem({
  org,
  rule,
  index,
  isLast,
  error,
  people,
  onRuleChange,
  onMove,
  onRemove,
}: RuleItemProps) {
  const sentence = ruleSentence(rule)
  const approvals = approvalsOf(rule)
  return (
    <li className="grid gap-2 border-b border-line pb-2">
      <div className="flex items-center gap-1">
        <span className="min-w-0 flex-1">
          {index + 1}. {sentence}
        </span>
        <IconButton
          icon={ArrowUp}
          label={`Move up: ${sentence}`}
          disabledReason={index === 0 ? 'This is the first rule.' : undefined}
          onClick={() => onMove(-1)}
        />
        <IconButton
          icon={ArrowDown}
          label={`Move down: ${sentence}`}
          disabledReason={isLast ? 'This is the last rule.' : undefined}
          onClick={() => onMove(1)}
        />
        <IconButton icon={Trash2} label={`Remove: ${sentence}`} onClick={onRemove} />
      </div>
      {takesPeople(rule) && (
        <RulePeople
          org={org}
          selected={rule.users}
          people={people}
          onSelectedChange={(users) => onRuleChange({ ...rule, users: [...users] })}
        />
      )}
      {approvals !== undefined && (
        <ApprovalFields
          org={org}
          approvals={approvals}
          people={people}
          onApprovalsChange={(next) => onRuleChange(approvalsRule(next))}
        />
      )}
      {rule.rule === 'custom' && approvals === undefined && (
        <ConditionFields rule={rule} onRuleChange={onRuleChange} />
      )}
      {error !== undefined && <p className="text-caption text-rust">{error}</p>}
    </li>
  )
}

interface ApprovalFieldsProps extends Pick<RuleItemProps, 'org' | 'people'> {
  readonly approvals: Approvals
  readonly onApprovalsChange: (approvals: Approvals) => void
}

/** How many approvals, and by whom. */
function ApprovalFields({ org, approvals, people, onApprovalsChange }: ApprovalFieldsProps) {
  const { count, users } = approvals
  return (
    <div className="grid gap-2">
      <div className="pl-5">
        <Select
          label="Approvals"
          hint={
            users.length === 0 ? 'Everyone’s approval counts. Select people to count only theirs.' : undefined
          }
          value={String(count)}
          onValueChange={(value) => onApprovalsChange({ ...approvals, count: Number(value) })}
          options={[...new Set([...approvalCounts, count])].map((value) => ({
            value: String(value),
            label: String(value),
          }))}
        />
      </div>
      <RulePeople
        org={org}
        selected={users}
        people={people}
        onSelectedChange={(selected) => onApprovalsChange({ count, users: selected })}
      />
    </div>
  )
}

interface ConditionFieldsProps extends Pick<RuleItemProps, 'onRuleChange'> {
  readonly rule: Extract<MergeRule, { readonly rule: 'custom' }>
}

function ConditionFields({ rule, onRuleChange }: ConditionFieldsProps) {
  return (
    <div className="grid gap-2 pl-5">
      <TextField
        label="Condition"
        value={rule.expression}
        onValueChange={(expression) => onRuleChange({ ...rule, expression })}
        limit={limits.expression}
        spellCheck={false}
        className="font-mono [font-variant-ligatures:none]"
        placeholder="!changeRequest.outdated"
      />
      <ConditionGrammar />
      <TextField
        label="Message if the condition is not met"
        optional
        value={rule.message ?? ''}
        onValueChange={(message) => {
          const { message: _before, ...rest } = rule
          onRuleChange(message === '' ? rest : { ...rule, message })
        }}
        limit={limits.message}
      />
    </div>
  )
}
