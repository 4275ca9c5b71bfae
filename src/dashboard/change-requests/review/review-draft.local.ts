/**
 * The draft of a review: verdict, summary and collected comments. Stored in this browser per person and change request
 * until it is submitted, so that it survives reloads and a lost right. Shared by all windows of the browser.
 */
import { useMemo, useSyncExternalStore } from 'react'
import type { NewComment } from '../../../client/types.gen.ts'

/** Kinds of a review; `comment` is not a verdict and is submitted as comments. */
export const verdicts = ['approved', 'changes-requested', 'comment'] as const
export type Verdict = (typeof verdicts)[number]

export interface DraftComment {
  readonly id: string
  /** The comment as the API takes it, including its target. */
  readonly body: NewComment
  /** Title of its page, for lists outside the page. */
  readonly title: string | undefined
}

export interface ReviewDraft {
  readonly verdict: Verdict | undefined
  readonly words: string
  readonly comments: readonly DraftComment[]
}

export const emptyDraft: ReviewDraft = { verdict: undefined, words: '', comments: [] }

/** The limit of comments in one review. */
export const mostComments = 100

const nameOf = (person: string, change: string): string => `recto.review.${person}.${change}`

const isDraft = (value: unknown): value is ReviewDraft =>
  typeof value === 'object' &&
  value !== null &&
  'comments' in value &&
  Array.isArray(value.comments) &&
  'words' in value &&
  typeof value.words === 'string'

/** Parses a stored draft; an unreadable one counts as none. */
export const draftOf = (text: string | null): ReviewDraft => {
  if (text === null) return emptyDraft
  try {
    const value: unknown = JSON.parse(text)
    return isDraft(value) ? { ...emptyDraft, ...value } : emptyDraft
  } catch {
    return emptyDraft
  }
}

export const isEmptyDraft = ({ verdict, words, comments }: ReviewDraft): boolean =>
  verdict === undefined && words === '' && comments.length === 0

// Without storage, a draft lasts as long as the window.
const memory = new Map<string, string>()
const listeners = new Set<() => void>()

const read = (name: string): string | null => {
  try {
    return localStorage.getItem(name) ?? memory.get(name) ?? null
  } catch {
    return memory.get(name) ?? null
  }
}

const write = (name: string, draft: ReviewDraft): void => {
  const text = isEmptyDraft(draft) ? undefined : JSON.stringify(draft)
  memory.delete(name)
  try {
    if (text === undefined) localStorage.removeItem(name)
    else localStorage.setItem(name, text)
  } catch {
    if (text !== undefined) memory.set(name, text)
  }
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', listener)
  }
}

// The same text yields the same object, so that components render again only on a change.
const parsed = new Map<string, { readonly text: string | null; readonly draft: ReviewDraft }>()

export const readReviewDraft = (person: string, change: string): ReviewDraft => {
  const name = nameOf(person, change)
  const text = read(name)
  const known = parsed.get(name)
  if (known !== undefined && known.text === text) return known.draft
  const draft = draftOf(text)
  parsed.set(name, { text, draft })
  return draft
}

/** Applies `set` to the current draft, which another window may have changed, and stores it. */
export const changeReviewDraft = (
  person: string,
  change: string,
  set: (draft: ReviewDraft) => ReviewDraft,
): void => write(nameOf(person, change), set(readReviewDraft(person, change)))

export interface DraftVerbs {
  readonly draft: ReviewDraft
  readonly add: (body: NewComment, title: string | undefined) => void
  readonly edit: (id: string, markdown: string) => void
  readonly remove: (id: string) => void
  readonly set: (set: Partial<Pick<ReviewDraft, 'verdict' | 'words'>>) => void
  readonly clear: () => void
}

/** The draft of a person for a change request, with its actions. */
export const useReviewDraft = (person: string, change: string): DraftVerbs => {
  const draft = useSyncExternalStore(subscribe, () => readReviewDraft(person, change))
  // Stable functions per person and change request, for memoized components.
  const verbs = useMemo((): Omit<DraftVerbs, 'draft'> => {
    const alter = (set: (draft: ReviewDraft) => ReviewDraft): void => changeReviewDraft(person, change, set)
    const comments = (make: (all: readonly DraftComment[]) => readonly DraftComment[]): void =>
      alter((now) => ({ ...now, comments: make(now.comments) }))
    return {
      add: (body, title) => comments((all) => [...all, { id: crypto.randomUUID(), body, title }]),
      edit: (id, markdown) =>
        comments((all) =>
          all.map((one) => (one.id === id ? { ...one, body: { ...one.body, body: { markdown } } } : one)),
        ),
      remove: (id) => comments((all) => all.filter((one) => one.id !== id)),
      set: (part) => alter((now) => ({ ...now, ...part })),
      clear: () => alter(() => emptyDraft),
    }
  }, [person, change])
  return { draft, ...verbs }
}

/** The text of a collected comment. */
export const draftText = ({ body: { body } }: DraftComment): string =>
  'markdown' in body && typeof body.markdown === 'string' ? body.markdown : ''
