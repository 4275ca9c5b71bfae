/** Brings versions together: theirs into mine, what an earlier window left, and their edit out again. */
import { emptyDocument, type Block } from '../../../../content/document/document.ts'
import { spliced } from '../document-splice.ts'
import type { JournalEntry, LeftEntry } from '../journal.ts'
import { changedFields, mergeFields, type FieldConflict, type PageFields } from '../page-fields.ts'
import type { OthersEdit, PageVersion } from '../page-session-state.ts'
import { mergeInlineText } from '../merge-inline-text.ts'
import {
  blockWithKey,
  replaceBlocks,
  textConflictOf,
  withBlocks,
  type ConflictChoice,
  type TextConflict,
  type TextConflicts,
} from '../text-conflicts.ts'
import { backUpNow, notify, transition, type Transition } from './events.ts'
import { isBlocked, isDirty, type SessionState } from './state.ts'

/** Replaces what is on the screen, unless it is the same. */
const show = (state: SessionState, fields: PageFields): SessionState =>
  changedFields(state.mine, fields).length === 0
    ? state
    : { ...state, mine: fields, replacements: state.replacements + 1 }

/** The text with other versions of some of its blocks. */
const withVersions = (fields: PageFields, versions: ReadonlyMap<string, Block>): PageFields =>
  fields.document === undefined || versions.size === 0
    ? fields
    : { ...fields, document: withBlocks(fields.document, versions) }

/** Whether their version has everything that a write without a response would have saved. */
const hasArrived = (saved: PageFields, theirs: PageFields, sent: PageFields): boolean => {
  const { fields, conflicts } = mergeFields(saved, theirs, sent)
  return conflicts.length === 0 && changedFields(theirs, fields).length === 0
}

/** The version that both mine and theirs derive from. What this window wrote itself is not an edit by someone else. */
const mergeBase = ({ saved, textConflicts, unconfirmed }: SessionState, theirs: PageFields): PageFields => {
  const written = unconfirmed.findLast((sent) => hasArrived(saved.fields, theirs, sent))
  const bases = new Map([...textConflicts].map(([key, { base }]) => [key, base]))
  return withVersions(written ?? saved.fields, bases)
}

interface MergedPage {
  readonly fields: PageFields
  readonly conflicts: readonly FieldConflict[]
  readonly textConflicts: TextConflicts
}

/** Merges by field, by block and by word. In text conflicts, the fields have the user's version. */
const mergePages = (base: PageFields, theirs: PageFields, { mine, decisions }: SessionState): MergedPage => {
  const merged = mergeFields(base, theirs, mine, decisions)
  const textConflicts = new Map<string, TextConflict>()
  const versions = new Map<string, Block>()
  const conflicts = merged.conflicts.filter((conflict) => {
    const found = conflict.field === 'document' ? textConflictOf(conflict.block) : undefined
    if (conflict.field !== 'document' || found === undefined) return true
    const own = conflict.block.change ?? found.base
    const words = mergeInlineText(found.base, found.theirs, own)
    if (words === undefined) textConflicts.set(found.key, found)
    versions.set(found.key, words ?? own)
    return false
  })
  return { fields: withVersions(merged.fields, versions), conflicts, textConflicts }
}

/**
 * Their edit so far, without what is on the screen anyway: the user's own edits that they include, and blocks in
 * conflict, which are shown in the text.
 */
const othersEdit = (
  { mine, others }: SessionState,
  theirs: PageVersion,
  merged: PageFields,
): OthersEdit | undefined => {
  // A slug alone may have followed a title that was saved before.
  if (changedFields(mine, merged).every((name) => name === 'slug')) return others
  const latest = mergeFields(merged, mine, theirs.fields).fields
  const before =
    others === undefined ? latest : mergeFields(others.after.fields, latest, others.before).fields
  return { before, after: theirs }
}

/**
 * Merges their version into mine and bases further writes on it. Blocks that both changed in the same words become text
 * conflicts. If both changed anything else at one place and the user has not chosen, nothing is merged and the status is
 * `conflict`.
 */
export const mergeTheirs = (state: SessionState, theirs: PageVersion): Transition => {
  const base = mergeBase(state, theirs.fields)
  const { fields, conflicts, textConflicts } = mergePages(base, theirs.fields, state)
  if (conflicts.length > 0)
    return transition({ ...state, status: { is: 'conflict', theirs, conflicts } }, backUpNow, notify)
  const others = othersEdit(state, theirs, fields)
  return transition(
    { ...show(state, fields), saved: theirs, others, textConflicts, unconfirmed: [] },
    backUpNow,
    notify,
  )
}

/** Applies the choice in a text conflict to what is on the screen. */
export const chooseVersion = (state: SessionState, key: string, choice: ConflictChoice): SessionState => {
  const conflict = state.textConflicts.get(key)
  if (conflict === undefined) return state
  const { document } = state.mine
  const { key: _, ...copy } = conflict.theirs
  const chosen =
    choice === 'mine' || document === undefined
      ? state.mine
      : {
          ...state.mine,
          document: replaceBlocks(document, (block) =>
            block.key !== key ? [block] : choice === 'theirs' ? [conflict.theirs] : [block, copy],
          ),
        }
  const textConflicts = new Map([...state.textConflicts].filter(([other]) => other !== key))
  return { ...show(state, chosen), textConflicts }
}

/** Reverts their edit in what is on the screen; what was typed since stays. */
export const revertTheirs = (state: SessionState): SessionState => {
  if (state.others === undefined) return state
  const { before, after } = state.others
  const { fields } = mergeFields(after.fields, state.mine, before)
  return { ...show(state, fields), others: undefined }
}

/** The fields that an earlier window showed: its draft over the version that the draft is based on. */
const draftFields = (base: PageFields, draft: JournalEntry['draft']): PageFields => {
  const fields: { [name: string]: unknown } = { ...base }
  for (const [name, value] of Object.entries(draft)) fields[name] = value ?? undefined
  if (fields['document'] !== undefined)
    fields['document'] = spliced(base.document ?? emptyDocument, fields['document'])
  // The draft was stored by this dashboard, over these fields.
  return fields as unknown as PageFields
}

/** The text conflicts of an earlier window, whose saved version has their blocks. */
const leftConflicts = ({ document }: PageFields, { bases = [] }: LeftEntry): TextConflicts =>
  new Map(
    bases.flatMap((base) => {
      const theirs =
        document === undefined || base.key === undefined ? undefined : blockWithKey(document, base.key)
      return theirs?.key === undefined ? [] : [[theirs.key, { key: theirs.key, base, theirs }] as const]
    }),
  )

/** Whether a left draft can be taken over now: never over unsaved changes, which it would replace. */
export const canRestore = (state: SessionState): boolean => !isDirty(state) && !isBlocked(state)

/** Takes over a left draft as if it had been typed over `base` and the saved version were an edit by someone else. */
export const restoreDraft = (state: SessionState, entry: LeftEntry, base: PageVersion): Transition => {
  const draft: SessionState = {
    ...state,
    saved: base,
    mine: draftFields(base.fields, entry.draft),
    textConflicts: leftConflicts(base.fields, entry),
    unconfirmed: (entry.sent ?? []).map((sent) => draftFields(base.fields, sent)),
    replacements: state.replacements + 1,
  }
  const merged = mergeTheirs(draft, state.saved)
  // The entry goes only after the copy of this window was written.
  return transition(merged.state, ...merged.effects, { is: 'forget-entry', entry })
}
