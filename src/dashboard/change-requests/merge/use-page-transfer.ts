import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import {
  listChangeRequestsOptions,
  transferPagesMutation,
} from '../../../client/@tanstack/react-query.gen.ts'
import type { ChangeRequest } from '../../../client/types.gen.ts'
import { mostPagesAtOnce } from '../../../contract/wire/batch-limits.ts'
import { useOpenAction } from '../../shell/use-open-action.ts'
import { counted } from '../../ui/counted.ts'
import { showToast } from '../../ui/toast.ts'
import type { PageChange } from '../entries/change-entries.ts'
import { useEntries } from '../entries/use-entries.ts'
import { changePath } from '../review-queries.ts'
import { useChangeRefresh } from '../use-change-refresh.ts'

/** The selection of pages, the change requests they can go to, and the transfer, of which all pages go or none. */
export const usePageTransfer = (org: string, change: ChangeRequest, onDone: () => void) => {
  const opening = useOpenAction(org, change.space)
  const refresh = useChangeRefresh(change)
  const { entries } = useEntries(change)
  const pages = entries?.filter((entry): entry is PageChange => entry.kind === 'page')
  const { data: active } = useQuery(
    listChangeRequestsOptions({ path: { spaceId: change.space }, query: { status: 'active', limit: 1000 } }),
  )
  const targets = active?.items.filter(({ id }) => id !== change.id)
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const [picked, setTarget] = useState<string>()
  const [mode, setMode] = useState<'copy' | 'move'>('copy')
  const target = picked ?? targets?.[0]?.id
  const transfer = useMutation({
    ...transferPagesMutation(),
    onSuccess: async ({ number }) => {
      onDone()
      await refresh()
      void showToast({
        text: `${mode === 'copy' ? 'Copied' : 'Moved'} ${counted(selected.size, 'page')} to #${number}`,
        action: opening(number),
      })
    },
  })
  const select = (ids: readonly string[], isSelected: boolean): void => {
    const next = new Set(selected)
    for (const id of ids)
      if (isSelected) next.add(id)
      else next.delete(id)
    setSelected(next)
  }
  return {
    pages,
    targets,
    target,
    setTarget,
    mode,
    setMode,
    selected,
    select,
    /** Why the pages cannot be transferred. */
    disabledReason:
      targets?.length === 0
        ? 'This space has no other draft or open change request. Create one first.'
        : selected.size === 0
          ? 'Select at least one page.'
          : selected.size > mostPagesAtOnce
            ? `Select at most ${mostPagesAtOnce} pages at a time.`
            : undefined,
    run: (): void => {
      if (target === undefined) return
      transfer.mutate({
        path: changePath(change),
        body: { pages: [...selected], to: target, keep: mode === 'copy' },
      })
    },
    pending: transfer.isPending,
    error: transfer.error,
  }
}
export type PageTransfer = ReturnType<typeof usePageTransfer>
