import { useMemo, useState } from 'react'
import type { ChangeRequest, ComputedSource, ContentReference } from '../../../client/types.gen.ts'
import type { TreePage } from '../../api/pages/page-tree.ts'
import { showToast } from '../../ui/toast.ts'
import type { TreeMove } from '../../ui/trees/tree-view.tsx'
import type { PageActions } from './page-actions.tsx'
import {
  countBelow,
  insertComputed,
  insertLink,
  insertPage,
  pageAfterDeletion,
  placeOf,
  placeRelativeTo,
  restoringWrites,
  type WantedPlace,
} from './page-operations.ts'
import { placedPages, type PlacedPage } from './page-rows.ts'
import { useTreeWrites } from './use-tree-writes.ts'

/** The open dialog of the page tree. */
export type PageDialog =
  | { readonly is: 'move' | 'rename' | 'delete'; readonly page: TreePage }
  | { readonly is: 'link'; readonly place: WantedPlace }
  /** The source of a new page, or of an existing one. */
  | { readonly is: 'source'; readonly place: WantedPlace; readonly page?: undefined }
  | { readonly is: 'source'; readonly page: TreePage }

export interface PageTreeOptions {
  readonly change: ChangeRequest
  readonly pages: readonly TreePage[]
  readonly selected: string | undefined
  /** A page was opened or created; undefined: the current page was deleted and no page is next to it. */
  readonly onOpen: (page: string | undefined) => void
}

interface PageEditsOptions extends Pick<PageTreeOptions, 'onOpen'> {
  readonly placed: readonly PlacedPage[]
  readonly current: PlacedPage | undefined
  readonly writes: ReturnType<typeof useTreeWrites>
  readonly closeDialog: () => void
}

/** What changes existing pages; a move or a deletion offers to undo it. */
const usePageEdits = ({ placed, current, writes, onOpen, closeDialog }: PageEditsOptions) => {
  const { run, runInOrder, mutation } = writes
  const move = (page: TreePage, place: WantedPlace): void => {
    closeDialog()
    const before = placed.find((one) => one.page.id === page.id)
    run({
      changes: [{ operation: 'move_page', page: page.id, ...place }],
      then: () => {
        if (before === undefined) return
        void showToast({
          text: `Moved “${page.title}”`,
          action: { label: 'Undo', run: () => run({ changes: [placeOf(before)] }) },
        })
      },
    })
  }
  const drop = ({ id, target, place }: TreeMove): void => {
    const [from, to] = [id, target].map((one) => placed.find(({ page }) => page.id === one))
    if (from === undefined || to === undefined) return
    const wanted = placeRelativeTo(from.page, to, place)
    if ('to' in wanted) move(from.page, wanted.to)
    else void showToast({ text: wanted.refused })
  }
  const rename = (page: TreePage, title: string): void =>
    mutation.mutate({ changes: [{ operation: 'update_page', page: page.id, title }], then: closeDialog })
  const remove = (page: TreePage): void => {
    closeDialog()
    const at = placed.find((one) => one.page.id === page.id)
    if (at === undefined) return
    const below = countBelow(page)
    const detail = below === 1 ? 'Its subpage was deleted too.' : `Its ${below} subpages were deleted too.`
    const restore = (before: string): Promise<void> =>
      runInOrder(restoringWrites(at, before), () => onOpen(page.id))
    run({
      changes: [{ operation: 'delete_page', page: page.id }],
      then: (_created, before) => {
        if (current !== undefined && [current.page, ...current.above].some(({ id }) => id === page.id))
          onOpen(pageAfterDeletion(at)?.id)
        void showToast({
          text: `Deleted “${page.title}”`,
          ...(below > 0 && { detail }),
          action: { label: 'Undo', run: () => void restore(before) },
        })
      },
    })
  }
  return { move, drop, rename, remove }
}

/** The pages of a change request, the actions on their tree, and the dialog that one of them opened. */
export const usePageTree = ({ change, pages, selected, onOpen }: PageTreeOptions) => {
  const placed = useMemo(() => placedPages(pages), [pages])
  const current = placed.find(({ page }) => page.id === selected)
  const [dialog, setDialog] = useState<PageDialog>()
  const closeDialog = (): void => setDialog(undefined)
  const writes = useTreeWrites(change)
  const { run, duplicate, mutation } = writes
  const openCreated = ([id]: readonly string[]): void => {
    if (id !== undefined) onOpen(id)
  }
  const { move, drop, rename, remove } = usePageEdits({ placed, current, writes, onOpen, closeDialog })
  const insertPickedLink = (place: WantedPlace, target: ContentReference, text: string): void => {
    closeDialog()
    const title = text === '' ? 'Link' : text.slice(0, 500)
    run({ changes: [insertLink(title, target, place)], then: openCreated })
  }
  const saveSource = (title: string, source: ComputedSource): void => {
    if (dialog?.is !== 'source') return
    if (dialog.page !== undefined) {
      const changes = [{ operation: 'update_page', page: dialog.page.id, computed: source }] as const
      mutation.mutate({ changes, then: closeDialog })
      return
    }
    mutation.mutate({
      changes: [insertComputed(title, source, dialog.place)],
      then: (created) => {
        closeDialog()
        openCreated(created)
      },
    })
  }
  const actions: PageActions = {
    onNew: (kind, place) => {
      if (kind === 'link') setDialog({ is: 'link', place })
      else if (kind === 'source') setDialog({ is: 'source', place })
      else run({ changes: [insertPage(kind, place)], then: openCreated })
    },
    onRename: (page) => setDialog({ is: 'rename', page }),
    onMove: (page) => setDialog({ is: 'move', page }),
    onDuplicate: (page) => void duplicate(page, openCreated),
    onEditSource: (page) => setDialog({ is: 'source', page }),
    onDelete: (page) => (countBelow(page) === 0 ? remove(page) : setDialog({ is: 'delete', page })),
  }
  return {
    ...{ placed, page: current?.page, actions, dialog, closeDialog },
    ...{ move, drop, rename, remove, insertPickedLink, saveSource },
    isPending: mutation.isPending,
    error: mutation.error,
  }
}

export type PageTree = ReturnType<typeof usePageTree>
