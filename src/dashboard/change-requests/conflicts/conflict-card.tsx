import { Check } from 'lucide-react'
import { useId, useRef, useState, type ReactNode } from 'react'
import type { Conflict, ConflictAnswer, User } from '../../../client/types.gen.ts'
import { Badge } from '../../ui/badge.tsx'
import { Note } from '../../ui/feedback/note.tsx'
import { RelativeTime } from '../../ui/relative-time.tsx'
import { ConflictChoices } from './conflict-choices.tsx'
import { ConflictEditor } from './conflict-editor.tsx'
import type { ConflictContext } from './conflict-context.ts'
import { ConflictValue } from './conflict-value.tsx'
import { answerText, conflictSentence, partText } from './conflict-text.ts'
import { keepResult, readResult } from './conflict-result.local.ts'

export interface ConflictCardProps {
  readonly conflict: Conflict
  /** Storage name of the draft result; the same for a conflict that replaces this one. */
  readonly name: string
  readonly ground: ConflictContext
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
  const { conflict, name, ground, revisions, disabledReason, pending, replaced, error, onAnswer } = props
  // Resume a draft from before a reload.
  const [editing, setEditing] = useState(() => readResult(name) !== undefined)
  const [pressed, setPressed] = useState(false)
  const [begun, setBegun] = useState(conflict.id)
  const id = useId()
  const card = useRef<HTMLElement>(null)
  /** The editor's focus is lost when it closes; move it to the card. */
  const close = (): void => {
    keepResult(name, undefined)
    setEditing(false)
    card.current?.focus({ preventScroll: true })
  }
  const { answer, answeredBy, earlier } = conflict
  const parts = partText(conflict)
  const value = (given: unknown, revision?: string): ReactNode => (
    <div className="rounded-base bg-paper px-4 py-3">
      <ConflictValue ground={ground} conflict={conflict} value={given} revision={revision} />
    </div>
  )
  return (
    <section
      ref={card}
      aria-labelledby={id}
      data-conflict={conflict.id}
      data-open={answer === undefined}
      tabIndex={-1}
      className="grid scroll-mt-28 grid-cols-[minmax(0,1fr)] gap-3 py-4 outline-offset-4"
    >
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <h3 id={id} className="min-w-0 font-strong">
          {conflictSentence(conflict)}
        </h3>
        {answer === undefined ? (
          <Badge tone="plum">Open</Badge>
        ) : (
          <Badge tone="moss" icon={Check}>
            Decided{answeredBy === undefined ? '' : ` by ${answeredBy.displayName}`}
          </Badge>
        )}
        {parts !== undefined && <p className="w-full text-ink-soft">{parts}</p>}
      </div>
      {replaced && (
        <Note tone="warning">
          What you answered was gone by then: one of the texts has changed. This is what stands there now.
        </Note>
      )}
      {earlier !== undefined && (
        <Note>
          {`${earlier.answeredBy?.displayName ?? 'Somebody'} had chosen ${answerText(earlier.answer)} before one of the texts changed.`}
        </Note>
      )}
      <div className="grid gap-3 lg:grid-cols-3">
        <figure className="min-w-0">
          <SideCaption name="Before" />
          {value(conflict.base, revisions.base)}
        </figure>
        <figure className="min-w-0">
          <SideCaption name="Main" by={conflict.mainBy} at={conflict.mainAt} />
          {value(conflict.main, revisions.main)}
        </figure>
        <figure className="min-w-0">
          <SideCaption name="This change" by={conflict.changeBy} at={conflict.changeAt} />
          {value(conflict.change, revisions.change)}
        </figure>
      </div>
      {answer?.choice === 'edited' && answer.value !== undefined && !editing && (
        <figure className="min-w-0">
          <figcaption className="mb-1 text-caption text-ink-soft">The result, as edited</figcaption>
          {value(answer.value)}
        </figure>
      )}
      {editing && begun !== conflict.id && (
        <Note tone="warning">
          <output>
            One of the texts changed while you were writing. What you typed is still here; look at both sides
            again before you use it.
          </output>
        </Note>
      )}
      {editing ? (
        <ConflictEditor
          conflict={conflict}
          name={name}
          focused={pressed}
          ground={ground}
          pending={pending}
          onSave={(typed) => onAnswer({ choice: 'edited', value: typed }, close)}
          onCancel={close}
        />
      ) : (
        <ConflictChoices
          conflict={conflict}
          ground={ground}
          disabledReason={disabledReason}
          pending={pending}
          onAnswer={onAnswer}
          onEdit={() => {
            setBegun(conflict.id)
            setPressed(true)
            setEditing(true)
          }}
        />
      )}
      {error}
    </section>
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
