import { useMutation, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { GitCompare } from 'lucide-react'
import {
  listRevisionsOptions,
  updateChangeRequestMutation,
} from '../../../client/@tanstack/react-query.gen.ts'
import type { ChangeRequest, Space } from '../../../client/types.gen.ts'
import { processError } from '../../api/process-error.ts'
import { StatusBadge } from '../../change-requests/badges/status-badge.tsx'
import { StatusMenu } from '../../change-requests/header/status-menu.tsx'
import { useChangeRefresh } from '../../change-requests/use-change-refresh.ts'
import { counted } from '../../ui/counted.ts'
import { buttonClass } from '../../ui/buttons/button-class.ts'
import { Icon } from '../../ui/icon.tsx'
import { showToast } from '../../ui/toast.ts'

export interface EditHeaderProps {
  readonly org: string
  readonly space: string
  readonly number: string
  readonly change: ChangeRequest
  readonly rights: Space['permissions']
  /** The edited page. */
  readonly page: string | undefined
}

/** The change request that is edited: its subject, its status, and the way to its changes. */
export function EditHeader({ org, space, number, change, rights, page }: EditHeaderProps) {
  const refresh = useChangeRefresh(change)
  const update = useMutation({
    ...updateChangeRequestMutation(),
    onSuccess: refresh,
    onError: (error) => {
      const { title, what } = processError(error)
      void showToast({ text: title, detail: what, tone: 'failure' })
    },
  })
  return (
    <header className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <h1 className="min-w-0 text-title font-strong">
        <Link
          to="/o/$org/s/$space/changes/$number"
          params={{ org, space, number }}
          className="hover:underline"
        >
          <span className="figures font-normal text-ink-soft">#{change.number}</span>{' '}
          {change.subject === '' ? 'Untitled' : change.subject}
        </Link>
      </h1>
      {change.status === 'merged' ? (
        <StatusBadge status={change.status} />
      ) : (
        <StatusMenu
          change={change}
          rights={rights}
          pending={update.isPending}
          onStatus={(status) =>
            update.mutate({ path: { spaceId: space, changeRequestId: change.id }, body: { status } })
          }
        />
      )}
      {change.outdated && <NewerRevisions org={org} space={space} number={number} change={change} />}
      <Link
        to={
          page === undefined
            ? '/o/$org/s/$space/changes/$number/diff'
            : '/o/$org/s/$space/changes/$number/diff/$page'
        }
        params={{ org, space, number, page: page ?? '' }}
        className={`ml-auto ${buttonClass('quiet')}`}
      >
        <Icon of={GitCompare} />
        View changes
      </Link>
    </header>
  )
}

/** Revisions counted at most. */
const countedRevisions = 50

/** Main moved on since the change request was made or last updated; leads to where it is updated. */
function NewerRevisions({
  org,
  space,
  number,
  change,
}: Pick<EditHeaderProps, 'org' | 'space' | 'number' | 'change'>) {
  const { data } = useQuery({
    ...listRevisionsOptions({ path: { spaceId: space }, query: { limit: countedRevisions + 1 } }),
    select: ({ items }) => items.findIndex(({ id }) => id === change.revisionMergedAncestor),
  })
  // Until they are counted there is nothing to say.
  if (data === undefined || data === 0) return null
  return (
    <Link
      to="/o/$org/s/$space/changes/$number"
      params={{ org, space, number }}
      className="rounded-small bg-ochre-soft px-1.5 text-caption hover:underline"
      title="Open the change request to update it from main"
    >
      {data < 0 ? `More than ${countedRevisions} newer revisions` : counted(data, 'newer revision')} on main
    </Link>
  )
}
