import { useMutation, useQueries, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { getMemberHoldingsOptions, listMembersOptions } from '../../../client/@tanstack/react-query.gen.ts'
import { disableMember, handOverMember, removeMember } from '../../../client/sdk.gen.ts'
import type { Member, MemberHoldings } from '../../../client/types.gen.ts'
import { processError } from '../../api/process-error.ts'
import { FormError } from '../../forms/form-error.tsx'
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx'
import { Select } from '../../ui/fields/select.tsx'
import { showToast } from '../../ui/toast.ts'
import { holdingLines, openWork, sumHoldings } from './holdings-text.ts'
import { isPeopleQuery } from '../people-queries.ts'

export interface Leaving {
  readonly members: readonly Member[]
  readonly how: 'remove' | 'disable'
}

export interface RemoveMembersProps {
  readonly org: string
  /** The removal to confirm; undefined closes the dialog. */
  readonly leaving: Leaving | undefined
  readonly onClose: () => void
  readonly onDone?: () => void
}

/** Above this number the preview is skipped, because it takes one request per person. */
const mostCounted = 50

/** Removes or deactivates people, after counting what is removed and left behind. */
export function RemoveMembers({ org, leaving, onClose, onDone }: RemoveMembersProps) {
  const client = useQueryClient()
  const members = leaving?.members ?? []
  const removing = leaving?.how !== 'disable'
  const [successor, setSuccessor] = useState('')
  const counted = members.length <= mostCounted ? members : []
  const holdings = useQueries({
    queries: counted.map(({ id }) => getMemberHoldingsOptions({ path: { organizationId: org, userId: id } })),
    combine: (answers): MemberHoldings | undefined =>
      answers.every(({ data }) => data !== undefined)
        ? sumHoldings(answers.flatMap(({ data }) => (data === undefined ? [] : [data])))
        : undefined,
  })
  const end = useMutation({
    mutationFn: async (asked: Leaving) => {
      for (const { id } of asked.members) {
        if (successor !== '')
          await handOverMember({
            path: { organizationId: org, userId: id },
            body: { to: successor },
            throwOnError: true,
          })
        const call = { path: { organizationId: org, userId: id }, throwOnError: true } as const
        await (asked.how === 'remove' ? removeMember(call) : disableMember(call))
      }
    },
    onSuccess: (_nothing, asked) => {
      const [first] = asked.members
      const who =
        asked.members.length === 1 && first !== undefined
          ? first.user.displayName
          : `${asked.members.length} people`
      void showToast({ text: asked.how === 'remove' ? `Removed ${who}` : `Shut out ${who}` })
      setSuccessor('')
      onClose()
      onDone?.()
    },
    // Changes made before a refusal remain.
    onSettled: () => client.invalidateQueries({ predicate: isPeopleQuery }),
  })
  const [first] = members
  const who =
    members.length === 1 && first !== undefined ? first.user.displayName : `${members.length} people`
  const lines = holdings === undefined ? [] : holdingLines(holdings)
  const work = holdings === undefined ? 0 : openWork(holdings)
  const others = useQuery({
    ...listMembersOptions({ path: { organizationId: org }, query: { limit: 1000 } }),
    enabled: leaving !== undefined && work > 0,
  })
  const leavingIds = new Set(members.map(({ id }) => id))
  const choices = (others.data?.items ?? [])
    .filter(({ id, disabled, role }) => !leavingIds.has(id) && !disabled && role !== null)
    .toSorted((a, b) => a.user.displayName.localeCompare(b.user.displayName))
  return (
    <ConfirmDialog
      open={leaving !== undefined}
      onOpenChange={(open) => {
        if (open) return
        end.reset()
        setSuccessor('')
        onClose()
      }}
      title={removing ? `Remove ${who}` : `Shut out ${who}`}
      confirmLabel={removing ? `Remove ${who}` : `Shut out ${who}`}
      danger
      busy={end.isPending}
      error={<FormError error={end.error === null ? undefined : processError(end.error)} />}
      onConfirm={() => leaving !== undefined && end.mutate(leaving)}
    >
      <div className="grid gap-3">
        <p>
          {removing
            ? 'They are out at once, on every device and with every token. What they wrote stays, with their name.'
            : 'They are out at once, on every device and with every token, and keep everything for when they are let in again.'}
        </p>
        {work > 0 && (
          <Select
            label="Hand their open work to"
            hint="Change requests, reviews, threads and merge rules, as far as that person may do it. They remain the author."
            value={successor}
            onValueChange={setSuccessor}
            options={[
              { value: '', label: 'Nobody' },
              ...choices.map(({ id, user }) => ({ value: id, label: user.displayName })),
            ]}
          />
        )}
        {lines.length > 0 && removing && (
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
