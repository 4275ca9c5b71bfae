import { Circle, CircleCheck } from 'lucide-react'
import type { ReactNode } from 'react'
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

/** Getting-started checklist of a new organization, checked off automatically. The next step shows its action. */
export function FirstSteps({ steps, onDismiss }: FirstStepsProps) {
  const next = steps.find(({ done }) => !done)
  return (
    <Section
      title="Getting started"
      lead={`${steps.filter(({ done }) => done).length} of ${steps.length} done`}
      actions={
        <Button variant="bare" onClick={onDismiss}>
          Dismiss
        </Button>
      }
    >
      <ol className="divide-y divide-line border-y border-line">
        {steps.map((step) => (
          <li key={step.title} className="flex flex-wrap items-center gap-x-2.5 gap-y-2 py-2">
            <Icon
              of={step.done ? CircleCheck : Circle}
              className={step.done ? 'text-moss' : 'text-ink-soft'}
            />
            <div className="min-w-0 flex-1 basis-60">
              <p className={step.done ? 'text-ink-soft' : 'font-strong'}>
                {step.title}
                {step.done && <span className="sr-only"> (done)</span>}
              </p>
              {!step.done && <p className="text-ink-soft">{step.hint}</p>}
            </div>
            {/* On its own line it aligns with the text. */}
            {step === next && <div className="max-sm:basis-full max-sm:pl-6.5">{step.action}</div>}
          </li>
        ))}
      </ol>
    </Section>
  )
}
