/** Moves between the threads listed beside a diff, by shortcut or from the list. */
import { useNavigate } from '@tanstack/react-router'
import type { Comment } from '../../../client/types.gen.ts'
import type { PanelSearch } from '../../comments/threads/discussion-search.ts'
import { hasPlace } from '../../comments/threads/thread-panel.tsx'
import { useCommands } from '../../shell/commands/commands.ts'
import { useWhenLoaded } from '../../shell/commands/use-when-loaded.ts'
import type { useDiffNavigation } from './use-diff-navigation.ts'

export interface ThreadNavigationOptions {
  readonly org: string
  readonly space: string
  readonly number: string
  readonly search: PanelSearch
  readonly setSearch: ReturnType<typeof useDiffNavigation>['setSearch']
  /** The listed threads; undefined until loaded. */
  readonly threads: readonly Comment[] | undefined
}

/** Returns a function that shows a thread in the diff, and one that shows or hides the list. */
export const useThreadNavigation = ({
  org,
  space,
  number,
  search: { threads: filter, comment },
  setSearch,
  threads,
}: ThreadNavigationOptions) => {
  const navigate = useNavigate({ from: '/o/$org/s/$space/changes/$number/diff' })
  const isListed = filter !== undefined
  const toggleList = (): void => setSearch({ threads: isListed ? undefined : 'open' })
  const goToThread = (thread: Comment): void => {
    const page = thread.target.page?.id
    if (page === undefined || !hasPlace(thread))
      return setSearch({ comment: thread.id, ...(!isListed && { threads: 'open' }) })
    void navigate({
      to: '/o/$org/s/$space/changes/$number/diff/$page',
      params: { org, space, number, page },
      search: (before) => ({ ...before, comment: thread.id }),
      ...(thread.anchor?.node === undefined ? {} : { hash: `b-${thread.anchor.node.id}` }),
      resetScroll: false,
      hashScrollIntoView: false,
    })
  }
  const step = useWhenLoaded(
    () => threads !== undefined,
    (by: 1 | -1) => {
      const all = threads ?? []
      const at = all.findIndex(({ id }) => id === comment)
      const next = all[at < 0 ? (by === 1 ? 0 : all.length - 1) : at + by]
      if (next !== undefined) goToThread(next)
    },
  )
  useCommands([
    { id: 'next-thread', label: 'Next thread', group: 'This screen', keys: 'N', run: () => step(1) },
    { id: 'previous-thread', label: 'Previous thread', group: 'This screen', keys: 'P', run: () => step(-1) },
    {
      id: 'threads',
      label: isListed ? 'Hide threads' : 'Show threads',
      group: 'This screen',
      keys: undefined,
      run: toggleList,
    },
  ])
  return { goToThread, toggleList }
}
