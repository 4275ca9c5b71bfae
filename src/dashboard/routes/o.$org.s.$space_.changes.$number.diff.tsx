import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, Outlet, useLocation, useParams, useRouter } from '@tanstack/react-router'
import { MessagesSquare } from 'lucide-react'
import { useCallback, useMemo, useState } from 'react'
import { getSpaceOptions, getUserOptions } from '../../client/@tanstack/react-query.gen.ts'
import type { Comment } from '../../client/types.gen.ts'
import type { BlockMarks, BlockNotes } from '../change-requests/block-notes.ts'
import { changeRequestOptions } from '../change-requests/change-queries.ts'
import type { TreePage } from '../change-requests/change-tree.tsx'
import { diffSearch, type SearchSet } from '../change-requests/diff-search.ts'
import { DraftCard } from '../change-requests/draft-card.tsx'
import { ReviewDesk } from '../change-requests/review-desk.tsx'
import { useReviewDraft } from '../change-requests/review-draft.ts'
import { threadsOptions } from '../comments/comment-queries.ts'
import type { SelectedWords } from '../comments/block-words.ts'
import { NewComment } from '../comments/new-comment.tsx'
import { QuoteGround } from '../comments/quote-ground.tsx'
import { useReveal } from '../comments/reveal-thread.ts'
import { Thread } from '../comments/thread.tsx'
import { hasPlace, ThreadPanel, usePanelThreads } from '../comments/thread-panel.tsx'
import { useCommands } from '../shell/commands.ts'
import { Button } from '../ui/button.tsx'
import { FailureScreen } from '../shell/failure-screen.tsx'
import { MissingScreen } from '../shell/missing-screen.tsx'
import { showToast } from '../ui/toast.ts'
import { FollowLinks, useDrawBlocks } from './-draw-blocks.tsx'
import { SuggestWording } from './-suggest-wording.tsx'
import { useTreePages } from './-tree-pages.ts'

export const Route = createFileRoute('/o/$org/s/$space_/changes/$number/diff')({
  validateSearch: diffSearch,
  staticData: { crumb: 'Changes' },
  component: Changes,
  notFoundComponent: MissingScreen,
  errorComponent: FailureScreen,
})

const none: readonly Comment[] = []

/** What is being written and about what: an absent key for the page as a whole. */
interface Writing {
  readonly page: string
  readonly key: string | undefined
  readonly wording?: true
  /** Words of the block that were selected. */
  readonly quote?: SelectedWords['quote'] | undefined
  readonly cell?: SelectedWords['cell']
}

function Changes() {
  const { org, space, number } = Route.useParams()
  const { page } = useParams({ strict: false })
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  const router = useRouter()
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
  // The focus goes back to the block, so that the next key begins there.
  const finish = useCallback((): void => {
    const key = writing?.key
    setWriting(undefined)
    if (key !== undefined)
      requestAnimationFrame(() => document.getElementById(`b-${key}`)?.focus({ preventScroll: true }))
  }, [writing?.key])
  const mayComment = named.permissions.comment
  const maySuggest = mayComment && (change.status === 'open' || change.status === 'draft')
  const { draft, add, edit, remove } = useReviewDraft(person.id, change.id)
  const quote = useCallback(({ page: of, node, quote: words, cell }: SelectedWords): void => {
    if (of !== undefined) setWriting({ page: of, key: node, quote: words, ...(cell && { cell }) })
  }, [])
  const { threads: filter, newest = false, comment } = search
  const placeOf = useMemo(() => {
    const places = new Map(pages === undefined ? [] : namesInOrder(pages).map((id, at) => [id, at] as const))
    return (id: string) => places.get(id)
  }, [pages])
  const panel = { place, person: person.id, filter: filter ?? 'open', newest, placeOf } as const
  const listed = usePanelThreads(panel)
  const titleOf = useCallback((id: string) => pages && titleIn(pages, id), [pages])
  const open = useCallback(
    (id: string): void =>
      void navigate({
        to: '/o/$org/s/$space/changes/$number/diff/$page',
        params: { org, space, number, page: id },
        search: (before) => before,
        resetScroll: false,
      }),
    [navigate, org, space, number],
  )
  const setSearch = useCallback(
    (set: SearchSet): void =>
      void navigate({
        // Where the router is going, which may be another page than the one still drawn.
        to: router.latestLocation.pathname as '/',
        search: ((before: Record<string, unknown>) => ({ ...before, ...set })) as never,
        hash: true,
        replace: true,
        resetScroll: false,
      }),
    [navigate, router],
  )
  const aim = useCallback(
    (key: string, set: SearchSet = {}): void =>
      void navigate({
        to: router.latestLocation.pathname as '/',
        search: ((before: Record<string, unknown>) => ({ ...before, ...set })) as never,
        hash: `b-${key}`,
        replace: true,
        resetScroll: false,
        hashScrollIntoView: false,
      }),
    [navigate, router],
  )
  const goTo = (thread: Comment): void => {
    const of = thread.target.page?.id
    const going = {
      comment: thread.id,
      ...(filter === undefined && !hasPlace(thread) && { threads: 'open' }),
    }
    if (of === undefined || !hasPlace(thread)) return setSearch(going as SearchSet)
    void navigate({
      to: '/o/$org/s/$space/changes/$number/diff/$page',
      params: { org, space, number, page: of },
      search: (before) => ({ ...before, comment: thread.id }),
      ...(thread.anchor?.node === undefined ? {} : { hash: `b-${thread.anchor.node.id}` }),
      resetScroll: false,
      hashScrollIntoView: false,
    })
  }
  const step = (by: 1 | -1): void => {
    const all = listed?.threads ?? []
    const at = all.findIndex(({ id }) => id === comment)
    const next = all[at < 0 ? (by === 1 ? 0 : all.length - 1) : at + by]
    if (next !== undefined) goTo(next)
  }
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
  // Another page is another text, in which the thread is to be found anew.
  useReveal(comment === undefined ? undefined : `${comment} ${page ?? ''}`, () =>
    document.getElementById(`comment-${comment}`),
  )
  const notesOf = useMemo(
    () =>
      remembered((id, viewed) => ({
        viewed,
        onSuggest: maySuggest ? (key) => setWriting({ page: id, key, wording: true }) : undefined,
        onComment: mayComment ? (key) => setWriting({ page: id, key }) : undefined,
        onLink: (key) => {
          aim(key)
          const address = router.buildLocation({
            to: '/o/$org/s/$space/changes/$number/diff/$page',
            params: { org, space, number, page: id },
            hash: `b-${key}`,
          }).href
          void copyAddress(new URL(address, location.origin).href)
        },
        below: (keys) => {
          const about = (threads ?? []).filter(
            ({ id: thread, target, status }) =>
              (status === 'open' || thread === comment) &&
              target.page?.id === id &&
              (keys.length === 0
                ? target.node === undefined
                : target.node !== undefined && keys.includes(target.node.id)),
          )
          const composing =
            writing?.page === id &&
            (keys.length === 0
              ? writing.key === undefined
              : writing.key !== undefined && keys.includes(writing.key))
          const kept = draft.comments.filter(
            ({ body: { page: of, node } }) =>
              of === id &&
              (keys.length === 0 ? node === undefined : node !== undefined && keys.includes(node)),
          )
          if (about.length === 0 && kept.length === 0 && !composing) return null
          return (
            <div className="mt-3 grid max-w-measure grid-cols-[minmax(0,1fr)] gap-3 font-sans text-base">
              {about.map((one) => (
                <Thread
                  key={one.id}
                  place={place}
                  comment={one}
                  person={person.id}
                  drawBlocks={drawBlocks}
                  aimed={one.id === comment}
                />
              ))}
              {kept.map((one) => (
                <DraftCard
                  key={one.id}
                  comment={one}
                  onEdit={(markdown) => edit(one.id, markdown)}
                  onRemove={() => remove(one.id)}
                />
              ))}
              {composing && writing.wording === true && writing.key !== undefined && (
                <SuggestWording
                  place={place}
                  change={change}
                  page={id}
                  node={writing.key}
                  drawBlocks={drawBlocks}
                  onDone={finish}
                />
              )}
              {composing && writing.wording !== true && (
                <NewComment
                  place={place}
                  page={id}
                  node={writing.key}
                  quote={writing.quote}
                  cell={writing.cell}
                  label={
                    writing.key === undefined
                      ? 'Comment on this page'
                      : writing.cell !== undefined && writing.quote === undefined
                        ? 'Comment on this cell'
                        : 'Comment on this block'
                  }
                  onDone={finish}
                  onKeep={(body) => add(body, titleOf(id))}
                  focused
                />
              )}
            </div>
          )
        },
      })),
    [
      mayComment,
      maySuggest,
      finish,
      draft.comments,
      add,
      edit,
      remove,
      titleOf,
      threads,
      comment,
      writing,
      place,
      person.id,
      drawBlocks,
      org,
      change,
      aim,
      router,
      space,
      number,
    ],
  )
  return (
    <FollowLinks>
      <div
        className={
          filter === undefined
            ? ''
            : 'grid grid-cols-[minmax(0,1fr)] gap-6 lg:grid-cols-[minmax(0,1fr)_19rem]'
        }
      >
        <QuoteGround threads={threads ?? none} onComment={mayComment ? quote : undefined}>
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
            notesOf={notesOf}
            onComment={mayComment ? (key, id) => setWriting({ page: id, key }) : undefined}
            onSuggest={maySuggest ? (key, id) => setWriting({ page: id, key, wording: true }) : undefined}
          />
        </QuoteGround>
        {filter !== undefined && (
          <aside
            aria-label="Threads of the change request"
            className="max-lg:fixed max-lg:inset-x-2 max-lg:bottom-2 max-lg:z-20 max-lg:max-h-[55dvh] max-lg:overflow-y-auto max-lg:rounded-base max-lg:bg-raised max-lg:p-2 max-lg:shadow-float"
          >
            <div className="sticky top-16 lg:max-h-[calc(100dvh-5rem)] lg:overflow-y-auto">
              <ThreadPanel
                {...panel}
                drawBlocks={drawBlocks}
                aimed={comment}
                onFilter={(next) => setSearch({ threads: next })}
                onNewest={(next) => setSearch({ newest: next ? true : undefined })}
                onGo={goTo}
                onClose={() => setSearch({ threads: undefined, newest: undefined })}
              />
            </div>
          </aside>
        )}
      </div>
      <Outlet />
    </FollowLinks>
  )
}

const copyAddress = async (address: string): Promise<void> => {
  try {
    await navigator.clipboard.writeText(address)
    void showToast({ text: 'The link to the change was copied' })
  } catch {
    void showToast({ text: 'Copy the link by hand', detail: address })
  }
}

/** Made once for each page and its marks, so that what is drawn with it is drawn once. */
const remembered = (
  make: (page: string, viewed: BlockMarks | undefined) => BlockNotes,
): ((page: string, viewed: BlockMarks | undefined) => BlockNotes) => {
  const made = new Map<string, BlockNotes>()
  return (page, viewed) => {
    const known = made.get(page)
    if (known !== undefined && known.viewed === viewed) return known
    const notes = make(page, viewed)
    made.set(page, notes)
    return notes
  }
}

const titleIn = (pages: readonly TreePage[], id: string): string | undefined => {
  for (const page of pages) {
    const title = page.id === id ? page.title : titleIn(page.pages, id)
    if (title !== undefined) return title
  }
  return undefined
}

/** Ids of the pages in the order of reading. */
const namesInOrder = (pages: readonly TreePage[]): string[] =>
  pages.flatMap(({ id, pages: below }) => [id, ...namesInOrder(below)])
