/** Comments, drafts and the open composer below blocks of a diff. Combines the areas reviews and comments. */
import type { ChangeRequest, Comment } from '../../../client/types.gen.ts'
import type { DrawBlocks } from '../../change-requests/diff/block-notes.ts'
import { DraftCard } from '../../change-requests/review/draft-card.tsx'
import type { DraftComment, ReviewDraftActions } from '../../change-requests/review/review-draft.local.ts'
import type { CommentPlace } from '../../comments/comment-queries.ts'
import type { SelectedText } from '../../comments/quotes/selected-text.ts'
import { Thread } from '../../comments/threads/thread.tsx'
import { useCommentActions } from '../../comments/use-comments.ts'
import { NewComment } from '../../comments/writing/new-comment.tsx'
import { resolving, SuggestWording } from '../-editor/suggest-wording.tsx'

/** The comment being written and its target; without a key, the page as a whole. */
export interface Writing {
  readonly page: string
  readonly key: string | undefined
  /** It is a suggestion for the block. */
  readonly wording?: true
  /** The thread that is turned into a suggestion, and its text. */
  readonly from?: { readonly thread: Comment; readonly text: string }
  /** The selected text of the block. */
  readonly quote?: SelectedText['quote'] | undefined
  readonly cell?: SelectedText['cell']
}

export interface DiscussionContext {
  readonly place: CommentPlace
  readonly change: ChangeRequest
  readonly person: string
  /** The thread given in the URL. */
  readonly comment: string | undefined
  readonly onWrite: (writing: Writing) => void
  /** Called when the comment was sent or discarded. */
  readonly onFinish: () => void
  readonly maySuggest: boolean
  readonly draft: Pick<ReviewDraftActions, 'add' | 'edit' | 'remove'>
  readonly titleOf: (page: string) => string | undefined
  readonly drawBlocks: DrawBlocks
}

export interface BlockDiscussionProps {
  readonly context: DiscussionContext
  readonly page: string
  readonly threads: readonly Comment[]
  /** Comments of the unsubmitted review. */
  readonly drafts: readonly DraftComment[]
  /** What is being written here. */
  readonly writing: Writing | undefined
}

/** Everything said about some blocks of a page, or about the page as a whole. */
export function BlockDiscussion({ context, page, threads, drafts, writing }: BlockDiscussionProps) {
  const { place, person, comment, onWrite, maySuggest, draft, drawBlocks } = context
  return (
    <div className="mt-3 grid max-w-measure grid-cols-[minmax(0,1fr)] gap-3 font-sans text-base">
      {threads.map((thread) => (
        <Thread
          key={thread.id}
          place={place}
          comment={thread}
          person={person}
          drawBlocks={drawBlocks}
          aimed={thread.id === comment}
          onSuggest={
            maySuggest
              ? (text) =>
                  onWrite({ page, key: thread.target.node?.id, wording: true, from: { thread, text } })
              : undefined
          }
        />
      ))}
      {drafts.map((one) => (
        <DraftCard
          key={one.id}
          comment={one}
          onEdit={(markdown) => draft.edit(one.id, markdown)}
          onRemove={() => draft.remove(one.id)}
        />
      ))}
      {writing !== undefined && (
        <div className="rounded-base bg-raised p-3 ring-1 ring-line ring-inset">
          <OpenComposer context={context} page={page} writing={writing} />
        </div>
      )}
    </div>
  )
}

interface OpenComposerProps {
  readonly context: DiscussionContext
  readonly page: string
  readonly writing: Writing
}

function OpenComposer({ context, page, writing }: OpenComposerProps) {
  const { place, change, onFinish, draft, titleOf, drawBlocks } = context
  const { mutate: updateComment } = useCommentActions(place).change
  const { key, quote, cell, from } = writing
  if (writing.wording === true)
    return key === undefined ? null : (
      <SuggestWording
        key={from?.thread.id ?? ''}
        place={place}
        change={change}
        page={page}
        node={key}
        reason={from?.text}
        next={resolving(from?.thread, (thread) =>
          updateComment({ comment: thread, body: { resolved: true } }),
        )}
        drawBlocks={drawBlocks}
        onDone={onFinish}
      />
    )
  return (
    <NewComment
      place={place}
      page={page}
      node={key}
      quote={quote}
      cell={cell}
      label={
        key === undefined
          ? 'Comment on this page'
          : cell !== undefined && quote === undefined
            ? 'Comment on this cell'
            : 'Comment on this block'
      }
      onDone={onFinish}
      onKeep={(body) => draft.add(body, titleOf(page))}
      focused
    />
  )
}
