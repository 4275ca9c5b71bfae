import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, Link } from '@tanstack/react-router'
import { Code, FileText, History } from 'lucide-react'
import { Suspense, useEffect, useMemo } from 'react'
import { getSpaceOptions } from '../../../../client/@tanstack/react-query.gen.ts'
import type { Page, Space } from '../../../../client/types.gen.ts'
import type { RichTextDocument } from '../../../../content/document/document.ts'
import { outline } from '../../../../content/document/heading-anchors.ts'
import { orNotFound } from '../../../api/not-found-error.ts'
import { documentOf } from '../../../documents/document-resources.ts'
import { EditPage } from '../../../pages/changes/edit-page.tsx'
import { PageHeader } from '../../../pages/reader/page-header.tsx'
import { PageNeighbours } from '../../../pages/reader/page-neighbours.tsx'
import { PageOutline } from '../../../pages/reader/page-outline.tsx'
import { PagePaper } from '../../../pages/reader/page-paper.tsx'
import { pageOptions } from '../../../pages/page-queries.ts'
import { PageSource } from '../../../pages/reader/page-source.tsx'
import { PageWithoutText } from '../../../pages/reader/page-without-text.tsx'
import { PinnedRevisionNotice, RevisionTime } from '../../../pages/reader/pinned-revision-notice.tsx'
import { ensureReaderTree, usePagePlace, useReaderPages } from '../../../pages/tree/use-reader-tree.ts'
import { readerSearch } from '../../../pages/reader/reader-search.ts'
import { rememberPlace } from '../../../search/recent-places.ts'
import { MissingScreen } from '../../../shell/failures/lazy-missing-screen.ts'
import { buttonClass } from '../../../ui/buttons/button-class.ts'
import { CopyButton } from '../../../ui/buttons/copy-button.tsx'
import { isComputed, isGenerated } from '../../../ui/generated-page.ts'
import { Icon } from '../../../ui/icon.tsx'
import { RelativeTime } from '../../../ui/relative-time.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { GeneratedNotice, readerLink } from '../../-reader/generated-notice.tsx'
import { PageDiscussion } from '../../-reader/page-discussion.tsx'
import { PageText } from '../../-reader/page-text.tsx'

export const Route = createFileRoute('/o/$org/s/$space/p/$page')({
  validateSearch: readerSearch,
  loaderDeps: ({ search: { rev } }) => ({ rev }),
  loader: async ({ context: { queryClient }, params: { space, page }, deps: { rev } }) => {
    const revision = { space, revision: rev }
    const [found] = await orNotFound(
      Promise.all([
        queryClient.ensureQueryData(pageOptions(revision, page, 'document')),
        ensureReaderTree(queryClient, revision, page),
      ]),
    )
    return { crumb: found.title }
  },
  component: PageScreen,
  pendingComponent: () => (
    <PagePaper>
      <Skeleton shape="lines" count={14} label="Loading the page" />
    </PagePaper>
  ),
  notFoundComponent: MissingScreen,
})

function PageScreen() {
  const { org, space, page: id } = Route.useParams()
  const { rev, view } = Route.useSearch()
  const revision = { space, revision: rev }
  const { data: page } = useSuspenseQuery(pageOptions(revision, id, 'document'))
  const { data: details } = useSuspenseQuery(getSpaceOptions({ path: { spaceId: space } }))
  const place = usePagePlace(revision, id)
  useEffect(() => {
    rememberPlace(org, { path: `/o/${org}/s/${space}/p/${id}`, label: `${page.title} · ${details.title}` })
  }, [org, space, id, page.title, details.title])
  const wire = page.type === 'document' ? page.document : undefined
  const document = wire === undefined ? undefined : documentOf(wire)
  const items = useMemo(() => (document === undefined ? [] : outline(document)), [document])
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6 min-[88rem]:grid-cols-[minmax(0,1fr)_10rem]">
      <PagePaper>
        {rev !== undefined && (
          <PinnedRevisionNotice space={space} revision={rev}>
            <Link to="." search={{}} className="text-accent underline">
              Back to the current page
            </Link>
          </PinnedRevisionNotice>
        )}
        <GeneratedNotice
          space={space}
          page={page}
          generator={place?.above.find(({ id: above }) => above === page.generatedBy)?.title}
          linkTo={readerLink(org, space)}
        />
        <PageActions page={page} canEdit={details.permissions.edit} />
        <PageHeader page={page} above={place?.above ?? []} org={org} space={space} revision={rev} />
        <PageContent page={page} document={document} permissions={details.permissions} />
        <footer className="grid gap-4 border-t border-line pt-4">
          {rev !== undefined ? (
            <RevisionTime space={space} revision={rev} />
          ) : (
            page.updatedAt !== undefined && (
              <p className="text-ink-soft">
                Updated <RelativeTime at={page.updatedAt} />
              </p>
            )
          )}
          <PageNeighbours
            org={org}
            space={space}
            revision={rev}
            previous={place?.previous}
            next={place?.next}
          />
        </footer>
      </PagePaper>
      {view !== 'source' && items.length > 1 && (
        <div className="sticky top-16 hidden max-h-[calc(100dvh-5rem)] self-start overflow-y-auto min-[88rem]:block">
          <PageOutline items={items} />
        </div>
      )}
    </div>
  )
}

/** Editing, the link, the history, and Markdown instead of the page. */
function PageActions({ page, canEdit }: { readonly page: Page; readonly canEdit: boolean }) {
  const { org, space } = Route.useParams()
  const { rev, view } = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <div className="flex flex-wrap gap-2">
      {rev === undefined && page.type === 'document' && !isGenerated(page) && (
        <EditPage
          space={space}
          title={page.title}
          allowed={canEdit}
          onCreated={(number) =>
            void navigate({
              to: '/o/$org/s/$space/changes/$number/edit/$page',
              params: { org, space, number: String(number), page: page.id },
            })
          }
        />
      )}
      <CopyButton text={page.urls.app} what="link" />
      <Link
        to="/o/$org/s/$space/history"
        params={{ org, space }}
        search={{ page: page.id }}
        className={buttonClass('quiet')}
      >
        <Icon of={History} />
        History
      </Link>
      {page.type === 'document' && (
        <Link
          to="."
          search={{
            ...(rev === undefined ? {} : { rev }),
            ...(view === 'source' ? {} : { view: 'source' as const }),
          }}
          replace
          className={buttonClass('quiet')}
        >
          <Icon of={view === 'source' ? FileText : Code} />
          {view === 'source' ? 'View page' : 'View Markdown'}
        </Link>
      )}
    </div>
  )
}

interface PageContentProps {
  readonly page: Page
  /** Undefined for a page without text. */
  readonly document: RichTextDocument | undefined
  readonly permissions: Space['permissions']
}

/** The page with its discussion, or its Markdown. */
function PageContent({ page, document, permissions }: PageContentProps) {
  const { org, space } = Route.useParams()
  const { rev, view, comment } = Route.useSearch()
  const navigate = Route.useNavigate()
  const tree = useReaderPages()
  const revision = { space, revision: rev }
  if (view === 'source') return <PageSource revision={revision} page={page.id} />
  if (document === undefined) return <PageWithoutText page={page} org={org} space={space} revision={rev} />
  return (
    <PageDiscussion
      key={page.id}
      org={org}
      revision={revision}
      page={page.id}
      canComment={permissions.comment && !isGenerated(page) && !isComputed(page)}
      linkedThread={comment}
      onLeave={() =>
        void navigate({
          search: (before) => readerSearch({ ...before, comment: undefined }),
          replace: true,
          resetScroll: false,
          hash: true,
        })
      }
    >
      <Suspense fallback={<Skeleton shape="lines" count={10} label="Loading the page" />}>
        <PageText
          org={org}
          revision={revision}
          page={{ id: page.id, path: 'path' in page ? page.path : '', title: page.title }}
          document={document}
          tree={tree}
        />
      </Suspense>
    </PageDiscussion>
  )
}
