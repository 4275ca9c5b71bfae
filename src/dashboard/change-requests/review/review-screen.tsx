import { useMemo, type ReactNode } from 'react'
import type { ChangeRequest } from '../../../client/types.gen.ts'
import { processError } from '../../api/process-error.ts'
import { ErrorNote } from '../../ui/feedback/error-note.tsx'
import type { BlockMarks, BlockNotes, DrawBlocks } from '../diff/block-notes.ts'
import { DiffScreen } from './diff-screen.tsx'
import type { ChangeEntry } from '../entries/change-entries.ts'
import type { TreePage } from '../entries/change-nodes.ts'
import { usualView, type DiffSearch, type SearchSet } from '../diff/diff-search.ts'
import type { DiffOptions } from '../diff/document-diff-view.tsx'
import { OtherDiff } from '../entries/other-diff.tsx'
import { PageDiff, type PageDiffProps } from '../entries/page-diff.tsx'
import type { DrawOrder } from '../entries/page-order.tsx'
import { SinceReviewNotice } from './since-review-notice.tsx'
import { useEntries } from '../entries/use-entries.ts'
import { useDiffBase } from './use-diff-base.ts'
import { useViewed } from './use-viewed.ts'

export interface ReviewScreenProps {
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
  /** The tree is folded, because the threads stand beside the diff. */
  readonly folded: boolean
}

/** The review screen with its diffs, one entry after the other. */
export function ReviewScreen(props: ReviewScreenProps) {
  const { change, search, onSearch, aimed, onAim, drawBlocks, drawOrder } = props
  const whole = useEntries(change)
  const viewed = useViewed(change, props.person, whole.entries, props.pages)
  const { from, entries, review, choice } = useDiffBase(
    change,
    viewed.lastReview,
    search.since === 'start',
    whole.entries,
  )
  const { loadingMore, error, retry } = whole
  const view = search.view ?? usualView()
  const options = useMemo(
    (): DiffOptions => ({
      view,
      hideFormatting: search.words === true,
      onHideFormatting: (hide) => onSearch({ words: hide ? true : undefined }),
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
    <DiffScreen
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
      folded={props.folded}
      marks={viewed.entries}
      onBlockViewed={(key, id) => {
        const marks = viewed.blocksOf(id)
        marks?.set(key, !marks.has(key))
      }}
      nothing={
        review === undefined
          ? undefined
          : 'Nothing has changed since your review. To see everything again, show all changes.'
      }
      note={
        choice !== undefined && (
          <SinceReviewNotice
            choice={choice}
            since={review !== undefined}
            onStart={(start) => onSearch({ since: start ? 'start' : undefined })}
          />
        )
      }
    >
      {(id, entry) => (
        <EntryDiff
          key={id}
          id={id}
          entry={entry}
          change={change}
          from={from}
          options={options}
          drawBlocks={drawBlocks}
          drawOrder={drawOrder}
          changedSince={viewed.changedSince.has(id)}
          notes={props.notesOf(id, viewed.blocksOf(id))}
        />
      )}
    </DiffScreen>
  )
}

interface EntryDiffProps extends Omit<PageDiffProps, 'entry' | 'page'> {
  readonly id: string
  /** Absent for an unchanged page. */
  readonly entry: ChangeEntry | undefined
}

/** The diff of one entry: of a page, or of anything else. */
function EntryDiff({ id, entry, ...props }: EntryDiffProps) {
  if (entry === undefined || entry.kind === 'page') return <PageDiff {...props} entry={entry} page={id} />
  const { change, from, options, drawBlocks, drawOrder } = props
  return (
    <OtherDiff
      space={change.space}
      from={from}
      entry={entry}
      options={options}
      drawBlocks={drawBlocks}
      drawOrder={drawOrder}
    />
  )
}
