import { useQuery } from '@tanstack/react-query'
import { listSitesOptions, listSpacePagesOptions } from '../../../client/@tanstack/react-query.gen.ts'
import type { ListSitesResponse, Page } from '../../../client/types.gen.ts'
import { FormError } from '../../forms/form-error.tsx'
import { counted } from '../../ui/counted.ts'
import { Note } from '../../ui/feedback/note.tsx'
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx'
import type { Resource } from '../tree/resource.ts'
import { contentText, nestedText, trashDays, type NestedContents } from './deletion-text.ts'
import { useDeleteResource } from './use-delete-resource.ts'

/** Number of pages, including nested ones. */
const countPages = (pages: readonly Page[]): number =>
  pages.reduce((sum, page) => sum + 1 + ('pages' in page ? countPages(page.pages ?? []) : 0), 0)

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
    ...listSpacePagesOptions({ path: { spaceId: resource?.id ?? '' } }),
    enabled: isSpace,
  })
  const deletedSpaces = resource === undefined ? [] : isSpace ? [resource.id] : contents.spaces
  const shown = useQuery({
    ...listSitesOptions({
      path: { organizationId: org },
      query: { spaces: deletedSpaces.slice(0, 100), published: true, limit: 20 },
    }),
    enabled: deletedSpaces.length > 0,
  })
  const contentsText = isSpace
    ? contentText(countPages(pages.data?.pages ?? []), resource.openChangeRequests)
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
      {shown.data !== undefined && shown.data.items.length > 0 && <ShownOnSites sites={shown.data} />}
    </ConfirmDialog>
  )
}

/** The live sites whose readers lose the space. */
function ShownOnSites({ sites: { items, count } }: { readonly sites: ListSitesResponse }) {
  const names = items.map(({ title }) => `“${title}”`)
  const others = (count ?? items.length) - items.length
  return (
    <div className="mt-3">
      <Note tone="warning">
        Readers of {items.length === 1 && others <= 0 ? 'the live site' : 'the live sites'}{' '}
        {new Intl.ListFormat('en').format(others > 0 ? [...names, `${others} more`] : names)} can no longer
        open these pages. To keep them online, replace the space in the site’s structure first.
      </Note>
    </div>
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
