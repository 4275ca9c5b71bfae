import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, Outlet, useLocation, useParams } from '@tanstack/react-router'
import { useMemo } from 'react'
import { getSpaceOptions, getUserOptions } from '../../../../client/@tanstack/react-query.gen.ts'
import type { Comment } from '../../../../client/types.gen.ts'
import { whyNot } from '../../../../contract/change-requests/actions.ts'
import { changeRequestOptions, changesOptions } from '../../../change-requests/change-queries.ts'
import { diffSearch, type DiffSearch } from '../../../change-requests/diff/diff-search.ts'
import { ReviewScreen } from '../../../change-requests/review/review-screen.tsx'
import { useReviewDraft } from '../../../change-requests/review/review-draft.local.ts'
import { threadsOptions } from '../../../comments/comment-queries.ts'
import { QuoteHighlighter } from '../../../comments/quotes/quote-highlighter.tsx'
import { panelSearch, type PanelSearch } from '../../../comments/threads/discussion-search.ts'
import { showToast } from '../../../ui/toast.ts'
import { MissingScreen } from '../../../shell/failures/lazy-missing-screen.ts'
import { useDiffNavigation } from '../../-review/use-diff-navigation.ts'
import { FollowLinks, useDrawBlocks } from '../../-reader/use-draw-blocks.tsx'
import { useDrawOrder } from '../../-review/use-draw-order.tsx'
import { ThreadsAside, ThreadsButton } from '../../-review/threads-aside.tsx'
import { useOpenComposer } from '../../-review/use-open-composer.ts'
import { useReviewNotes } from '../../-review/use-review-notes.tsx'
import { useDiffThreads } from '../../-review/use-diff-threads.ts'
import { usePageLookup, useTreePages } from '../../-review/use-tree-pages.ts'

export const Route = createFileRoute('/o/$org/s/$space_/changes/$number/diff')({
  validateSearch: (search): DiffSearch & PanelSearch => ({ ...diffSearch(search), ...panelSearch(search) }),
  staticData: { crumb: 'Changes' },
  // Prefetched as early as possible, while the header renders, which does not need it.
  loader: ({ context: { queryClient }, params: { space, number } }) => {
    void queryClient
      .ensureQueryData(changeRequestOptions(space, number))
      .then((change) => queryClient.prefetchInfiniteQuery(changesOptions(change)))
      // The screen fetches again and reports errors.
      .catch(() => undefined)
  },
  component: ChangesTab,
  notFoundComponent: MissingScreen,
})

const none: readonly Comment[] = []

function ChangesTab() {
  const { org, space, number } = Route.useParams()
  const { page } = useParams({ strict: false })
  const search = Route.useSearch()
  const hash = useLocation({ select: (location) => location.hash })
  const { data: change } = useSuspenseQuery(changeRequestOptions(space, number))
  const { data: currentSpace } = useSuspenseQuery(getSpaceOptions({ path: { spaceId: space } }))
  const { data: person } = useSuspenseQuery(getUserOptions())
  const place = useMemo(() => ({ space, change: change.id }), [space, change.id])
  const { data: loadedThreads } = useQuery(threadsOptions(place))
  const threads = loadedThreads ?? none
  const pages = useTreePages(change)
  const { placeOf, titleOf } = usePageLookup(pages)
  const { open, setSearch, aim } = useDiffNavigation(org, space, number)
  const { panel, openCount, toggleList } = useDiffThreads({
    org,
    space,
    number,
    page,
    place,
    person: person.id,
    search,
    placeOf,
    setSearch,
    threads: loadedThreads,
  })
  const drawBlocks = useDrawBlocks(org, change)
  const drawOrder = useDrawOrder(change, open)
  const { writing, write, writeAboutSelection, finish } = useOpenComposer()
  const mayComment = currentSpace.permissions.comment
  const noSuggestion = whyNot('suggest', change, currentSpace.permissions)
  const notesOf = useReviewNotes({
    org,
    number,
    change,
    threads,
    comment: search.comment,
    writing,
    mayComment,
    titleOf,
    drawBlocks,
    person: person.id,
    onWrite: write,
    onFinish: finish,
    maySuggest: noSuggestion === undefined,
    draft: useReviewDraft(person.id, change.id),
    onAim: aim,
  })
  return (
    <FollowLinks>
      <div
        className={
          search.threads === undefined
            ? ''
            : 'grid grid-cols-[minmax(0,1fr)] gap-6 lg:grid-cols-[minmax(0,1fr)_19rem]'
        }
      >
        <QuoteHighlighter threads={threads} onComment={mayComment ? writeAboutSelection : undefined}>
          <ReviewScreen
            change={change}
            page={page}
            search={search}
            pages={pages}
            drawBlocks={drawBlocks}
            drawOrder={drawOrder}
            notesOf={notesOf}
            tools={
              <ThreadsButton pressed={search.threads !== undefined} count={openCount} onToggle={toggleList} />
            }
            folded={search.threads !== undefined}
            person={person.id}
            onSearch={setSearch}
            aimed={hash.startsWith('b-') ? hash.slice(2) : undefined}
            onAim={(key) => aim(key, { view: undefined })}
            onOpen={open}
            onComment={mayComment ? (key, id) => write({ page: id, key }) : undefined}
            onSuggest={(key, id) => {
              if (noSuggestion === undefined) write({ page: id, key, wording: true })
              else void showToast({ text: 'You cannot suggest edits here', detail: noSuggestion })
            }}
          />
        </QuoteHighlighter>
        {search.threads !== undefined && (
          <ThreadsAside {...panel} mayComment={mayComment} drawBlocks={drawBlocks} setSearch={setSearch} />
        )}
      </div>
      <Outlet />
    </FollowLinks>
  )
}
