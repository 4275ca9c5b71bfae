/** Comments and drafts below the blocks of a diff, with their actions. Combines the areas reviews and comments. */
import { useRouter } from '@tanstack/react-router'
import { useMemo } from 'react'
import type { ChangeRequest, Comment } from '../../../client/types.gen.ts'
import type { BlockMarks, BlockNotes, DrawBlocks } from '../../change-requests/diff/block-notes.ts'
import { DraftCard } from '../../change-requests/review/draft-card.tsx'
import type { useReviewDraft } from '../../change-requests/review/review-draft.local.ts'
import { useThreadsBeingWritten } from '../../comments/writing/use-active-threads.ts'
import type { SelectedText } from '../../comments/quotes/selected-text.ts'
import { NewComment } from '../../comments/writing/new-comment.tsx'
import { StrayComment, typedSuggestion } from '../../comments/writing/detached-comment.tsx'
import { Thread } from '../../comments/threads/thread.tsx'
import { useCommentVerbs } from '../../comments/use-comments.ts'
import { showToast } from '../../ui/toast.ts'
import { resolving, SuggestWording } from '../-editor/suggest-wording.tsx'

/** The comment being written and its target; without a key, the page as a whole. */
export interface Writing {
  readonly page: string
  readonly key: string | undefined
  readonly wording?: true
  /** The thread that is turned into a suggestion, and its text. */
  readonly from?: { readonly thread: Comment; readonly words: string }
  /** The selected text of the block. */
  readonly quote?: SelectedText['quote'] | undefined
  readonly cell?: SelectedText['cell']
}

export interface ReviewNotesProps {
  readonly org: string
  readonly number: string
  readonly change: ChangeRequest
  readonly person: string
  readonly threads: readonly Comment[]
  /** The thread given in the URL: shown even if it is resolved. */
  readonly comment: string | undefined
  readonly writing: Writing | undefined
  readonly onWrite: (writing: Writing) => void
  /** Called when the comment was sent or discarded. */
  readonly onFinish: () => void
  readonly mayComment: boolean
  readonly maySuggest: boolean
  readonly draft: ReturnType<typeof useReviewDraft>
  readonly titleOf: (page: string) => string | undefined
  readonly drawBlocks: DrawBlocks
  /** Selects a block in the URL. */
  readonly onAim: (key: string) => void
}

/** Returns notes by page and its marks; the function changes only when something it shows changes. */
export const useReviewNotes = ({
  org,
  number,
  change,
  person,
  threads,
  comment,
  writing,
  onWrite,
  onFinish,
  mayComment,
  maySuggest,
  draft: { draft, add, edit, remove },
  titleOf,
  drawBlocks,
  onAim,
}: ReviewNotesProps): ((page: string, viewed: BlockMarks | undefined) => BlockNotes) => {
  const router = useRouter()
  const { space } = change
  const { comments } = draft
  const place = useMemo(() => ({ space, change: change.id }), [space, change.id])
  const { mutate: alter } = useCommentVerbs(place).change
  const held = useThreadsBeingWritten()
  return useMemo(
    () =>
      remembered((id, viewed) => ({
        viewed,
        onSuggest: maySuggest ? (key) => onWrite({ page: id, key, wording: true }) : undefined,
        onComment: mayComment ? (key) => onWrite({ page: id, key }) : undefined,
        onLink: (key) => {
          onAim(key)
          const address = router.buildLocation({
            to: '/o/$org/s/$space/changes/$number/diff/$page',
            params: { org, space, number, page: id },
            hash: `b-${key}`,
          }).href
          void copyAddress(new URL(address, location.origin).href)
        },
        stray: (shown) => {
          if (writing?.page !== id || writing.key === undefined || shown(writing.key)) return null
          const wording = writing.wording === true
          if (wording && typedSuggestion(place, id, writing.key) === '') return null
          return (
            <StrayComment
              place={place}
              page={id}
              node={writing.key}
              cell={writing.cell}
              wording={wording}
              onDone={onFinish}
              onKeep={(body) => add(body, titleOf(id))}
            />
          )
        },
        below: (keys) => {
          const about = threads.filter(
            ({ id: thread, target, status }) =>
              (status === 'open' || thread === comment || held.has(thread)) &&
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
          const kept = comments.filter(
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
                  person={person}
                  drawBlocks={drawBlocks}
                  aimed={one.id === comment}
                  onSuggest={
                    maySuggest
                      ? (words) =>
                          onWrite({
                            page: id,
                            key: one.target.node?.id,
                            wording: true,
                            from: { thread: one, words },
                          })
                      : undefined
                  }
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
                  key={writing.from?.thread.id ?? ''}
                  place={place}
                  change={change}
                  page={id}
                  node={writing.key}
                  reason={writing.from?.words}
                  next={resolving(writing.from?.thread, (thread) =>
                    alter({ comment: thread, body: { resolved: true } }),
                  )}
                  drawBlocks={drawBlocks}
                  onDone={onFinish}
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
                  onDone={onFinish}
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
      onWrite,
      onFinish,
      comments,
      add,
      edit,
      remove,
      titleOf,
      threads,
      comment,
      held,
      writing,
      place,
      alter,
      person,
      drawBlocks,
      org,
      change,
      onAim,
      router,
      space,
      number,
    ],
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

/** Memoized by page and marks, so that components that depend on it do not render again. */
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
