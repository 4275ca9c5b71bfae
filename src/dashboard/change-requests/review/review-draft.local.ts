/**
 * The draft of a review: verdict, summary and collected comments. Stored in this browser per person and change request
 * until it is submitted, so that it survives reloads and a lost right. Shared by all windows of the browser.
 */
import { useMemo } from 'react'
import type { NewComment } from '../../../client/types.gen.ts'
import { browserStore, jsonOf } from '../../api/browser-store.ts'
import { useStore } from '../../ui/external-store.ts'

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

type Stored<T> = { readonly [key in keyof T]?: unknown }

const isStored = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

const isBody = (value: unknown): value is NewComment => isStored(value)

const readComment = (stored: unknown): readonly DraftComment[] => {
  if (!isStored(stored)) return []
  const { id, body, title }: Stored<DraftComment> = stored
  if (typeof id !== 'string' || !isBody(body)) return []
  return title === undefined || typeof title === 'string' ? [{ id, body, title }] : []
}

/** Tolerant, so that a draft is not lost for one part of it: unreadable comments and verdicts are left out. */
const format = jsonOf<ReviewDraft>((stored) => {
  if (!isStored(stored)) return undefined
  const { verdict, words, comments }: Stored<ReviewDraft> = stored
  return typeof words === 'string' && Array.isArray(comments)
    ? { verdict: verdicts.find((one) => one === verdict), words, comments: comments.flatMap(readComment) }
    : undefined
})

/** Parses a stored draft; an unreadable one counts as none. */
export const draftOf = (text: string | null): ReviewDraft =>
  (text === null ? undefined : format.parse(text)) ?? emptyDraft

export const isEmptyDraft = ({ verdict, words, comments }: ReviewDraft): boolean =>
  verdict === undefined && words === '' && comments.length === 0

const store = browserStore<ReviewDraft>({
  prefix: 'recto.review.',
  format,
  initial: emptyDraft,
  maxLength: 2_000_000,
  isOwned: true,
  isInitial: isEmptyDraft,
})

export const readReviewDraft = (person: string, change: string): ReviewDraft => store.at(change, person).get()

/** Applies `set` to the current draft, which another window may have changed, and stores it. */
export const changeReviewDraft = (
  person: string,
  change: string,
  set: (draft: ReviewDraft) => ReviewDraft,
): void => {
  const stored = store.at(change, person)
  stored.set(set(stored.get()))
}

export interface ReviewDraftActions {
  readonly draft: ReviewDraft
  readonly add: (body: NewComment, title: string | undefined) => void
  readonly edit: (id: string, markdown: string) => void
  readonly remove: (id: string) => void
  readonly set: (set: Partial<Pick<ReviewDraft, 'verdict' | 'words'>>) => void
  readonly clear: () => void
}

/** The draft of a person for a change request, with its actions. */
export const useReviewDraft = (person: string, change: string): ReviewDraftActions => {
  const draft = useStore(store.at(change, person))
  // Stable functions per person and change request, for memoized components.
  const actions = useMemo((): Omit<ReviewDraftActions, 'draft'> => {
    const update = (set: (draft: ReviewDraft) => ReviewDraft): void => changeReviewDraft(person, change, set)
    const comments = (make: (all: readonly DraftComment[]) => readonly DraftComment[]): void =>
      update((now) => ({ ...now, comments: make(now.comments) }))
    return {
      add: (body, title) => comments((all) => [...all, { id: crypto.randomUUID(), body, title }]),
      edit: (id, markdown) =>
        comments((all) =>
          all.map((one) => (one.id === id ? { ...one, body: { ...one.body, body: { markdown } } } : one)),
        ),
      remove: (id) => comments((all) => all.filter((one) => one.id !== id)),
      set: (part) => update((now) => ({ ...now, ...part })),
      clear: () => update(() => emptyDraft),
    }
  }, [person, change])
  return { draft, ...actions }
}

/** The text of a collected comment. */
export const draftText = ({ body: { body } }: DraftComment): string =>
  'markdown' in body && typeof body.markdown === 'string' ? body.markdown : ''
