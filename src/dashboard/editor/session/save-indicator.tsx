import { Check, CloudOff, PencilLine, TriangleAlert, type LucideIcon } from 'lucide-react'
import { cx } from '../../ui/class-names.ts'
import { Icon } from '../../ui/icon.tsx'
import { RelativeTime } from '../../ui/relative-time.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import type { PageSession, SaveState } from './page-session-state.ts'
import { useFollowSession } from './use-page-session.ts'

const words: { readonly [is in SaveState['is']]: { readonly text: string; readonly icon: LucideIcon } } = {
  saved: { text: 'Saved', icon: Check },
  waiting: { text: 'Not saved yet', icon: PencilLine },
  saving: { text: 'Saving…', icon: PencilLine },
  offline: { text: 'Not saved: no connection', icon: CloudOff },
  'signed-out': { text: 'Not saved: signed out', icon: TriangleAlert },
  gone: { text: 'Not saved: the page is gone', icon: TriangleAlert },
  closed: { text: 'Not saved', icon: TriangleAlert },
  refused: { text: 'Not saved', icon: TriangleAlert },
  conflict: { text: 'Not saved: two edits', icon: TriangleAlert },
}

/** The save state of the page. */
export function SaveIndicator({ session }: { readonly session: PageSession }) {
  useFollowSession(session)
  const state = session.state()
  const held = session.held().size
  const { text, icon } =
    state.is === 'saved' && held > 0
      ? { text: held === 1 ? 'One field is not saved' : `${held} fields are not saved`, icon: TriangleAlert }
      : words[state.is]
  const calm = icon === Check || icon === PencilLine
  return (
    <output
      // The normal state is not announced after every save.
      aria-live={calm ? 'off' : 'polite'}
      className={cx(
        'flex items-center gap-1.5 text-caption',
        calm ? 'text-ink-soft' : 'font-strong text-rust',
      )}
    >
      {state.is === 'saving' ? <Spinner /> : <Icon of={icon} />}
      <span>
        {text}
        {state.is === 'saved' && held === 0 && state.at !== undefined && (
          <span aria-hidden="true" className="max-sm:hidden">
            {' '}
            <RelativeTime at={new Date(state.at).toISOString()} />
          </span>
        )}
      </span>
    </output>
  )
}
