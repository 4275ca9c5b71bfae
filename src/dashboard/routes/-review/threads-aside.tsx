/** The list of threads beside a diff, and the button that shows it. */
import { MessagesSquare } from 'lucide-react'
import type { PanelSet } from '../../comments/threads/discussion-search.ts'
import { ThreadPanel, type ThreadPanelProps } from '../../comments/threads/thread-panel.tsx'
import { Button } from '../../ui/buttons/button.tsx'

export interface ThreadsButtonProps {
  readonly pressed: boolean
  /** Number of open threads; undefined until loaded. */
  readonly count: number | undefined
  readonly onToggle: () => void
}

/** Shows and hides the threads, with the number of open ones. */
export function ThreadsButton({ pressed, count, onToggle }: ThreadsButtonProps) {
  return (
    <Button
      variant="bare"
      icon={MessagesSquare}
      aria-pressed={pressed}
      onClick={onToggle}
      className="aria-pressed:bg-chosen max-sm:px-2"
    >
      <span className="max-sm:sr-only">Threads</span>
      {count !== undefined && <span className="figures text-ink-soft">{count}</span>}
    </Button>
  )
}

export interface ThreadsAsideProps extends Omit<ThreadPanelProps, 'onFilter' | 'onClose'> {
  readonly setSearch: (set: PanelSet) => void
}

/** The threads, whose filters are in the URL. */
export function ThreadsAside({ setSearch, ...props }: ThreadsAsideProps) {
  return (
    <aside
      aria-label="Change request threads"
      className="[overflow-anchor:none] max-lg:fixed max-lg:inset-x-2 max-lg:bottom-2 max-lg:z-20 max-lg:max-h-[55dvh] max-lg:overflow-y-auto max-lg:rounded-base max-lg:bg-raised max-lg:p-2 max-lg:shadow-float"
    >
      <div className="sticky top-16 lg:max-h-[calc(100dvh-5rem)] lg:overflow-y-auto">
        <ThreadPanel
          {...props}
          onFilter={(threads) => setSearch({ threads })}
          onClose={() =>
            setSearch({ threads: undefined, order: undefined, about: undefined, author: undefined })
          }
        />
      </div>
    </aside>
  )
}
