import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react'
import { MergeRule } from '../../../contract/organizations/schemas.ts'
import { maxLengthOf } from '../../forms/schema-limits.ts'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { IconButton } from '../../ui/buttons/icon-button.tsx'
import { Select } from '../../ui/fields/select.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { ConditionGrammar } from './condition-grammar.tsx'
import { RulePeople } from './rule-people.tsx'
import { movedRule, newRule, offeredKinds, takesPeople } from './merge-rules.ts'
import { ruleSentences, type RuleKind } from './rule-text.ts'

const custom = MergeRule.options.find((option) => 'expression' in option.shape)
const limits = {
  expression: custom && maxLengthOf(custom, 'expression'),
  message: custom && maxLengthOf(custom, 'message'),
}

export interface MergeRuleListProps {
  readonly rules: readonly MergeRule[]
  readonly onRulesChange: (rules: readonly MergeRule[]) => void
  /** Error messages by the index of the rule. */
  readonly faults: ReadonlyMap<number, string>
  /** People who can be selected; undefined while loading. */
  readonly people: readonly { readonly id: string; readonly name: string }[] | undefined
}

/** Rules as sentences, in the order of evaluation. */
export function MergeRuleList({ rules, onRulesChange, faults, people }: MergeRuleListProps) {
  const set = (index: number, rule: MergeRule): void => onRulesChange(rules.with(index, rule))
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-1 font-strong">A change request can be merged when</legend>
      {rules.length === 0 && (
        <EmptyState title="No rule yet">Add the first one below; all of them must hold.</EmptyState>
      )}
      <ol className="grid gap-2">
        {rules.map((rule, index) => {
          const sentence = ruleSentences[rule.rule]
          const fault = faults.get(index)
          return (
            // Rules have no identity besides their index.
            <li key={index} className="grid gap-2 border-b border-line pb-2">
              <div className="flex items-center gap-1">
                <span className="min-w-0 flex-1">
                  {index + 1}. {sentence}
                </span>
                <IconButton
                  icon={ArrowUp}
                  label={`Move up: ${sentence}`}
                  disabledReason={index === 0 ? 'It is the first.' : undefined}
                  onClick={() => onRulesChange(movedRule(rules, index, -1))}
                />
                <IconButton
                  icon={ArrowDown}
                  label={`Move down: ${sentence}`}
                  disabledReason={index === rules.length - 1 ? 'It is the last.' : undefined}
                  onClick={() => onRulesChange(movedRule(rules, index, 1))}
                />
                <IconButton
                  icon={Trash2}
                  label={`Remove: ${sentence}`}
                  onClick={() => onRulesChange(rules.toSpliced(index, 1))}
                />
              </div>
              {takesPeople(rule) && (
                <RulePeople
                  named={rule.users}
                  people={people}
                  onNamedChange={(users) => set(index, { ...rule, users: [...users] })}
                />
              )}
              {rule.rule === 'custom' && (
                <div className="grid gap-2 pl-5">
                  <TextField
                    label="Condition"
                    value={rule.expression}
                    onValueChange={(expression) => set(index, { ...rule, expression })}
                    limit={limits.expression}
                    spellCheck={false}
                    className="font-mono [font-variant-ligatures:none]"
                    placeholder="!changeRequest.outdated"
                  />
                  <ConditionGrammar />
                  <TextField
                    label="What to say when it does not hold"
                    optional
                    value={rule.message ?? ''}
                    onValueChange={(message) => {
                      const { message: _before, ...rest } = rule
                      set(index, message === '' ? rest : { ...rule, message })
                    }}
                    limit={limits.message}
                  />
                </div>
              )}
              {fault !== undefined && <p className="text-caption text-rust">{fault}</p>}
            </li>
          )
        })}
      </ol>
      <Select<RuleKind | ''>
        label="Add a rule"
        value=""
        onValueChange={(kind) => {
          if (kind !== '') onRulesChange([...rules, newRule(kind)])
        }}
        options={[
          { value: '', label: 'Choose…' },
          ...offeredKinds(rules).map((kind) => ({ value: kind, label: ruleSentences[kind] })),
        ]}
      />
    </fieldset>
  )
}
