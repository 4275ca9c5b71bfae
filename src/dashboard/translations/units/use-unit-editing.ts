import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import {
  keepTranslationUnitMutation,
  updateTranslationUnitMutation,
} from '../../../client/@tanstack/react-query.gen.ts'
import type { TranslationUnit } from '../../../client/types.gen.ts'
import { invalidateAfter } from '../../api/live-events.ts'
import { WireError } from '../../api/response-error.ts'
import { useStore } from '../../ui/external-store.ts'
import { unitOptions } from '../translation-queries.ts'
import { fromEditable, tagProblem, toEditable } from './unit-text.ts'
import { unitDraft } from './unit-draft.local.ts'

/** The translation of a unit while it is edited: its draft, and how it is saved. */
export const useUnitEditing = (org: string, translation: string, listed: TranslationUnit) => {
  const client = useQueryClient()
  const detail = useQuery(unitOptions(org, translation, listed.id))
  const unit = detail.data ?? listed
  const stored = unitDraft(translation, listed.id)
  const draft = useStore(stored)
  const target = unit.target ?? null
  const saved = toEditable(unit.target ?? '')
  const text = draft?.text ?? saved
  const path = { organizationId: org, translationId: translation, unitId: listed.id }
  const refresh = (): Promise<void> => invalidateAfter(client, ['translation.units-changed'], {})
  const show = (after: TranslationUnit): void => {
    client.setQueryData(unitOptions(org, translation, after.id).queryKey, {
      ...after,
      // Answers to changes may leave the suggestions out, as lists do.
      suggestions: after.suggestions.length > 0 ? after.suggestions : unit.suggestions,
    })
  }
  const update = useMutation({
    ...updateTranslationUnitMutation(),
    onSuccess: (after) => {
      stored.set(undefined)
      show(after)
      return refresh()
    },
    // The other translation is shown beside what was typed.
    onError: (error) =>
      error instanceof WireError && error.reason === 'content-conflict' ? refresh() : undefined,
  })
  const keep = useMutation({
    ...keepTranslationUnitMutation(),
    onSuccess: (after) => {
      show(after)
      return refresh()
    },
  })
  const hasConflict = draft !== undefined && draft.base !== target && fromEditable(draft.text) !== target
  return {
    unit,
    text,
    isChanged: draft !== undefined,
    setText: (next: string): void => {
      stored.set(next === saved && !hasConflict ? undefined : { text: next, base: draft?.base ?? target })
    },
    restore: (): void => void stored.set(undefined),
    /** Someone else changed the translation since this one was typed. */
    hasConflict,
    /** Goes on with what was typed, over the translation of someone else. */
    overwrite: (): void => void stored.set({ text, base: target }),
    problem: text === '' ? undefined : tagProblem(unit.source, text),
    save: (state: 'edited' | 'reviewed', onSaved?: () => void): void =>
      update.mutate(
        {
          path,
          body: { target: fromEditable(text), state, ifTarget: draft === undefined ? target : draft.base },
        },
        onSaved === undefined ? {} : { onSuccess: onSaved },
      ),
    keep: (onKept: () => void): void => keep.mutate({ path }, { onSuccess: onKept }),
    isSaving: update.isPending,
    isKeeping: keep.isPending,
    error: hasConflict ? null : (update.error ?? keep.error),
  }
}

export type UnitEditing = ReturnType<typeof useUnitEditing>
