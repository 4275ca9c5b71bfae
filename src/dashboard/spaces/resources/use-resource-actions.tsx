import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState, type ReactNode } from 'react'
import {
  duplicateSpaceMutation,
  getOrganizationOptions,
  listOrganizationSpacesQueryKey,
} from '../../../client/@tanstack/react-query.gen.ts'
import type { Collection, Organization, Space } from '../../../client/types.gen.ts'
import { processError } from '../../api/process-error.ts'
import { Later } from '../../ui/loading/later.tsx'
import { showToast } from '../../ui/toast.ts'
import { useLoadedOnInteraction } from '../../ui/loading/use-loaded-on-interaction.ts'
import { allCollectionsOptions, allSpacesOptions } from '../tree/space-queries.ts'
import { nameOf } from '../tree/arrange-permissions.ts'
import type { RequestedDialog } from './resource-dialogs.tsx'
import type { Resource } from '../tree/resource.ts'
import type { ResourceAction } from './resource-menu.tsx'
import type { PlannedMove } from '../tree/tree-moves.ts'
import { useConfirmedMoves } from '../tree/use-confirmed-moves.tsx'
import { useMoveResource } from '../tree/use-move-resource.ts'
import { lazyComponent } from '../../ui/loading/lazy-component.tsx'

// The forms import the contract's schemas, which are slow to initialize: loaded before they are
// needed, so that typing can start immediately.
const loadDialogs = () => import('./resource-dialogs.tsx')
const ResourceDialogs = lazyComponent(async () => (await loadDialogs()).ResourceDialogs)

export interface ResourceActions {
  readonly runAction: (action: ResourceAction, resource?: Resource) => void
  readonly move: (move: PlannedMove) => void
  /** Must be rendered by the screen that uses this hook. */
  readonly dialogs: ReactNode
  /** Undefined while loading. */
  readonly collections: readonly Collection[] | undefined
  readonly spaces: readonly Space[] | undefined
  readonly organization: Organization | undefined
  readonly error: Error | null
}

const useDuplicateSpace = (org: string) => {
  const client = useQueryClient()
  const navigate = useNavigate()
  return useMutation({
    ...duplicateSpaceMutation(),
    onSuccess: (copy) => {
      void showToast({
        text: `Created “${nameOf(copy)}”, without history and change requests`,
        action: {
          label: 'Open',
          run: () => void navigate({ to: '/o/$org/s/$space/p', params: { org, space: copy.id } }),
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
}

/** All actions on collections and spaces, for the tree, the space header and the collection page. */
export const useResourceActions = (org: string): ResourceActions => {
  const navigate = useNavigate()
  const collections = useQuery(allCollectionsOptions(org))
  const spaces = useQuery(allSpacesOptions(org))
  const { data: organization } = useQuery(getOrganizationOptions({ path: { organizationId: org } }))
  const move = useMoveResource(org)
  const { moveWithConfirmation: moveCarefully, confirmation } = useConfirmedMoves(org, move)
  const [requested, setRequested] = useState<RequestedDialog>()
  const close = (): void => setRequested(undefined)
  /** Stay mounted after first use, so that a dialog can finish its closing animation. */
  const [hasOpened, setHasOpened] = useState(false)
  useLoadedOnInteraction(loadDialogs)
  const { mutate: duplicate } = useDuplicateSpace(org)
  const runAction = (action: ResourceAction, resource?: Resource): void => {
    if (action === 'duplicate' && resource !== undefined) duplicate({ path: { spaceId: resource.id } })
    else if (action === 'import')
      void navigate({
        to: '/o/$org/import',
        params: { org },
        search: resource === undefined ? {} : { parent: resource.id },
      })
    else if (action === 'translate' && resource !== undefined)
      void navigate({ to: '/o/$org/translations/new', params: { org }, search: { space: resource.id } })
    else if (action === 'settings' && resource?.kind === 'space')
      void navigate({ to: '/o/$org/s/$space/settings', params: { org, space: resource.id } })
    else if (action === 'settings' && resource !== undefined)
      void navigate({
        to: '/o/$org/c/$collection',
        params: { org, collection: resource.id },
        hash: 'settings',
      })
    else {
      setHasOpened(true)
      setRequested({ action, ...(resource !== undefined && { resource }) })
    }
  }
  return {
    runAction,
    move: moveCarefully,
    collections: collections.data,
    spaces: spaces.data,
    organization,
    error: collections.error ?? spaces.error,
    dialogs: (
      <>
        {confirmation}
        {hasOpened && (
          <Later>
            <ResourceDialogs
              org={org}
              requested={requested}
              collections={collections.data ?? []}
              spaces={spaces.data ?? []}
              organization={organization}
              onMove={move}
              onClose={close}
            />
          </Later>
        )}
      </>
    ),
  }
}
