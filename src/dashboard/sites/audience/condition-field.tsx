import { useState } from 'react'
import { siteConditionProblem } from '../../../content/site-tree/site-conditions.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Select } from '../../ui/fields/select.tsx'
import { TextArea } from '../../ui/fields/text-area.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'

/** A condition derived from the claims in the site's schema. */
export interface ConditionTemplate {
  readonly description: string
  readonly condition: string
}

export interface ConditionFieldProps {
  /** '' for no condition: every visitor sees it. */
  readonly value: string
  readonly limit: number
  readonly templates: readonly ConditionTemplate[]
  readonly onValue: (value: string) => void
}

const operators = [
  { value: 'equals', label: 'is' },
  { value: 'differs', label: 'is not' },
  { value: 'holds', label: 'holds' },
  { value: 'true', label: 'is true' },
] as const
type Operator = (typeof operators)[number]['value']

/** A value as a literal: numbers and booleans as they are, everything else quoted. */
const literal = (value: string): string =>
  /^(-?\d+(\.\d+)?|true|false)$/.test(value) ? value : `"${value.replaceAll(/["\\]/g, '\\$&')}"`

/** The condition of the builder; undefined while incomplete. */
export const builtCondition = (claim: string, operator: Operator, value: string): string | undefined => {
  const path = claim.trim().replace(/^(visitor\.)?(claims\.)?/, '')
  if (path === '') return undefined
  const name = `visitor.claims.${path}`
  if (operator === 'true') return `${name} == true`
  if (value === '') return undefined
  if (operator === 'holds') return `${literal(value)} in ${name}`
  return `${name} ${operator === 'equals' ? '==' : '!='} ${literal(value)}`
}

/** Who sees a part of the site: an expression that is validated while typing, and a builder for simple ones. */
export function ConditionField({ value, limit, templates, onValue }: ConditionFieldProps) {
  const [claim, setClaim] = useState('')
  const [operator, setOperator] = useState<Operator>('equals')
  const [compared, setCompared] = useState('')
  const built = builtCondition(claim, operator, compared)
  const add = (condition: string): void =>
    onValue(value.trim() === '' ? condition : `${value.trim()} && ${condition}`)
  const problem = value.trim() === '' ? undefined : siteConditionProblem(value.trim())
  return (
    <div className="grid gap-2">
      <TextArea
        label="Condition"
        hint={value.trim() === '' ? 'None: every visitor sees it.' : 'Visitors see it when this is true.'}
        error={problem}
        limit={limit}
        rows={2}
        spellCheck={false}
        value={value}
        onValueChange={onValue}
        className="font-mono text-base [font-variant-ligatures:none]"
      />
      <details className="text-caption">
        <summary className="cursor-pointer py-1 text-ink-soft">Build one from a claim</summary>
        <div className="grid gap-2 py-1">
          {templates.length > 0 && (
            <ul aria-label="Conditions to begin with" className="grid gap-1">
              {templates.slice(0, 12).map(({ description, condition }) => (
                <li key={condition}>
                  <Button variant="bare" className="max-w-full" onClick={() => add(condition)}>
                    <span className="truncate">{description === '' ? condition : description}</span>
                  </Button>
                </li>
              ))}
            </ul>
          )}
          <TextField
            label="Claim"
            hint="A name in the visitor’s token, such as plan or team.name."
            value={claim}
            onValueChange={setClaim}
            autoComplete="off"
            spellCheck={false}
          />
          <Select label="Comparison" value={operator} onValueChange={setOperator} options={operators} />
          {operator !== 'true' && (
            <TextField label="Value" value={compared} onValueChange={setCompared} autoComplete="off" />
          )}
          <span>
            <Button
              onClick={() => built !== undefined && add(built)}
              disabledReason={built === undefined ? 'Name a claim, and what it is compared with.' : undefined}
            >
              {value.trim() === '' ? 'Use it' : 'Add it with “and”'}
            </Button>
          </span>
          {built !== undefined && <code className="break-words">{built}</code>}
        </div>
      </details>
    </div>
  )
}
