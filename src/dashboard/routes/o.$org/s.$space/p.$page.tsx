import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, Link } from '@tanstack/react-router'
import { Code, FileText, History } from 'lucide-react'
import { Suspense, useEffect, useMemo } from 'react'
import { getSpaceOptions } from '../../../../client/@tanstack/react-query.gen.ts'
import { outline } from '../../../../content/document/heading-anchors.ts'
import { orNotFound } from '../../../api/not-found-error.ts'
import { documentOf } from '../../../documents/document-resources.ts'
import { EditPage } from '../../../pages/changes/edit-page.tsx'
import { PageHeader } from '../../../pages/reader/page-header.tsx'
import { PageNeighbours } from '../../../pages/reader/page-neighbours.tsx'
import { placeOf } from '../../../pages/tree/page-nodes.ts'
import { PageOutline } from '../../../pages/reader/page-outline.tsx'
import { PagePaper } from '../../../pages/reader/page-paper.tsx'
import { pageOptions, pageTreeOptions } from '../../../pages/page-queries.ts'
import { PageSource } from '../../../pages/reader/page-source.tsx'
import { PageWithoutText } from '../../../pages/reader/page-without-text.tsx'
import { PinnedNote } from '../../../pages/reader/pinned-revision-notice.tsx'
import { readerSearch } from '../../../pages/reader/reader-search.ts'
import { rememberPlace } from '../../../search/recent-places.ts'
import { FailureScreen } from '../../../shell/failures/failure-screen.tsx'
import { MissingScreen } from '../../../shell/failures/missing-screen.tsx'
import { buttonClass } from '../../../ui/buttons/button-class.ts'
import { CopyButton } from '../../../ui/buttons/copy-button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { RelativeTime } from '../../../ui/relative-time.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { PageDiscussion } from '../../-reader/page-discussion.tsx'
import { PageText } from '../../-reader/page-text.tsx'

export const Route = createFileRoute('/o/$org/s/$space/p/$page')({
  validateSearch: readerSearch,
  loaderDeps: ({ search: { rev } }) => ({ rev }),
  loader: async ({ context: { queryClient }, params: { space, page }, deps: { rev } }) => {
    const found = await orNotFound(
      queryClient.ensureQueryData(pageOptions({ space, revision: rev }, page, 'document')),
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
  errorComponent: FailureScreen,
})

function PageScreen() {
  const { org, space, page: id } = Route.useParams()
  const { rev, view, comment } = Route.useSearch()
  const navigate = Route.useNavigate()
  const shown = { space, revision: rev }
  const { data: page } = useSuspenseQuery(pageOptions(shown, id, 'document'))
  const { data: pages } = useSuspenseQuery(pageTreeOptions(shown))
  const { data: named } = useSuspenseQuery(getSpaceOptions({ path: { spaceId: space } }))
  const place = useMemo(() => placeOf(pages, id), [pages, id])
  useEffect(() => {
    rememberPlace(org, { path: `/o/${org}/s/${space}/p/${id}`, label: `${page.title} · ${named.title}` })
  }, [org, space, id, page.title, named.title])
  const wire = page.type === 'document' ? page.document : undefined
  const document = wire === undefined ? undefined : documentOf(wire)
  const items = useMemo(() => (document === undefined ? [] : outline(document)), [document])
  const withOutline = view !== 'source' && items.length > 1
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6 min-[88rem]:grid-cols-[minmax(0,1fr)_10rem]">
      <PagePaper>
        {rev !== undefined && (
          <PinnedNote space={space} revision={rev}>
            <Link to="." search={{}} className="text-accent underline">
              Back to the page as it is now
            </Link>
          </PinnedNote>
        )}
        <div className="flex flex-wrap gap-2">
          {rev === undefined && page.type === 'document' && (
            <EditPage
              space={space}
              title={page.title}
              locked={named.editMode !== 'live'}
              allowed={named.permissions.edit}
              onCreated={(number) =>
                void navigate({
                  to: '/o/$org/s/$space/changes/$number/edit/$page',
                  params: { org, space, number: String(number), page: id },
                })
              }
            />
          )}
          <CopyButton text={page.urls.app} what="link" />
          <Link
            to="/o/$org/s/$space/history"
            params={{ org, space }}
            search={{ page: id }}
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
              {view === 'source' ? 'Show the page' : 'Show as Markdown'}
            </Link>
          )}
        </div>
        <PageHeader page={page} above={place?.above ?? []} org={org} space={space} revision={rev} />
        {view === 'source' ? (
          <PageSource shown={shown} page={id} />
        ) : document === undefined ? (
          <PageWithoutText page={page} org={org} space={space} revision={rev} />
        ) : (
          <PageDiscussion
            key={id}
            org={org}
            shown={shown}
            page={id}
            mayComment={named.permissions.comment}
            aimed={comment}
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
              <PageText org={org} shown={shown} page={id} document={document} pages={pages} />
            </Suspense>
          </PageDiscussion>
        )}
        <footer className="grid gap-4 border-t border-line pt-4">
          {page.updatedAt !== undefined && (
            <p className="text-ink-soft">
              Changed <RelativeTime at={page.updatedAt} />
            </p>
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
      {withOutline && (
        <div className="sticky top-16 hidden max-h-[calc(100dvh-5rem)] self-start overflow-y-auto min-[88rem]:block">
          <PageOutline items={items} />
        </div>
      )}
    </div>
  )
}
