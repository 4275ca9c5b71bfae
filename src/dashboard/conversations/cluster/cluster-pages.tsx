import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { FilePlus } from 'lucide-react'
import type { ClusterPages as Pages } from '../../../client/types.gen.ts'
import { processError } from '../../api/process-error.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { ErrorNote } from '../../ui/feedback/error-note.tsx'
import { Section } from '../../ui/layout/section.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { clusterPagesOptions } from '../conversation-queries.ts'

export interface ClusterPagesProps {
  readonly org: string
  readonly cluster: string
  readonly onCreateChangeRequest: () => void
}

/** Pages that probably answer the issues, or should. */
export function ClusterPages({ org, cluster, onCreateChangeRequest }: ClusterPagesProps) {
  const { data, error, refetch, isFetching } = useQuery(clusterPagesOptions(org, cluster))
  return (
    <Section title="Pages probably concerned">
      {error !== null && data === undefined ? (
        <ErrorNote {...processError(error)} onRetry={() => void refetch()} retrying={isFetching} />
      ) : data === undefined ? (
        <Skeleton shape="rows" count={4} label="Looking for pages" />
      ) : data.pages.length === 0 ? (
        <EmptyState
          title="Nothing fits: a page may be missing"
          action={
            <Button icon={FilePlus} onClick={onCreateChangeRequest}>
              Create change request
            </Button>
          }
        >
          No page that you can see contains enough of these words. A new page could answer them.
        </EmptyState>
      ) : (
        <ul aria-label="Pages probably concerned" className="grid border-t border-line">
          {data.pages.map((found) => (
            <PageRow key={found.page.id} org={org} found={found} />
          ))}
        </ul>
      )}
    </Section>
  )
}

function PageRow({ org, found }: { readonly org: string; readonly found: Pages['pages'][number] }) {
  const { space, page, matched, excerpt } = found
  return (
    <li className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-1 border-b border-line py-2">
      <span className="flex min-w-0 flex-wrap items-baseline gap-x-2">
        <Link
          to="/o/$org/s/$space/p/$page"
          params={{ org, space: space.id, page: page.id }}
          className="min-w-0 font-strong [overflow-wrap:anywhere] hover:underline"
        >
          {page.title === '' ? page.path : page.title}
        </Link>
        <span className="text-caption text-ink-soft">{space.title}</span>
      </span>
      {excerpt !== '' && (
        <blockquote className="line-clamp-3 border-l-2 border-line pl-2 font-serif text-[0.9375rem] [overflow-wrap:anywhere]">
          {excerpt}
        </blockquote>
      )}
      {matched.length > 0 && (
        <span className="text-caption text-ink-soft">Contains: {matched.join(', ')}</span>
      )}
    </li>
  )
}
