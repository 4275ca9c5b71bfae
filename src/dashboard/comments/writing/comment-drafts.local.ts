import { ownPrefix } from '../../api/draft-owner.ts'
import type { CommentPlace } from '../comment-queries.ts'

/** What somebody has typed and not sent, by what it is about. Kept in the browser until it is sent or emptied. */
const prefix = (): string => ownPrefix('comment')
const nameOf = (target: string): string => `${prefix()}${target}`

export const readDraft = (target: string): string => {
  try {
    return localStorage.getItem(nameOf(target)) ?? ''
  } catch {
    return ''
  }
}

/** An empty draft is none. */
export const keepDraft = (target: string, text: string): void => {
  try {
    if (text === '') localStorage.removeItem(nameOf(target))
    else localStorage.setItem(nameOf(target), text)
  } catch {
    // Without storage a draft lasts as long as its screen.
  }
}

/**
 * Hears when another window of this browser writes the draft: what stood there before, and what stands there now
 * (empty when it was sent or emptied). Gives the way to stop.
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

/** Names the draft of a new thread by what it is about. */
export const commentTarget = ({ place, page, node, cell }: CommentGround): string =>
  [place.change, page, node, cell && `${cell.record}-${cell.definition}`]
    .filter((part) => part !== undefined && part !== '')
    .join('.')

/** Names the drafts of a suggestion: other words for a block, and why. */
export const suggestionTargets = (
  { change }: CommentPlace,
  page: string,
  node: string,
): { readonly text: string; readonly why: string } => {
  const text = `suggest.${change}.${page}.${node}`
  return { text, why: `${text}.why` }
}

const repliesIn = ({ space, change }: CommentPlace): string => `reply.${change === '' ? space : change}.`

/** Names the draft of a reply. It holds the page too, by which the draft is found when the thread is gone. */
export const replyTarget = (
  place: CommentPlace,
  {
    id,
    target: { page },
  }: { readonly id: string; readonly target: { readonly page?: { readonly id: string } } },
): string => `${repliesIn(place)}${page?.id ?? ''}.${id}`

export interface LostReply {
  readonly target: string
  /** Id of the page that its thread was about; absent: the whole. */
  readonly page: string | undefined
  readonly text: string
}

/**
 * Drafts of replies in a place whose thread is none of `threads`, in the order of their names; where `about` is given
 * those alone that were about this page.
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
