import { browserStore, plainText } from '../../api/browser-store.ts'
import type { CommentPlace } from '../comment-queries.ts'

/** Comment drafts, by target. Stored in the browser until they are sent or cleared. */
const store = browserStore({
  prefix: 'recto.comment.',
  format: plainText,
  initial: '',
  maxLength: 200_000,
  isOwned: true,
})

export const readDraft = (target: string): string => store.at(target).get()

/** An empty draft is removed. */
export const storeDraft = (target: string, text: string): void => {
  store.at(target).set(text)
}

/**
 * Calls `listener` when another window of this browser changes the draft, with the previous and the current text (empty
 * after sending or clearing). Returns a function to stop.
 */
export const watchDraft = (
  target: string,
  listener: (previous: string, current: string) => void,
): (() => void) => store.at(target).onOtherTabChange(listener)

interface CommentTarget {
  readonly place: CommentPlace
  readonly page?: string | undefined
  readonly node?: string | undefined
  readonly cell?: { readonly record: string; readonly definition: string } | undefined
}

/** The draft name of a new thread, from its target. */
export const commentTarget = ({ place, page, node, cell }: CommentTarget): string =>
  [place.change, page, node, cell && `${cell.record}-${cell.definition}`]
    .filter((part) => part !== undefined && part !== '')
    .join('.')

/** The draft names of a suggestion: its text and its reason. */
export const suggestionTargets = (
  { change }: CommentPlace,
  page: string,
  node: string,
): { readonly text: string; readonly why: string } => {
  const text = `suggest.${change}.${page}.${node}`
  return { text, why: `${text}.why` }
}

const repliesIn = ({ space, change }: CommentPlace): string => `reply.${change === '' ? space : change}.`

/** The draft name of a reply. Includes the page, by which the draft is found after the thread was deleted. */
export const replyTarget = (
  place: CommentPlace,
  {
    id,
    target: { page },
  }: { readonly id: string; readonly target: { readonly page?: { readonly id: string } } },
): string => `${repliesIn(place)}${page?.id ?? ''}.${id}`

export interface LostReply {
  readonly target: string
  /** Id of the page that its thread was on; absent: the whole. */
  readonly page: string | undefined
  readonly text: string
}

/**
 * Drafts of replies in a place whose thread is not in `threads`, sorted by name; with `about` only those on this page.
 */
export const lostReplies = (
  place: CommentPlace,
  threads: ReadonlySet<string>,
  about?: string,
): readonly LostReply[] => {
  const beginning = repliesIn(place)
  return store.names(beginning).flatMap((target) => {
    const [page = '', thread = ''] = target.slice(beginning.length).split('.')
    if (threads.has(thread) || (about !== undefined && page !== about)) return []
    return [{ target, page: page === '' ? undefined : page, text: readDraft(target) }]
  })
}
