import { useMemo, type ReactNode } from 'react'
import type { ChangeRequest } from '../../../client/types.gen.ts'
import { processError } from '../../api/process-error.ts'
import { ErrorNote } from '../../ui/feedback/error-note.tsx'
import type { BlockMarks, BlockNotes, DrawBlocks } from '../diff/block-notes.ts'
import { ChangeDesk } from './diff-screen.tsx'
import type { TreePage } from '../entries/change-nodes.ts'
import { usualView, type DiffSearch, type SearchSet } from '../diff/diff-search.ts'
import type { DiffLook } from '../diff/document-diff-view.tsx'
import { OtherDiff } from '../entries/other-diff.tsx'
import { PageDiff } from '../entries/page-diff.tsx'
import type { DrawOrder } from '../entries/page-order.tsx'
import { SinceNote } from './since-review-notice.tsx'
import { useEntries } from '../entries/use-entries.ts'
import { useSince } from './use-diff-base.ts'
import { useViewed } from './use-viewed.ts'

export interface ReviewDeskProps {
  readonly change: ChangeRequest
  /** Id of the reviewing user. */
  readonly person: string
  readonly page: string | undefined
  readonly search: DiffSearch
  readonly onSearch: (set: SearchSet) => void
  /** Key of the block that the URL points to. */
  readonly aimed: string | undefined
  readonly onAim: (key: string) => void
  readonly onOpen: (id: string) => void
  readonly pages: readonly TreePage[] | undefined
  readonly drawBlocks: DrawBlocks
  readonly drawOrder: DrawOrder
  /** Discussion on the blocks of a page. The same object until something in it changes. */
  readonly notesOf: (page: string, viewed: BlockMarks | undefined) => BlockNotes
  readonly onComment: ((key: string | undefined, id: string) => void) | undefined
  readonly onSuggest: (key: string, id: string) => void
  /** Further tools of the bar above the diff. */
  readonly tools?: ReactNode
}

/** The review screen with its diffs, one entry after the other. */
export function ReviewDesk(props: ReviewDeskProps) {
  const { change, search, onSearch, aimed, onAim, drawBlocks, drawOrder, notesOf } = props
  const whole = useEntries(change)
  const viewed = useViewed(change, props.person, whole.entries, props.pages)
  const { from, entries, review, choice } = useSince(
    change,
    viewed.lastReview,
    search.since === 'start',
    whole.entries,
  )
  const { loadingMore, error, retry } = whole
  const view = search.view ?? usualView()
  const look = useMemo(
    (): DiffLook => ({
      view,
      words: search.words === true,
      onWords: (words) => onSearch({ words: words ? true : undefined }),
      aimed,
      onAim,
    }),
    [view, search.words, onSearch, aimed, onAim],
  )
  if (entries === undefined && error !== null) {
    const { title, what, requestId } = processError(error)
    return <ErrorNote title={title} what={what} requestId={requestId} onRetry={retry} />
  }
  return (
    <ChangeDesk
      entries={entries}
      loadingMore={loadingMore}
      pages={props.pages}
      page={props.page}
      view={view}
      search={search}
      onSearch={onSearch}
      onOpen={props.onOpen}
      onComment={props.onComment}
      onSuggest={props.onSuggest}
      tools={props.tools}
      marks={viewed.entries}
      onBlockViewed={(key, id) => {
        const marks = viewed.blocksOf(id)
        marks?.set(key, !marks.has(key))
      }}
      nothing={
        review === undefined
          ? undefined
          : 'Nothing has changed since your review. Switch to all changes to read the whole again.'
      }
      note={
        choice !== undefined && (
          <SinceNote
            choice={choice}
            since={review !== undefined}
            onStart={(start) => onSearch({ since: start ? 'start' : undefined })}
          />
        )
      }
    >
      {(id, entry) =>
        entry === undefined || entry.kind === 'page' ? (
          <PageDiff
            key={id}
            change={change}
            from={from}
            entry={entry}
            page={id}
            changedSince={viewed.changedSince.has(id)}
            look={look}
            drawBlocks={drawBlocks}
            drawOrder={drawOrder}
            notes={notesOf(id, viewed.blocksOf(id))}
          />
        ) : (
          <OtherDiff
            key={id}
            space={change.space}
            from={from}
            entry={entry}
            look={look}
            drawBlocks={drawBlocks}
            drawOrder={drawOrder}
          />
        )
      }
    </ChangeDesk>
  )
}
