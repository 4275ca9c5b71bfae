import { Link } from '@tanstack/react-router'
import { GitPullRequest } from 'lucide-react'
import type { ReactNode } from 'react'
import { EmptyState } from '../ui/feedback/empty-state.tsx'
import { Icon } from '../ui/icon.tsx'
import { RelativeTime } from '../ui/relative-time.tsx'
import { Section } from '../ui/layout/section.tsx'
import { spaceEmoji } from '../ui/space-emoji.ts'

interface RecentSpace {
  readonly id: string
  readonly title: string
  readonly emoji: string
  readonly updatedAt: string
  readonly changeRequestsOpen: number
  /** Its parent collections, outermost first; absent at the top level. */
  readonly place?: string
}

export interface RecentSpacesProps {
  readonly org: string
  readonly spaces: readonly RecentSpace[]
  /** Shown while there are no spaces; creates the first one. */
  readonly addFirst: ReactNode
  /** Next to the title, once there are spaces. */
  readonly actions: ReactNode
}

/** The most recently changed spaces. */
export function RecentSpaces({ org, spaces, addFirst, actions }: RecentSpacesProps) {
  return (
    <Section title="Recently updated spaces" actions={spaces.length > 0 && actions}>
      {spaces.length === 0 ? (
        <EmptyState title="No spaces yet" action={addFirst}>
          A space holds related pages, such as a handbook or the docs of one product.
        </EmptyState>
      ) : (
        <ul className="divide-y divide-line border-y border-line">
          {spaces.map((space) => (
            <li key={space.id} className="relative flex touch-row items-center gap-2.5 py-1 hover:bg-hover">
              <span aria-hidden="true" className="w-5 text-center">
                {spaceEmoji(space.emoji)}
              </span>
              <Link
                to="/o/$org/s/$space"
                params={{ org, space: space.id }}
                className="min-w-0 flex-1 truncate font-strong before:absolute before:inset-0"
              >
                {space.title === '' ? 'Untitled' : space.title}
              </Link>
              {space.place !== undefined && (
                <span className="max-w-60 truncate text-caption text-ink-soft max-sm:hidden">
                  {space.place}
                </span>
              )}
              {space.changeRequestsOpen > 0 && (
                <span className="figures inline-flex items-center gap-1 text-caption text-ink-soft">
                  <Icon of={GitPullRequest} className="size-3.5" />
                  {space.changeRequestsOpen} open
                </span>
              )}
              <span className="w-28 text-right text-caption text-ink-soft">
                <RelativeTime at={space.updatedAt} />
              </span>
            </li>
          ))}
          <li className="py-1.5">
            <Link to="/o/$org/spaces" params={{ org }} className="text-accent underline">
              View all
            </Link>
          </li>
        </ul>
      )}
    </Section>
  )
}
