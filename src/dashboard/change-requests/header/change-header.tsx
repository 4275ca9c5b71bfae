import { Link, useRouter } from '@tanstack/react-router'
import { ChevronLeft, Ellipsis } from 'lucide-react'
import { useId, useState, type ReactNode } from 'react'
import type { ChangeRequest, Space } from '../../../client/types.gen.ts'
import { whyNot } from '../../../contract/change-requests/actions.ts'
import { FormError } from '../../forms/form-error.tsx'
import { cx } from '../../ui/class-names.ts'
import { Icon } from '../../ui/icon.tsx'
import { IconButton } from '../../ui/buttons/icon-button.tsx'
import { ChangeButtons } from './change-buttons.tsx'
import { ChangeDialogs } from './change-dialogs.tsx'
import { ChangeNotices } from './change-notices.tsx'
import { ClusterLink } from './cluster-link.tsx'
import { SubjectEditor } from './subject-editor.tsx'
import { useChangeActions } from './use-change-actions.ts'

export interface ChangeHeaderProps {
  readonly org: string
  readonly space: Space
  readonly change: ChangeRequest
  /** The current page, so that editing opens it. */
  readonly page: string | undefined
  /** Number of unresolved conflicts with main; undefined while unknown, or if there can be none. */
  readonly conflicts: number | undefined
  readonly tabs: ReactNode
  /** The reviewers with their verdicts. */
  readonly reviewers: ReactNode
  /** The button to review. */
  readonly review: ReactNode
  /** Further tools, as icons. */
  readonly tools: ReactNode
  /** Notices besides those about the status. */
  readonly notices: ReactNode
}

/**
 * Two rows: the title with the actions, and the tabs with the reviewers. A phone has no room for the actions and the
 * reviewers beside the difference, so they are shown on request. Does not wait for diffs.
 */
export function ChangeHeader(props: ChangeHeaderProps) {
  const { org, space, change, page, conflicts, tabs, reviewers, review, tools, notices } = props
  const router = useRouter()
  const actions = useChangeActions(org, space, change)
  const { edit, save } = actions
  const [expanded, setExpanded] = useState(false)
  const buttons = useId()
  const statusError = edit.variables?.body?.status === undefined ? null : edit.error
  const onRequest = expanded ? '' : 'max-sm:hidden'
  return (
    <header className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <div className="flex min-w-0 flex-1 basis-48 items-center">
          <Link
            to="/o/$org/s/$space/changes"
            params={{ org, space: space.id }}
            aria-label={`Change requests of ${space.title}`}
            className="-ml-2 inline-flex touch-row w-8 shrink-0 items-center justify-center rounded-base text-ink-soft hover:bg-hover sm:hidden"
          >
            <Icon of={ChevronLeft} />
          </Link>
          <SubjectEditor
            number={change.number}
            subject={change.subject}
            disabledReason={whyNot('rename', change, space.permissions)}
            onSave={(subject, done) =>
              save({ subject }, () => {
                done()
                // The breadcrumbs get the subject from the loader.
                void router.invalidate()
              })
            }
            pending={edit.isPending}
            error={edit.error}
          />
        </div>
        <span className="sm:hidden">
          <IconButton
            icon={Ellipsis}
            label="Actions and reviewers"
            aria-expanded={expanded}
            aria-controls={buttons}
            onClick={() => setExpanded(!expanded)}
          />
        </span>
        <div id={buttons} className={cx('max-sm:w-full', onRequest)}>
          <ChangeButtons
            org={org}
            space={space}
            change={change}
            page={page}
            conflicts={conflicts}
            actions={actions}
          >
            {tools}
          </ChangeButtons>
        </div>
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-line">
        <div className="min-w-0 max-sm:flex-1">{tabs}</div>
        <div className={cx('min-w-0 pb-1 sm:ml-auto max-sm:order-last max-sm:w-full', onRequest)}>
          {reviewers}
        </div>
        <div className="shrink-0 pb-1">{review}</div>
      </div>
      <FormError error={statusError} />
      {change.conversationsIssuesCluster !== undefined && (
        <ClusterLink org={org} cluster={change.conversationsIssuesCluster} />
      )}
      <ChangeNotices org={org} space={space} change={change} conflicts={conflicts} />
      {notices}
      <ChangeDialogs org={org} space={space} change={change} conflicts={conflicts} actions={actions} />
    </header>
  )
}
