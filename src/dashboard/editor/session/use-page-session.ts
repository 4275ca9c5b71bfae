import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import type { ChangeRequest } from '../../../client/types.gen.ts'
import { failureOf, readSeen, writeChanges, wrongFields } from './edit-requests.ts'
import { browserStore, leftEntries, openJournal } from './journal.ts'
import { answerForPage, windowName, windowsWith } from './other-windows.ts'
import { createPageSession } from './page-session.ts'
import type { PageSession, Seen } from './page-session-state.ts'
import type { PageChange } from './page-fields.ts'

/** Debounce of writes, in milliseconds. */
const pause = 1000

export interface SessionOptions {
  readonly change: ChangeRequest
  readonly page: string
  /** The service's current state. Read once. */
  readonly begin: Seen
  /** Titles of siblings by slug. */
  readonly takenSlugs: ReadonlyMap<string, string>
  /** Called when a write of this window created a revision, before the change request is known to have moved. */
  readonly onWritten: (revision: string, change: PageChange) => void
}

/**
 * The edit session of a page while the component is mounted; undefined until entries of earlier windows are known.
 * Changes that are unsaved at unmount are still sent, and stored in the browser until they are.
 */
export const usePageSession = ({
  change,
  page,
  begin,
  onWritten,
  takenSlugs,
}: SessionOptions): PageSession | undefined => {
  const client = useQueryClient()
  const [session, setSession] = useState<PageSession>()
  const told = useEffectEvent(onWritten)
  const check = useEffectEvent((sent: PageChange) => {
    const wrong = new Map(wrongFields(sent))
    const other = sent.slug === undefined ? undefined : takenSlugs.get(sent.slug)
    if (other !== undefined) wrong.set('slug', `“${other}” beside it has this address already.`)
    return wrong
  })
  const start = useEffectEvent((alive: ReadonlySet<string>) => {
    const of = { space: change.space, id: change.id }
    const name = `${change.space}.${change.id}.${page}`
    const store = browserStore()
    const own = windowName(alive)
    const made = createPageSession(page, begin, {
      write: async (sent, over) =>
        (await writeChanges(client, of, [sent], { over, onWritten: (revision) => told(revision, sent) }))
          .revision,
      read: (revision) => readSeen(client, of, page, revision),
      failureOf,
      check,
      journal: openJournal(store, name, own),
      now: () => Date.now(),
      pause,
    })
    return { made, left: leftEntries(store, name, alive), stopAnswering: answerForPage(name, own) }
  })
  const name = `${change.space}.${change.id}.${page}`
  useEffect(() => {
    let gone = false
    let stop: (() => void) | undefined
    void windowsWith(name).then(async (alive) => {
      if (gone) return
      const { made, left, stopAnswering } = start(alive)
      const keep = (): void => made.keepNow()
      const again = (): void => void made.flush()
      window.addEventListener('pagehide', keep)
      const warn = (event: BeforeUnloadEvent): void => {
        if (made.atRisk()) event.preventDefault()
      }
      window.addEventListener('beforeunload', warn)
      window.addEventListener('online', again)
      document.addEventListener('visibilitychange', again)
      stop = () => {
        window.removeEventListener('pagehide', keep)
        window.removeEventListener('beforeunload', warn)
        window.removeEventListener('online', again)
        document.removeEventListener('visibilitychange', again)
        stopAnswering()
        void made.flush().finally(() => made.end())
      }
      await made.restore(left)
      if (!gone) setSession(made)
    })
    return () => {
      gone = true
      stop?.()
    }
  }, [name])
  return session
}

/** Renders again whenever the session changes. */
export const useFollowSession = (session: PageSession): void => {
  useSyncExternalStore(session.subscribe, session.version)
}
