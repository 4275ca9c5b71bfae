import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Plus, Settings2, Trash2 } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { updateInstallationMutation } from '../../../client/@tanstack/react-query.gen.ts'
import type { Installation, Integration } from '../../../client/types.gen.ts'
import { invalidateAfter } from '../../api/live-events.ts'
import { FormError } from '../../forms/form-error.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { Switch } from '../../ui/fields/switch.tsx'
import { Section } from '../../ui/layout/section.tsx'
import { Table, type Column } from '../../ui/layout/table.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { missingLabels } from '../configuration/configuration-fields.ts'
import { StatusBadge } from '../status-badge.tsx'
import { AddTargetsDialog } from './add-targets-dialog.tsx'
import type { PickableTarget, TargetKind } from './pickable-target.ts'
import { RemoveTargetDialog } from './remove-target-dialog.tsx'
import { TargetConfigurationDialog } from './target-configuration-dialog.tsx'
import type { TargetRow } from './target-rows.ts'
import { useTargetRows } from './use-target-rows.ts'

export interface TargetSectionProps {
  readonly org: string
  readonly kind: TargetKind
  readonly integration: Integration
  readonly installation: Installation
  /** All spaces or sites of the organization; undefined while loading. */
  readonly targets: readonly PickableTarget[] | undefined
  /** Why the person may not change anything; undefined if they may. */
  readonly refused: string | undefined
}

type OpenDialog =
  | { readonly kind: 'add' }
  | { readonly kind: 'configure' | 'remove'; readonly row: TargetRow }

/** The spaces, or the sites, of an installation: status, configuration, adding and removing. */
export function TargetSection(props: TargetSectionProps) {
  const { kind, integration, installation, refused } = props
  const list = useTargetRows(kind, integration.name, installation.id)
  const [dialog, setDialog] = useState<OpenDialog>()
  const isAll = (kind === 'space' ? installation.space_selection : installation.site_selection) === 'all'
  const addButton = (
    <Button
      icon={Plus}
      disabledReason={refused ?? (isAll ? `It is installed in all ${kind}s.` : undefined)}
      onClick={() => setDialog({ kind: 'add' })}
    >
      Add {kind}s
    </Button>
  )
  return (
    <Section
      title={kind === 'space' ? 'Spaces' : 'Sites'}
      actions={(list.rows?.length ?? 0) > 0 && addButton}
    >
      <AllSwitch {...props} isAll={isAll} />
      {list.error !== null ? (
        <FormError error={list.error} />
      ) : list.rows === undefined ? (
        <Skeleton shape="rows" count={4} label={`Loading ${kind}s`} />
      ) : (
        <Table
          caption={kind === 'space' ? 'Spaces' : 'Sites'}
          columns={columnsFor(props, isAll, setDialog)}
          rows={list.rows}
          rowKey={({ id }) => id}
          empty={
            <EmptyState title={`Not installed in a ${kind} yet`} action={addButton}>
              {kind === 'space'
                ? 'Its blocks and events work in the spaces that you add.'
                : 'Its scripts and events work on the sites that you add.'}
            </EmptyState>
          }
        />
      )}
      {list.hasMore && (
        <span>
          <Button busy={list.isLoadingMore} onClick={list.loadMore}>
            Show more
          </Button>
        </span>
      )}
      <OpenedDialog {...props} dialog={dialog} rows={list.rows ?? []} onClose={() => setDialog(undefined)} />
    </Section>
  )
}

interface AllSwitchProps extends TargetSectionProps {
  readonly isAll: boolean
}

/** Whether spaces or sites that are created later are included. */
function AllSwitch({ kind, integration, installation, refused, isAll }: AllSwitchProps) {
  const client = useQueryClient()
  const update = useMutation({
    ...updateInstallationMutation(),
    onSuccess: () => invalidateAfter(client, ['integration.configured'], {}),
  })
  return (
    <div className="max-w-form">
      <Switch
        label={`All ${kind}s`}
        hint={`Every ${kind}, including those created later.`}
        checked={isAll}
        busy={update.isPending}
        disabledReason={refused}
        onCheckedChange={(checked) => {
          const selection = checked ? ('all' as const) : ('selected' as const)
          update.mutate({
            path: { integrationName: integration.name, installationId: installation.id },
            body: kind === 'space' ? { space_selection: selection } : { site_selection: selection },
          })
        }}
      />
      <FormError error={update.error} />
    </div>
  )
}

const linkClass = 'min-w-0 truncate font-strong hover:underline'

function TargetLink({
  org,
  kind,
  row,
}: {
  readonly org: string
  readonly kind: TargetKind
  readonly row: TargetRow
}) {
  return kind === 'space' ? (
    <Link to="/o/$org/s/$space" params={{ org, space: row.id }} className={linkClass}>
      {`${row.emoji} ${row.name}`.trim()}
    </Link>
  ) : (
    <Link to="/o/$org/sites/$site" params={{ org, site: row.id }} className={linkClass}>
      {row.name}
    </Link>
  )
}

const columnsFor = (
  { org, kind, integration, refused }: TargetSectionProps,
  isAll: boolean,
  open: (dialog: OpenDialog) => void,
): readonly Column<TargetRow>[] => {
  const declared = integration.configurations?.[kind]
  return [
    {
      key: 'name',
      header: kind === 'space' ? 'Space' : 'Site',
      names: true,
      cell: (row) => <TargetLink org={org} kind={kind} row={row} />,
    },
    {
      key: 'status',
      header: 'Status',
      cell: (row) => <TargetStatus row={row} missing={missingLabels(declared, row.configuration)} />,
    },
    {
      key: 'actions',
      header: 'Actions',
      quiet: true,
      className: 'text-right',
      cell: (row) => (
        <span className="inline-flex justify-end gap-1 whitespace-nowrap">
          {declared !== undefined && (
            <Button
              variant="bare"
              icon={Settings2}
              disabledReason={refused}
              onClick={() => open({ kind: 'configure', row })}
            >
              <span className="max-sm:sr-only">
                {row.status === 'pending' ? 'Continue set-up' : 'Configure'}
              </span>
            </Button>
          )}
          <Button
            variant="bare"
            icon={Trash2}
            disabledReason={refused ?? (isAll ? `Turn off “All ${kind}s” first.` : undefined)}
            onClick={() => open({ kind: 'remove', row })}
          >
            <span className="max-sm:sr-only">Remove</span>
          </Button>
        </span>
      ),
    },
  ]
}

function TargetStatus({
  row,
  missing,
}: {
  readonly row: TargetRow
  readonly missing: readonly string[]
}): ReactNode {
  return (
    <span className="flex flex-wrap items-center gap-x-2 py-1">
      <StatusBadge status={row.status} />
      {missing.length > 0 && (
        <span className="text-caption text-ink-soft">Missing: {missing.join(', ')}</span>
      )}
    </span>
  )
}

interface OpenedDialogProps extends TargetSectionProps {
  readonly dialog: OpenDialog | undefined
  readonly rows: readonly TargetRow[]
  readonly onClose: () => void
}

function OpenedDialog({ dialog, rows, onClose, ...props }: OpenedDialogProps) {
  const { kind, integration, installation, targets } = props
  if (dialog === undefined) return null
  if (dialog.kind === 'add') {
    const taken = new Set(rows.map(({ id }) => id))
    const free = targets?.filter(({ id }) => !taken.has(id))
    return (
      <AddTargetsDialog
        kind={kind}
        integration={integration}
        installation={installation}
        targets={free}
        onClose={onClose}
      />
    )
  }
  // The newest state of the row: a sign-in may have been stored meanwhile.
  const row = rows.find(({ id }) => id === dialog.row.id) ?? dialog.row
  const subject = { kind, integration, installation, row, onClose }
  return dialog.kind === 'remove' ? (
    <RemoveTargetDialog {...subject} />
  ) : (
    <TargetConfigurationDialog {...subject} />
  )
}
