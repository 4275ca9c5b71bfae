import type { InputShape } from '../../../content/expressions/input-shape.ts'
import { siteConditionProblem } from '../../../content/site-tree/site-conditions.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Select } from '../../ui/fields/select.tsx'
import { TextArea } from '../../ui/fields/text-area.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'

/** A condition derived from the claims in the site's schema. */
interface ConditionTemplate {
  readonly description: string
  readonly condition: string
}

/** What conditions of a site can use: the claims of its visitor schema. */
export interface ConditionClaims {
  readonly shape: InputShape
  readonly templates: readonly ConditionTemplate[]
}

/** What somebody typed and has not set yet: the expression, and the fields of the builder. */
export interface TypedCondition {
  /** '' for no condition: every visitor sees it. */
  readonly text: string
  readonly claim: string
  readonly operator: Operator
  readonly compared: string
}

/** An expression with empty fields of the builder. */
export const typedCondition = (text: string): TypedCondition => ({
  text,
  claim: '',
  operator: 'equals',
  compared: '',
})

export interface ConditionFieldProps {
  readonly typed: TypedCondition
  readonly limit: number
  readonly claims: ConditionClaims
  readonly onTyped: (typed: TypedCondition) => void
}

const operators = [
  { value: 'equals', label: 'is' },
  { value: 'differs', label: 'is not' },
  { value: 'holds', label: 'contains' },
  { value: 'true', label: 'is true' },
] as const
type Operator = (typeof operators)[number]['value']

/** A value as a literal: numbers and booleans as they are, everything else quoted. */
const toLiteral = (value: string): string =>
  /^(-?\d+(\.\d+)?|true|false)$/.test(value) ? value : `"${value.replaceAll(/["\\]/g, '\\$&')}"`

/** The condition of the builder; undefined while incomplete. */
export const buildCondition = (claim: string, operator: Operator, value: string): string | undefined => {
  const path = claim.trim().replace(/^(visitor\.)?(claims\.)?/, '')
  if (path === '') return undefined
  const name = `visitor.claims.${path}`
  if (operator === 'true') return `${name} == true`
  if (value === '') return undefined
  if (operator === 'holds') return `${toLiteral(value)} in ${name}`
  return `${name} ${operator === 'equals' ? '==' : '!='} ${toLiteral(value)}`
}

/** Who sees a part of the site: an expression that is validated while typing, and a builder for simple ones. */
export function ConditionField({ typed, limit, claims, onTyped }: ConditionFieldProps) {
  const { claim, operator, compared } = typed
  const value = typed.text.trim()
  const built = buildCondition(claim, operator, compared)
  const builtProblem = built === undefined ? undefined : siteConditionProblem(built, claims.shape)
  const problem = value === '' ? undefined : siteConditionProblem(value, claims.shape)
  const joined = (condition: string): string => (value === '' ? condition : `${value} && ${condition}`)
  return (
    <div className="grid gap-2">
      <TextArea
        label="Condition"
        hint={value === '' ? 'Visible to every visitor.' : 'Visible to visitors for whom this is true.'}
        error={problem}
        limit={limit}
        rows={2}
        spellCheck={false}
        value={typed.text}
        onValueChange={(text) => onTyped({ ...typed, text })}
        className="font-mono text-base [font-variant-ligatures:none]"
      />
      <details className="text-caption" open={built === undefined ? undefined : true}>
        <summary className="cursor-pointer py-1 text-ink-soft">Condition builder</summary>
        <div className="grid gap-2 py-1">
          {claims.templates.length > 0 && (
            <ul aria-label="Suggested conditions" className="grid gap-1">
              {claims.templates.slice(0, 12).map(({ description, condition }) => (
                <li key={condition}>
                  <Button
                    variant="bare"
                    className="max-w-full"
                    onClick={() => onTyped({ ...typed, text: joined(condition) })}
                  >
                    <span className="truncate">{description === '' ? condition : description}</span>
                  </Button>
                </li>
              ))}
            </ul>
          )}
          <TextField
            label="Claim"
            hint="The name of a claim in the visitor’s token, such as plan or team.name."
            value={claim}
            onValueChange={(next) => onTyped({ ...typed, claim: next })}
            error={builtProblem}
            autoComplete="off"
            spellCheck={false}
          />
          <Select
            label="Comparison"
            value={operator}
            onValueChange={(next) => onTyped({ ...typed, operator: next })}
            options={operators}
          />
          {operator !== 'true' && (
            <TextField
              label="Value"
              value={compared}
              onValueChange={(next) => onTyped({ ...typed, compared: next })}
              autoComplete="off"
            />
          )}
          <span>
            <Button
              onClick={() => built !== undefined && onTyped(typedCondition(joined(built)))}
              disabledReason={built === undefined ? 'Enter a claim and a value.' : builtProblem}
            >
              {value === '' ? 'Use condition' : 'Add with “and”'}
            </Button>
          </span>
          {built !== undefined && <code className="break-words">{built}</code>}
        </div>
      </details>
    </div>
  )
}
