import { Check, CloudOff, PencilLine, TriangleAlert, type LucideIcon } from 'lucide-react'
import { cx } from '../../ui/class-names.ts'
import { Icon } from '../../ui/icon.tsx'
import { RelativeTime } from '../../ui/relative-time.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import type { PageSession, SaveState } from './page-session-state.ts'
import { useFollowSession } from './use-page-session.ts'

const labels: { readonly [is in SaveState['is']]: { readonly text: string; readonly icon: LucideIcon } } = {
  saved: { text: 'Saved', icon: Check },
  waiting: { text: 'Unsaved changes', icon: PencilLine },
  saving: { text: 'Saving…', icon: PencilLine },
  offline: { text: 'Not saved: offline', icon: CloudOff },
  'signed-out': { text: 'Not saved: signed out', icon: TriangleAlert },
  gone: { text: 'Not saved: page deleted', icon: TriangleAlert },
  closed: { text: 'Not saved', icon: TriangleAlert },
  refused: { text: 'Not saved', icon: TriangleAlert },
  conflict: { text: 'Not saved: conflict', icon: TriangleAlert },
}

/** The save state of the page. */
export function SaveIndicator({ session }: { readonly session: PageSession }) {
  useFollowSession(session)
  const state = session.state()
  const held = session.held().size
  const conflicts = session.textConflicts().size
  const { text, icon } =
    state.is === 'saved' && conflicts > 0
      ? { text: conflicts === 1 ? '1 conflict' : `${conflicts} conflicts`, icon: TriangleAlert }
      : state.is === 'saved' && held > 0
        ? { text: held === 1 ? '1 field not saved' : `${held} fields not saved`, icon: TriangleAlert }
        : labels[state.is]
  const isNormal = icon === Check || icon === PencilLine
  return (
    <output
      // The normal state is not announced after every save.
      aria-live={isNormal ? 'off' : 'polite'}
      className={cx(
        'flex items-center gap-1.5 text-caption',
        isNormal ? 'text-ink-soft' : 'font-strong text-rust',
      )}
    >
      {state.is === 'saving' ? <Spinner /> : <Icon of={icon} />}
      <span>
        {text}
        {state.is === 'saved' && icon === Check && state.at !== undefined && (
          <span aria-hidden="true" className="max-sm:hidden">
            {' '}
            <RelativeTime at={new Date(state.at).toISOString()} />
          </span>
        )}
      </span>
    </output>
  )
}
