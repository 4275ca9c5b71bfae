import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate, useParams } from '@tanstack/react-router'
import {
  listCollectionsQueryKey,
  listOrganizationSpacesQueryKey,
  listSpacePagesOptions,
} from '../../../client/@tanstack/react-query.gen.ts'
import { deleteCollection, deleteSpace, restoreSpace } from '../../../client/sdk.gen.ts'
import type { Page } from '../../../client/types.gen.ts'
import { processError } from '../../api/process-error.ts'
import { FormError } from '../../forms/form-error.tsx'
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx'
import { showToast } from '../../ui/toast.ts'
import { contentText, takenWithText, trashDays, type Taken } from './deletion-text.ts'
import type { Resource } from '../tree/resource.ts'

/** Number of pages, including nested ones. */
const countPages = (pages: readonly Page[]): number =>
  pages.reduce((sum, page) => sum + 1 + ('pages' in page ? countPages(page.pages ?? []) : 0), 0)

export interface DeleteDialogProps {
  readonly org: string
  /** The resource to delete; undefined closes the dialog. */
  readonly thing: Resource | undefined
  /** The contents of a collection. */
  readonly taken: Taken
  readonly onClose: () => void
}

/**
 * Counts what is deleted along with it and says what can be restored; a resource that is not empty is
 * confirmed by typing its name.
 */
export function DeleteDialog({ org, thing, taken, onClose }: DeleteDialogProps) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const shown = useParams({ strict: false })
  const ofSpace = thing?.kind === 'space'
  const pages = useQuery({
    ...listSpacePagesOptions({ path: { spaceId: thing?.id ?? '' } }),
    enabled: ofSpace,
  })
  const refresh = (): Promise<unknown> => {
    const path = { organizationId: org }
    return Promise.all([
      client.invalidateQueries({ queryKey: listOrganizationSpacesQueryKey({ path }) }),
      client.invalidateQueries({ queryKey: listCollectionsQueryKey({ path }) }),
    ])
  }
  const restore = async (space: Resource): Promise<void> => {
    try {
      await restoreSpace({ path: { spaceId: space.id }, throwOnError: true })
      await refresh()
      await showToast({ text: `“${space.name}” is back` })
    } catch (error) {
      const { title, what } = processError(error)
      await showToast({ text: title, detail: what, tone: 'failure' })
    }
  }
  const remove = useMutation({
    mutationFn: async (deleted: Resource) => {
      if (deleted.kind === 'space') await deleteSpace({ path: { spaceId: deleted.id }, throwOnError: true })
      else await deleteCollection({ path: { collectionId: deleted.id }, throwOnError: true })
    },
    onSuccess: async (_nothing, deleted) => {
      const inside = taken.spaces.length > 0
      onClose()
      if (
        shown.space === deleted.id ||
        ('collection' in shown && shown.collection === deleted.id) ||
        taken.spaces.includes(shown.space ?? '')
      )
        await navigate({ to: '/o/$org', params: { org } })
      void showToast(
        deleted.kind === 'space'
          ? {
              text: `“${deleted.name}” is in the trash`,
              action: { label: 'Undo', run: () => void restore(deleted) },
            }
          : {
              text: `“${deleted.name}” is deleted`,
              ...(inside && {
                detail: `Its ${takenWithText({ ...taken, collections: 0 })} went to the trash.`,
              }),
            },
      )
      await refresh()
    },
  })
  const words = ofSpace
    ? contentText(countPages(pages.data?.pages ?? []), thing.openChangeRequests)
    : takenWithText(taken)
  const unknown = ofSpace && pages.data === undefined
  const open = taken.openChangeRequests
  return (
    <ConfirmDialog
      open={thing !== undefined}
      onOpenChange={(next) => {
        if (next) return
        remove.reset()
        onClose()
      }}
      title={`Delete “${thing?.name ?? ''}”`}
      confirmLabel={
        ofSpace
          ? 'Move to the trash'
          : taken.spaces.length === 0
            ? 'Delete the collection'
            : `Delete it with ${takenWithText({ ...taken, collections: 0 })}`
      }
      danger
      typedName={words !== undefined || unknown ? thing?.name : undefined}
      busy={remove.isPending}
      error={<FormError error={remove.error === null ? undefined : processError(remove.error)} />}
      onConfirm={() => thing !== undefined && remove.mutate(thing)}
    >
      {ofSpace ? (
        <>
          {words === undefined
            ? unknown
              ? 'Everything in it goes to the trash with it.'
              : 'It is empty.'
            : `${words} go to the trash with it, and nobody can open them there.`}{' '}
          It can be restored for {trashDays} days; then it is gone for good.
        </>
      ) : words === undefined ? (
        'It is empty. A collection does not go to the trash: it is gone at once, and can be made anew.'
      ) : (
        <>
          {words} {taken.spaces.length + taken.collections === 1 ? 'lies' : 'lie'} in it
          {open > 0 && `, with ${open} open change request${open === 1 ? '' : 's'}`}. Collections are gone at
          once, with the access that was given on them.
          {taken.spaces.length > 0 &&
            ` Spaces go to the trash and can be restored for ${trashDays} days, to the top level.`}
        </>
      )}
    </ConfirmDialog>
  )
}
