import { useQueryClient } from '@tanstack/react-query'
import { Archive, RefreshCw, UserPlus, X } from 'lucide-react'
import { useState } from 'react'
import {
  listChangeRequestsQueryKey,
  listOrganizationChangeRequestsQueryKey,
} from '../../../client/@tanstack/react-query.gen.ts'
import {
  requestChangeRequestReviewers,
  updateChangeRequest,
  updateFromMain,
} from '../../../client/sdk.gen.ts'
import type { ChangeRequest } from '../../../client/types.gen.ts'
import { runBulk } from '../../api/bulk-run.ts'
import { queriesOf } from '../../api/query-operation.ts'
import { BulkRunDialog, isRunning, type BulkRun } from '../../forms/bulk-run-dialog.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { IconButton } from '../../ui/buttons/icon-button.tsx'
import { RequestReviewers } from '../header/request-reviewers.tsx'
import { changePath } from '../review-queries.ts'

export interface BulkBarProps {
  readonly org: string
  readonly changes: readonly ChangeRequest[]
  readonly onClear: () => void
}

type Action = (change: ChangeRequest) => Promise<unknown>

const nobody: ReadonlySet<string> = new Set()

const update: Action = async (change) => {
  const { data } = await updateFromMain({ path: changePath(change), throwOnError: true })
  if (data.result === 'conflicts') throw new Error('It conflicts with main. Resolve the conflicts first.')
}

const archive: Action = (change) =>
  updateChangeRequest({ path: changePath(change), body: { status: 'archived' }, throwOnError: true })

const requestReview =
  (users: readonly string[], teams: readonly string[]): Action =>
  (change) =>
    requestChangeRequestReviewers({
      path: changePath(change),
      body: { users: [...users], ...(teams.length > 0 && { teams: [...teams] }) },
      throwOnError: true,
    })

/** Runs an action on change requests and keeps its results; the lists are refetched afterwards. */
const useBulkRun = (changes: readonly ChangeRequest[]) => {
  const client = useQueryClient()
  const [current, setCurrent] = useState<BulkRun<ChangeRequest>>()
  const start = async (title: string, action: Action): Promise<void> => {
    setCurrent({ title, total: changes.length, results: [] })
    await runBulk(changes, action, (results) => setCurrent({ title, total: changes.length, results }))
    const names = [
      listChangeRequestsQueryKey({ path: { spaceId: '' } })[0]._id,
      listOrganizationChangeRequestsQueryKey({ path: { organizationId: '' } })[0]._id,
    ]
    await client.invalidateQueries(queriesOf((name) => names.some((one) => one === name)))
  }
  return { current, start, close: () => setCurrent(undefined) }
}

/** Bulk actions on change requests. Results are reported individually. */
export function BulkBar({ org, changes, onClear }: BulkBarProps) {
  const { current, start, close } = useBulkRun(changes)
  const [first] = changes
  const isSameSpace = first !== undefined && changes.every(({ space }) => space === first.space)
  return (
    <section
      aria-label="Bulk actions"
      className="sticky bottom-3 z-10 mt-3 flex flex-wrap items-center gap-2 rounded-base bg-raised p-2 shadow-float"
    >
      <span className="figures px-1 font-strong">{changes.length} selected</span>
      <Button icon={RefreshCw} onClick={() => void start('Update from main', update)}>
        Update from main
      </Button>
      <RequestReviewers
        org={org}
        space={first?.space ?? ''}
        requested={nobody}
        contributors={nobody}
        disabledReason={
          isSameSpace
            ? undefined
            : 'Select change requests from a single space. Each space has its own reviewers.'
        }
        busy={current !== undefined && isRunning(current)}
        icon={UserPlus}
        onRequest={(users, teams) => start('Request review', requestReview(users, teams))}
      />
      <Button icon={Archive} onClick={() => void start('Archive', archive)}>
        Archive
      </Button>
      <IconButton icon={X} label="Clear selection" onClick={onClear} className="ml-auto" />
      {current !== undefined && (
        <BulkRunDialog
          run={current}
          nameOf={({ number, subject }) => `#${number} ${subject}`}
          onClose={() => {
            close()
            onClear()
          }}
        />
      )}
    </section>
  )
}
