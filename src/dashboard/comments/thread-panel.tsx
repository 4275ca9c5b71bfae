import { ArrowDownUp, Check, MessageSquare, RotateCcw, X } from 'lucide-react'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useRef } from 'react'
import type { Comment } from '../../client/types.gen.ts'
import { plainText } from '../../content/block-text.ts'
import type { RichTextDocument } from '../../content/document.ts'
import { Avatar } from '../ui/avatar.tsx'
import { Badge } from '../ui/badge.tsx'
import { Button } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import { RelativeTime } from '../ui/relative-time.tsx'
import { AnchorLine } from './anchor-line.tsx'
import { chosenThreads, isIn, type ThreadGround } from './chosen-threads.ts'
import { namingOptions, threadsOptions, type CommentPlace } from './comment-queries.ts'
import { readDraft } from './draft-store.ts'
import type { DrawBlocks } from './draw-blocks.ts'
import { ResolveAll } from './settle-many.tsx'
import { Thread } from './thread.tsx'
import { useCommentVerbs } from './use-comments.ts'

export type PanelFilter = 'open' | 'resolved' | 'mine' | 'mentions' | 'all'

const words: Readonly<Record<PanelFilter, string>> = {
  open: 'Open',
  resolved: 'Resolved',
  mine: 'Mine',
  mentions: 'Mentions me',
  all: 'All',
}

export interface ThreadPanelProps {
  readonly place: CommentPlace
  readonly person: string
  readonly drawBlocks: DrawBlocks
  readonly filter: PanelFilter
  readonly newest: boolean
  /** Id of the thread that is gone to. */
  readonly aimed: string | undefined
  readonly placeOf: (page: string) => number | undefined
  readonly onFilter: (filter: PanelFilter) => void
  readonly onNewest: (newest: boolean) => void
  readonly onGo: (thread: Comment) => void
  readonly onClose: () => void
}

/** The threads of a filter in the order of the panel, and how many there are of each; undefined until they are read. */
export const usePanelThreads = ({
  place,
  person,
  filter,
  newest,
  placeOf,
}: Pick<ThreadPanelProps, 'place' | 'person' | 'filter' | 'newest' | 'placeOf'>) => {
  const { data: all } = useQuery(threadsOptions(place))
  const { data: naming } = useQuery(namingOptions(place, person))
  return useMemo(() => {
    if (all === undefined) return undefined
    const ground: ThreadGround = { person, naming: new Set(naming), placeOf }
    const threads = chosenThreads(all, { filter, order: newest ? 'newest' : 'page' }, ground)
    const count = (one: PanelFilter): number => all.filter((thread) => isIn(one, thread, ground)).length
    return { threads, count }
  }, [all, naming, person, placeOf, filter, newest])
}

/** The threads beside the difference: where each stands, and the way there. */
export function ThreadPanel(props: ThreadPanelProps) {
  const { place, person, drawBlocks, filter, newest, aimed, onFilter, onNewest, onGo, onClose } = props
  const shown = usePanelThreads(props)
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    list.current?.querySelector('[data-aimed]')?.scrollIntoView({ block: 'nearest' })
  }, [aimed])
  return (
    <section aria-label="Threads" className="grid grid-cols-[minmax(0,1fr)] content-start gap-2">
      <div className="flex items-center gap-1">
        <h2 className="flex-1 font-strong">Threads</h2>
        <Button variant="bare" icon={ArrowDownUp} onClick={() => onNewest(!newest)}>
          {newest ? 'Newest' : 'As read'}
        </Button>
        <IconButton icon={X} label="Hide the threads" onClick={onClose} />
      </div>
      <fieldset className="flex flex-wrap gap-0.5">
        <legend className="sr-only">Which threads</legend>
        {(Object.keys(words) as PanelFilter[]).map((one) => (
          <Button
            key={one}
            variant="bare"
            aria-pressed={one === filter}
            onClick={() => onFilter(one)}
            className="px-2 aria-pressed:bg-chosen aria-pressed:font-strong"
          >
            {words[one]} <span className="figures text-caption text-ink-soft">{shown?.count(one)}</span>
          </Button>
        ))}
      </fieldset>
      {shown !== undefined && <ResolveAll place={place} threads={shown.threads} />}
      {shown?.threads.length === 0 && (
        <p className="text-ink-soft">
          {filter === 'open'
            ? 'Nothing is open. Select words, or press c, to begin a thread.'
            : 'None of these.'}
        </p>
      )}
      <ul ref={list} aria-label="Threads of this filter" className="grid grid-cols-[minmax(0,1fr)] gap-1">
        {shown?.threads.map((thread) => (
          <li key={thread.id} data-aimed={thread.id === aimed ? '' : undefined}>
            {thread.id === aimed && !hasPlace(thread) ? (
              // Nothing in the difference shows it: its words are gone, or it is about the whole.
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

/** Whether the difference shows the thread at some page. */
export const hasPlace = ({ anchor, target }: Comment): boolean =>
  target.page !== undefined && anchor?.state !== 'orphaned'

const saidIn = ({ body }: Comment): string =>
  // The generated client only cannot say that what stands in `data` is JSON.
  'document' in body ? plainText(body.document as RichTextDocument).replaceAll('\n', ' ') : ''

interface PanelRowProps {
  readonly place: CommentPlace
  readonly thread: Comment
  readonly aimed: boolean
  readonly onGo: () => void
}

/** One thread in short; the row leads to where it stands. */
function PanelRow({ place, thread, aimed, onGo }: PanelRowProps) {
  const { id, postedBy, postedAt, replies, status, anchor, permissions } = thread
  const { change } = useCommentVerbs(place)
  const open = status === 'open'
  return (
    <div className="group/row relative grid grid-cols-[minmax(0,1fr)] gap-1 rounded-base p-2 hover:bg-hover has-aria-current:bg-chosen">
      <div className="flex items-center gap-1.5 text-caption text-ink-soft">
        <Avatar name={postedBy.displayName} image={postedBy.photoURL} size="small" />
        <span className="min-w-0 flex-1 truncate">{postedBy.displayName}</span>
        {readDraft(`reply.${id}`) !== '' && <Badge tone="ochre">Draft</Badge>}
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
        {saidIn(thread)}
      </button>
      {anchor === undefined ? (
        <span className="text-caption text-ink-soft">About the whole change</span>
      ) : (
        <AnchorLine anchor={anchor} />
      )}
      {permissions.resolve !== false && (
        <IconButton
          icon={open ? Check : RotateCcw}
          label={open ? 'Resolve' : 'Reopen'}
          busy={change.isPending}
          side="left"
          onClick={() => change.mutate({ comment: id, body: { resolved: open } })}
          className="absolute right-1 bottom-1 z-1 text-ink-soft"
        />
      )}
    </div>
  )
}
