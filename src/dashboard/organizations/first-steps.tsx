import { Circle, CircleCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import { counted } from '../ui/counted.ts'
import { Button } from '../ui/buttons/button.tsx'
import { Icon } from '../ui/icon.tsx'
import { Section } from '../ui/layout/section.tsx'

export interface FirstStep {
  readonly title: string
  readonly hint: string
  /** Derived from existing data; users do not check it off. */
  readonly done: boolean
  /** Leads to the step. */
  readonly action?: ReactNode
}

export interface FirstStepsProps {
  readonly steps: readonly FirstStep[]
  readonly onDismiss: () => void
}

/** Getting-started checklist of a new organization, checked off automatically. Completed steps are folded. */
export function FirstSteps({ steps, onDismiss }: FirstStepsProps) {
  const done = steps.filter((step) => step.done)
  const left = steps.filter((step) => !step.done)
  return (
    <Section
      title="Getting started"
      lead={`${done.length} of ${steps.length} done`}
      actions={
        <Button variant="bare" onClick={onDismiss}>
          Dismiss
        </Button>
      }
    >
      <ol className="divide-y divide-line border-y border-line">
        {left.map((step) => (
          <StepRow key={step.title} step={step} isNext={step === left[0]} />
        ))}
      </ol>
      {done.length > 0 && (
        <details>
          <summary className="cursor-pointer py-2.5 text-ink-soft hover:text-ink">
            {counted(done.length, 'completed step')}
          </summary>
          <ol className="divide-y divide-line border-y border-line">
            {done.map((step) => (
              <StepRow key={step.title} step={step} isNext={false} />
            ))}
          </ol>
        </details>
      )}
    </Section>
  )
}

/** The next step shows its action. */
function StepRow({ step, isNext }: { readonly step: FirstStep; readonly isNext: boolean }) {
  return (
    <li className="flex flex-wrap items-center gap-x-2.5 gap-y-2 py-2">
      <Icon of={step.done ? CircleCheck : Circle} className={step.done ? 'text-moss' : 'text-ink-soft'} />
      <div className="min-w-0 flex-1 basis-60">
        <p className={step.done ? 'text-ink-soft' : 'font-strong'}>
          {step.title}
          {step.done && <span className="sr-only"> (done)</span>}
        </p>
        {!step.done && <p className="text-ink-soft">{step.hint}</p>}
      </div>
      {/* On its own line it aligns with the text. */}
      {isNext && <div className="max-sm:basis-full max-sm:pl-6.5">{step.action}</div>}
    </li>
  )
}
