import { Check } from 'lucide-react'
import { useId, useState, type ReactNode } from 'react'
import type { Conflict, ConflictAnswer } from '../../client/types.gen.ts'
import { Badge } from '../ui/badge.tsx'
import { Button } from '../ui/button.tsx'
import type { DrawBlocks } from './block-notes.ts'
import { ConflictEditor } from './conflict-editor.tsx'
import { ConflictValue } from './conflict-value.tsx'
import { choiceWords, conflictSentence, isAnswer, type Choice } from './conflict-words.ts'

export interface ConflictCardProps {
  readonly space: string
  readonly conflict: Conflict
  readonly drawBlocks: DrawBlocks
  /** Why it cannot be answered. */
  readonly disabledReason: string | undefined
  readonly pending: boolean
  readonly error: ReactNode
  readonly onAnswer: (answer: ConflictAnswer) => void
}

const sides = [
  ['Before', 'base'],
  ['Main', 'main'],
  ['This change', 'change'],
] as const

/** One thing that a person has to decide: what stood there, what both sides made of it, and the answers. */
export function ConflictCard(props: ConflictCardProps) {
  const { space, conflict, drawBlocks, disabledReason, pending, error, onAnswer } = props
  const [editing, setEditing] = useState(false)
  const id = useId()
  const { answer, answeredBy } = conflict
  const press = (choice: Choice, first?: 'main' | 'change'): void => {
    if (choice.choice === 'edited') return setEditing(true)
    setEditing(false)
    return onAnswer({
      choice: choice.choice,
      ...(choice.place === undefined ? {} : { place: choice.place }),
      ...(first === undefined ? {} : { first }),
    })
  }
  return (
    <section
      aria-labelledby={id}
      data-conflict={conflict.id}
      className="grid grid-cols-[minmax(0,1fr)] gap-3 py-4"
    >
      <div className="flex flex-wrap items-center gap-2">
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
      </div>
      <div className="grid gap-3 lg:grid-cols-3">
        {sides.map(([name, side]) => (
          <figure key={side} className="min-w-0">
            <figcaption className="mb-1 text-caption text-ink-soft">{name}</figcaption>
            <div className="rounded-base bg-paper px-4 py-3">
              <ConflictValue
                space={space}
                conflict={conflict}
                value={conflict[side]}
                drawBlocks={drawBlocks}
              />
            </div>
          </figure>
        ))}
      </div>
      {answer?.choice === 'edited' && !editing && (
        <figure className="min-w-0">
          <figcaption className="mb-1 text-caption text-ink-soft">The result, as edited</figcaption>
          <div className="rounded-base bg-paper px-4 py-3">
            <ConflictValue space={space} conflict={conflict} value={answer.value} drawBlocks={drawBlocks} />
          </div>
        </figure>
      )}
      {editing ? (
        <ConflictEditor
          conflict={conflict}
          pending={pending}
          onSave={(value) => {
            setEditing(false)
            onAnswer({ choice: 'edited', value })
          }}
          onCancel={() => setEditing(false)}
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
