import { ChevronRight } from 'lucide-react'
import { useState } from 'react'
import type { AuditEvent } from '../../client/types.gen.ts'
import { Icon } from '../ui/icon.tsx'
import { RelativeTime } from '../ui/relative-time.tsx'
import { auditLabels, hasNoActor, valueText } from './audit-text.ts'

export interface AuditRowProps {
  readonly event: AuditEvent
  readonly onActor: (id: string) => void
  readonly onTarget: (id: string) => void
}

const nameClass = 'rounded-small font-strong hover:underline'

function ChangedValues({ event: { before, after } }: { readonly event: AuditEvent }) {
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])]
  if (names.length === 0) return null
  return (
    <div className="overflow-x-auto">
      <table className="w-full border-collapse text-caption">
        <thead>
          <tr className="text-left text-ink-soft">
            <th scope="col" className="w-32 py-1 pr-3 font-normal">
              Field
            </th>
            <th scope="col" className="py-1 pr-3 font-normal">
              Before
            </th>
            <th scope="col" className="py-1 font-normal">
              After
            </th>
          </tr>
        </thead>
        <tbody className="align-top">
          {names.map((name) => (
            <tr key={name} className="border-t border-line">
              <th scope="row" className="py-1 pr-3 text-left font-strong">
                {name}
              </th>
              <td className="py-1 pr-3 font-mono break-words whitespace-pre-wrap">
                {before !== null && name in before ? valueText(before[name]) : '–'}
              </td>
              <td className="py-1 font-mono break-words whitespace-pre-wrap">
                {after !== null && name in after ? valueText(after[name]) : '–'}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** One event as a sentence; expanded, its values before and after and its position in the hash chain. */
export function AuditRow({ event, onActor, onTarget }: AuditRowProps) {
  const [open, setOpen] = useState(false)
  const { action, actor, target, source } = event
  const title = target.title === '' ? '' : target.title
  const own = actor !== null && target.id === actor.id
  return (
    <li className="border-b border-line py-1.5">
      <div className="flex items-start gap-2">
        <button
          type="button"
          aria-expanded={open}
          aria-label={`Details of event ${event.number}`}
          onClick={() => setOpen(!open)}
          className="mt-0.5 grid size-5 shrink-0 place-items-center rounded-small text-ink-soft hover:bg-hover pointer-coarse:size-8"
        >
          <Icon of={ChevronRight} className={open ? 'rotate-90' : ''} />
        </button>
        <p className="min-w-0 flex-1 break-words">
          {actor !== null && (
            <>
              <button type="button" className={nameClass} onClick={() => onActor(actor.id)}>
                {actor.displayName}
              </button>{' '}
            </>
          )}
          {actor === null && !hasNoActor(action) && (
            <span className="text-ink-soft">{action === 'change.refused' ? 'Someone ' : 'System: '}</span>
          )}
          {auditLabels[action]}
          {title !== '' && !own && (
            <>
              {' '}
              {target.id === '' ? (
                <span className="font-strong">{title}</span>
              ) : (
                <button type="button" className={nameClass} onClick={() => onTarget(target.id)}>
                  {title}
                </button>
              )}
            </>
          )}
        </p>
        <span className="shrink-0 pt-0.5 text-caption text-ink-soft">
          <RelativeTime at={event.occurredAt} />
        </span>
      </div>
      {open && (
        <div className="mt-1 ml-7 grid gap-2 rounded-base bg-hover px-3 py-2">
          <p className="text-caption text-ink-soft">
            <span className="figures">{new Date(event.occurredAt).toLocaleString()}</span>
            {source === null
              ? ' · by the service or the command line'
              : ` · from ${source.address}${source.userAgent === '' ? '' : `, ${source.userAgent}`}`}
            {source?.credential && ` · by ${source.credential.kind} ${source.credential.id}`}
          </p>
          <ChangedValues event={event} />
          <p className="font-mono text-caption break-all text-ink-soft">
            #{event.number} · {action} · {event.hash}
          </p>
        </div>
      )}
    </li>
  )
}
