import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { lazy, useState, type ReactNode } from 'react'
import {
  duplicateSpaceMutation,
  getOrganizationOptions,
  listOrganizationSpacesQueryKey,
} from '../../../client/@tanstack/react-query.gen.ts'
import type { Collection, Organization, Space } from '../../../client/types.gen.ts'
import { processError } from '../../api/process-error.ts'
import { Later } from '../../ui/later.tsx'
import { showToast } from '../../ui/toast.ts'
import { useLoadedLater } from '../../ui/use-loaded-later.ts'
import { allCollectionsOptions, allSpacesOptions } from '../tree/space-queries.ts'
import { nameOf } from '../tree/arrange-permissions.ts'
import type { Asked } from './resource-dialogs.tsx'
import type { Resource } from '../tree/resource.ts'
import type { ResourceAction } from './resource-menu.tsx'
import type { PlannedMove } from '../tree/tree-moves.ts'
import { useCarefulMoves } from '../tree/use-confirmed-moves.tsx'
import { useMoves } from '../tree/use-move-resource.ts'

// The forms import the contract's schemas, which are slow to initialize: loaded after the screen has
// rendered, before they are needed, so that typing can start immediately.
const dialogs = () => import('./resource-dialogs.tsx')
const ResourceDialogs = lazy(async () => ({ default: (await dialogs()).ResourceDialogs }))
/** Milliseconds after which a screen has fully rendered. */
export const afterScreen = 2500

export interface ThingActions {
  readonly ask: (action: ResourceAction, thing?: Resource) => void
  readonly move: (move: PlannedMove) => void
  /** Must be rendered by the screen that uses this hook. */
  readonly dialogs: ReactNode
  /** Undefined while loading. */
  readonly collections: readonly Collection[] | undefined
  readonly spaces: readonly Space[] | undefined
  readonly organization: Organization | undefined
  readonly error: Error | null
}

/** All actions on collections and spaces, for the tree, the space header and the collection page. */
export const useResourceActions = (org: string): ThingActions => {
  const client = useQueryClient()
  const navigate = useNavigate()
  const collections = useQuery(allCollectionsOptions(org))
  const spaces = useQuery(allSpacesOptions(org))
  const { data: organization } = useQuery(getOrganizationOptions({ path: { organizationId: org } }))
  const move = useMoves(org)
  const { moveCarefully, confirmation } = useCarefulMoves(org, move)
  const [asked, setAsked] = useState<Asked>()
  const close = (): void => setAsked(undefined)
  /** Stay mounted after first use, so that a dialog can finish its closing animation. */
  const [everAsked, setEverAsked] = useState(false)
  useLoadedLater(dialogs, afterScreen)
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
  const ask = (action: ResourceAction, thing?: Resource): void => {
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
    else {
      setEverAsked(true)
      setAsked({ action, ...(thing !== undefined && { thing }) })
    }
  }
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
        {everAsked && (
          <Later>
            <ResourceDialogs
              org={org}
              asked={asked}
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
