import { Check } from 'lucide-react'
import type { StepperElement as StepperValue } from '../../../../content/contentkit/elements.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { cx } from '../../../ui/class-names.ts'
import { Icon } from '../../../ui/icon.tsx'
import { ChildElements } from './child-elements.tsx'
import { useFrame } from './frame-context.ts'

/** Steps with the active one open. The component moves on: the actions carry the step to go to. */
export function StepperElement({ stepper }: { readonly stepper: StepperValue }) {
  const { dispatch, isWaiting } = useFrame()
  const { activeStep, children: steps, onStepChange, onComplete } = stepper
  const index = Math.max(
    0,
    steps.findIndex(({ id }) => id === activeStep),
  )
  const step = steps[index]
  if (step === undefined) return null
  const next = step.next ?? steps[index + 1]?.id
  const before = steps[index - 1]
  const go = (id: string): void => dispatch({ ...onStepChange, step: id })
  return (
    <div className="grid gap-4">
      <ol className="m-0! flex list-none! flex-wrap gap-x-4 gap-y-1 p-0!" aria-label="Steps">
        {steps.map(({ id, title }, at) => (
          <li
            key={id}
            aria-current={at === index ? 'step' : undefined}
            className={cx('m-0! flex items-center gap-1.5', at === index ? 'font-strong' : 'text-ink-soft')}
          >
            {at < index ? <Icon of={Check} label="Done" /> : <span className="figures">{at + 1}.</span>}
            {title ?? `Step ${at + 1}`}
          </li>
        ))}
      </ol>
      <div className="flex flex-col gap-3">
        <ChildElements elements={step.children} />
      </div>
      <div className="flex justify-end gap-2">
        {before !== undefined && (
          <Button variant="bare" onClick={() => go(before.id)}>
            Back
          </Button>
        )}
        <Button
          variant="primary"
          busy={isWaiting}
          onClick={() => (next === undefined ? dispatch(onComplete) : go(next))}
        >
          {next === undefined ? 'Finish' : 'Continue'}
        </Button>
      </div>
    </div>
  )
}
