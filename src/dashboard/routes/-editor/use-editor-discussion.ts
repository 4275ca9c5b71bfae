/** The comments on the edited page, next to its text. Combines the areas editor and comments. */
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useCallback, useMemo, useRef, useState } from 'react'
import type { Comment } from '../../../client/types.gen.ts'
import { threadsOptions, type CommentPlace } from '../../comments/comment-queries.ts'
import type { CommentedText } from '../../editor/margin/begin-comment.ts'
import type { EditSearch } from '../../editor/page/edit-search.ts'
import type { TextNotes } from '../../editor/margin/margin-indicators.tsx'
import type { NotedBlock } from '../../editor/margin/commented-blocks.ts'

/** What a comment is about; without a key, the page as a whole. */
export interface CommentTarget {
  readonly key: string | undefined
  readonly text: CommentedText
}

const blockOf = ({ anchor }: Comment): string | undefined =>
  anchor?.state === 'orphaned' ? undefined : anchor?.node?.id

/** One entry for each block with an open thread, and for the block of the selected thread. */
const notedBlocksOf = (threads: readonly Comment[], shown: string | undefined): readonly NotedBlock[] => {
  const byKey = new Map<string, Comment[]>()
  for (const thread of threads) {
    const key = blockOf(thread)
    if (key === undefined || (thread.status !== 'open' && thread.id !== shown)) continue
    const all = byKey.get(key)
    if (all === undefined) byKey.set(key, [thread])
    else all.push(thread)
  }
  return [...byKey].map(([key, all]) => ({
    key,
    count: all.length,
    chosen: all.some(({ id }) => id === shown),
    words: all.flatMap(({ id: thread, anchor, target: { tableCell: cell } }) =>
      // A quote from main may no longer exist in the edited text.
      anchor?.side === 'main' && anchor.quote !== undefined
        ? []
        : [
            {
              thread,
              chosen: thread === shown,
              ...(anchor?.quote && { quote: anchor.quote }),
              ...(cell && { cell }),
            },
          ],
    ),
  }))
}

/** The threads of the page, in the order of their blocks in the text; those on the whole page first. */
const inTextOrder = (threads: readonly Comment[], blocks: readonly string[]): readonly Comment[] => {
  const rank = (thread: Comment): number => {
    if (thread.target.node === undefined) return -1
    const index = blocks.indexOf(blockOf(thread) ?? '')
    return index < 0 ? blocks.length : index
  }
  return threads.toSorted((a, b) => rank(a) - rank(b))
}

/** The block to scroll to: that of the thread in the URL, or the one that was requested after it. */
const useScrollTarget = (key: string | undefined, comment: string | undefined) => {
  const linked = useMemo(() => (key === undefined ? undefined : { key, comment }), [key, comment])
  const [{ aim, from }, setAim] = useState<{
    readonly aim: TextNotes['aim']
    readonly from: typeof linked
  }>({ aim: linked, from: linked })
  // Selecting another thread in the URL scrolls to its block like a request.
  if (from !== linked) setAim({ aim: linked ?? aim, from: linked })
  const scrollTo = (block: string): void => setAim({ aim: { key: block }, from: linked })
  return { aim, scrollTo }
}

/** The comment being written. `isOpen`: whether the comments are shown; they have to be, for it to be written. */
const useNewComment = (isOpen: boolean, setSearch: (search: EditSearch) => void) => {
  const [draft, setDraft] = useState<CommentTarget & { readonly openedComments: boolean }>()
  /** The element to return the focus to. */
  const opener = useRef<Element>(null)
  const start = useCallback(
    (target: CommentTarget): void => {
      opener.current = document.activeElement
      setDraft((before) => ({ ...target, openedComments: before?.openedComments ?? !isOpen }))
      if (!isOpen) setSearch({ comments: true })
    },
    [isOpen, setSearch],
  )
  /** After sending, the comments stay visible; after discarding, they are as before. */
  const finish = (isSent: boolean): void => {
    setDraft(undefined)
    if (!isSent && draft?.openedComments === true) setSearch({})
    if (opener.current instanceof HTMLElement && opener.current.isConnected) opener.current.focus()
  }
  return { draft, start, finish, discard: () => setDraft(undefined) }
}

/**
 * The threads of a page of a change request in text order, and the comment being written. Whether they are
 * shown and which one is selected is part of the URL.
 */
export const useEditorDiscussion = (place: CommentPlace, page: string) => {
  const navigate = useNavigate()
  const { comments = false, comment } = useSearch({ strict: false }) as EditSearch
  const { data } = useQuery({
    ...threadsOptions(place),
    select: useCallback(
      (all: readonly Comment[]) => all.filter(({ target }) => target.page?.id === page),
      [page],
    ),
  })
  const [order, setOrder] = useState<readonly string[]>([])
  const isOpen = comments || comment !== undefined
  const setSearch = useCallback(
    (search: EditSearch): void => void navigate({ to: '.', search, replace: true }),
    [navigate],
  )
  const newComment = useNewComment(isOpen, setSearch)
  const blocks = useMemo(() => notedBlocksOf(data ?? [], comment), [data, comment])
  const threads = useMemo(() => data && inTextOrder(data, order), [data, order])
  const selected = data?.find(({ id }) => id === comment)
  const { aim, scrollTo } = useScrollTarget(selected && blockOf(selected), comment)
  const notes = useMemo((): TextNotes => {
    const onOpen = (block: string, thread?: string): void => {
      if (thread !== undefined) return setSearch({ comments: true, comment: thread })
      const open = (data ?? []).filter((one) => blockOf(one) === block && one.status === 'open')
      const index = open.findIndex(({ id }) => id === comment)
      // Repeated activation cycles through the threads of a block.
      const next = open[(index + 1) % Math.max(1, open.length)]
      if (next !== undefined) setSearch({ comments: true, comment: next.id })
    }
    return { blocks, aim, onOpen, onOrder: setOrder }
  }, [blocks, aim, data, comment, setSearch])
  return {
    notes,
    threads,
    openCount: data?.filter(({ status }) => status === 'open').length ?? 0,
    selected: comment,
    isOpen,
    /** Shows or hides the comments; hiding keeps the comment being written as a draft. */
    setOpen: (open: boolean): void => {
      if (!open) newComment.discard()
      setSearch(open ? { comments: true } : {})
    },
    newComment,
    scrollTo,
  }
}

export type EditorDiscussion = ReturnType<typeof useEditorDiscussion>
