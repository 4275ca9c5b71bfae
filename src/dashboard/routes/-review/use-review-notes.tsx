/** Comments and drafts below the blocks of a diff, with their actions. Combines the areas reviews and comments. */
import { useRouter } from '@tanstack/react-router'
import { useMemo } from 'react'
import type { ChangeRequest, Comment } from '../../../client/types.gen.ts'
import type { BlockMarks, BlockNotes, DrawBlocks } from '../../change-requests/diff/block-notes.ts'
import type { ReviewDraftActions } from '../../change-requests/review/review-draft.local.ts'
import { DetachedComment, typedSuggestion } from '../../comments/writing/detached-comment.tsx'
import { useThreadsBeingWritten } from '../../comments/writing/use-active-threads.ts'
import { copyWithToast } from '../../ui/copy-text.ts'
import { BlockDiscussion, type DiscussionContext, type Writing } from './block-discussion.tsx'

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
  readonly draft: ReviewDraftActions
  readonly titleOf: (page: string) => string | undefined
  readonly drawBlocks: DrawBlocks
  /** Selects a block in the URL. */
  readonly onAim: (key: string) => void
}

type NotesOf = (page: string, viewed: BlockMarks | undefined) => BlockNotes

/** Returns notes by page and its marks; the function changes only when something it shows changes. */
export const useReviewNotes = (props: ReviewNotesProps): NotesOf => {
  const { org, number, threads, comment, writing, onWrite, mayComment, maySuggest, draft, onAim } = props
  const { comments } = draft.draft
  const context = useDiscussionContext(props)
  const copyLink = useCopyBlockLink(org, context.place.space, number)
  const held = useThreadsBeingWritten()
  return useMemo(
    () =>
      memoizeByPage((page, viewed) => ({
        viewed,
        onSuggest: maySuggest ? (key) => onWrite({ page, key, wording: true }) : undefined,
        onComment: mayComment ? (key) => onWrite({ page, key }) : undefined,
        onLink: (key) => {
          onAim(key)
          copyLink(page, key)
        },
        detached: (isShown) => detachedNote(context, page, writing, isShown),
        below: (keys) => {
          const isHere = (target: string | undefined, key: string | undefined): boolean =>
            target === page &&
            (keys.length === 0 ? key === undefined : key !== undefined && keys.includes(key))
          const threadsHere = threads.filter(
            ({ id, target, status }) =>
              (status === 'open' || id === comment || held.has(id)) &&
              isHere(target.page?.id, target.node?.id),
          )
          const draftsHere = comments.filter(({ body }) => isHere(body.page, body.node))
          const writingHere = isHere(writing?.page, writing?.key) ? writing : undefined
          return threadsHere.length === 0 && draftsHere.length === 0 && writingHere === undefined ? null : (
            <BlockDiscussion
              context={context}
              page={page}
              threads={threadsHere}
              drafts={draftsHere}
              writing={writingHere}
            />
          )
        },
      })),
    [mayComment, maySuggest, onWrite, onAim, copyLink, comments, threads, comment, held, writing, context],
  )
}

/** What all notes share; the same object until something in it changes. */
const useDiscussionContext = ({
  change,
  person,
  comment,
  onWrite,
  onFinish,
  maySuggest,
  draft: { add, edit, remove },
  titleOf,
  drawBlocks,
}: ReviewNotesProps): DiscussionContext =>
  useMemo(
    () => ({
      place: { space: change.space, change: change.id },
      change,
      person,
      comment,
      onWrite,
      onFinish,
      maySuggest,
      draft: { add, edit, remove },
      titleOf,
      drawBlocks,
    }),
    [change, person, comment, onWrite, onFinish, maySuggest, add, edit, remove, titleOf, drawBlocks],
  )

/** The draft on a block of the page that someone removed meanwhile. */
const detachedNote = (
  { place, draft, titleOf, onFinish }: DiscussionContext,
  page: string,
  writing: Writing | undefined,
  isShown: (key: string) => boolean,
) => {
  if (writing?.page !== page || writing.key === undefined || isShown(writing.key)) return null
  const isSuggestion = writing.wording === true
  if (isSuggestion && typedSuggestion(place, page, writing.key) === '') return null
  return (
    <DetachedComment
      place={place}
      page={page}
      node={writing.key}
      cell={writing.cell}
      isSuggestion={isSuggestion}
      onDone={onFinish}
      onKeep={(body) => draft.add(body, titleOf(page))}
    />
  )
}

const useCopyBlockLink = (org: string, space: string, number: string) => {
  const router = useRouter()
  return useMemo(
    () =>
      (page: string, key: string): void => {
        const { href } = router.buildLocation({
          to: '/o/$org/s/$space/changes/$number/diff/$page',
          params: { org, space, number, page },
          hash: `b-${key}`,
        })
        void copyWithToast(new URL(href, location.origin).href, 'Link')
      },
    [router, org, space, number],
  )
}

/** Memoized by page and marks, so that components that depend on it do not render again. */
const memoizeByPage = (make: NotesOf): NotesOf => {
  const made = new Map<string, BlockNotes>()
  return (page, viewed) => {
    const known = made.get(page)
    if (known !== undefined && known.viewed === viewed) return known
    const notes = make(page, viewed)
    made.set(page, notes)
    return notes
  }
}
