import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ArrowLeft, RotateCcw } from 'lucide-react'
import type { ReactNode } from 'react'
import type { IntegrationEvent } from '../../../client/types.gen.ts'
import { useCommands } from '../../shell/commands/commands.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { CopyButton } from '../../ui/buttons/copy-button.tsx'
import { ErrorNote } from '../../ui/feedback/error-note.tsx'
import { Icon } from '../../ui/icon.tsx'
import { CodeBlock } from '../../ui/layout/code-block.tsx'
import { Section } from '../../ui/layout/section.tsx'
import { RelativeTime } from '../../ui/relative-time.tsx'
import { eventOptions } from '../integration-queries.ts'
import { ConfigurationDifference } from './configuration-difference.tsx'
import { curlCommand } from './curl-command.ts'
import { EventStatus } from './event-status.tsx'
import { answerText, durationText, eventTypeLabels } from './event-text.ts'
import { LogLines } from './log-lines.tsx'
import { useReplay } from './use-replay.ts'

export interface EventDetailProps {
  readonly org: string
  readonly name: string
  /** Id of the event. */
  readonly id: string
}

/** One event: what was sent, what the integration answered, and its log. */
export function EventDetail({ org, name, id }: EventDetailProps) {
  const { data } = useSuspenseQuery(eventOptions(name, id))
  const { event, trace } = data
  const { replay, isPending } = useReplay(name)
  useCommands([
    {
      id: 'replay-event',
      label: 'Replay event',
      group: 'This screen',
      icon: RotateCcw,
      keys: 'r',
      run: () => replay(id),
    },
  ])
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <div className="grid gap-2">
        <Link
          to="/o/$org/integrations/$name/events"
          params={{ org, name }}
          className="inline-flex min-h-6 w-fit items-center gap-1 text-accent underline"
        >
          <Icon of={ArrowLeft} /> All events
        </Link>
        <div className="flex flex-wrap items-center justify-between gap-3">
          <h2 className="flex flex-wrap items-center gap-2 text-title font-strong">
            {eventTypeLabels[event.payload.type]} <EventStatus status={event.status} />
          </h2>
          <span className="flex flex-wrap gap-2">
            <CopyButton text={curlCommand(event)} what="as curl" />
            <Button icon={RotateCcw} busy={isPending} onClick={() => replay(id)}>
              Replay
            </Button>
          </span>
        </div>
        <EventFacts org={org} name={name} event={event} />
      </div>
      {event.status === 'failed' && (
        <ErrorNote
          title="The integration did not handle this event"
          what={event.error ?? answerText(event)}
        />
      )}
      <ConfigurationDifference name={name} payload={event.payload} />
      <Section title="Log">
        <LogLines logs={trace.logs} />
      </Section>
      <Section title="Payload">
        <CodeBlock label="Event payload" code={JSON.stringify(event.payload, null, 2)} />
      </Section>
    </div>
  )
}

function Fact({ term, children }: { readonly term: string; readonly children: ReactNode }) {
  return (
    <div className="flex gap-1.5">
      <dt className="text-ink-soft">{term}</dt>
      <dd className="min-w-0 break-all">{children}</dd>
    </div>
  )
}

interface EventFactsProps extends Pick<EventDetailProps, 'org' | 'name'> {
  readonly event: IntegrationEvent
}

function EventFacts({ org, name, event }: EventFactsProps) {
  const { createdAt, milliseconds, version, attempts = 1, replayOf, development } = event
  return (
    <dl className="figures flex flex-wrap gap-x-5 gap-y-1">
      <Fact term="Sent">
        <RelativeTime at={createdAt} />
      </Fact>
      {event.response !== undefined && <Fact term="Answer">{answerText(event)}</Fact>}
      {milliseconds !== undefined && <Fact term="Duration">{durationText(milliseconds)}</Fact>}
      {version !== undefined && <Fact term="Version">{version}</Fact>}
      {attempts > 1 && <Fact term="Attempts">{attempts}</Fact>}
      {development === true && <Fact term="Sent to">development machine</Fact>}
      {replayOf !== undefined && (
        <Fact term="Replay of">
          <Link
            to="/o/$org/integrations/$name/events/$event"
            params={{ org, name, event: replayOf }}
            className="text-accent underline"
          >
            an earlier event
          </Link>
        </Fact>
      )}
    </dl>
  )
}
