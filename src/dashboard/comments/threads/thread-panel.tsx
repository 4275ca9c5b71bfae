import { Check, MessageSquare, RotateCcw, X } from 'lucide-react'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useRef } from 'react'
import type { Comment } from '../../../client/types.gen.ts'
import { processError } from '../../api/process-error.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { IconButton } from '../../ui/buttons/icon-button.tsx'
import { RelativeTime } from '../../ui/relative-time.tsx'
import { showToast } from '../../ui/toast.ts'
import { AnchorLine } from '../quotes/anchor-line.tsx'
import { useThreadsBeingWritten } from '../writing/use-active-threads.ts'
import { commentText } from './comment-text.ts'
import { chosenThreads, filterLabels, isIn, type ThreadContext } from './filter-threads.ts'
import { mentioningOptions, threadsOptions, type CommentPlace } from '../comment-queries.ts'
import { DiscussionFilters } from './discussion-filters.tsx'
import { readDraft, replyTarget } from '../writing/comment-drafts.local.ts'
import type { DrawBlocks } from '../draw-blocks.ts'
import { LostReplyList } from '../writing/lost-replies.tsx'
import { ResolveAll } from './resolve-all.tsx'
import { threadFilters, type PanelSearch, type ThreadFilter } from './discussion-search.ts'
import { Thread } from './thread.tsx'
import { useCommentActions } from '../use-comments.ts'
import type { LostReplies } from '../writing/use-lost-replies.ts'

export interface ThreadPanelProps {
  readonly place: CommentPlace
  readonly person: string
  readonly drawBlocks: DrawBlocks
  /** The thread parameters of the URL. */
  readonly search: PanelSearch
  readonly placeOf: (page: string) => number | undefined
  readonly lost: LostReplies
  readonly mayComment: boolean
  readonly onFilter: (filter: ThreadFilter) => void
  readonly onGo: (thread: Comment) => void
  readonly onClose: () => void
}

/** The filtered threads in the order of the panel, and the number of threads per filter; undefined until loaded. */
export const usePanelThreads = ({
  place,
  person,
  search,
  placeOf,
}: Pick<ThreadPanelProps, 'place' | 'person' | 'search' | 'placeOf'>) => {
  const { data: all } = useQuery(threadsOptions(place))
  const { data: mentioning } = useQuery(mentioningOptions(place, person))
  const { threads: filter = 'open', order = 'page', about, author } = search
  const held = useThreadsBeingWritten()
  return useMemo(() => {
    if (all === undefined) return undefined
    const context: ThreadContext = { person, mentioning: new Set(mentioning), placeOf }
    const threads = chosenThreads(all, { filter, order, about, author, held }, context)
    const count = (one: ThreadFilter): number => all.filter((thread) => isIn(one, thread, context)).length
    return { all, threads, count }
  }, [all, mentioning, person, placeOf, filter, order, about, author, held])
}

/** The threads beside the diff, with links to their positions. */
export function ThreadPanel(props: ThreadPanelProps) {
  const { place, person, drawBlocks, search, placeOf, lost, mayComment, onFilter, onGo, onClose } = props
  const { threads: filter = 'open', order = 'page', about, author, comment: aimed } = search
  const listed = usePanelThreads(props)
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    list.current?.querySelector('[data-aimed]')?.scrollIntoView({ block: 'nearest' })
  }, [aimed])
  return (
    <section aria-label="Threads" className="grid grid-cols-[minmax(0,1fr)] content-start gap-2">
      <div className="flex items-center gap-1">
        <h2 className="flex-1 font-strong">Threads</h2>
        <IconButton icon={X} label="Hide threads" onClick={onClose} />
      </div>
      <fieldset className="flex flex-wrap gap-0.5">
        <legend className="sr-only">Filter threads</legend>
        {threadFilters.map((one) => (
          <Button
            key={one}
            variant="bare"
            aria-pressed={one === filter}
            onClick={() => onFilter(one)}
            className="px-2 aria-pressed:bg-chosen aria-pressed:font-strong"
          >
            {filterLabels[one]}{' '}
            <span className="figures text-caption text-ink-soft">{listed?.count(one)}</span>
          </Button>
        ))}
      </fieldset>
      {listed !== undefined && listed.all.length > 0 && (
        <DiscussionFilters threads={listed.all} order={order} usual="page" about={about} author={author} />
      )}
      {listed !== undefined && (
        <div className="flex empty:hidden">
          <ResolveAll place={place} threads={listed.threads} />
        </div>
      )}
      {listed?.threads.length === 0 && (
        <p className="text-ink-soft">
          {filter === 'open' && about === undefined && author === undefined
            ? 'No open threads. Select text or press c to start one.'
            : 'No threads match.'}
        </p>
      )}
      <LostReplyList
        place={place}
        lost={lost}
        pageExists={(page) => placeOf(page) !== undefined}
        mayComment={mayComment}
      />
      <ul ref={list} aria-label="Filtered threads" className="grid grid-cols-[minmax(0,1fr)] gap-1">
        {listed?.threads.map((thread) => (
          <li key={thread.id} data-aimed={thread.id === aimed ? '' : undefined}>
            {thread.id === aimed && !hasPlace(thread) ? (
              // The diff does not show it: its text was removed, or it is on the whole.
              <Thread
                place={place}
                comment={thread}
                person={person}
                drawBlocks={drawBlocks}
                anchor={thread.anchor === undefined ? null : <AnchorLine anchor={thread.anchor} />}
                aimed
              />
            ) : (
              <PanelRow place={place} thread={thread} aimed={thread.id === aimed} onGo={() => onGo(thread)} />
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Whether the diff of some page shows the thread. */
export const hasPlace = ({ anchor, target }: Comment): boolean =>
  target.page !== undefined && anchor?.state !== 'orphaned'

interface PanelRowProps {
  readonly place: CommentPlace
  readonly thread: Comment
  readonly aimed: boolean
  readonly onGo: () => void
}

/** A thread in the list; the row is a link to its position. */
function PanelRow({ place, thread, aimed, onGo }: PanelRowProps) {
  const { id, postedBy, postedAt, replies, status, anchor, permissions } = thread
  const { change } = useCommentActions(place)
  const open = status === 'open'
  return (
    <div className="group/row relative grid grid-cols-[minmax(0,1fr)] gap-1 rounded-base p-2 hover:bg-hover has-aria-current:bg-chosen">
      <div className="flex items-center gap-1.5 text-caption text-ink-soft">
        <Avatar name={postedBy.displayName} image={postedBy.photoURL} size="small" />
        <span className="min-w-0 flex-1 truncate">{postedBy.displayName}</span>
        {readDraft(replyTarget(place, thread)) !== '' && <Badge tone="ochre">Draft</Badge>}
        {replies > 0 && (
          <span className="figures inline-flex items-center gap-1">
            <Icon of={MessageSquare} className="size-3.5" label={replies === 1 ? 'Reply:' : 'Replies:'} />
            {replies}
          </span>
        )}
        <RelativeTime at={postedAt} />
      </div>
      <button
        type="button"
        onClick={onGo}
        aria-current={aimed ? 'true' : undefined}
        className="line-clamp-2 pr-8 text-left before:absolute before:inset-0 before:rounded-base"
      >
        {commentText(thread)}
      </button>
      {anchor === undefined ? (
        <span className="text-caption text-ink-soft">Overall comment</span>
      ) : (
        <AnchorLine anchor={anchor} />
      )}
      {permissions.resolve !== false && (
        <IconButton
          icon={open ? Check : RotateCcw}
          label={open ? 'Resolve' : 'Reopen'}
          busy={change.isPending}
          side="left"
          onClick={() =>
            change.mutate(
              { comment: id, body: { resolved: open } },
              {
                onError: (error) => {
                  const { title, what } = processError(error)
                  void showToast({ text: title, detail: what, tone: 'failure' })
                },
              },
            )
          }
          className="absolute right-1 bottom-1 z-1 text-ink-soft"
        />
      )}
    </div>
  )
}
