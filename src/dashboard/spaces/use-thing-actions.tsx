import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState, type ReactNode } from 'react'
import {
  duplicateSpaceMutation,
  getOrganizationOptions,
  listOrganizationSpacesQueryKey,
} from '../../client/@tanstack/react-query.gen.ts'
import type { Collection, Organization, Space } from '../../client/types.gen.ts'
import { processError } from '../api/process-error.ts'
import { Dialog } from '../ui/dialog.tsx'
import { showToast } from '../ui/toast.ts'
import { allCollectionsOptions, allSpacesOptions } from './all-pages.ts'
import { nameOf } from './arrange.ts'
import { CreateCollection } from './create-collection.tsx'
import { CreateSpace } from './create-space.tsx'
import { DeleteDialog } from './delete-dialog.tsx'
import { takenAlong, type Taken } from './delete-words.ts'
import { ExportSpace } from './export-space.tsx'
import { MoveDialog } from './move-dialog.tsx'
import { RenameDialog } from './rename-dialog.tsx'
import type { Thing } from './thing.ts'
import type { ThingAction } from './thing-menu.tsx'
import { TransferDialog } from './transfer-dialog.tsx'
import type { PlannedMove } from './tree-moves.ts'
import { useCarefulMoves } from './use-careful-moves.tsx'
import { useMoves } from './use-moves.ts'

interface Asked {
  readonly action: ThingAction
  /** Absent for what is made at the top level. */
  readonly thing?: Thing
}

export interface ThingActions {
  readonly ask: (action: ThingAction, thing?: Thing) => void
  readonly move: (move: PlannedMove) => void
  /** Must stand somewhere in the screen that asks. */
  readonly dialogs: ReactNode
  /** undefined while they are read. */
  readonly collections: readonly Collection[] | undefined
  readonly spaces: readonly Space[] | undefined
  readonly organization: Organization | undefined
  readonly error: Error | null
}

const nothing: Taken = { spaces: [], collections: 0, openChangeRequests: 0 }

/** All that can be done with collections and spaces, for the tree, for a space's head and for a collection's page. */
export const useThingActions = (org: string): ThingActions => {
  const client = useQueryClient()
  const navigate = useNavigate()
  const collections = useQuery(allCollectionsOptions(org))
  const spaces = useQuery(allSpacesOptions(org))
  const { data: organization } = useQuery(getOrganizationOptions({ path: { organizationId: org } }))
  const move = useMoves(org)
  const { moveCarefully, confirmation } = useCarefulMoves(org, move)
  const [asked, setAsked] = useState<Asked>()
  const close = (): void => setAsked(undefined)
  const { mutate: duplicate } = useMutation({
    ...duplicateSpaceMutation(),
    onSuccess: (copy) => {
      void showToast({
        text: `“${nameOf(copy)}” is made, without history and change requests`,
        action: {
          label: 'Open',
          run: () => void navigate({ to: '/o/$org/s/$space', params: { org, space: copy.id } }),
        },
      })
      return client.invalidateQueries({
        queryKey: listOrganizationSpacesQueryKey({ path: { organizationId: org } }),
      })
    },
    onError: (error) => {
      const { title, what } = processError(error)
      void showToast({ text: title, detail: what, tone: 'failure' })
    },
  })
  const ask = (action: ThingAction, thing?: Thing): void => {
    if (action === 'duplicate' && thing !== undefined) duplicate({ path: { spaceId: thing.id } })
    else if (action === 'import')
      void navigate({
        to: '/o/$org/import',
        params: { org },
        search: thing === undefined ? {} : { parent: thing.id },
      })
    else if (action === 'settings' && thing?.kind === 'space')
      void navigate({ to: '/o/$org/s/$space/settings', params: { org, space: thing.id } })
    else if (action === 'settings' && thing !== undefined)
      void navigate({ to: '/o/$org/c/$collection', params: { org, collection: thing.id }, hash: 'settings' })
    else setAsked({ action, ...(thing !== undefined && { thing }) })
  }
  const asks = (action: ThingAction): Thing | undefined =>
    asked?.action === action ? asked.thing : undefined
  const takenBy = (thing: Thing | undefined): Taken =>
    thing?.kind === 'collection' ? takenAlong(thing.id, collections.data ?? [], spaces.data ?? []) : nothing
  const renamed = asks('rename')
  const creating = { org, onClose: close, parent: asked?.thing }
  return {
    ask,
    move: moveCarefully,
    collections: collections.data,
    spaces: spaces.data,
    organization,
    error: collections.error ?? spaces.error,
    dialogs: (
      <>
        {confirmation}
        <CreateSpace {...creating} open={asked?.action === 'new-space'} />
        <CreateCollection {...creating} open={asked?.action === 'new-collection'} />
        {renamed !== undefined && <RenameDialog org={org} thing={renamed} onClose={close} />}
        <MoveDialog
          thing={asks('move')}
          collections={collections.data ?? []}
          organization={organization}
          onMove={move}
          onClose={close}
        />
        <TransferDialog
          org={org}
          thing={asks('transfer')}
          taken={takenBy(asks('transfer'))}
          onClose={close}
        />
        <DeleteDialog org={org} thing={asks('delete')} taken={takenBy(asks('delete'))} onClose={close} />
        <Dialog
          open={asks('export') !== undefined}
          onOpenChange={(open) => {
            if (!open) close()
          }}
          title={`Export “${asks('export')?.name ?? ''}”`}
          description="Pages as Markdown, with SUMMARY.md and all files. Imported again, it is the same space."
        >
          <ExportSpace space={asks('export')?.id ?? ''} />
        </Dialog>
      </>
    ),
  }
}
