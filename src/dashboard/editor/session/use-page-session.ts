import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import type { ChangeRequest } from '../../../client/types.gen.ts'
import { useStore } from '../../ui/external-store.ts'
import { failureOf, readPageVersion, writeChanges, wrongFields } from './edit-requests.ts'
import { browserStore, leftEntries, openJournal } from './journal.ts'
import { answerForPage, newWindowName, windowsWith } from './other-windows.ts'
import { createPageSession } from './page-session.ts'
import type { PageSession, PageVersion } from './page-session-state.ts'
import type { PageChange } from './page-fields.ts'

/** Debounce of writes, in milliseconds. */
const pause = 1000

export interface SessionOptions {
  readonly change: ChangeRequest
  readonly page: string
  /** The service's current state. Read once. */
  readonly begin: PageVersion
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
  const reportWritten = useEffectEvent(onWritten)
  const check = useEffectEvent((sent: PageChange) => {
    const errors = new Map(wrongFields(sent))
    const other = sent.slug === undefined ? undefined : takenSlugs.get(sent.slug)
    if (other !== undefined) errors.set('slug', `“${other}” already has this slug. Choose a different one.`)
    return errors
  })
  const start = useEffectEvent((alive: ReadonlySet<string>) => {
    const of = { space: change.space, id: change.id }
    const name = `${change.space}.${change.id}.${page}`
    const store = browserStore()
    const window = newWindowName()
    const made = createPageSession(page, begin, {
      write: async (sent, over) => {
        const { revision, changes } = await writeChanges(client, of, [sent], {
          over,
          onWritten: (revision) => reportWritten(revision, sent),
        })
        const [written] = changes
        const path = written?.object === 'updated_page' ? written.page.path : undefined
        const slug = path?.split('/').at(-1)
        // The path of the first page is empty and does not tell its slug.
        return { revision, slug: slug === '' ? undefined : slug }
      },
      read: (revision) => readPageVersion(client, of, page, revision),
      failureOf,
      check,
      journal: openJournal(store, name, window),
      now: () => Date.now(),
      pause,
    })
    return { made, left: leftEntries(store, name, alive), stopAnswering: answerForPage(name, window) }
  })
  const name = `${change.space}.${change.id}.${page}`
  useEffect(() => {
    let gone = false
    let stop: (() => void) | undefined
    const open = async (alive: ReadonlySet<string>): Promise<void> => {
      if (gone) return
      const { made, left, stopAnswering } = start(alive)
      const keep = (): void => made.backUp()
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
      if (left.length > 0) await made.restore(left)
      if (!gone) setSession(made)
    }
    // Other windows are asked only if one of them may have left something: the answers take a while.
    if (leftEntries(browserStore(), name, new Set()).length === 0) void open(new Set())
    else void windowsWith(name).then(open)
    return () => {
      gone = true
      stop?.()
    }
  }, [name])
  return session
}

/** Renders again whenever the session changes. */
export const useFollowSession = (session: PageSession): void => {
  useStore({ get: session.version, subscribe: session.subscribe })
}
