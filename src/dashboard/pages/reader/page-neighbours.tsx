import { Link } from '@tanstack/react-router'
import { ArrowLeft, ArrowRight } from 'lucide-react'
import type { PagePlace } from '../tree/page-nodes.ts'
import { Icon } from '../../ui/icon.tsx'

export interface PageNeighboursProps {
  readonly org: string
  readonly space: string
  readonly revision: string | undefined
  readonly previous: PagePlace['previous']
  readonly next: PagePlace['next']
}

/** Links to the previous and next page in reading order. */
export function PageNeighbours({ org, space, revision, previous, next }: PageNeighboursProps) {
  if (previous === undefined && next === undefined) return null
  const to = (page: { readonly id: string }) =>
    ({
      to: '/o/$org/s/$space/p/$page',
      params: { org, space, page: page.id },
      search: revision === undefined ? {} : { rev: revision },
    }) as const
  const linkClass =
    'flex min-w-0 items-center gap-2 rounded-base px-3 py-2 ring-1 ring-inset ring-line hover:bg-hover'
  return (
    <nav aria-label="Previous and next page" className="grid gap-3 text-base sm:grid-cols-2">
      {previous !== undefined && (
        <Link {...to(previous)} className={linkClass}>
          <Icon of={ArrowLeft} className="text-ink-soft" />
          <span className="min-w-0">
            <span className="block text-caption text-ink-soft">Previous</span>
            <span className="block truncate">{previous.title}</span>
          </span>
        </Link>
      )}
      {next !== undefined && (
        <Link {...to(next)} className={`${linkClass} justify-end text-right sm:col-start-2`}>
          <span className="min-w-0">
            <span className="block text-caption text-ink-soft">Next</span>
            <span className="block truncate">{next.title}</span>
          </span>
          <Icon of={ArrowRight} className="text-ink-soft" />
        </Link>
      )}
    </nav>
  )
}
