import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate, useRouter } from '@tanstack/react-router'
import { GitMerge, Pencil, RefreshCw, Undo2 } from 'lucide-react'
import { lazy, useState, type ReactNode } from 'react'
import {
  mergeChangeRequestMutation,
  revertChangeRequestMutation,
  updateChangeRequestMutation,
  updateFromMainMutation,
} from '../../../client/@tanstack/react-query.gen.ts'
import type { ChangeRequest, ChangeRequestUpdate, Space } from '../../../client/types.gen.ts'
import { processError } from '../../api/process-error.ts'
import { FormError } from '../../forms/form-error.tsx'
import { Avatar } from '../../ui/avatar.tsx'
import { buttonClass } from '../../ui/buttons/button-class.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { RelativeTime } from '../../ui/relative-time.tsx'
import { showToast } from '../../ui/toast.ts'
import { whyNot } from '../../../contract/change-requests/actions.ts'
import { Later } from '../../ui/later.tsx'
import { ChangeNotes } from './change-notices.tsx'
import { unmetRules } from '../merge/merge-checks.tsx'
import { MergeDialog } from '../merge/merge-dialog.tsx'
import { previewOptions, type PreviewOf } from '../merge/preview-queries.ts'
import { RevertSheet } from '../merge/revert-preview.tsx'
import { UpdateSheet } from '../merge/update-preview.tsx'
import { MergePlanMenu } from '../merge/merge-plan-menu.tsx'
import { MergeWarnings } from '../merge/merge-warnings.tsx'
import { PdfButton } from './pdf-button.tsx'
import { checksOptions } from '../review-queries.ts'
import { StatusMenu } from './status-menu.tsx'
import { StatusBadge } from '../badges/status-badge.tsx'
import { SubjectEditor } from './subject-editor.tsx'
import { useChangeRefresh } from '../use-change-refresh.ts'

const PagePickerDialog = lazy(async () => ({
  default: (await import('../merge/page-picker-dialog.tsx')).PagePickerDialog,
}))

export interface ChangeHeaderProps {
  readonly org: string
  readonly space: Space
  readonly change: ChangeRequest
  /** The current page, so that editing opens it. */
  readonly page: string | undefined
  /** Number of unanswered conflicts with main; undefined while unknown, or if there can be none. */
  readonly conflicts: number | undefined
  readonly children: ReactNode
}

/** Long enough to tell revisions apart visually. */
const shortName = (revision: string): string => revision.slice(0, 7)

/** Title, status and actions of a change request. Does not wait for diffs. */
export function ChangeHeader({ org, space, change, page, conflicts, children }: ChangeHeaderProps) {
  const navigate = useNavigate()
  const router = useRouter()
  const client = useQueryClient()
  const refresh = useChangeRefresh(change)
  const [asked, setAsked] = useState<PreviewOf>()
  const [picking, setPicking] = useState(false)
  const leave = (): void => setAsked(undefined)
  const rights = space.permissions
  const path = { spaceId: space.id, changeRequestId: change.id }
  const params = { org, space: space.id, number: String(change.number) }
  const toConflicts = (): void => void navigate({ to: '/o/$org/s/$space/changes/$number/conflicts', params })

  const edit = useMutation({ ...updateChangeRequestMutation(), onSuccess: refresh })
  const save = (body: ChangeRequestUpdate, done?: () => void): void =>
    edit.mutate({ path, body }, done === undefined ? {} : { onSuccess: done })
  const update = useMutation({
    ...updateFromMainMutation(),
    onSuccess: async ({ result, revision }) => {
      leave()
      await refresh()
      if (result === 'conflicts') return toConflicts()
      void showToast({
        text: revision === change.revision ? 'There was nothing to bring from main' : 'Updated from main',
      })
      return undefined
    },
  })
  const merge = useMutation({
    ...mergeChangeRequestMutation(),
    onSuccess: async ({ result }) => {
      leave()
      await refresh()
      if (result === 'conflicts') toConflicts()
    },
    // It may have been edited: refetch what is shown.
    onError: refresh,
  })
  const revert = useMutation({
    ...revertChangeRequestMutation(),
    onSuccess: async (made) => {
      leave()
      await refresh()
      void showToast({ text: `Change request #${made.number} takes #${change.number} back` })
      await navigate({
        to: '/o/$org/s/$space/changes/$number',
        params: { ...params, number: String(made.number) },
      })
    },
  })
  /** Opens the sheet of an action; its preview is requested beforehand. */
  const ask = (of: PreviewOf): void => {
    for (const action of [update, merge, revert]) action.reset()
    void client.prefetchQuery(previewOptions(change, space.revision, of))
    setAsked(of)
  }
  const going = change.status === 'open' || change.status === 'draft'
  const { data: checks } = useQuery({ ...checksOptions(change), enabled: going })
  const noEdit = whyNot('edit-pages', change, rights)
  const failed = edit.variables?.body?.status === undefined ? null : edit.error
  return (
    <header className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <SubjectEditor
        number={change.number}
        subject={change.subject}
        disabledReason={whyNot('rename', change, rights)}
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
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        {change.status === 'merged' && <StatusBadge status={change.status} />}
        <span className="flex items-center gap-1.5 text-ink-soft">
          <Avatar name={change.createdBy.displayName} image={change.createdBy.photoURL} size="small" />
          {change.createdBy.displayName}
        </span>
        <span className="text-caption text-ink-soft">
          changed <RelativeTime at={change.updatedAt} />
        </span>
        <Link
          to="/o/$org/s/$space/history"
          params={{ org, space: space.id }}
          search={{ from: change.revisionMergedAncestor, to: change.revision }}
          title="From this revision of main to this one of the change request"
          className="text-caption text-ink-soft hover:text-ink hover:underline max-sm:hidden"
        >
          <span className="sr-only">Compare its revisions: </span>
          <code>{shortName(change.revisionMergedAncestor)}</code> → <code>{shortName(change.revision)}</code>
        </Link>
        <div className="flex flex-wrap items-center gap-2 sm:ml-auto">
          <PdfButton space={space.id} changeRequest={change.id} />
          <StatusMenu
            change={change}
            rights={rights}
            pending={edit.isPending}
            onStatus={(status) => save({ status })}
            onPages={() => setPicking(true)}
          />
          {change.status === 'merged' ? (
            <Button
              icon={Undo2}
              busy={revert.isPending}
              disabledReason={whyNot('revert', change, rights)}
              onClick={() => ask('revert')}
            >
              Revert
            </Button>
          ) : (
            <>
              {noEdit === undefined ? (
                <Link
                  {...(page === undefined
                    ? { to: '/o/$org/s/$space/changes/$number/edit', params }
                    : { to: '/o/$org/s/$space/changes/$number/edit/$page', params: { ...params, page } })}
                  className={buttonClass('quiet')}
                >
                  <Icon of={Pencil} />
                  Edit pages
                </Link>
              ) : (
                <Button icon={Pencil} disabledReason={noEdit}>
                  Edit pages
                </Button>
              )}
              <Button
                icon={RefreshCw}
                busy={update.isPending}
                disabledReason={whyNot('update', change, rights)}
                onClick={() => ask('update')}
              >
                Update from main
              </Button>
              <Button
                variant="primary"
                icon={GitMerge}
                disabledReason={whyNot('merge', { ...change, conflicts, unmet: unmetRules(checks) }, rights)}
                onClick={() => ask('merge')}
              >
                Merge
              </Button>
              <MergePlanMenu
                change={change}
                disabledReason={whyNot('plan-merge', change, rights)}
                mergeable={checks?.mergeable === true && (!change.outdated || conflicts === 0)}
              />
            </>
          )}
        </div>
      </div>
      {failed !== null && <FormError error={processError(failed)} />}
      <ChangeNotes org={org} space={space} change={change} conflicts={conflicts} />
      {children}
      {picking && (
        <Later>
          <PagePickerDialog org={org} change={change} onClose={() => setPicking(false)} />
        </Later>
      )}
      <MergeDialog
        open={asked === 'merge'}
        onClose={leave}
        org={org}
        space={space}
        change={change}
        onMerge={() => merge.mutate({ path, query: { ifRevision: change.revision } })}
        pending={merge.isPending}
        error={merge.error}
      >
        <MergeWarnings org={org} change={change} space={space} conflicts={conflicts} />
      </MergeDialog>
      <UpdateSheet
        open={asked === 'update'}
        onClose={leave}
        org={org}
        space={space}
        change={change}
        onUpdate={() => update.mutate({ path })}
        pending={update.isPending}
        error={update.error}
      />
      <RevertSheet
        open={asked === 'revert'}
        onClose={leave}
        space={space}
        change={change}
        onRevert={() => revert.mutate({ path })}
        pending={revert.isPending}
        error={revert.error}
      />
    </header>
  )
}
