import { BellOff, Link2Off, Pencil } from 'lucide-react'
import { useState } from 'react'
import type { Link } from '../../../client/types.gen.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { IconButton } from '../../ui/buttons/icon-button.tsx'
import { Later } from '../../ui/loading/later.tsx'
import { RelativeTime } from '../../ui/relative-time.tsx'
import { statusLabels } from './link-text.ts'
import { lazyComponent } from '../../ui/loading/lazy-component.tsx'

const IgnoreLinks = lazyComponent(async () => (await import('./ignore-links.tsx')).IgnoreLinks)

const tones = { ok: 'moss', broken: 'rust', 'in-app': 'ochre' } as const

export interface LinkStateProps {
  readonly link: Link
  readonly space: string
  /** Stops ignoring a target; absent if the user may not. */
  readonly onStopIgnoring?: ((target: string) => void) | undefined
}

/** The status of a link; for an ignored one also by whom, since when and why. */
export function LinkState({ link, space, onStopIgnoring }: LinkStateProps) {
  const { status, ignoring, target } = link
  const [writing, setWriting] = useState(false)
  if (ignoring === undefined)
    return (
      <Badge tone={tones[status]} {...(status === 'broken' && { icon: Link2Off })}>
        {statusLabels[status]}
      </Badge>
    )
  const { by, at, note } = ignoring
  return (
    <div className="grid min-w-56 gap-0.5 py-1.5">
      <span className="flex flex-wrap items-center gap-x-2">
        <Badge icon={BellOff}>Ignored</Badge>
        <span className="text-caption text-ink-soft">
          {by !== undefined && `by ${by.displayName}, `}
          <RelativeTime at={at} />
        </span>
      </span>
      {note !== undefined && <span className="max-w-80 wrap-anywhere">{note}</span>}
      {onStopIgnoring !== undefined && (
        <span className="flex items-center gap-1">
          <Button variant="bare" className="-ml-3" onClick={() => onStopIgnoring(target.id)}>
            Stop ignoring
          </Button>
          <IconButton
            icon={Pencil}
            label={note === undefined ? 'Add note' : 'Edit note'}
            onClick={() => setWriting(true)}
          />
        </span>
      )}
      {writing && (
        <Later>
          <IgnoreLinks
            again
            space={space}
            targets={[target.id]}
            note={note}
            onClose={() => setWriting(false)}
            onDone={() => setWriting(false)}
          />
        </Later>
      )}
    </div>
  )
}
