/** What users of an edit session see of it, and what it depends on. */
import type { Journal, LeftEntry } from './journal.ts'
import type { FieldConflict, FieldName, PageChange, PageFields, Side } from './page-fields.ts'
import type { ConflictChoice, TextConflicts } from './text-conflicts.ts'

/** A page at a revision of the change request. */
export interface PageVersion {
  readonly revision: string
  readonly fields: PageFields
}

/**
 * Why a write failed. `offline`: no response, or the service is failing; retried automatically. `signed-out`: waits for
 * a sign-in. `moved`: the head is another one. `closed`: the change request was closed, or the right to edit it is
 * gone. `gone`: the page was deleted. `refused`: the service reported errors, some of them by field.
 */
export type Failure =
  | { readonly is: 'offline' | 'signed-out' | 'moved' | 'gone' }
  | { readonly is: 'closed'; readonly error: unknown }
  | { readonly is: 'refused'; readonly error: unknown; readonly fields: ReadonlyMap<FieldName, string> }

export type SaveState =
  | { readonly is: 'saved'; readonly at: number | undefined }
  | { readonly is: 'waiting' | 'saving' | 'offline' | 'signed-out' | 'gone' }
  | { readonly is: 'closed' | 'refused'; readonly error: unknown }
  | { readonly is: 'conflict'; readonly theirs: PageVersion; readonly conflicts: readonly FieldConflict[] }

/** Edits of the same page by others, or by another window, since this one was opened. */
export interface OthersEdit {
  readonly before: PageFields
  readonly after: PageVersion
}

export interface WrittenPage {
  readonly revision: string
  /** The slug after the write, which may follow the title; undefined if the page has none. */
  readonly slug?: string | undefined
}

export interface SessionDependencies {
  /** Writes based on a revision. */
  readonly write: (change: PageChange, over: string) => Promise<WrittenPage>
  /** The page at the head, or at a revision; null if it does not exist there. */
  readonly read: (revision?: string) => Promise<PageVersion | null>
  readonly failureOf: (error: unknown) => Failure
  /** Validates field values before they are sent. */
  readonly check: (change: PageChange) => ReadonlyMap<FieldName, string>
  readonly journal: Journal
  readonly now: () => number
  /** Milliseconds without input before a write. */
  readonly pause: number
}

export interface PageSession {
  readonly state: () => SaveState
  /** The fields as shown on the screen. */
  readonly fields: () => PageFields
  /** A single line of them, for components that render on every key: avoids reading the whole text, which is slow. */
  readonly line: (name: 'title' | 'description' | 'slug') => string | undefined
  /** Fields that are held back, and why. */
  readonly held: () => ReadonlyMap<FieldName, string>
  /** Edits of others that were merged in, until the user answers. */
  readonly others: () => OthersEdit | undefined
  /** Answers them: keeps their edits, or reverts them. */
  readonly answerOthers: (side: Side) => void
  /** Blocks that someone else changed in the same words; theirs is saved until the user chooses. */
  readonly textConflicts: () => TextConflicts
  /** Chooses a version of a block, by its key. */
  readonly answerConflict: (key: string, choice: ConflictChoice) => void
  /** Number of unsaved places: fields, and blocks of the text. */
  readonly unsent: () => number
  /** Increases whenever displayed values were replaced other than by typing. */
  readonly replacements: () => number
  readonly revision: () => string
  /** Changes whenever anything above changes. */
  readonly version: () => number
  readonly subscribe: (listener: () => void) => () => void
  /** Records typed changes; the document is read only when needed. */
  readonly note: (typed: Typed) => void
  /** Sends pending changes. Resolves to whether everything is saved. */
  readonly flush: () => Promise<boolean>
  /** Fetches and merges edits of others. */
  readonly catchUp: () => Promise<void>
  /** Answers conflicts with the chosen side, by id. Those left out are asked again. */
  readonly decide: (decided: ReadonlyMap<string, Side>) => Promise<void>
  /** Takes over what an earlier window could not save. */
  readonly restore: (entries: readonly LeftEntry[]) => Promise<void>
  /** Discards unsaved changes and shows the service's state. */
  readonly drop: () => Promise<void>
  readonly unsaved: () => boolean
  /** Whether closing the window now would lose changes: unsaved, and without a copy in the browser. */
  readonly atRisk: () => boolean
  /** Writes the copy in the browser immediately, because the window may be closing. */
  readonly backUp: () => void
  readonly end: () => void
}

export interface Typed extends Partial<Omit<PageFields, 'document'>> {
  readonly document?: () => PageFields['document']
}
