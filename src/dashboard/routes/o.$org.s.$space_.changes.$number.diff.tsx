import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, Outlet, useLocation, useParams, useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { getSpaceOptions, getUserOptions } from '../../client/@tanstack/react-query.gen.ts'
import type { BlockNotes } from '../change-requests/block-notes.ts'
import { ChangeDesk } from '../change-requests/change-desk.tsx'
import { changeRequestOptions } from '../change-requests/change-queries.ts'
import { diffSearch, usualView, type DiffView } from '../change-requests/diff-search.ts'
import { OtherDiff } from '../change-requests/other-diff.tsx'
import { PageDiff } from '../change-requests/page-diff.tsx'
import { ThreadAnchor } from '../change-requests/thread-anchor.tsx'
import { threadsOptions } from '../comments/comment-queries.ts'
import { NewComment } from '../comments/new-comment.tsx'
import { Thread } from '../comments/thread.tsx'
import { FailureScreen } from '../shell/failure-screen.tsx'
import { MissingScreen } from '../shell/missing-screen.tsx'
import { FollowLinks, useDrawBlocks } from './-draw-blocks.tsx'

export const Route = createFileRoute('/o/$org/s/$space_/changes/$number/diff')({
  validateSearch: diffSearch,
  staticData: { crumb: 'Changes' },
  component: Changes,
  notFoundComponent: MissingScreen,
  errorComponent: FailureScreen,
})

/** A block that is being commented on: undefined for none, an empty key for the page as a whole. */
interface Writing {
  readonly page: string
  readonly key: string | undefined
}

function Changes() {
  const { org, space, number } = Route.useParams()
  const { page } = useParams({ strict: false })
  const { view = usualView() } = Route.useSearch()
  const navigate = Route.useNavigate()
  const router = useRouter()
  const hash = useLocation({ select: (location) => location.hash })
  const aimed = hash.startsWith('b-') ? hash.slice(2) : undefined
  const { data: change } = useSuspenseQuery(changeRequestOptions(space, number))
  const { data: named } = useSuspenseQuery(getSpaceOptions({ path: { spaceId: space } }))
  const { data: person } = useSuspenseQuery(getUserOptions())
  const place = { space, change: change.id }
  const { data: threads = [] } = useQuery(threadsOptions(place))
  const drawBlocks = useDrawBlocks(org, change)
  const [writing, setWriting] = useState<Writing>()
  const mayComment = named.permissions.comment
  const open = (id: string): void =>
    void navigate({
      to: '/o/$org/s/$space/changes/$number/diff/$page',
      params: { org, space, number, page: id },
      search: (before) => before,
      resetScroll: false,
    })
  const show = (next: DiffView): void =>
    void navigate({
      // Where the router is going, which may be another page than the one still drawn.
      to: router.latestLocation.pathname as '/',
      search: { view: next } as never,
      hash: true,
      replace: true,
      resetScroll: false,
    })
  const notesOf = (id: string): BlockNotes => ({
    onComment: mayComment ? (key) => setWriting({ page: id, key }) : undefined,
    below: (keys) => {
      const about = threads.filter(
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
      if (about.length === 0 && !composing) return null
      return (
        <div className="mt-3 grid max-w-measure grid-cols-[minmax(0,1fr)] gap-3 font-sans text-base">
          {about.map((comment) => (
            <Thread
              key={comment.id}
              place={place}
              comment={comment}
              person={person.id}
              drawBlocks={drawBlocks}
              anchor={
                comment.target.node === undefined ? null : (
                  <ThreadAnchor
                    org={org}
                    change={change}
                    page={id}
                    node={comment.target.node.id}
                    revision={comment.target.revision}
                    inPlace
                  />
                )
              }
            />
          ))}
          {composing && (
            <NewComment
              place={place}
              page={id}
              node={writing.key}
              label={writing.key === undefined ? 'Comment on this page' : 'Comment on this block'}
              onDone={() => setWriting(undefined)}
              focused
            />
          )}
        </div>
      )
    },
  })
  return (
    <FollowLinks>
      <ChangeDesk
        change={change}
        page={page}
        view={view}
        onView={show}
        onOpen={open}
        onComment={mayComment ? (key, id) => setWriting({ page: id, key }) : undefined}
      >
        {(id, entry) =>
          entry === undefined || entry.kind === 'page' ? (
            <PageDiff
              key={id}
              change={change}
              entry={entry}
              page={id}
              view={view}
              drawBlocks={drawBlocks}
              notes={notesOf(id)}
              aimed={aimed}
            />
          ) : (
            <OtherDiff key={id} space={space} entry={entry} view={view} drawBlocks={drawBlocks} />
          )
        }
      </ChangeDesk>
      <Outlet />
    </FollowLinks>
  )
}
