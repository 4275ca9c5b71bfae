import { useQueryClient } from '@tanstack/react-query'
import { Archive, CircleCheck, CircleX, RefreshCw, UserPlus, X } from 'lucide-react'
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
import { askedOf } from '../../api/query-operation.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import { Icon } from '../../ui/icon.tsx'
import { IconButton } from '../../ui/buttons/icon-button.tsx'
import { AskReviewers } from '../header/ask-reviewers.tsx'
import { runBulk, type BulkResult } from './bulk-run.ts'
import { changePath } from '../review-queries.ts'

export interface BulkBarProps {
  readonly org: string
  readonly changes: readonly ChangeRequest[]
  readonly onClear: () => void
}

interface Running {
  readonly title: string
  readonly total: number
  readonly results: readonly BulkResult<ChangeRequest>[]
}

const nobody: ReadonlySet<string> = new Set()

/** Bulk actions on change requests. Results are reported individually: what succeeded, and why another failed. */
export function BulkBar({ org, changes, onClear }: BulkBarProps) {
  const client = useQueryClient()
  const [running, setRunning] = useState<Running>()
  const run = async (title: string, act: (change: ChangeRequest) => Promise<unknown>): Promise<void> => {
    setRunning({ title, total: changes.length, results: [] })
    await runBulk(changes, act, (results) => setRunning({ title, total: changes.length, results }))
    const names = [
      listChangeRequestsQueryKey({ path: { spaceId: '' } })[0]._id,
      listOrganizationChangeRequestsQueryKey({ path: { organizationId: '' } })[0]._id,
    ]
    await client.invalidateQueries(askedOf((name) => names.some((one) => one === name)))
  }
  const busy = running !== undefined && running.results.length < running.total
  const [first] = changes
  const sameSpace = first !== undefined && changes.every(({ space }) => space === first.space)
  return (
    <section
      aria-label="What to do with those chosen"
      className="sticky bottom-3 z-10 mt-3 flex flex-wrap items-center gap-2 rounded-base bg-raised p-2 shadow-float"
    >
      <span className="figures px-1 font-strong">{changes.length} chosen</span>
      <Button
        icon={RefreshCw}
        onClick={() =>
          void run('Update from main', async (change) => {
            const { data } = await updateFromMain({ path: changePath(change), throwOnError: true })
            if (data.result === 'conflicts') throw new Error('It is in conflict with main.')
          })
        }
      >
        Update from main
      </Button>
      <AskReviewers
        org={org}
        space={first?.space ?? ''}
        asked={nobody}
        writers={nobody}
        disabledReason={
          sameSpace ? undefined : 'Choose change requests of one space: who may review differs.'
        }
        busy={busy}
        icon={UserPlus}
        onAsk={(users, teams) =>
          run('Ask for a review', (change) =>
            requestChangeRequestReviewers({
              path: changePath(change),
              body: { users: [...users], ...(teams.length > 0 && { teams: [...teams] }) },
              throwOnError: true,
            }),
          )
        }
      />
      <Button
        icon={Archive}
        onClick={() =>
          void run('Archive', (change) =>
            updateChangeRequest({
              path: changePath(change),
              body: { status: 'archived' },
              throwOnError: true,
            }),
          )
        }
      >
        Archive
      </Button>
      <IconButton icon={X} label="Choose none" onClick={onClear} className="ml-auto" />
      {running !== undefined && (
        <Dialog
          open
          onOpenChange={(open) => {
            if (open || busy) return
            setRunning(undefined)
            onClear()
          }}
          title={running.title}
          description={
            busy
              ? `${running.results.length} of ${running.total} done`
              : `${running.results.filter(({ failure }) => failure === undefined).length} of ${running.total} worked`
          }
          footer={
            <Button
              variant="primary"
              busy={busy}
              onClick={() => {
                setRunning(undefined)
                onClear()
              }}
            >
              Done
            </Button>
          }
        >
          <ul className="grid gap-1.5" aria-label="Results">
            {running.results.map(({ thing, failure }) => (
              <li key={thing.id} className="flex gap-2">
                <span className={`mt-0.5 ${failure === undefined ? 'text-moss' : 'text-rust'}`}>
                  <Icon
                    of={failure === undefined ? CircleCheck : CircleX}
                    label={failure === undefined ? 'Worked' : 'Did not work'}
                  />
                </span>
                <span className="min-w-0">
                  #{thing.number} {thing.subject}
                  {failure !== undefined && <span className="block text-ink-soft">{failure}</span>}
                </span>
              </li>
            ))}
          </ul>
        </Dialog>
      )}
    </section>
  )
}
