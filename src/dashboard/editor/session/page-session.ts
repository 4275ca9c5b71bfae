/**
 * An edit session of one page of a change request, with autosave.
 *
 * It knows up to three versions: `seen`, which the service has at a revision; `mine`, which is on the screen; and
 * theirs, when someone else wrote. A write names the revision it is based on and is refused if the head is another one;
 * then theirs is fetched, both edits are merged here, and the result is written. So the service always stores what this
 * screen showed, and nobody's edit is overwritten unseen.
 *
 * Unsaved changes are also stored in the browser (`journal`), with the revision they are based on.
 */
import { emptyDocument } from '../../../content/document/document.ts'
import { spliceBetween, spliced } from './document-splice.ts'
import {
  changeBetween,
  changedFields,
  mergeFields,
  type FieldName,
  type PageFields,
  type Side,
} from './page-fields.ts'
import type { OthersEdit, PageSession, SaveState, Seen, SessionParts, Typed } from './page-session-state.ts'
import { keepingCopies } from './session-backup.ts'
import { placesChanged } from './unsaved-changes.ts'

const longestWait = 30_000
const troubles: ReadonlySet<SaveState['is']> = new Set(['offline', 'signed-out', 'closed', 'refused'])

export const createPageSession = (page: string, begin: Seen, parts: SessionParts): PageSession => {
  let seen = begin
  let mine = begin.fields
  let unread: Typed['document']
  let state: SaveState = { is: 'saved', at: undefined }
  let held: ReadonlyMap<FieldName, string> = new Map()
  let brought = 0
  let edits = 0
  let failures = 0
  let decisions: ReadonlyMap<string, Side> = new Map()
  let running: Promise<void> | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let ended = false
  let others: OthersEdit | undefined
  let unsent = 0
  const listeners = new Set<() => void>()

  let version = 0
  const tell = (): void => {
    version += 1
    for (const listener of listeners) listener()
  }
  const set = (next: SaveState): void => {
    state = next
    tell()
  }
  /** The only place that reads the text from the editor's model. */
  const fields = (): PageFields => {
    if (unread !== undefined) {
      mine = { ...mine, document: unread() }
      unread = undefined
    }
    return mine
  }
  const dirty = (): boolean => unread !== undefined || changedFields(seen.fields, mine).length > 0
  const show = (next: PageFields): void => {
    if (changedFields(fields(), next).length === 0) return
    mine = next
    brought += 1
  }
  const later = (after: number): void => {
    clearTimeout(timer)
    if (!ended) timer = setTimeout(() => void flush(), after)
  }
  const copies = keepingCopies(parts.now, () => {
    if (!dirty()) {
      unsent = 0
      parts.journal.forget()
      return true
    }
    const own = fields()
    // Counted only when there is a problem to show, because counting is linear in the text.
    if (troubles.has(state.is)) unsent = placesChanged(seen.fields, own)
    const changed = Object.fromEntries(
      changedFields(seen.fields, own).map((name) => [name, own[name] ?? null]),
    )
    const { document } = own
    const draft =
      document === undefined || !('document' in changed)
        ? changed
        : { ...changed, document: spliceBetween(seen.fields.document ?? emptyDocument, document) }
    return parts.journal.keep({ revision: seen.revision, draft, at: parts.now() })
  })
  const settled = (): void => {
    failures = 0
    decisions = new Map()
    copies.now()
    if (dirty() && held.size === 0) {
      set({ is: 'waiting' })
      later(parts.pause)
    } else set({ is: 'saved', at: parts.now() })
  }

  /** Merges theirs into mine. False: the user must decide first. */
  const bringIn = (theirs: Seen): boolean => {
    const { fields: merged, conflicts } = mergeFields(seen.fields, theirs.fields, fields(), decisions)
    if (conflicts.length > 0) {
      copies.now()
      set({ is: 'conflict', theirs, conflicts })
      return false
    }
    // Reports their own fields instead of the merge result; a head that moved without a change of this page is not
    // reported.
    if (changedFields(seen.fields, theirs.fields).length > 0)
      others = { before: others?.before ?? seen.fields, after: theirs }
    show(merged)
    seen = theirs
    return true
  }
  const readHead = async (): Promise<boolean> => {
    const theirs = await parts.read()
    if (theirs === null) {
      set({ is: 'gone' })
      return false
    }
    return theirs.revision === seen.revision || bringIn(theirs)
  }

  const attempt = async (): Promise<void> => {
    // If other writes keep moving the head, it retries a few times, and then again after a pause.
    for (let tries = 0; tries < 5; tries += 1) {
      const own = fields()
      const draft = changeBetween(page, seen.fields, own)
      if (draft === undefined) return settled()
      const wrong = new Map([...parts.check(draft), ...held])
      const change = changeBetween(page, seen.fields, own, (name) => wrong.has(name))
      held = wrong
      if (change === undefined) return settled()
      const [began, sent] = [edits, { ...own }]
      set({ is: 'saving' })
      try {
        // Each attempt needs the result of the previous one.
        const revision = await parts.write(change, seen.revision)
        const stored = Object.fromEntries(
          Object.entries({ ...seen.fields, ...sent }).map(([name, value]) => [
            name,
            wrong.has(name as FieldName) ? seen.fields[name as FieldName] : value,
          ]),
        )
        // Each field is a member of the page or was sent, so these are all the fields.
        seen = { revision, fields: stored as unknown as PageFields }
        if (began === edits) return settled()
        failures = 0
        copies.now()
        set({ is: 'waiting' })
        return later(parts.pause)
      } catch (error) {
        const failure = parts.failureOf(error)
        if (failure.is === 'moved') {
          if (!(await readHead())) return undefined
          continue
        }
        if (failure.is === 'refused' && failure.fields.size > 0) {
          held = new Map([...wrong, ...failure.fields])
          continue
        }
        throw error
      }
    }
    return later(2000)
  }

  const failed = (error: unknown): void => {
    const failure = parts.failureOf(error)
    if (failure.is === 'offline' || failure.is === 'moved') {
      state = { is: 'offline' }
      later(Math.min(longestWait, 2000 * 2 ** failures++))
    } else if (failure.is === 'closed' || failure.is === 'refused')
      state = { is: failure.is, error: failure.error }
    else state = { is: failure.is }
    // On a problem, the unsaved places are counted.
    copies.now()
    tell()
  }
  /** Runs one operation at a time; others wait. */
  const run = async (work: () => Promise<unknown>): Promise<void> => {
    while (running !== undefined) {
      // Another one may have started in the meantime.
      await running
    }
    if (ended) return
    running = work()
      .then(() => undefined, failed)
      .finally(() => (running = undefined))
    await running
  }
  const flush = async (): Promise<boolean> => {
    clearTimeout(timer)
    // A typed and undone change needs no write, but its state must become saved.
    const open = dirty() || running !== undefined || state.is === 'waiting'
    if (state.is !== 'conflict' && state.is !== 'gone' && open) await run(attempt)
    return !dirty()
  }

  return {
    state: () => state,
    fields,
    line: (name) => mine[name],
    held: () => held,
    others: () => others,
    answerOthers: (side) => {
      if (others === undefined) return
      const { before, after } = others
      others = undefined
      if (side === 'mine') {
        // Reverts their edit in the current fields; what was edited since stays.
        show(mergeFields(after.fields, fields(), before).fields)
        edits += 1
        if (dirty() && state.is === 'saved') set({ is: 'waiting' })
        later(parts.pause)
      }
      tell()
    },
    unsent: () => (troubles.has(state.is) ? unsent : 0),
    brought: () => brought,
    revision: () => seen.revision,
    version: () => version,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    note: ({ document, ...typed }) => {
      edits += 1
      if (Object.keys(typed).length > 0) {
        mine = { ...fields(), ...typed }
        held = new Map([...held].filter(([name]) => !(name in typed)))
      }
      if (document !== undefined) unread = document
      copies.soon()
      // The user must answer first; typing must not overwrite the state.
      if (state.is === 'conflict' || state.is === 'gone') return tell()
      // Skips notifications that change nothing, because each would render the whole workspace on every key.
      const news = state.is !== 'waiting' && state.is !== 'saving' && state.is !== 'offline'
      if (news) set({ is: 'waiting' })
      else if (document === undefined) tell()
      if (state.is !== 'offline') later(parts.pause)
    },
    flush,
    catchUp: async () => {
      if (state.is === 'conflict' || state.is === 'gone') return
      await run(async () => {
        const had = dirty()
        if (!(await readHead())) return
        if (dirty()) {
          if (!had || state.is === 'saved') set({ is: 'waiting' })
          later(parts.pause)
        } else settled()
      })
    },
    decide: async (decided) => {
      if (state.is !== 'conflict') return
      const { theirs } = state
      decisions = new Map([...decisions, ...decided])
      await run(async () => {
        if (bringIn(theirs)) await attempt()
      })
    },
    restore: async (entries) => {
      for (const entry of entries) {
        // Unsaved changes cannot be merged over; the rest waits for the next time.
        if (dirty()) return
        // In the order in which they were written.
        await run(async () => {
          const base = entry.revision === seen.revision ? seen : await parts.read(entry.revision)
          if (base === null) return
          const own: { [name: string]: unknown } = { ...base.fields }
          for (const [name, value] of Object.entries(entry.draft)) own[name] = value ?? undefined
          if (own['document'] !== undefined)
            own['document'] = spliced(base.fields.document ?? emptyDocument, own['document'])
          const theirs = seen
          entry.forget()
          // As if it had just been typed over its own base, and the current version were an edit of someone else.
          seen = base
          mine = own as unknown as PageFields
          brought += 1
          if (bringIn(theirs)) await attempt()
        })
        if (state.is === 'conflict') return
      }
    },
    drop: async () => {
      clearTimeout(timer)
      unread = undefined
      mine = seen.fields
      held = new Map()
      decisions = new Map()
      brought += 1
      parts.journal.forget()
      set({ is: 'saved', at: undefined })
      await run(readHead)
    },
    unsaved: () => dirty() || running !== undefined,
    atRisk: () => {
      if (!dirty()) return false
      return !copies.now()
    },
    keepNow: () => void copies.now(),
    end: () => {
      copies.now()
      copies.end()
      ended = true
      clearTimeout(timer)
    },
  }
}
