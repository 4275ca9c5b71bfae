/** Shortcuts of a discussion: `N` and `P` move between threads, `c` focuses the composer. */
import { useCallback, useRef, type RefObject } from 'react'
import type { Comment } from '../../../client/types.gen.ts'
import { useCommands } from '../../shell/commands/commands.ts'
import { useWhenLoaded } from '../../shell/commands/use-when-loaded.ts'

export interface DiscussionKeysOptions {
  /** The listed threads; undefined until loaded. */
  readonly threads: readonly Comment[] | undefined
  readonly composer: RefObject<HTMLElement | null>
  readonly canComment: boolean
}

/** Registers the shortcuts. Returns a callback for the list, which passes its function that scrolls to a thread. */
export const useDiscussionKeys = ({
  threads,
  composer,
  canComment,
}: DiscussionKeysOptions): ((scrollTo: (id: string) => void) => void) => {
  const scrollTo = useRef<(id: string) => void>(undefined)
  const step = useWhenLoaded(
    () => threads !== undefined,
    (by: 1 | -1) => {
      const id = document.activeElement?.closest<HTMLElement>('[data-thread]')?.dataset['thread']
      const at = threads?.findIndex((thread) => thread.id === id) ?? -1
      const next = threads?.[at < 0 ? (by === 1 ? 0 : threads.length - 1) : at + by]
      if (next !== undefined) scrollTo.current?.(next.id)
    },
  )
  useCommands([
    { id: 'next-thread', label: 'Next thread', group: 'This screen', keys: 'N', run: () => step(1) },
    { id: 'previous-thread', label: 'Previous thread', group: 'This screen', keys: 'P', run: () => step(-1) },
    ...(canComment
      ? [
          {
            id: 'comment',
            label: 'Comment on this change request',
            group: 'This screen' as const,
            keys: 'c',
            run: () => composer.current?.querySelector('textarea')?.focus(),
          },
        ]
      : []),
  ])
  return useCallback((next): void => {
    scrollTo.current = next
  }, [])
}
