import { useQueryClient } from '@tanstack/react-query'
import { Lock, LockOpen, MoveRight, Trash2, X } from 'lucide-react'
import { useState } from 'react'
import { listOrganizationSpacesQueryKey } from '../../../client/@tanstack/react-query.gen.ts'
import { deleteSpace, moveSpace, updateSpace } from '../../../client/sdk.gen.ts'
import type { Collection, Organization } from '../../../client/types.gen.ts'
import { runBulk } from '../../api/bulk-run.ts'
import { BulkRunDialog, type BulkRun } from '../../forms/bulk-run-dialog.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { IconButton } from '../../ui/buttons/icon-button.tsx'
import { counted } from '../../ui/counted.ts'
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx'
import { trashDays } from '../resources/deletion-text.ts'
import { AffectedSites } from '../resources/affected-sites.tsx'
import { MoveSpaces } from './move-spaces.tsx'
import type { ListedSpace } from './space-rows.ts'

export interface SpaceBulkBarProps {
  readonly org: string
  /** The selected spaces. */
  readonly rows: readonly ListedSpace[]
  readonly collections: readonly Collection[]
  readonly organization: Pick<Organization, 'permissions'> | undefined
  readonly onClear: () => void
}

type Action = (row: ListedSpace) => Promise<unknown>

const setEdits =
  (editMode: 'live' | 'locked'): Action =>
  ({ id }) =>
    updateSpace({ path: { spaceId: id }, body: { editMode }, throwOnError: true })

const moveTo =
  (parent: string | null): Action =>
  ({ id }) =>
    moveSpace({ path: { spaceId: id }, body: { parent }, throwOnError: true })

const moveToTrash: Action = ({ id }) => deleteSpace({ path: { spaceId: id }, throwOnError: true })

/**
 * Actions on the selected spaces. Each space succeeds or fails on its own. Stays mounted without a selection: a space can
 * leave the filtered list by what is done to it, and the results are shown after that.
 */
export function SpaceBulkBar({ org, rows, collections, organization, onClear }: SpaceBulkBarProps) {
  const client = useQueryClient()
  const [run, setRun] = useState<BulkRun<ListedSpace>>()
  const [dialog, setDialog] = useState<'move' | 'delete'>()
  const start = async (title: string, action: Action): Promise<void> => {
    // Kept: the list changes while the action runs.
    const total = rows.length
    setDialog(undefined)
    setRun({ title, total, results: [] })
    await runBulk(rows, action, (results) => setRun({ title, total, results }))
    await client.invalidateQueries({
      queryKey: listOrganizationSpacesQueryKey({ path: { organizationId: org } }),
    })
  }
  const spaces = counted(rows.length, 'space')
  return (
    <>
      {rows.length > 0 && (
        <section
          aria-label="Bulk actions"
          className="sticky bottom-3 z-10 flex flex-wrap items-center gap-2 rounded-base bg-raised p-2 shadow-float"
        >
          <span className="figures px-1 font-strong">{rows.length} selected</span>
          <Button icon={MoveRight} onClick={() => setDialog('move')}>
            Move to…
          </Button>
          <Button icon={Lock} onClick={() => void start('Require change requests', setEdits('locked'))}>
            Require change requests
          </Button>
          <Button icon={LockOpen} onClick={() => void start('Allow direct edits', setEdits('live'))}>
            Allow direct edits
          </Button>
          <Button icon={Trash2} className="text-rust" onClick={() => setDialog('delete')}>
            Move to trash
          </Button>
          <IconButton icon={X} label="Clear selection" onClick={onClear} className="ml-auto" />
        </section>
      )}
      {dialog === 'move' && (
        <MoveSpaces
          count={rows.length}
          collections={collections}
          organization={organization}
          onMove={(parent) => void start('Move', moveTo(parent))}
          onClose={() => setDialog(undefined)}
        />
      )}
      <ConfirmDialog
        open={dialog === 'delete'}
        onOpenChange={() => setDialog(undefined)}
        title={`Move ${spaces} to the trash?`}
        confirmLabel={`Move ${spaces} to trash`}
        danger
        busy={false}
        error={null}
        onConfirm={() => void start('Move to trash', moveToTrash)}
      >
        This moves all pages and change requests in {rows.length === 1 ? 'it' : 'them'} to the trash. You can
        restore each space for {trashDays} days. After that it is permanently deleted.
        <AffectedSites org={org} spaces={dialog === 'delete' ? rows.map(({ id }) => id) : []} />
      </ConfirmDialog>
      {run !== undefined && (
        <BulkRunDialog
          run={run}
          nameOf={({ name }) => name}
          onClose={() => {
            setRun(undefined)
            onClear()
          }}
        />
      )}
    </>
  )
}
