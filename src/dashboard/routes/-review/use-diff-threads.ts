/** The threads of a change request as listed beside its diff, and what the URL says about them. */
import type { Comment } from '../../../client/types.gen.ts'
import type { CommentPlace } from '../../comments/comment-queries.ts'
import type { PanelSearch } from '../../comments/threads/discussion-search.ts'
import { usePanelThreads } from '../../comments/threads/thread-panel.tsx'
import { useReveal } from '../../comments/threads/use-reveal-thread.ts'
import { showLostReplies, useLostReplies } from '../../comments/writing/use-lost-replies.ts'
import { useThreadNavigation, type ThreadNavigationOptions } from './use-thread-navigation.ts'

export interface DiffThreadsOptions extends Omit<ThreadNavigationOptions, 'threads'> {
  /** The page in the URL. */
  readonly page: string | undefined
  readonly place: CommentPlace
  readonly person: string
  readonly search: PanelSearch
  readonly placeOf: (page: string) => number | undefined
  /** All threads; undefined until loaded. */
  readonly threads: readonly Comment[] | undefined
}

export const useDiffThreads = (options: DiffThreadsOptions) => {
  const { page, place, person, search, placeOf, setSearch, threads } = options
  const { threads: filter, comment } = search
  const panel = { place, person, search, placeOf }
  const listed = usePanelThreads(panel)
  const { goToThread, toggleList } = useThreadNavigation({ ...options, threads: listed?.threads })
  const lost = useLostReplies(place, threads, undefined, () => {
    setSearch({ threads: filter ?? 'open' })
    // Waits until the panel has rendered them.
    requestAnimationFrame(() => requestAnimationFrame(showLostReplies))
  })
  // Includes the page, because the thread must be looked up again after navigation.
  useReveal(comment === undefined ? undefined : `${comment} ${page ?? ''}`, () =>
    document.getElementById(`comment-${comment}`),
  )
  return { panel: { ...panel, lost, onGo: goToThread }, openCount: listed?.count('open'), toggleList }
}
