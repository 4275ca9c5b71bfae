import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { GitCompare, GitMerge, Pencil, RefreshCw, Undo2 } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import type { ChangeRequest, Space } from '../../../client/types.gen.ts'
import { whyNot } from '../../../contract/change-requests/actions.ts'
import { buttonClass } from '../../ui/buttons/button-class.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Later } from '../../ui/loading/later.tsx'
import { Tooltip } from '../../ui/tooltip.tsx'
import { StatusBadge } from '../badges/status-badge.tsx'
import { unmetRules } from '../merge/merge-checks.tsx'
import { MergePlanMenu } from '../merge/merge-plan-menu.tsx'
import { checksOptions } from '../review-queries.ts'
import { PdfButton } from './pdf-button.tsx'
import { StatusMenu } from './status-menu.tsx'
import type { ChangeActions } from './use-change-actions.ts'
import { lazyComponent } from '../../ui/loading/lazy-component.tsx'

const PagePickerDialog = lazyComponent(
  async () => (await import('../merge/page-picker-dialog.tsx')).PagePickerDialog,
)

export interface ChangeButtonsProps {
  readonly org: string
  readonly space: Space
  readonly change: ChangeRequest
  /** The current page, so that editing opens it. */
  readonly page: string | undefined
  /** Number of unresolved conflicts with main; undefined while unknown, or if there can be none. */
  readonly conflicts: number | undefined
  readonly actions: ChangeActions
  /** Further tools, as icons. */
  readonly children?: ReactNode
}

/** The buttons of a change request: export, status, and what can be done in that status. */
export function ChangeButtons(props: ChangeButtonsProps) {
  const { org, space, change, actions, children } = props
  const [picking, setPicking] = useState(false)
  return (
    <div className="flex flex-wrap items-center gap-2">
      <span className="flex items-center">
        {children}
        <Tooltip text="Compare revisions">
          <Link
            to="/o/$org/s/$space/history"
            params={{ org, space: space.id }}
            search={{ from: change.revisionMergedAncestor, to: change.revision }}
            aria-label="Compare revisions"
            className="inline-flex size-8 items-center justify-center rounded-base text-ink hover:bg-hover pointer-coarse:size-11"
          >
            <Icon of={GitCompare} />
          </Link>
        </Tooltip>
        <PdfButton space={space.id} changeRequest={change.id} />
      </span>
      {change.status === 'merged' ? (
        <StatusBadge status={change.status} />
      ) : (
        <StatusMenu
          change={change}
          rights={space.permissions}
          pending={actions.edit.isPending}
          onStatus={(status) => actions.save({ status })}
          onTransferPages={() => setPicking(true)}
        />
      )}
      {change.status === 'merged' ? (
        <Button
          icon={Undo2}
          busy={actions.revert.isPending}
          disabledReason={whyNot('revert', change, space.permissions)}
          onClick={() => actions.openPreview('revert')}
        >
          Revert
        </Button>
      ) : (
        <UnmergedButtons {...props} />
      )}
      {picking && (
        <Later>
          <PagePickerDialog org={org} change={change} onClose={() => setPicking(false)} />
        </Later>
      )}
    </div>
  )
}

function UnmergedButtons({ org, space, change, page, conflicts, actions }: ChangeButtonsProps) {
  const rights = space.permissions
  const isMergeable = change.status === 'open' || change.status === 'draft'
  const { data: checks } = useQuery({ ...checksOptions(change), enabled: isMergeable })
  return (
    <>
      <EditButton org={org} space={space} change={change} page={page} />
      <Button
        icon={RefreshCw}
        busy={actions.update.isPending}
        disabledReason={whyNot('update', change, rights)}
        onClick={() => actions.openPreview('update')}
      >
        Update from main
      </Button>
      <Button
        variant="primary"
        icon={GitMerge}
        disabledReason={whyNot('merge', { ...change, conflicts, unmet: unmetRules(checks) }, rights)}
        onClick={() => actions.openPreview('merge')}
      >
        Merge
      </Button>
      <MergePlanMenu
        change={change}
        disabledReason={whyNot('plan-merge', change, rights)}
        mergeable={
          checks?.mergeable === true &&
          checks.objections.key === 'none' &&
          (!change.outdated || conflicts === 0)
        }
      />
    </>
  )
}

/** Opens the editor, at the current page if there is one. */
function EditButton({
  org,
  space,
  change,
  page,
}: Pick<ChangeButtonsProps, 'org' | 'space' | 'change' | 'page'>) {
  const disabledReason = whyNot('edit-pages', change, space.permissions)
  if (disabledReason !== undefined)
    return (
      <Button icon={Pencil} disabledReason={disabledReason}>
        Edit
      </Button>
    )
  const params = { org, space: space.id, number: String(change.number) }
  return (
    <Link
      {...(page === undefined
        ? { to: '/o/$org/s/$space/changes/$number/edit', params }
        : { to: '/o/$org/s/$space/changes/$number/edit/$page', params: { ...params, page } })}
      className={buttonClass('quiet')}
    >
      <Icon of={Pencil} />
      Edit
    </Link>
  )
}
