import { Check } from 'lucide-react'
import { useId, useRef, useState, type ReactNode } from 'react'
import type { Conflict, ConflictAnswer, User } from '../../client/types.gen.ts'
import { Badge } from '../ui/badge.tsx'
import { Button } from '../ui/button.tsx'
import { Note } from '../ui/note.tsx'
import { RelativeTime } from '../ui/relative-time.tsx'
import type { DrawBlocks } from './block-notes.ts'
import { ConflictEditor } from './conflict-editor.tsx'
import { ConflictValue } from './conflict-value.tsx'
import {
  answerWords,
  choiceWords,
  conflictSentence,
  isAnswer,
  partWords,
  type Choice,
} from './conflict-words.ts'

export interface ConflictCardProps {
  readonly space: string
  readonly conflict: Conflict
  readonly drawBlocks: DrawBlocks
  /** Why it cannot be answered. */
  readonly disabledReason: string | undefined
  readonly pending: boolean
  /** It took the place of one that was answered when it was gone already. */
  readonly replaced: boolean
  readonly error: ReactNode
  readonly onAnswer: (answer: ConflictAnswer) => void
}

/** One thing that a person has to decide: what stood there, what both sides made of it, and the answers. */
export function ConflictCard(props: ConflictCardProps) {
  const { space, conflict, drawBlocks, disabledReason, pending, replaced, error, onAnswer } = props
  const [editing, setEditing] = useState(false)
  const id = useId()
  const card = useRef<HTMLElement>(null)
  /** The field goes with its focus: the card has it then. */
  const close = (): void => {
    setEditing(false)
    card.current?.focus({ preventScroll: true })
  }
  const { answer, answeredBy, earlier } = conflict
  const parts = partWords(conflict)
  const press = (choice: Choice, first?: 'main' | 'change'): void => {
    if (choice.choice === 'edited') return setEditing(true)
    setEditing(false)
    return onAnswer({
      choice: choice.choice,
      ...(choice.place === undefined ? {} : { place: choice.place }),
      ...(first === undefined ? {} : { first }),
    })
  }
  const value = (given: unknown): ReactNode => (
    <div className="rounded-base bg-paper px-4 py-3">
      <ConflictValue space={space} conflict={conflict} value={given} drawBlocks={drawBlocks} />
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
          {`${earlier.answeredBy?.displayName ?? 'Somebody'} had chosen ${answerWords(earlier.answer)} before one of the texts changed.`}
        </Note>
      )}
      <div className="grid gap-3 lg:grid-cols-3">
        <figure className="min-w-0">
          <SideCaption name="Before" />
          {value(conflict.base)}
        </figure>
        <figure className="min-w-0">
          <SideCaption name="Main" by={conflict.mainBy} at={conflict.mainAt} />
          {value(conflict.main)}
        </figure>
        <figure className="min-w-0">
          <SideCaption name="This change" by={conflict.changeBy} at={conflict.changeAt} />
          {value(conflict.change)}
        </figure>
      </div>
      {answer?.choice === 'edited' && !editing && (
        <figure className="min-w-0">
          <figcaption className="mb-1 text-caption text-ink-soft">The result, as edited</figcaption>
          {value(answer.value)}
        </figure>
      )}
      {editing ? (
        <ConflictEditor
          conflict={conflict}
          drawBlocks={drawBlocks}
          pending={pending}
          onSave={(typed) => {
            close()
            onAnswer({ choice: 'edited', value: typed })
          }}
          onCancel={close}
        />
      ) : (
        <fieldset className="flex flex-wrap gap-2">
          <legend className="sr-only">What should stand</legend>
          {conflict.choices.flatMap((choice) => {
            const buttons =
              choice.choice === 'both'
                ? (['main', 'change'] as const).map((first) => ({
                    key: `both ${first}`,
                    label: first === 'main' ? "Both, main's first" : "Both, this change's first",
                    chosen: isAnswer(answer, choice) && (answer?.first ?? 'main') === first,
                    press: () => press(choice, first),
                  }))
                : [
                    {
                      key: `${choice.choice} ${JSON.stringify(choice.place ?? null)}`,
                      label: choiceWords(conflict, choice),
                      chosen: isAnswer(answer, choice),
                      press: () => press(choice),
                    },
                  ]
            return buttons.map((button) => (
              <Button
                key={button.key}
                data-choice
                aria-pressed={button.chosen}
                icon={button.chosen ? Check : undefined}
                busy={pending && button.chosen}
                disabledReason={disabledReason}
                className="aria-pressed:bg-accent-soft aria-pressed:font-strong aria-pressed:text-accent"
                onClick={button.press}
              >
                {button.label}
              </Button>
            ))
          })}
        </fieldset>
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

/** Whose text it is: the side, who touched it last there, and when. */
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
