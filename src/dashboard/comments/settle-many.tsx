import { Check, CheckCheck } from 'lucide-react'
import { useState } from 'react'
import type { Comment, Suggestion } from '../../client/types.gen.ts'
import { processError } from '../api/process-error.ts'
import { FormError } from '../forms/form-error.tsx'
import { Button } from '../ui/button.tsx'
import { ConfirmDialog } from '../ui/confirm-dialog.tsx'
import { placePath, type CommentPlace } from './comment-queries.ts'
import { useSuggestionVerbs } from './suggestion-queries.ts'
import { useResolveAll } from './use-bulk.ts'
import { counted } from '../ui/counted.ts'

const shown = (error: unknown) => (error === null || error === undefined ? undefined : processError(error))

const namesOf = (suggestions: readonly Suggestion[]): string =>
  [...new Set(suggestions.map(({ createdBy }) => createdBy.displayName))].join(', ')

export interface AcceptAllProps {
  readonly place: CommentPlace
  readonly suggestions: readonly Suggestion[]
}

/** Accepts what fits of the open suggestions, as one revision. */
export function AcceptAll({ place, suggestions }: AcceptAllProps) {
  const { acceptAll } = useSuggestionVerbs(place)
  const [asking, setAsking] = useState(false)
  const open = suggestions.filter(({ state, permissions }) => state === 'open' && permissions.accept)
  // So many are taken at once.
  const fitting = open.filter(({ fit }) => fit === 'fresh' || fit === 'merges').slice(0, 100)
  const left = open.length - fitting.length
  if (fitting.length < 2) return null
  return (
    <>
      <Button icon={CheckCheck} onClick={() => setAsking(true)}>
        Accept {fitting.length} suggestions
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={`Accept ${fitting.length} suggestions`}
        confirmLabel={`Accept ${fitting.length} suggestions`}
        busy={acceptAll.isPending}
        error={<FormError error={shown(acceptAll.error)} />}
        onConfirm={() =>
          acceptAll.mutate(
            { path: placePath(place), body: { ids: fitting.map(({ id }) => id) } },
            { onSuccess: () => setAsking(false) },
          )
        }
      >
        <p>They are written as one revision, all or none.</p>
        <p>{namesOf(fitting)} will count as authors of this change, who cannot approve it.</p>
        {left > 0 && (
          <p>
            {counted(left, 'does', 'do')} not fit what was changed since and {left === 1 ? 'stays' : 'stay'}{' '}
            open.
          </p>
        )}
      </ConfirmDialog>
    </>
  )
}

export interface ResolveAllProps {
  readonly place: CommentPlace
  /** The threads that are shown. */
  readonly threads: readonly Comment[]
}

/** Resolves all open threads that are shown, when the work is over. */
export function ResolveAll({ place, threads }: ResolveAllProps) {
  const resolving = useResolveAll(place)
  const [asking, setAsking] = useState(false)
  const open = threads.filter(({ status, permissions }) => status === 'open' && permissions.resolve === true)
  if (open.length < 2 && !resolving.isPending) return null
  return (
    <>
      <Button icon={Check} onClick={() => setAsking(true)}>
        Resolve {open.length} threads
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={`Resolve ${open.length} threads`}
        confirmLabel={resolving.isPending ? `${resolving.done} resolved` : `Resolve ${open.length} threads`}
        busy={resolving.isPending}
        error={<FormError error={shown(resolving.error)} />}
        onConfirm={() => resolving.mutate(open, { onSuccess: () => setAsking(false) })}
      >
        Those that are shown and open now. Each can be opened again, and none is lost.
      </ConfirmDialog>
    </>
  )
}
