/**
 * Edits of one page of a change request, saved without being asked.
 *
 * Three versions are known: `seen`, which the service has at a revision; `mine`, which is on the screen; and, when
 * somebody else wrote, theirs. A write names the revision that it was made over and is refused when the head is
 * another one; then theirs is read, the two edits are brought together here, and the result is written. So what the
 * service holds is always what this screen showed, and nobody's words are replaced unseen.
 *
 * What is not saved is also kept in the browser (`journal`), with the revision that it was made over.
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
  /** The text is made from the editor's own model only here. */
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
    // Told only where something is wrong, and counting takes as long as the text is.
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

  /** Brings theirs and mine together. False: a person must decide first. */
  const bringIn = (theirs: Seen): boolean => {
    const { fields: merged, conflicts } = mergeFields(seen.fields, theirs.fields, fields(), decisions)
    if (conflicts.length > 0) {
      copies.now()
      set({ is: 'conflict', theirs, conflicts })
      return false
    }
    // Their own fields are told, not what the merge made of them; what only the head moved past is no news.
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
    // A head that moves again and again under the writes of others is tried a few times, then after a pause.
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
        // Each try needs what the one before found out.
        const revision = await parts.write(change, seen.revision)
        const stored = Object.fromEntries(
          Object.entries({ ...seen.fields, ...sent }).map(([name, value]) => [
            name,
            wrong.has(name as FieldName) ? seen.fields[name as FieldName] : value,
          ]),
        )
        // A field is a member of the page or was sent: the names are the fields'.
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
    // With what is wrong known, what is kept is counted.
    copies.now()
    tell()
  }
  /** One thing at a time: what comes meanwhile waits for its end. */
  const run = async (work: () => Promise<unknown>): Promise<void> => {
    while (running !== undefined) {
      // Somebody else may have begun meanwhile.
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
    // What was typed and taken back is nothing to send, but must be said to be saved.
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
        // Their edit taken back out of what stands now; where it was written on since, what was written stays.
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
      // A person answers first; typing on must not overwrite.
      if (state.is === 'conflict' || state.is === 'gone') return tell()
      // Each key in a long text would draw the whole desk again to say what is said already.
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
        // Over what is not saved yet nothing can be brought in; the rest waits for the next time.
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
          // As if it had just been typed over its own base, and what stands now were written by somebody else.
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
