/** What a session of edits is made of, and what it tells: the words of `page-session.ts`. */
import type { Journal, LeftEntry } from './journal.ts'
import type { FieldConflict, FieldName, PageChange, PageFields, Side } from './page-fields.ts'

/** A page as the service has it at a revision of the change request. */
export interface Seen {
  readonly revision: string
  readonly fields: PageFields
}

/**
 * Why a write failed. `offline`: no answer, or the service is not well; tried again by itself. `signed-out`: waits
 * until somebody signs in. `moved`: the head is another one. `closed`: the change request or the right to edit it is
 * gone. `gone`: the page is. `refused`: the service said what is wrong, for some fields by name.
 */
export type Failure =
  | { readonly is: 'offline' | 'signed-out' | 'moved' | 'gone' }
  | { readonly is: 'closed'; readonly error: unknown }
  | { readonly is: 'refused'; readonly error: unknown; readonly fields: ReadonlyMap<FieldName, string> }

export type SaveState =
  | { readonly is: 'saved'; readonly at: number | undefined }
  | { readonly is: 'waiting' | 'saving' | 'offline' | 'signed-out' | 'gone' }
  | { readonly is: 'closed' | 'refused'; readonly error: unknown }
  | { readonly is: 'conflict'; readonly theirs: Seen; readonly conflicts: readonly FieldConflict[] }

/** An edit of the same page by somebody else, or by another window, since this one was opened. */
export interface OthersEdit {
  readonly before: PageFields
  readonly after: Seen
}

export interface SessionParts {
  /** Writes over a revision; gives the revision that it made. */
  readonly write: (change: PageChange, over: string) => Promise<string>
  /** The page as it is at the head, or at a revision; null where it is not there. */
  readonly read: (revision?: string) => Promise<Seen | null>
  readonly failureOf: (error: unknown) => Failure
  /** What is wrong with values of fields before they are sent. */
  readonly check: (change: PageChange) => ReadonlyMap<FieldName, string>
  readonly journal: Journal
  readonly now: () => number
  /** Milliseconds of quiet before a write. */
  readonly pause: number
}

export interface PageSession {
  readonly state: () => SaveState
  /** What the screen shows. */
  readonly fields: () => PageFields
  /** One line of it, for what is drawn at every key: the text, which takes long to make, is not made for it. */
  readonly line: (name: 'title' | 'description') => string | undefined
  /** Fields that are not sent, and why. */
  readonly held: () => ReadonlyMap<FieldName, string>
  /** What somebody else changed on this page and was brought in here, until it is answered. */
  readonly others: () => OthersEdit | undefined
  /** Answers it: what they wrote stands, or what stood before comes back. */
  readonly answerOthers: (side: Side) => void
  /** How many places hold something that is not saved: fields, and blocks of the text. */
  readonly unsent: () => number
  /** Grows whenever the values on the screen were replaced by others than typed. */
  readonly brought: () => number
  readonly revision: () => string
  /** Another number whenever anything above is another. */
  readonly version: () => number
  readonly subscribe: (listener: () => void) => () => void
  /** Notes what was typed; a document is made only when it is needed. */
  readonly note: (typed: Typed) => void
  /** Sends what waits now. Resolves to whether nothing is left to save. */
  readonly flush: () => Promise<boolean>
  /** Looks whether somebody else wrote, and brings it in. */
  readonly catchUp: () => Promise<void>
  /** Answers a conflict: the side that stands for each, by id. Those left out are asked again. */
  readonly decide: (decided: ReadonlyMap<string, Side>) => Promise<void>
  /** Takes what an earlier window could not save. */
  readonly restore: (entries: readonly LeftEntry[]) => Promise<void>
  /** Forgets what was not saved, and shows what the service has. */
  readonly drop: () => Promise<void>
  readonly unsaved: () => boolean
  /** Whether closing the window now would lose something: not saved, and the browser keeps no copy. */
  readonly atRisk: () => boolean
  /** Writes the copy in the browser at once: the window may be closing. */
  readonly keepNow: () => void
  readonly end: () => void
}

export interface Typed extends Partial<Omit<PageFields, 'document'>> {
  readonly document?: () => PageFields['document']
}
