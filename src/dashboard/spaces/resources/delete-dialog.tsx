import { useQuery } from '@tanstack/react-query'
import { pageTreeOptions, type TreePage } from '../../api/pages/page-tree.ts'
import { FormError } from '../../forms/form-error.tsx'
import { counted } from '../../ui/counted.ts'
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx'
import type { Resource } from '../tree/resource.ts'
import { contentText, nestedText, trashDays, type NestedContents } from './deletion-text.ts'
import { AffectedSites } from './affected-sites.tsx'
import { useDeleteResource } from './use-delete-resource.ts'

/** Number of pages, including nested ones. Groups are none. */
const countPages = (pages: readonly TreePage[]): number =>
  pages.reduce((sum, page) => sum + (page.type === 'group' ? 0 : 1) + countPages(page.pages), 0)

export interface DeleteDialogProps {
  readonly org: string
  /** The resource to delete; undefined closes the dialog. */
  readonly resource: Resource | undefined
  /** The contents of a collection. */
  readonly contents: NestedContents
  readonly onClose: () => void
}

/**
 * Counts what is deleted along with it and says what can be restored; a resource that is not empty is
 * confirmed by typing its name.
 */
export function DeleteDialog({ org, resource, contents, onClose }: DeleteDialogProps) {
  const remove = useDeleteResource(org, contents, onClose)
  const isSpace = resource?.kind === 'space'
  const pages = useQuery({
    ...pageTreeOptions({ space: resource?.id ?? '' }),
    enabled: isSpace,
  })
  const deletedSpaces = resource === undefined ? [] : isSpace ? [resource.id] : contents.spaces
  const contentsText = isSpace
    ? contentText(countPages(pages.data ?? []), resource.openChangeRequests)
    : nestedText(contents)
  const isCounting = isSpace && pages.data === undefined
  return (
    <ConfirmDialog
      open={resource !== undefined}
      onOpenChange={(next) => {
        if (next) return
        remove.reset()
        onClose()
      }}
      title={`Delete “${resource?.name ?? ''}”`}
      confirmLabel={
        isSpace
          ? 'Move to trash'
          : contents.spaces.length === 0
            ? 'Delete collection'
            : `Delete with ${nestedText({ ...contents, collections: 0 })}`
      }
      danger
      typedName={contentsText !== undefined || isCounting ? resource?.name : undefined}
      busy={remove.isPending}
      error={<FormError error={remove.error} />}
      onConfirm={() => resource !== undefined && remove.mutate(resource)}
    >
      {isSpace ? (
        <SpaceDeletionText contents={contentsText} isCounting={isCounting} />
      ) : (
        <CollectionDeletionText contents={contents} />
      )}
      <AffectedSites org={org} spaces={deletedSpaces} />
    </ConfirmDialog>
  )
}

interface SpaceDeletionTextProps {
  /** What moves to the trash with it; undefined for nothing. */
  readonly contents: string | undefined
  readonly isCounting: boolean
}

function SpaceDeletionText({ contents, isCounting }: SpaceDeletionTextProps) {
  const empty = isCounting ? 'All of its content moves to the trash.' : 'The space is empty.'
  return (
    <>
      {contents === undefined ? empty : `This also moves ${contents} to the trash.`} You can restore it for{' '}
      {trashDays} days. After that it is permanently deleted.
    </>
  )
}

function CollectionDeletionText({ contents }: Pick<DeleteDialogProps, 'contents'>) {
  const text = nestedText(contents)
  if (text === undefined) return 'The collection is empty. It is deleted immediately and cannot be restored.'
  const { openChangeRequests, spaces } = contents
  return (
    <>
      It contains {text}
      {openChangeRequests > 0 && `, with ${counted(openChangeRequests, 'open change request')}`}. Collections
      and the access granted on them are deleted immediately.
      {spaces.length > 0 &&
        ` Spaces move to the trash. You can restore them to the top level for ${trashDays} days.`}
    </>
  )
}
