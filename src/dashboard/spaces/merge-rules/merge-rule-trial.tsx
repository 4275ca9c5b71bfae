import { useMutation } from '@tanstack/react-query'
import { tryMergeRulesMutation } from '../../../client/@tanstack/react-query.gen.ts'
import type { MergeRule } from '../../../contract/organizations/schemas.ts'
import { FormError } from '../../forms/form-error.tsx'
import { Button } from '../../ui/buttons/button.tsx'

export interface MergeRuleTrialProps {
  readonly space: string
  readonly rules: readonly MergeRule[]
  /** Whether a rule is incomplete. */
  readonly incomplete: boolean
}

/** Parsed rules can contain undefined fields; JSON omits them. */
const wire = (rules: readonly MergeRule[]) => JSON.parse(JSON.stringify(rules)) as never

/** Shows which recent change requests the rules would have blocked, before they are saved. */
export function MergeRuleTrial({ space, rules, incomplete }: MergeRuleTrialProps) {
  const trial = useMutation(tryMergeRulesMutation())
  const rulesText = JSON.stringify(rules)
  const testedText = trial.variables === undefined ? undefined : JSON.stringify(trial.variables.body.rules)
  const result = testedText === rulesText ? trial.data : undefined
  const blocked = result?.items.filter((item) => item.stopped) ?? []
  return (
    <div className="grid gap-2">
      <span>
        <Button
          busy={trial.isPending}
          disabledReason={incomplete ? 'Complete the rules above first.' : undefined}
          onClick={() => trial.mutate({ path: { spaceId: space }, body: { rules: wire(rules) } })}
        >
          Test rules
        </Button>
      </span>
      <div aria-live="polite" className="grid gap-2">
        {result === undefined && !trial.isPending && (
          <p className="text-caption text-ink-soft">
            Shows which of the last 20 open or merged change requests these rules would have blocked. Nothing
            is saved.
          </p>
        )}
        {result !== undefined && (
          <p>
            {result.tried === 0
              ? 'There are no change requests to test against yet.'
              : `These rules would have blocked ${result.stopped} of the last ${result.tried} change requests.`}
          </p>
        )}
        {blocked.length > 0 && (
          <ul className="grid gap-2">
            {blocked.map(({ changeRequest, messages }) => (
              <li key={changeRequest.id} className="border-b border-line pb-2">
                <p className="break-words">
                  #{changeRequest.number} {changeRequest.subject || 'Untitled'}{' '}
                  <span className="text-ink-soft">{changeRequest.status}</span>
                </p>
                <p className="text-caption text-ink-soft">{messages.join(' ')}</p>
              </li>
            ))}
          </ul>
        )}
      </div>
      <FormError error={trial.error} />
    </div>
  )
}
