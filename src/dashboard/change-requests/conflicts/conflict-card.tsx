import { Check } from 'lucide-react'
import { useId, useRef, useState, type ReactNode } from 'react'
import type { Conflict, ConflictAnswer, User } from '../../../client/types.gen.ts'
import { Badge } from '../../ui/badge.tsx'
import { Note } from '../../ui/feedback/note.tsx'
import { RelativeTime } from '../../ui/relative-time.tsx'
import { ConflictChoices } from './conflict-choices.tsx'
import { ConflictEditor } from './conflict-editor.tsx'
import type { ConflictContext } from './conflict-context.ts'
import { ConflictValue, type ConflictValueProps } from './conflict-value.tsx'
import { answerText, conflictSentence, conflictingFieldsText } from './conflict-text.ts'
import { storeResult, readResult } from './conflict-result.local.ts'

export interface ConflictCardProps {
  readonly conflict: Conflict
  /** Storage name of the draft result; the same for a conflict that replaces this one. */
  readonly name: string
  readonly context: ConflictContext
  /** The three revisions that are compared. */
  readonly revisions: { readonly base: string; readonly main: string; readonly change: string }
  /** Why it cannot be answered. */
  readonly disabledReason: string | undefined
  readonly pending: boolean
  /** It replaced a conflict that was answered after it had disappeared. */
  readonly replaced: boolean
  readonly error: ReactNode
  /** `done` is called once the service has stored the answer. */
  readonly onAnswer: (answer: ConflictAnswer, done?: () => void) => void
}

/** One conflict: the base, both sides, and the possible answers. */
export function ConflictCard(props: ConflictCardProps) {
  const { conflict, name, context, disabledReason, pending, onAnswer } = props
  // Resume a draft from before a reload.
  const [editing, setEditing] = useState(() => readResult(name) !== undefined)
  const [focused, setFocused] = useState(false)
  const [editedConflict, setEditedConflict] = useState(conflict.id)
  const id = useId()
  const card = useRef<HTMLElement>(null)
  /** The editor's focus is lost when it closes; move it to the card. */
  const close = (): void => {
    storeResult(name, undefined)
    setEditing(false)
    card.current?.focus({ preventScroll: true })
  }
  const { answer } = conflict
  return (
    <section
      ref={card}
      aria-labelledby={id}
      data-conflict={conflict.id}
      data-open={answer === undefined}
      tabIndex={-1}
      className="grid scroll-mt-28 grid-cols-[minmax(0,1fr)] gap-3 py-4 outline-offset-4"
    >
      <CardHeading id={id} conflict={conflict} />
      <EarlierAnswer conflict={conflict} replaced={props.replaced} />
      <ThreeSides {...props} />
      {answer?.choice === 'edited' && answer.value !== undefined && !editing && (
        <figure className="min-w-0">
          <figcaption className="mb-1 text-caption text-ink-soft">Edited result</figcaption>
          <ValueBox context={context} conflict={conflict} value={answer.value} />
        </figure>
      )}
      {editing && editedConflict !== conflict.id && (
        <Note tone="warning">
          <output>
            One of the versions changed while you were editing. Your text is still here. Check both versions
            again before you use it.
          </output>
        </Note>
      )}
      {editing ? (
        <ConflictEditor
          conflict={conflict}
          name={name}
          focused={focused}
          context={context}
          pending={pending}
          onSave={(value) => onAnswer({ choice: 'edited', value }, close)}
          onCancel={close}
        />
      ) : (
        <ConflictChoices
          conflict={conflict}
          context={context}
          disabledReason={disabledReason}
          pending={pending}
          onAnswer={onAnswer}
          onEdit={() => {
            setEditedConflict(conflict.id)
            setFocused(true)
            setEditing(true)
          }}
        />
      )}
      {props.error}
    </section>
  )
}

function CardHeading({ id, conflict }: { readonly id: string; readonly conflict: Conflict }) {
  const { answer, answeredBy } = conflict
  const conflictingFields = conflictingFieldsText(conflict)
  return (
    <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
      <h3 id={id} className="min-w-0 font-strong">
        {conflictSentence(conflict)}
      </h3>
      {answer === undefined ? (
        <Badge tone="plum">Unresolved</Badge>
      ) : (
        <Badge tone="moss" icon={Check}>
          Resolved{answeredBy === undefined ? '' : ` by ${answeredBy.displayName}`}
        </Badge>
      )}
      {conflictingFields !== undefined && <p className="w-full text-ink-soft">{conflictingFields}</p>}
    </div>
  )
}

/** What became of an answer to a conflict that has changed since. */
function EarlierAnswer({
  conflict: { earlier },
  replaced,
}: Pick<ConflictCardProps, 'conflict' | 'replaced'>) {
  return (
    <>
      {replaced && (
        <Note tone="warning">
          Your choice was not saved because one of the versions changed. Review the current conflict.
        </Note>
      )}
      {earlier !== undefined && (
        <Note>
          {`${earlier.answeredBy?.displayName ?? 'Someone'} chose ${answerText(earlier.answer)} before the conflict changed.`}
        </Note>
      )}
    </>
  )
}

/** The original and both sides next to each other. */
function ThreeSides({
  conflict,
  context,
  revisions,
}: Pick<ConflictCardProps, 'conflict' | 'context' | 'revisions'>) {
  const { base, main, mainBy, mainAt, change, changeBy, changeAt } = conflict
  return (
    <div className="grid gap-3 lg:grid-cols-3">
      <figure className="min-w-0">
        <SideCaption name="Original" />
        <ValueBox context={context} conflict={conflict} value={base} revision={revisions.base} />
      </figure>
      <figure className="min-w-0">
        <SideCaption name="Main" by={mainBy} at={mainAt} />
        <ValueBox context={context} conflict={conflict} value={main} revision={revisions.main} />
      </figure>
      <figure className="min-w-0">
        <SideCaption name="This change request" by={changeBy} at={changeAt} />
        <ValueBox context={context} conflict={conflict} value={change} revision={revisions.change} />
      </figure>
    </div>
  )
}

function ValueBox(props: ConflictValueProps) {
  return (
    <div className="rounded-base bg-paper px-4 py-3">
      <ConflictValue {...props} />
    </div>
  )
}

interface SideCaptionProps {
  readonly name: string
  readonly by?: User | undefined
  readonly at?: string | undefined
}

/** The author of a side's text: the side, who changed it last there, and when. */
function SideCaption({ name, by, at }: SideCaptionProps) {
  return (
    <figcaption className="mb-1 text-caption text-ink-soft">
      <span className="font-strong text-ink">{name}</span>
      {by !== undefined && ` · ${by.displayName}`}
      {at !== undefined && (
        <>
          {', '}
          <RelativeTime at={at} />
        </>
      )}
    </figcaption>
  )
}
