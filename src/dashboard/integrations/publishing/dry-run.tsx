import { useMutation } from '@tanstack/react-query'
import { Play } from 'lucide-react'
import { useState } from 'react'
import { tryIntegrationMutation } from '../../../client/@tanstack/react-query.gen.ts'
import type { IntegrationTrialResult } from '../../../client/types.gen.ts'
import { FormError } from '../../forms/form-error.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { ErrorNote } from '../../ui/feedback/error-note.tsx'
import { Select } from '../../ui/fields/select.tsx'
import { CodeBlock } from '../../ui/layout/code-block.tsx'
import { eventTypeLabels, durationText } from '../events/event-text.ts'
import { LogLines } from '../events/log-lines.tsx'
import { secretsOf } from './publication-form.ts'
import type { Publication } from './publication-form-type.ts'
import { CodeEditor } from '../../ui/fields/code-editor.tsx'
import { readTrialEvent, trialEvents, trialEventText, type TrialEventType } from './trial-events.ts'

export interface DryRunProps {
  readonly org: string
  readonly form: Publication
}

const types = (Object.keys(trialEvents) as TrialEventType[]).map((value) => ({
  value,
  label: `${eventTypeLabels[value]} (${value})`,
}))

/** Runs the script of the form once, with an event that can be edited, and shows its answer and log. */
export function DryRun({ org, form }: DryRunProps) {
  const [type, setType] = useState<TrialEventType>('installation_setup')
  const [typed, setTyped] = useState(() => trialEventText('installation_setup'))
  const run = useMutation(tryIntegrationMutation())
  const parsed = readTrialEvent(typed)
  const script = form.watch('script')
  const start = (): void => {
    if (!('event' in parsed)) return
    const secrets = secretsOf(form.getValues('secrets').filter(({ name }) => name !== ''))
    run.mutate({
      path: { organizationId: org },
      body: { script, event: parsed.event, ...(secrets !== undefined && { secrets }) },
    })
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <Select
        label="Event"
        value={type}
        onValueChange={(next) => {
          setType(next)
          setTyped(trialEventText(next))
        }}
        options={types}
      />
      <CodeEditor
        label="Event payload (JSON)"
        hint="Ids are made up; calls to the API for them answer 404."
        error={'problem' in parsed ? parsed.problem : undefined}
        value={typed}
        onValueChange={setTyped}
        minLines={5}
      />
      <div>
        <Button
          icon={Play}
          busy={run.isPending}
          disabledReason={
            script.trim() === ''
              ? 'Enter a script first.'
              : 'problem' in parsed
                ? 'Fix the event first.'
                : undefined
          }
          onClick={start}
        >
          Run
        </Button>
      </div>
      <FormError error={run.error} />
      {run.data !== undefined && <TrialResult result={run.data} />}
    </div>
  )
}

function TrialResult({ result }: { readonly result: IntegrationTrialResult }) {
  const { status, body = '', error, milliseconds, logs } = result
  return (
    <section aria-label="Result" className="grid grid-cols-[minmax(0,1fr)] gap-3">
      {error === undefined ? (
        <output className="figures font-strong">
          HTTP {status ?? '–'} in {durationText(milliseconds)}
        </output>
      ) : (
        <ErrorNote title="The script failed" what={error} />
      )}
      {body !== '' && <CodeBlock label="Answer" code={body} copy={false} />}
      <LogLines logs={logs} />
    </section>
  )
}
