import { useNavigate } from '@tanstack/react-router'
import type { Collection, Organization, Space } from '../../../client/types.gen.ts'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import { CreateCollection } from './create-collection.tsx'
import { CreateSpace } from './create-space.tsx'
import { DeleteDialog } from './delete-dialog.tsx'
import { nestedContents, type NestedContents } from './deletion-text.ts'
import { ExportSpace } from '../transfer/export-space.tsx'
import { MoveDialog } from './move-dialog.tsx'
import { RenameDialog } from './rename-dialog.tsx'
import type { Resource } from '../tree/resource.ts'
import type { ResourceAction } from './resource-menu.tsx'
import { TransferDialog } from './transfer-dialog.tsx'
import type { PlannedMove } from '../tree/tree-moves.ts'

export interface RequestedDialog {
  readonly action: ResourceAction
  /** Absent when creating at the top level. */
  readonly resource?: Resource
}

export interface ResourceDialogsProps {
  readonly org: string
  readonly requested: RequestedDialog | undefined
  readonly collections: readonly Collection[]
  readonly spaces: readonly Space[]
  readonly organization: Organization | undefined
  readonly onMove: (move: PlannedMove) => void
  readonly onClose: () => void
}

const noContents: NestedContents = { spaces: [], collections: 0, openChangeRequests: 0 }

/** The dialogs of all actions on a collection or space; at most one is open. */
export function ResourceDialogs(props: ResourceDialogsProps) {
  const { org, requested, collections, spaces, organization, onMove, onClose } = props
  const resourceFor = (action: ResourceAction): Resource | undefined =>
    requested?.action === action ? requested.resource : undefined
  const contentsOf = (resource: Resource | undefined): NestedContents =>
    resource?.kind === 'collection' ? nestedContents(resource.id, collections, spaces) : noContents
  const navigate = useNavigate()
  const renamed = resourceFor('rename')
  const creating = { org, onClose, parent: requested?.resource }
  return (
    <>
      <CreateSpace
        {...creating}
        open={requested?.action === 'new-space'}
        onCreated={(id) => void navigate({ to: '/o/$org/s/$space', params: { org, space: id } })}
      />
      <CreateCollection
        {...creating}
        open={requested?.action === 'new-collection'}
        onCreated={(id) => void navigate({ to: '/o/$org/c/$collection', params: { org, collection: id } })}
      />
      {renamed !== undefined && <RenameDialog org={org} resource={renamed} onClose={onClose} />}
      <MoveDialog
        resource={resourceFor('move')}
        collections={collections}
        organization={organization}
        onMove={onMove}
        onClose={onClose}
      />
      <TransferDialog
        org={org}
        resource={resourceFor('transfer')}
        contents={contentsOf(resourceFor('transfer'))}
        onClose={onClose}
      />
      <DeleteDialog
        org={org}
        resource={resourceFor('delete')}
        contents={contentsOf(resourceFor('delete'))}
        onClose={onClose}
      />
      <Dialog
        open={resourceFor('export') !== undefined}
        onOpenChange={(open) => {
          if (!open) onClose()
        }}
        title={`Export “${resourceFor('export')?.name ?? ''}”`}
        description="All pages as Markdown, with SUMMARY.md and all files. Importing the archive recreates the space."
      >
        <ExportSpace space={resourceFor('export')?.id ?? ''} />
      </Dialog>
    </>
  )
}
