import { CheckCheck } from 'lucide-react'
import { useState } from 'react'
import type { Suggestion } from '../../../client/types.gen.ts'
import { mostSuggestionsAtOnce } from '../../../contract/wire/batch-limits.ts'
import { processError } from '../../api/process-error.ts'
import { WireError } from '../../api/response-error.ts'
import { FormError } from '../../forms/form-error.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx'
import { counted } from '../../ui/counted.ts'
import { Note } from '../../ui/feedback/note.tsx'
import { placePath, type CommentPlace } from '../comment-queries.ts'
import { useSuggestionVerbs } from './suggestion-queries.ts'

export interface AcceptAllProps {
  readonly place: CommentPlace
  readonly suggestions: readonly Suggestion[]
}

const none: ReadonlySet<string> = new Set()

const namesOf = (suggestions: readonly Suggestion[]): string =>
  [...new Set(suggestions.map(({ createdBy }) => createdBy.displayName))].join(', ')

/** Ids of suggestions that did not fit together with the others; undefined for any other error. */
const misfits = (error: unknown, sent: readonly Suggestion[]): readonly string[] | undefined => {
  if (!(error instanceof WireError) || error.reason !== 'content-conflict') return undefined
  return (error.said?.conflicts ?? []).flatMap(({ path }) => {
    const one = sent[Number(/^body\.ids\.(\d+)$/.exec(path)?.[1] ?? Number.NaN)]
    return one === undefined ? [] : [one.id]
  })
}

/** Accepts all open suggestions that fit, as one revision. */
export function AcceptAll({ place, suggestions }: AcceptAllProps) {
  const { acceptAll } = useSuggestionVerbs(place)
  const [asking, setAsking] = useState(false)
  const [aside, setAside] = useState(none)
  const open = suggestions.filter(({ state, permissions }) => state === 'open' && permissions.accept)
  const fitting = open.filter(({ fit }) => fit === 'fresh' || fit === 'merges')
  const taken = fitting.filter(({ id }) => !aside.has(id)).slice(0, mostSuggestionsAtOnce)
  const left = open.length - fitting.length
  if (fitting.length < 2 && !asking) return null
  const words = `Accept ${counted(taken.length, 'suggestion')}`
  const send = (): void =>
    acceptAll.mutate(
      { path: placePath(place), body: { ids: taken.map(({ id }) => id) } },
      {
        onSuccess: () => setAsking(false),
        onError: (error) => setAside(new Set([...aside, ...(misfits(error, taken) ?? [])])),
      },
    )
  return (
    <>
      <Button
        icon={CheckCheck}
        onClick={() => {
          acceptAll.reset()
          setAside(none)
          setAsking(true)
        }}
      >
        Accept {Math.min(fitting.length, mostSuggestionsAtOnce)} suggestions
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={words}
        confirmLabel={words}
        busy={acceptAll.isPending}
        error={
          acceptAll.error !== null &&
          misfits(acceptAll.error, []) === undefined && <FormError error={processError(acceptAll.error)} />
        }
        onConfirm={send}
      >
        <div className="grid gap-2">
          {aside.size > 0 && (
            <Note tone="warning">
              <output>
                Nothing was written yet: {counted(aside.size, 'suggestion changes', 'suggestions change')}{' '}
                words that another one changes too. Accept the others, and look at{' '}
                {aside.size === 1 ? 'it' : 'them'} after that.
              </output>
            </Note>
          )}
          <p>They are written as one revision, all or none.</p>
          <p>{namesOf(taken)} will count as authors of this change, who cannot approve it.</p>
          {left > 0 && (
            <p>
              {counted(left, 'does', 'do')} not fit what was changed since and {left === 1 ? 'stays' : 'stay'}{' '}
              open.
            </p>
          )}
        </div>
      </ConfirmDialog>
    </>
  )
}
