import { Check, Copy, Save } from 'lucide-react'
import { useEffect, useId, useRef, type KeyboardEvent } from 'react'
import type { Translation, TranslationUnit } from '../../../client/types.gen.ts'
import { FormError } from '../../forms/form-error.tsx'
import { appleKeys } from '../../shell/commands/apple-keys.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Note } from '../../ui/feedback/note.tsx'
import { languageDirection, languageName } from '../../ui/language-name.ts'
import { SourceDifference } from './source-difference.tsx'
import { UnitAssistance } from './unit-assistance.tsx'
import { UnitField, useSelectionEdit } from './unit-field.tsx'
import { toEditable, withInserted, withTag } from './unit-text.ts'
import { UnitView } from './unit-view.tsx'
import { useUnitEditing, type UnitEditing } from './use-unit-editing.ts'

/** What the person may do with units. */
export interface UnitRights {
  /** Why typing is refused. */
  readonly edit: string | undefined
  /** Why approving is refused. */
  readonly review: string | undefined
}

export interface UnitEditorProps {
  readonly org: string
  readonly translation: Translation
  readonly unit: TranslationUnit
  readonly rights: UnitRights
  /** Opens the unit that many places further; nothing at an end of the list. */
  readonly onStep: (by: 1 | -1) => void
  readonly onClose: () => void
}

interface Actions {
  readonly saveAndNext: () => void
  readonly copySource: () => void
  readonly insertTag: (id: number) => void
  readonly useSuggestion: (position: number) => void
}

const digitOf = (code: string): number | undefined => {
  const digit = /^(?:Digit|Numpad)([1-9])$/.exec(code)?.[1]
  return digit === undefined ? undefined : Number(digit)
}

/** Keys of the field; the others belong to the list. */
const editorKeys =
  (editing: UnitEditing, actions: Actions, onClose: () => void) =>
  (event: KeyboardEvent<HTMLTextAreaElement>): void => {
    const { key, altKey, shiftKey, code } = event
    const isMod = event.ctrlKey || event.metaKey
    const digit = digitOf(code)
    const field = event.currentTarget
    // Elsewhere in the text these keys select a word or a line.
    const isAtEnd = field.selectionStart === field.value.length
    const run =
      key === 'Enter' && isMod
        ? actions.saveAndNext
        : key === 'ArrowRight' && isMod && shiftKey && isAtEnd
          ? actions.copySource
          : key === 'Escape' && !event.nativeEvent.isComposing
            ? editing.isChanged
              ? editing.restore
              : onClose
            : altKey && digit !== undefined
              ? () => (shiftKey ? actions.useSuggestion(digit - 1) : actions.insertTag(digit))
              : undefined
    if (run === undefined) return
    event.preventDefault()
    event.stopPropagation()
    run()
  }

/** A unit while it is edited. */
export function UnitEditor({ org, translation, unit: listed, rights, onStep, onClose }: UnitEditorProps) {
  const editing = useUnitEditing(org, translation.id, listed)
  const { unit, text, problem } = editing
  const field = useRef<HTMLTextAreaElement>(null)
  const frame = useRef<HTMLDivElement>(null)
  const editSelection = useSelectionEdit(field, editing.setText)
  const problemId = useId()
  useEffect(() => {
    const area = field.current
    area?.focus({ preventScroll: true })
    area?.setSelectionRange(area.value.length, area.value.length)
    frame.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  const state = rights.review === undefined ? 'reviewed' : 'edited'
  const refused = saveRefusal(editing, rights)
  const next = (): void => onStep(1)
  const replaceText = (target: string): void =>
    editSelection(() => {
      const editable = toEditable(target)
      return { text: editable, start: editable.length, end: editable.length }
    })
  const actions: Actions = {
    saveAndNext: () => {
      if (refused === undefined && !editing.isSaving) editing.save(state, next)
    },
    copySource: () => replaceText(unit.source),
    insertTag: (id) => {
      if (unit.tags.some((tag) => tag.id === id))
        editSelection((selected) => withTag(selected, unit.source, id))
    },
    useSuggestion: (position) => {
      const suggestion = unit.suggestions[position]
      if (suggestion !== undefined) replaceText(suggestion.target)
    },
  }
  const canEdit = rights.edit === undefined
  return (
    <div ref={frame} className="grid scroll-my-20 gap-3">
      <StaleNote editing={editing} />
      {editing.hasConflict && <Conflict editing={editing} />}
      <UnitField
        label={`Translation of ${unit.label} into ${languageName(translation.language)}`}
        text={text}
        onText={editing.setText}
        onKeyDown={editorKeys(editing, canEdit ? actions : { ...actions, ...nothing }, onClose)}
        language={translation.language}
        direction={languageDirection(translation.language)}
        field={field}
        describedBy={problem === undefined ? undefined : problemId}
        readOnly={!canEdit}
      />
      {problem !== undefined && (
        <p id={problemId} className="text-caption text-rust">
          {problem}
        </p>
      )}
      <UnitAssistance
        unit={unit}
        canEdit={canEdit}
        onTag={actions.insertTag}
        onTerm={(term) => editSelection((selected) => withInserted(selected, term))}
        onSuggestion={replaceText}
      />
      <FormError error={editing.error} />
      <EditorActions
        editing={editing}
        rights={rights}
        refused={refused}
        onCopySource={actions.copySource}
        onNext={next}
      />
    </div>
  )
}

const nothing: Partial<Actions> = {
  saveAndNext: () => undefined,
  copySource: () => undefined,
  insertTag: () => undefined,
  useSuggestion: () => undefined,
}

/** Why the text cannot be saved. */
const saveRefusal = ({ text, problem, hasConflict }: UnitEditing, rights: UnitRights): string | undefined => {
  if (rights.edit !== undefined) return rights.edit
  if (hasConflict) return 'Choose one of the two translations first.'
  return text === '' ? 'Enter a translation first.' : problem
}

/** What changed in the source of a stale unit. */
function StaleNote({ editing }: { readonly editing: UnitEditing }) {
  const { state, formerSource, source, minor } = editing.unit
  if (state !== 'stale' || formerSource === undefined) return null
  return (
    <section aria-label="Change of the source" className="grid gap-1 rounded-base bg-ochre-soft p-2">
      <p className="text-caption font-strong">
        {minor ? 'The source changed in a minor way' : 'The source changed'}
      </p>
      <SourceDifference before={formerSource} after={source} />
    </section>
  )
}

/** Two translations of one unit: the one that was saved meanwhile, and the one that was typed. */
function Conflict({ editing }: { readonly editing: UnitEditing }) {
  const { unit } = editing
  return (
    <Note tone="warning">
      <div className="grid gap-2">
        <p className="font-strong">Someone else changed this translation while you were typing.</p>
        <p className="[overflow-wrap:anywhere]">
          Saved now:{' '}
          {unit.target === undefined ? 'no translation' : <UnitView text={unit.target} tags={unit.tags} />}
        </p>
        <span className="flex flex-wrap gap-2">
          <Button onClick={editing.overwrite}>Keep my text</Button>
          <Button onClick={editing.restore}>Use the saved translation</Button>
        </span>
      </div>
    </Note>
  )
}

interface EditorActionsProps {
  readonly editing: UnitEditing
  readonly rights: UnitRights
  readonly refused: string | undefined
  readonly onCopySource: () => void
  readonly onNext: () => void
}

function EditorActions({ editing, rights, refused, onCopySource, onNext }: EditorActionsProps) {
  const { unit, isChanged, isSaving, isKeeping } = editing
  const mod = appleKeys ? '⌘' : 'Ctrl+'
  const canReview = rights.review === undefined
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Button
        variant="primary"
        icon={canReview ? Check : Save}
        busy={isSaving}
        disabledReason={refused}
        title={`${mod}Enter`}
        onClick={() => editing.save(canReview ? 'reviewed' : 'edited', onNext)}
      >
        {canReview ? 'Approve and next' : 'Save and next'}
      </Button>
      {canReview && (
        <Button
          icon={Save}
          disabledReason={refused ?? (isChanged ? undefined : 'No changes to save.')}
          onClick={() => editing.save('edited')}
        >
          Save
        </Button>
      )}
      {unit.state === 'stale' && (
        <Button
          busy={isKeeping}
          disabledReason={rights.edit ?? (isChanged ? 'Save or restore your text first.' : undefined)}
          onClick={() => editing.keep(onNext)}
        >
          Keep as is
        </Button>
      )}
      {rights.edit === undefined && (
        <Button variant="bare" icon={Copy} title={`${mod}Shift+→`} onClick={onCopySource}>
          Copy source
        </Button>
      )}
      {isChanged && (
        <span className="flex items-center gap-2 text-caption text-ink-soft">
          Not saved.
          <Button variant="bare" onClick={editing.restore}>
            Restore
          </Button>
        </span>
      )}
      {rights.edit === undefined && (
        <span className="basis-full text-caption text-ink-soft pointer-coarse:hidden">
          {mod}Enter {canReview ? 'approves' : 'saves'} and opens the next unit, Alt+↑ and Alt+↓ move, Esc
          restores.
        </span>
      )}
    </div>
  )
}
