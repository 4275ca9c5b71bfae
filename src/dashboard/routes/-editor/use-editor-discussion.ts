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

/** The comment being written and its target; without a key, the page as a whole. */
export interface Saying {
  readonly key: string | undefined
  readonly words: CommentedText
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
  const [saying, setSaying] = useState<Saying & { readonly alone: boolean }>()
  const [order, setOrder] = useState<readonly string[]>([])
  const open = comments || comment !== undefined
  const go = useCallback(
    (search: EditSearch): void => void navigate({ to: '.', search, replace: true }),
    [navigate],
  )
  const blocks = useMemo(() => notedBlocksOf(data ?? [], comment), [data, comment])
  const threads = useMemo(() => {
    if (data === undefined) return undefined
    const rank = (thread: Comment): number => {
      if (thread.target.node === undefined) return -1
      const at = order.indexOf(blockOf(thread) ?? '')
      return at < 0 ? order.length : at
    }
    return data.toSorted((a, b) => rank(a) - rank(b))
  }, [data, order])

  const aimed = data?.find(({ id }) => id === comment)
  const key = aimed === undefined ? undefined : blockOf(aimed)
  const named = useMemo(() => (key === undefined ? undefined : { key, comment }), [key, comment])
  const [{ aim, from: given }, setAim] = useState<{
    readonly aim: TextNotes['aim']
    readonly from: typeof named
  }>({ aim: named, from: named })
  // Selecting another thread in the URL scrolls to its block like an explicit request.
  if (given !== named) setAim({ aim: named ?? aim, from: named })
  const reveal = (of: string): void => setAim({ aim: { key: of }, from: named })

  /** The element to return the focus to. */
  const from = useRef<Element>(null)
  const say = useCallback(
    (next: Saying): void => {
      from.current = document.activeElement
      setSaying((before) => ({ ...next, alone: before?.alone ?? !open }))
      if (!open) go({ comments: true })
    },
    [open, go],
  )
  /** After sending, the comment stays visible; after discarding, the previous state is restored. */
  const leave = (said: boolean): void => {
    setSaying(undefined)
    if (!said && saying?.alone === true) go({})
    if (from.current instanceof HTMLElement && from.current.isConnected) from.current.focus()
  }
  const notes = useMemo((): TextNotes => {
    const onOpen = (of: string, thread?: string): void => {
      if (thread !== undefined) return go({ comments: true, comment: thread })
      const here = (data ?? []).filter((thread) => blockOf(thread) === of && thread.status === 'open')
      const at = here.findIndex(({ id }) => id === comment)
      // Repeated activation cycles through the threads of a block.
      const next = here[(at + 1) % Math.max(1, here.length)]
      if (next !== undefined) go({ comments: true, comment: next.id })
    }
    return { blocks, aim, onOpen, onOrder: setOrder }
  }, [blocks, aim, data, comment, go])
  return {
    notes,
    threads,
    waiting: data?.filter(({ status }) => status === 'open').length ?? 0,
    comment,
    open,
    /** Shows or hides the comments; hiding keeps the comment being written as a draft. */
    show: (shown: boolean): void => {
      if (!shown) setSaying(undefined)
      go(shown ? { comments: true } : {})
    },
    saying,
    say,
    leave,
    reveal,
  }
}

export type EditorDiscussion = ReturnType<typeof useEditorDiscussion>
