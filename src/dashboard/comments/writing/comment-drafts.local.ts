import { ownPrefix } from '../../api/draft-owner.ts'
import type { CommentPlace } from '../comment-queries.ts'

/** Comment drafts, by target. Stored in the browser until they are sent or cleared. */
const prefix = (): string => ownPrefix('comment')
const nameOf = (target: string): string => `${prefix()}${target}`

export const readDraft = (target: string): string => {
  try {
    return localStorage.getItem(nameOf(target)) ?? ''
  } catch {
    return ''
  }
}

/** An empty draft is removed. */
export const keepDraft = (target: string, text: string): void => {
  try {
    if (text === '') localStorage.removeItem(nameOf(target))
    else localStorage.setItem(nameOf(target), text)
  } catch {
    // Without storage, a draft lasts as long as its screen.
  }
}

/**
 * Calls `heard` when another window of this browser changes the draft, with the previous and the current text (empty
 * after sending or clearing). Returns a function to stop.
 */
export const hearDraft = (target: string, heard: (before: string, now: string) => void): (() => void) => {
  const listener = ({ key, oldValue, newValue }: StorageEvent): void => {
    if (key === nameOf(target)) heard(oldValue ?? '', newValue ?? '')
  }
  addEventListener('storage', listener)
  return () => removeEventListener('storage', listener)
}

interface CommentGround {
  readonly place: CommentPlace
  readonly page?: string | undefined
  readonly node?: string | undefined
  readonly cell?: { readonly record: string; readonly definition: string } | undefined
}

/** The draft name of a new thread, from its target. */
export const commentTarget = ({ place, page, node, cell }: CommentGround): string =>
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
  const begin = nameOf(repliesIn(place))
  try {
    return Object.keys(localStorage)
      .filter((name) => name.startsWith(begin))
      .toSorted()
      .flatMap((name) => {
        const [page = '', thread = ''] = name.slice(begin.length).split('.')
        if (threads.has(thread) || (about !== undefined && page !== about)) return []
        const target = name.slice(prefix().length)
        return [{ target, page: page === '' ? undefined : page, text: readDraft(target) }]
      })
  } catch {
    return []
  }
}
