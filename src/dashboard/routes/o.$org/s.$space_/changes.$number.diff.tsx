import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, Outlet, useLocation, useParams } from '@tanstack/react-router'
import { MessagesSquare } from 'lucide-react'
import { useCallback, useMemo, useState } from 'react'
import { getSpaceOptions, getUserOptions } from '../../../../client/@tanstack/react-query.gen.ts'
import type { Comment } from '../../../../client/types.gen.ts'
import { whyNot } from '../../../../contract/change-requests/actions.ts'
import { changeRequestOptions, changesOptions } from '../../../change-requests/change-queries.ts'
import { diffSearch, type DiffSearch } from '../../../change-requests/diff/diff-search.ts'
import { ReviewDesk } from '../../../change-requests/review/review-screen.tsx'
import { useReviewDraft } from '../../../change-requests/review/review-draft.local.ts'
import { threadsOptions } from '../../../comments/comment-queries.ts'
import type { SelectedText } from '../../../comments/quotes/selected-text.ts'
import { QuoteHighlighter } from '../../../comments/quotes/quote-highlighter.tsx'
import { showLostReplies } from '../../../comments/writing/lost-replies.tsx'
import { useReveal } from '../../../comments/threads/use-reveal-thread.ts'
import { panelSearch, type PanelSearch } from '../../../comments/threads/discussion-search.ts'
import { hasPlace, ThreadPanel, usePanelThreads } from '../../../comments/threads/thread-panel.tsx'
import { useLostReplies } from '../../../comments/writing/use-lost-replies.ts'
import { useCommands } from '../../../shell/commands/commands.ts'
import { useWhenKnown } from '../../../shell/commands/use-when-known.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { showToast } from '../../../ui/toast.ts'
import { FailureScreen } from '../../../shell/failures/failure-screen.tsx'
import { MissingScreen } from '../../../shell/failures/missing-screen.tsx'
import { useDiffNavigation } from '../../-review/use-diff-navigation.ts'
import { FollowLinks, useDrawBlocks } from '../../-reader/use-draw-blocks.tsx'
import { useDrawOrder } from '../../-review/use-draw-order.tsx'
import { useReviewNotes, type Writing } from '../../-review/use-review-notes.tsx'
import { namesInOrder, titleIn, useTreePages } from '../../-review/use-tree-pages.ts'

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
  component: Changes,
  notFoundComponent: MissingScreen,
  errorComponent: FailureScreen,
})

const none: readonly Comment[] = []

function Changes() {
  const { org, space, number } = Route.useParams()
  const { page } = useParams({ strict: false })
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  const hash = useLocation({ select: (location) => location.hash })
  const aimed = hash.startsWith('b-') ? hash.slice(2) : undefined
  const { data: change } = useSuspenseQuery(changeRequestOptions(space, number))
  const { data: named } = useSuspenseQuery(getSpaceOptions({ path: { spaceId: space } }))
  const { data: person } = useSuspenseQuery(getUserOptions())
  const place = useMemo(() => ({ space, change: change.id }), [space, change.id])
  const { data: threads } = useQuery(threadsOptions(place))
  const drawBlocks = useDrawBlocks(org, change)
  const pages = useTreePages(change)
  const [writing, setWriting] = useState<Writing>()
  // Returns the focus to the block, so that the next shortcut continues there.
  const finish = useCallback((): void => {
    const key = writing?.key
    setWriting(undefined)
    if (key !== undefined)
      requestAnimationFrame(() => document.getElementById(`b-${key}`)?.focus({ preventScroll: true }))
  }, [writing?.key])
  const mayComment = named.permissions.comment
  const noSuggestion = whyNot('suggest', change, named.permissions)
  const draft = useReviewDraft(person.id, change.id)
  const quote = useCallback(({ page: of, node, quote: words, cell }: SelectedText): void => {
    if (of !== undefined) setWriting({ page: of, key: node, quote: words, ...(cell && { cell }) })
  }, [])
  const { threads: filter, comment } = search
  const placeOf = useMemo(() => {
    const places = new Map(pages === undefined ? [] : namesInOrder(pages).map((id, at) => [id, at] as const))
    return (id: string) => places.get(id)
  }, [pages])
  const panel = { place, person: person.id, search, placeOf } as const
  const listed = usePanelThreads(panel)
  const titleOf = useCallback((id: string) => pages && titleIn(pages, id), [pages])
  const { open, setSearch, aim } = useDiffNavigation(org, space, number)
  const lost = useLostReplies(place, threads, undefined, () => {
    setSearch({ threads: filter ?? 'open' })
    // Waits until the panel has rendered them.
    requestAnimationFrame(() => requestAnimationFrame(showLostReplies))
  })
  const drawOrder = useDrawOrder(change, open)
  const goTo = (thread: Comment): void => {
    const of = thread.target.page?.id
    if (of === undefined || !hasPlace(thread))
      return setSearch({ comment: thread.id, ...(filter === undefined && { threads: 'open' }) })
    void navigate({
      to: '/o/$org/s/$space/changes/$number/diff/$page',
      params: { org, space, number, page: of },
      search: (before) => ({ ...before, comment: thread.id }),
      ...(thread.anchor?.node === undefined ? {} : { hash: `b-${thread.anchor.node.id}` }),
      resetScroll: false,
      hashScrollIntoView: false,
    })
  }
  const step = useWhenKnown(
    () => listed !== undefined,
    (by: 1 | -1) => {
      const all = listed?.threads ?? []
      const at = all.findIndex(({ id }) => id === comment)
      const next = all[at < 0 ? (by === 1 ? 0 : all.length - 1) : at + by]
      if (next !== undefined) goTo(next)
    },
  )
  useCommands([
    { id: 'next-thread', label: 'Next thread', group: 'This screen', keys: 'N', run: () => step(1) },
    { id: 'previous-thread', label: 'Previous thread', group: 'This screen', keys: 'P', run: () => step(-1) },
    {
      id: 'threads',
      label: filter === undefined ? 'Show the threads beside the difference' : 'Hide the threads',
      group: 'This screen',
      keys: undefined,
      run: () => setSearch({ threads: filter === undefined ? 'open' : undefined }),
    },
  ])
  // Includes the page, because the thread must be looked up again after navigation.
  useReveal(comment === undefined ? undefined : `${comment} ${page ?? ''}`, () =>
    document.getElementById(`comment-${comment}`),
  )
  const notesOf = useReviewNotes({
    org,
    number,
    change,
    person: person.id,
    threads: threads ?? none,
    comment,
    writing,
    onWrite: setWriting,
    onFinish: finish,
    mayComment,
    maySuggest: noSuggestion === undefined,
    draft,
    titleOf,
    drawBlocks,
    onAim: aim,
  })
  return (
    <FollowLinks>
      <div
        className={
          filter === undefined
            ? ''
            : 'grid grid-cols-[minmax(0,1fr)] gap-6 lg:grid-cols-[minmax(0,1fr)_19rem]'
        }
      >
        <QuoteHighlighter threads={threads ?? none} onComment={mayComment ? quote : undefined}>
          <ReviewDesk
            tools={
              <Button
                variant="bare"
                icon={MessagesSquare}
                aria-pressed={filter !== undefined}
                onClick={() => setSearch({ threads: filter === undefined ? 'open' : undefined })}
                className="aria-pressed:bg-chosen max-sm:px-2"
              >
                <span className="max-sm:sr-only">Threads</span>
                {listed !== undefined && (
                  <span className="figures text-ink-soft">{listed.count('open')}</span>
                )}
              </Button>
            }
            change={change}
            person={person.id}
            page={page}
            search={search}
            onSearch={setSearch}
            aimed={aimed}
            onAim={(key) => aim(key, { view: undefined })}
            onOpen={open}
            pages={pages}
            drawBlocks={drawBlocks}
            drawOrder={drawOrder}
            notesOf={notesOf}
            onComment={mayComment ? (key, id) => setWriting({ page: id, key }) : undefined}
            onSuggest={(key, id) => {
              if (noSuggestion === undefined) setWriting({ page: id, key, wording: true })
              else void showToast({ text: 'No wording can be suggested here', detail: noSuggestion })
            }}
          />
        </QuoteHighlighter>
        {filter !== undefined && (
          <aside
            aria-label="Threads of the change request"
            className="[overflow-anchor:none] max-lg:fixed max-lg:inset-x-2 max-lg:bottom-2 max-lg:z-20 max-lg:max-h-[55dvh] max-lg:overflow-y-auto max-lg:rounded-base max-lg:bg-raised max-lg:p-2 max-lg:shadow-float"
          >
            <div className="sticky top-16 lg:max-h-[calc(100dvh-5rem)] lg:overflow-y-auto">
              <ThreadPanel
                {...panel}
                lost={lost}
                mayComment={mayComment}
                drawBlocks={drawBlocks}
                onFilter={(next) => setSearch({ threads: next })}
                onGo={goTo}
                onClose={() =>
                  setSearch({ threads: undefined, order: undefined, about: undefined, author: undefined })
                }
              />
            </div>
          </aside>
        )}
      </div>
      <Outlet />
    </FollowLinks>
  )
}
