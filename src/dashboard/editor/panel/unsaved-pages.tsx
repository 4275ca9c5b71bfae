import { useStore } from '../../ui/external-store.ts'
import { Note } from '../../ui/feedback/note.tsx'
import { browserStore, pagesLeft } from '../session/journal.ts'
import type { PlacedPage } from './page-rows.ts'

export interface UnsavedPagesProps {
  readonly space: string
  /** Id of the change request. */
  readonly change: string
  /** The current page, which shows its own state. */
  readonly page: string | undefined
  readonly pages: readonly PlacedPage[]
  readonly onOpen: (page: string) => void
}

/** Newer entries are being saved right now, here or in another window. */
const patience = 10_000

/** Browsers do not report storage changes of the same window, so it polls. */
const follow = (look: () => void): (() => void) => {
  const timer = setInterval(look, 5000)
  return () => clearInterval(timer)
}

/** Other pages of the change request with unsaved text in this browser. */
export function UnsavedPages({ space, change, page, pages, onOpen }: UnsavedPagesProps) {
  // A joined string, so that the snapshot is equal while nothing changed.
  const left = useStore({
    subscribe: follow,
    get: () =>
      [...pagesLeft(browserStore(), `${space}.${change}.`, Date.now() - patience)].toSorted().join(' '),
  })
  const ids = new Set(left.split(' ').filter((id) => id !== '' && id !== page))
  const found = pages.filter(({ page: one }) => ids.has(one.id))
  if (found.length === 0) return null
  return (
    <Note tone="warning">
      <p>These pages have unsaved changes. Open them to save:</p>
      <ul className="flex flex-wrap gap-x-3">
        {found.map(({ page: { id, title } }) => (
          <li key={id}>
            <button type="button" className="text-accent underline" onClick={() => onOpen(id)}>
              {title}
            </button>
          </li>
        ))}
      </ul>
    </Note>
  )
}
