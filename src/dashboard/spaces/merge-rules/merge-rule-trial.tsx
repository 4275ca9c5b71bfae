import { useMutation } from '@tanstack/react-query'
import { tryMergeRulesMutation } from '../../../client/@tanstack/react-query.gen.ts'
import type { MergeRule } from '../../../contract/organizations/schemas.ts'
import { processError } from '../../api/process-error.ts'
import { FormError } from '../../forms/form-error.tsx'
import { Button } from '../../ui/buttons/button.tsx'

export interface MergeRuleTrialProps {
  readonly space: string
  readonly rules: readonly MergeRule[]
  /** Whether a rule is incomplete. */
  readonly faulty: boolean
}

/** Parsed rules can contain undefined fields; JSON omits them. */
const wire = (rules: readonly MergeRule[]) => JSON.parse(JSON.stringify(rules)) as never

/** Shows which recent change requests the rules would have blocked, before they are saved. */
export function MergeRuleTrial({ space, rules, faulty }: MergeRuleTrialProps) {
  const trial = useMutation(tryMergeRulesMutation())
  const asked = JSON.stringify(rules)
  const answered = trial.variables === undefined ? undefined : JSON.stringify(trial.variables.body.rules)
  const result = answered === asked ? trial.data : undefined
  const stopped = result?.items.filter((item) => item.stopped) ?? []
  return (
    <div className="grid gap-2">
      <span>
        <Button
          busy={trial.isPending}
          disabledReason={faulty ? 'A rule above is not complete.' : undefined}
          onClick={() => trial.mutate({ path: { spaceId: space }, body: { rules: wire(rules) } })}
        >
          Try these rules
        </Button>
      </span>
      <div aria-live="polite" className="grid gap-2">
        {result === undefined && !trial.isPending && (
          <p className="text-caption text-ink-soft">
            Tells which of the last 20 open or merged change requests they would have stopped. Nothing is
            saved.
          </p>
        )}
        {result !== undefined && (
          <p>
            {result.tried === 0
              ? 'There is no change request to try them on yet.'
              : `Of the last ${result.tried}, these rules would have stopped ${result.stopped}.`}
          </p>
        )}
        {stopped.length > 0 && (
          <ul className="grid gap-2">
            {stopped.map(({ changeRequest, messages }) => (
              <li key={changeRequest.id} className="border-b border-line pb-2">
                <p className="break-words">
                  #{changeRequest.number} {changeRequest.subject || 'Without a subject'}{' '}
                  <span className="text-ink-soft">{changeRequest.status}</span>
                </p>
                <p className="text-caption text-ink-soft">{messages.join(' ')}</p>
              </li>
            ))}
          </ul>
        )}
      </div>
      <FormError error={trial.error === null ? undefined : processError(trial.error)} />
    </div>
  )
}
