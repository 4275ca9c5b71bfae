import { useState } from 'react'
import type { Member } from '../../../client/types.gen.ts'
import { FormError } from '../../forms/form-error.tsx'
import { Select } from '../../ui/fields/select.tsx'
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx'
import { showToast } from '../../ui/toast.ts'
import { holdingLines, openWork } from './holdings-text.ts'
import { useHoldings, useRemoveMembers, useSuccessors, type MemberRemoval } from './use-remove-members.ts'

export interface RemoveMembersProps {
  readonly org: string
  /** The removal to confirm; undefined closes the dialog. */
  readonly removal: MemberRemoval | undefined
  readonly onClose: () => void
  readonly onDone?: () => void
}

/** The name of one person, or how many they are. */
const namesOf = (members: readonly Member[]): string => {
  const [first] = members
  return members.length === 1 && first !== undefined ? first.user.displayName : `${members.length} people`
}

/** Removes or deactivates people, after counting what is removed and left behind. */
export function RemoveMembers({ org, removal, onClose, onDone }: RemoveMembersProps) {
  const members = removal?.members ?? []
  const isRemoval = removal?.how !== 'disable'
  const [successor, setSuccessor] = useState('')
  const holdings = useHoldings(org, members)
  const hasWork = holdings !== undefined && openWork(holdings) > 0
  const successors = useSuccessors(org, members, removal !== undefined && hasWork)
  const remove = useRemoveMembers(org, ({ members: removed, how }) => {
    void showToast({ text: `${how === 'remove' ? 'Removed' : 'Deactivated'} ${namesOf(removed)}` })
    setSuccessor('')
    onClose()
    onDone?.()
  })
  const label = `${isRemoval ? 'Remove' : 'Deactivate'} ${namesOf(members)}`
  const lines = holdings === undefined ? [] : holdingLines(holdings)
  return (
    <ConfirmDialog
      open={removal !== undefined}
      onOpenChange={(open) => {
        if (open) return
        remove.reset()
        setSuccessor('')
        onClose()
      }}
      title={label}
      confirmLabel={label}
      danger
      busy={remove.isPending}
      error={<FormError error={remove.error} />}
      onConfirm={() => removal !== undefined && remove.mutate({ ...removal, successor })}
    >
      <div className="grid gap-3">
        <p>
          They lose access immediately, on all devices and with all API tokens.{' '}
          {isRemoval
            ? 'Everything they wrote stays under their name.'
            : 'They keep their roles and get them back when you reactivate them.'}
        </p>
        {hasWork && (
          <Select
            label="Reassign their open work to"
            hint="Change requests, reviews, threads and merge rules that this person has access to. The author stays the same."
            value={successor}
            onValueChange={setSuccessor}
            options={[
              { value: '', label: 'No one' },
              ...successors.map(({ id, user }) => ({ value: id, label: user.displayName })),
            ]}
          />
        )}
        {lines.length > 0 && isRemoval && (
          <ul className="list-disc pl-5">
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        )}
      </div>
    </ConfirmDialog>
  )
}
