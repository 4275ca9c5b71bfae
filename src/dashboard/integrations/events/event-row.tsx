import { Link } from '@tanstack/react-router'
import { ChevronRight, RotateCcw } from 'lucide-react'
import type { IntegrationEvent } from '../../../client/types.gen.ts'
import { IconButton } from '../../ui/buttons/icon-button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { CodeBlock } from '../../ui/layout/code-block.tsx'
import { RelativeTime } from '../../ui/relative-time.tsx'
import { EventStatus } from './event-status.tsx'
import { answerText, durationText, eventTypeLabels } from './event-text.ts'

export interface EventRowProps {
  readonly org: string
  readonly name: string
  readonly event: IntegrationEvent
  readonly isOpen: boolean
  readonly onToggle: () => void
  readonly onReplay: () => void
}

/** The columns of the list; stacked on narrow screens, where events are replayed on their own screen. */
const eventColumns =
  'grid-cols-[auto_minmax(0,1fr)_auto] gap-x-2 md:grid-cols-[auto_minmax(0,3fr)_7rem_minmax(0,2fr)_4rem_7rem_auto]'

/** One event; expanded, what was sent. */
export function EventRow({ org, name, event, isOpen, onToggle, onReplay }: EventRowProps) {
  const { id, payload, status, createdAt, milliseconds, development, replayOf } = event
  const label = eventTypeLabels[payload.type]
  const facts = [
    payload.type,
    ...(development === true ? ['development'] : []),
    ...(replayOf === undefined ? [] : ['replay']),
  ]
  return (
    <li data-row={id} className="border-b border-line">
      <div className={`grid ${eventColumns} min-h-11 items-center py-1.5 hover:bg-hover`}>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-label={`Payload of ${label}`}
          onClick={onToggle}
          className="grid size-6 place-items-center rounded-small text-ink-soft hover:bg-chosen pointer-coarse:size-9"
        >
          <Icon of={ChevronRight} className={isOpen ? 'rotate-90' : ''} />
        </button>
        <span className="grid min-w-0">
          <Link
            to="/o/$org/integrations/$name/events/$event"
            params={{ org, name, event: id }}
            className="truncate font-strong hover:underline"
          >
            {label}
          </Link>
          <span className="truncate font-mono text-caption text-ink-soft">{facts.join(' · ')}</span>
        </span>
        <span className="grid justify-items-start">
          <EventStatus status={status} />
        </span>
        <span className="order-2 col-start-2 truncate text-caption text-ink-soft md:order-none md:col-start-auto md:text-base">
          {answerText(event)}
        </span>
        <span className="figures order-2 hidden text-ink-soft md:order-none md:block md:text-right">
          {durationText(milliseconds)}
        </span>
        <span className="order-2 text-right text-caption text-ink-soft md:order-none">
          <RelativeTime at={createdAt} />
        </span>
        <span className="hidden md:block">
          <IconButton icon={RotateCcw} label={`Replay ${label}`} onClick={onReplay} />
        </span>
      </div>
      {isOpen && (
        <div className="pb-3 pl-8">
          <CodeBlock label="Payload" code={JSON.stringify(payload, null, 2)} />
        </div>
      )}
    </li>
  )
}
