import type { Collection, Organization, Space } from '../../../client/types.gen.ts'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import { CreateCollection } from './create-collection.tsx'
import { CreateSpace } from './create-space.tsx'
import { DeleteDialog } from './delete-dialog.tsx'
import { takenAlong, type Taken } from './deletion-text.ts'
import { ExportSpace } from '../transfer/export-space.tsx'
import { MoveDialog } from './move-dialog.tsx'
import { RenameDialog } from './rename-dialog.tsx'
import type { Resource } from '../tree/resource.ts'
import type { ResourceAction } from './resource-menu.tsx'
import { TransferDialog } from './transfer-dialog.tsx'
import type { PlannedMove } from '../tree/tree-moves.ts'

export interface Asked {
  readonly action: ResourceAction
  /** Absent when creating at the top level. */
  readonly thing?: Resource
}

export interface ThingDialogsProps {
  readonly org: string
  readonly asked: Asked | undefined
  readonly collections: readonly Collection[]
  readonly spaces: readonly Space[]
  readonly organization: Organization | undefined
  readonly onMove: (move: PlannedMove) => void
  readonly onClose: () => void
}

const nothing: Taken = { spaces: [], collections: 0, openChangeRequests: 0 }

/** The dialogs of all actions on a collection or space; at most one is open. */
export function ResourceDialogs(props: ThingDialogsProps) {
  const { org, asked, collections, spaces, organization, onMove, onClose } = props
  const asks = (action: ResourceAction): Resource | undefined =>
    asked?.action === action ? asked.thing : undefined
  const takenBy = (thing: Resource | undefined): Taken =>
    thing?.kind === 'collection' ? takenAlong(thing.id, collections, spaces) : nothing
  const renamed = asks('rename')
  const creating = { org, onClose, parent: asked?.thing }
  return (
    <>
      <CreateSpace {...creating} open={asked?.action === 'new-space'} />
      <CreateCollection {...creating} open={asked?.action === 'new-collection'} />
      {renamed !== undefined && <RenameDialog org={org} thing={renamed} onClose={onClose} />}
      <MoveDialog
        thing={asks('move')}
        collections={collections}
        organization={organization}
        onMove={onMove}
        onClose={onClose}
      />
      <TransferDialog
        org={org}
        thing={asks('transfer')}
        taken={takenBy(asks('transfer'))}
        onClose={onClose}
      />
      <DeleteDialog org={org} thing={asks('delete')} taken={takenBy(asks('delete'))} onClose={onClose} />
      <Dialog
        open={asks('export') !== undefined}
        onOpenChange={(open) => {
          if (!open) onClose()
        }}
        title={`Export “${asks('export')?.name ?? ''}”`}
        description="Pages as Markdown, with SUMMARY.md and all files. Imported again, it is the same space."
      >
        <ExportSpace space={asks('export')?.id ?? ''} />
      </Dialog>
    </>
  )
}
