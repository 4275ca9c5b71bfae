import { useMutation, useQueryClient } from '@tanstack/react-query'
import { CheckCheck } from 'lucide-react'
import { useState } from 'react'
import {
  approveTranslationUnitsMutation,
  keepTranslationUnitsMutation,
} from '../../../client/@tanstack/react-query.gen.ts'
import type { Translation, TranslationUnitsChanged } from '../../../client/types.gen.ts'
import { invalidateAfter } from '../../api/live-events.ts'
import { FormError } from '../../forms/form-error.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { counted } from '../../ui/counted.ts'
import { Note } from '../../ui/feedback/note.tsx'
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx'
import { showToast } from '../../ui/toast.ts'
import type { UnitRights } from './unit-editor.tsx'

export interface UnitBulkProps {
  readonly org: string
  readonly translation: Translation
  readonly rights: UnitRights
  readonly selected: ReadonlySet<string>
  readonly onDone: () => void
}

/** The most that one request takes. */
const mostApproved = 1000

/** Actions on many units: approving those that are selected, and keeping all minor changes. */
export function UnitBulk({ org, translation, rights, selected, onDone }: UnitBulkProps) {
  const client = useQueryClient()
  const [isKeeping, setKeeping] = useState(false)
  const [refused, setRefused] = useState<TranslationUnitsChanged['refused']>([])
  const path = { organizationId: org, translationId: translation.id }
  const after = (verb: string) => (result: TranslationUnitsChanged) => {
    setKeeping(false)
    setRefused(result.refused)
    onDone()
    void showToast({ text: `${verb} ${counted(result.changed, 'unit')}` })
    return invalidateAfter(client, ['translation.units-changed'], {})
  }
  const approve = useMutation({ ...approveTranslationUnitsMutation(), onSuccess: after('Approved') })
  const keep = useMutation({ ...keepTranslationUnitsMutation(), onSuccess: after('Kept') })
  const units = [...selected]
  return (
    <>
      <span className="flex flex-wrap gap-2">
        {units.length > 0 && (
          <Button
            icon={CheckCheck}
            busy={approve.isPending}
            disabledReason={
              rights.review ??
              (units.length > mostApproved ? `Select at most ${mostApproved} units.` : undefined)
            }
            onClick={() => approve.mutate({ path, body: { units } })}
          >
            Approve {units.length} selected
          </Button>
        )}
        {translation.units.stale > 0 && (
          <Button disabledReason={rights.edit} onClick={() => setKeeping(true)}>
            Keep minor changes
          </Button>
        )}
      </span>
      <FormError error={approve.error} />
      {refused.length > 0 && (
        <Note tone="warning">
          <p className="font-strong">{counted(refused.length, 'unit')} left alone</p>
          <ul className="grid gap-0.5">
            {refused.slice(0, 20).map(({ unit, message }) => (
              <li key={unit}>{message}</li>
            ))}
          </ul>
        </Note>
      )}
      <ConfirmDialog
        open={isKeeping}
        onOpenChange={setKeeping}
        title="Keep all minor changes?"
        confirmLabel="Keep minor changes"
        busy={keep.isPending}
        error={<FormError error={keep.error} />}
        onConfirm={() => keep.mutate({ path, body: { minor: true } })}
      >
        Stale units whose source changed only in case, spaces or punctuation keep their translation and are no
        longer stale. Other stale units stay as they are.
      </ConfirmDialog>
    </>
  )
}
