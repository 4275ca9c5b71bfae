import { CheckCheck } from 'lucide-react'
import { useState } from 'react'
import type { Suggestion } from '../../../client/types.gen.ts'
import { mostSuggestionsAtOnce } from '../../../contract/wire/batch-limits.ts'
import { WireError } from '../../api/response-error.ts'
import { FormError } from '../../forms/form-error.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx'
import { counted } from '../../ui/counted.ts'
import { Note } from '../../ui/feedback/note.tsx'
import { placePath, type CommentPlace } from '../comment-queries.ts'
import { useSuggestionActions } from './suggestion-queries.ts'

export interface AcceptAllProps {
  readonly place: CommentPlace
  readonly suggestions: readonly Suggestion[]
}

const none: ReadonlySet<string> = new Set()

/** Ids of suggestions that did not fit together with the others; undefined for any other error. */
const conflictingIds = (error: unknown, sent: readonly Suggestion[]): readonly string[] | undefined => {
  if (!(error instanceof WireError) || error.reason !== 'content-conflict') return undefined
  return (error.serviceError?.conflicts ?? []).flatMap(({ path }) => {
    const one = sent[Number(/^body\.ids\.(\d+)$/.exec(path)?.[1] ?? Number.NaN)]
    return one === undefined ? [] : [one.id]
  })
}

/** Accepts all open suggestions that fit, as one revision. */
export function AcceptAll({ place, suggestions }: AcceptAllProps) {
  const { acceptAll } = useSuggestionActions(place)
  const [asking, setAsking] = useState(false)
  const [excluded, setExcluded] = useState(none)
  const open = suggestions.filter(({ state, permissions }) => state === 'open' && permissions.accept)
  const applicable = open.filter(({ fit }) => fit === 'fresh' || fit === 'merges')
  const selected = applicable.filter(({ id }) => !excluded.has(id)).slice(0, mostSuggestionsAtOnce)
  const conflictCount = open.length - applicable.length
  if (applicable.length < 2 && !asking) return null
  const label = `Accept ${counted(selected.length, 'suggestion')}`
  const send = (): void =>
    acceptAll.mutate(
      { path: placePath(place), body: { ids: selected.map(({ id }) => id) } },
      {
        onSuccess: () => setAsking(false),
        onError: (error) => setExcluded(new Set([...excluded, ...(conflictingIds(error, selected) ?? [])])),
      },
    )
  return (
    <>
      <Button
        icon={CheckCheck}
        onClick={() => {
          acceptAll.reset()
          setExcluded(none)
          setAsking(true)
        }}
      >
        Accept {Math.min(applicable.length, mostSuggestionsAtOnce)} suggestions
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={label}
        confirmLabel={label}
        busy={acceptAll.isPending}
        error={
          acceptAll.error !== null &&
          conflictingIds(acceptAll.error, []) === undefined && <FormError error={acceptAll.error} />
        }
        onConfirm={send}
      >
        <div className="grid gap-2">
          {excluded.size > 0 && (
            <Note tone="warning">
              <output>
                Nothing was accepted yet.{' '}
                {counted(excluded.size, 'suggestion overlaps', 'suggestions overlap')} with another one.
                Accept the others first, then review {excluded.size === 1 ? 'it' : 'them'}.
              </output>
            </Note>
          )}
          <p>All suggestions are applied together as one revision.</p>
          {conflictCount > 0 && (
            <p>
              {counted(conflictCount, 'suggestion conflicts', 'suggestions conflict')} with later changes and{' '}
              {conflictCount === 1 ? 'stays' : 'stay'} open.
            </p>
          )}
        </div>
      </ConfirmDialog>
    </>
  )
}
