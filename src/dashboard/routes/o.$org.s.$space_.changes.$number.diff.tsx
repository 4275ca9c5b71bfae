import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, Outlet, useLocation, useParams, useRouter } from '@tanstack/react-router'
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
import { Thread } from '../comments/thread.tsx'
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
  const quote = useCallback(({ page: of, node, quote: words }: SelectedWords): void => {
    if (of !== undefined) setWriting({ page: of, key: node, quote: words })
  }, [])
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
            ({ target, status }) =>
              status === 'open' &&
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
              {about.map((comment) => (
                <Thread
                  key={comment.id}
                  place={place}
                  comment={comment}
                  person={person.id}
                  drawBlocks={drawBlocks}
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
                  label={writing.key === undefined ? 'Comment on this page' : 'Comment on this block'}
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
      <QuoteGround threads={threads ?? none} onComment={mayComment ? quote : undefined}>
        <ReviewDesk
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
