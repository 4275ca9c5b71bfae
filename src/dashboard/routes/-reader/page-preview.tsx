/** Preview of a page next to the page list. */
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { X } from 'lucide-react'
import { Suspense, useMemo } from 'react'
import type { TreePage } from '../../api/pages/page-tree.ts'
import { processError } from '../../api/process-error.ts'
import { documentOf } from '../../documents/document-resources.ts'
import { pageOptions } from '../../pages/page-queries.ts'
import { PageWithoutText } from '../../pages/reader/page-without-text.tsx'
import { ErrorNote } from '../../ui/feedback/error-note.tsx'
import { IconButton } from '../../ui/buttons/icon-button.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { PageText } from './page-text.tsx'

export interface PagePreviewProps {
  readonly org: string
  readonly space: string
  readonly page: string
  /** All pages of the space. */
  readonly pages: readonly TreePage[]
  readonly onClose: () => void
}

/** The page as rendered for readers, with a link to it. */
export function PagePreview({ org, space, page: id, pages, onClose }: PagePreviewProps) {
  const { data: page, error, refetch } = useQuery(pageOptions({ space }, id, 'document'))
  const wire = page?.type === 'document' ? page.document : undefined
  // Memoized, so that components rendered from it do not render again.
  const document = useMemo(() => (wire === undefined ? undefined : documentOf(wire)), [wire])
  const tree = useMemo(() => ({ pages, isWhole: true }), [pages])
  const waiting = <Skeleton shape="lines" count={10} label="Loading the page" />
  return (
    <aside
      aria-label="Page preview"
      className="sticky top-16 grid max-h-[calc(100dvh-5rem)] grid-cols-[minmax(0,1fr)] content-start gap-4 self-start overflow-y-auto bg-paper p-4 ring-1 ring-line ring-inset max-xl:static max-xl:max-h-none sm:rounded-base sm:px-6"
    >
      <div className="flex items-start gap-2">
        <h2 className="min-w-0 flex-1 font-serif text-[1.375rem] leading-[1.3] font-bold">
          {page !== undefined && (
            <Link to="/o/$org/s/$space/p/$page" params={{ org, space, page: id }} className="hover:underline">
              {page.title}
            </Link>
          )}
        </h2>
        <IconButton icon={X} label="Close preview" side="left" onClick={onClose} />
      </div>
      {error !== null ? (
        <ErrorNote {...processError(error)} onRetry={() => void refetch()} />
      ) : page === undefined ? (
        waiting
      ) : document === undefined ? (
        <PageWithoutText page={page} org={org} space={space} revision={undefined} />
      ) : (
        <Suspense fallback={waiting}>
          <PageText
            org={org}
            revision={{ space }}
            page={{ id, path: 'path' in page ? page.path : '', title: page.title }}
            document={document}
            tree={tree}
          />
        </Suspense>
      )}
    </aside>
  )
}
