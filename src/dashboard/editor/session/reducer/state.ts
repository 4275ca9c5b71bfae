/**
 * The state of an edit session, as a value. `reduce.ts` changes it; `page-session.ts` runs what it asks for.
 *
 * It holds up to three versions of the page: `saved`, which the service has; `mine`, which is on the screen; and, in a
 * conflict, theirs. These laws hold after every event, and `page-session.properties.test.ts` tests them:
 *
 * 1. No typed word is lost. What was typed last is saved, or it is in `mine` and in the copy in the browser. Only the
 *    user discards it: by choosing the other version in a conflict, or by dropping unsaved changes.
 * 2. At most one task is under way (`job`), and it has at most one request under way. Other tasks wait in `queue`.
 * 3. A failed save is retried (`offline`), or its reason is in `status` or `held`.
 * 4. A write names the revision of `saved` and the service refuses it if that is not the head. Then their version is
 *    merged into `mine` first, so a write never replaces a text that this screen has not shown.
 * 5. A block of the text that both changed is written as theirs until the user chooses (`textConflicts`).
 */
import { emptyDocument } from '../../../../content/document/document.ts'
import { spliceBetween } from '../document-splice.ts'
import type { JournalEntry, LeftEntry } from '../journal.ts'
import { changedFields, type FieldName, type PageFields, type Side } from '../page-fields.ts'
import type { OthersEdit, PageVersion, SaveState } from '../page-session-state.ts'
import { withBlocks, type TextConflicts } from '../text-conflicts.ts'
import { placesChanged } from '../unsaved-changes.ts'

/** What a session does, one after the other. */
export type Task =
  | { readonly is: 'save' }
  /** Reads the head and merges it. */
  | { readonly is: 'catch-up' }
  /** Answers a conflict, then saves. */
  | { readonly is: 'decide'; readonly sides: ReadonlyMap<string, Side> }
  /** Takes over what an earlier window could not save, then saves. */
  | { readonly is: 'restore'; readonly entry: LeftEntry }

/** A task, with a number if somebody waits for its end. */
export interface TaskRequest {
  readonly id?: number
  readonly task: Task
}

/** The task under way, and the response that it waits for. */
export interface Job {
  readonly request: TaskRequest
  /** Number of writes so far; each one that the head outran is repeated. */
  readonly attempts: number
  readonly step:
    | { readonly is: 'starting' | 'checking' | 'reading-head' | 'reading-base' }
    /** `result`: the fields that the service has if the write succeeds. */
    | { readonly is: 'writing'; readonly result: PageFields }
}

export interface SessionState {
  readonly page: string
  /** Milliseconds without input before a write. */
  readonly pause: number
  /** The version that the service has, as far as is known. Every write is based on its revision. */
  readonly saved: PageVersion
  /** What is on the screen; the text as it was when it was last read from the editor. */
  readonly mine: PageFields
  /** Text was typed that is not in `mine` yet. Only a `typed` event leaves it so. */
  readonly hasUnreadText: boolean
  readonly status: SaveState
  /** Changed fields that are not sent, with the reason. */
  readonly held: ReadonlyMap<FieldName, string>
  /** The sides chosen in conflicts, by id, until the result is saved. */
  readonly decisions: ReadonlyMap<string, Side>
  /** Blocks that both changed in the same words, until the user chooses. */
  readonly textConflicts: TextConflicts
  /** What writes without a response would have saved: the first one and the last one. */
  readonly unconfirmed: readonly PageFields[]
  readonly others: OthersEdit | undefined
  /** How often `mine` was replaced other than by typing. */
  readonly replacements: number
  /** Failed requests since the last success, for the time until the next one. */
  readonly failures: number
  readonly job: Job | undefined
  readonly queue: readonly TaskRequest[]
  /** After the end no timer and no task starts. */
  readonly isEnded: boolean
}

export const initialState = (page: string, begin: PageVersion, pause: number): SessionState => ({
  page,
  pause,
  saved: begin,
  mine: begin.fields,
  hasUnreadText: false,
  status: { is: 'saved', at: undefined },
  held: new Map(),
  decisions: new Map(),
  textConflicts: new Map(),
  unconfirmed: [],
  others: undefined,
  replacements: 0,
  failures: 0,
  job: undefined,
  queue: [],
  isEnded: false,
})

/** Whether the screen shows anything that the service does not have. */
export const isDirty = ({ hasUnreadText, saved, mine }: SessionState): boolean =>
  hasUnreadText || changedFields(saved.fields, mine).length > 0

/** The fields as they may be written: what is on the screen, with their version of the blocks in conflict (law 5). */
export const writableFields = ({ mine, textConflicts }: SessionState): PageFields =>
  textConflicts.size === 0 || mine.document === undefined
    ? mine
    : {
        ...mine,
        document: withBlocks(
          mine.document,
          new Map([...textConflicts].map(([key, { theirs }]) => [key, theirs])),
        ),
      }

/** Whether anything can be sent: changed, and not held back. */
export const isSendable = (state: SessionState): boolean =>
  state.hasUnreadText ||
  changedFields(state.saved.fields, writableFields(state)).some((name) => !state.held.has(name))

/** Whether the user has to act before anything is written. */
export const isBlocked = ({ status }: SessionState): boolean =>
  status.is === 'conflict' || status.is === 'gone'

/** Statuses that name a problem; a retry may end it. */
export const problems: ReadonlySet<SaveState['is']> = new Set(['offline', 'signed-out', 'closed', 'refused'])

/** The number of unsaved places, while there is a problem to show. */
export const unsentPlaces = ({ status, saved, mine }: SessionState): number =>
  problems.has(status.is) ? placesChanged(saved.fields, mine) : 0

/** Unsaved changes as they are stored in the browser; undefined if there are none. */
export const draftOf = ({
  saved,
  mine,
  textConflicts,
  unconfirmed,
}: SessionState): Omit<JournalEntry, 'at'> | undefined => {
  const draft = differenceFrom(saved.fields, mine)
  if (Object.keys(draft).length === 0) return undefined
  return {
    revision: saved.revision,
    draft,
    ...(unconfirmed.length > 0 && { sent: unconfirmed.map((sent) => differenceFrom(saved.fields, sent)) }),
    ...(textConflicts.size > 0 && { bases: [...textConflicts.values()].map(({ base }) => base) }),
  }
}

/** The fields that differ from the saved ones: null for a removed value, and for the text its changed blocks. */
const differenceFrom = (saved: PageFields, fields: PageFields): JournalEntry['draft'] =>
  Object.fromEntries(
    changedFields(saved, fields).map((name) =>
      name === 'document' && fields.document !== undefined
        ? [name, spliceBetween(saved.document ?? emptyDocument, fields.document)]
        : [name, fields[name] ?? null],
    ),
  )
