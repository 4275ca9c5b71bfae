import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Ellipsis, Plus } from 'lucide-react'
import { useMemo, useState } from 'react'
import type { ChangeRequest, ContentReference, Page } from '../../../client/types.gen.ts'
import { emptyDocument } from '../../../content/document/document.ts'
import { rekey } from '../../../content/diff/block-keys.ts'
import { processError } from '../../api/process-error.ts'
import { FormError } from '../../forms/form-error.tsx'
import { useCommands } from '../../shell/commands/commands.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx'
import { IconButton } from '../../ui/buttons/icon-button.tsx'
import { Menu } from '../../ui/menus/menu.tsx'
import { showToast } from '../../ui/toast.ts'
import { pageAtOptions, readChange, writeChanges, type ContentChange } from '../session/edit-requests.ts'
import { MoveDialog } from './move-dialog.tsx'
import { newKey } from '../schema/new-key.ts'
import { NewItems, PageItems, type PageActions } from './page-actions.tsx'
import { fieldsOf } from '../session/page-fields.ts'
import { PageList } from './page-list.tsx'
import {
  countBelow,
  insertLink,
  insertPage,
  placeBeside,
  restoringWrites,
  type WantedPlace,
} from './page-operations.ts'
import { standingPages } from './page-rows.ts'
import { ReferencePicker } from '../references/reference-picker.tsx'
import type { ReferenceContext } from '../references/targets.ts'
import { RenameDialog } from './rename-dialog.tsx'

export interface PagePanelProps {
  readonly change: ChangeRequest
  readonly pages: readonly Page[]
  /** Link targets for links in the tree. */
  readonly ground: ReferenceContext
  readonly selected: string | undefined
  /** Why the tree is read-only; undefined if it can be changed. */
  readonly closed: string | undefined
  /** A page was opened or created; undefined: the current page was deleted and no page is next to it. */
  readonly onOpen: (page: string | undefined) => void
}

/** A finished action, with a short text for the toast. */
interface Done {
  readonly changes: readonly ContentChange[]
  readonly then?: (made: readonly string[], before: string) => void
}

/** The pages of the change request, and all actions on their tree. */
export function PagePanel({ change, pages, ground, selected, closed, onOpen }: PagePanelProps) {
  const client = useQueryClient()
  const standing = useMemo(() => standingPages(pages), [pages])
  const current = standing.find(({ page }) => page.id === selected)
  const [moving, setMoving] = useState<Page>()
  const [renaming, setRenaming] = useState<Page>()
  const [deleting, setDeleting] = useState<Page>()
  const [linking, setLinking] = useState<WantedPlace>()
  const write = useMutation({
    mutationFn: async ({ changes, then }: Done) => {
      const { revision } = await readChange(client, change)
      const { changes: made } = await writeChanges(client, change, changes)
      then?.(
        made.flatMap((one) => ('page' in one && typeof one.page === 'object' ? [one.page.id] : [])),
        revision,
      )
    },
  })
  const act = (done: Done): void =>
    write.mutate(done, {
      onError: (error) => {
        const { title, what } = processError(error)
        void showToast({ text: title, detail: what, tone: 'failure' })
      },
    })
  const openMade = ([id]: readonly string[]): void => {
    if (id !== undefined) onOpen(id)
  }

  const move = (page: Page, place: WantedPlace): void => {
    setMoving(undefined)
    act({ changes: [{ operation: 'move_page', page: page.id, ...place }] })
  }
  const duplicate = async (page: Page): Promise<void> => {
    try {
      const { revision } = await readChange(client, change)
      const found = await client.ensureQueryData(pageAtOptions(change.space, revision, page.id))
      if (found === null) return
      const { slug: _slug, target: _target, document = emptyDocument, ...fields } = fieldsOf(found)
      act({
        changes: [
          {
            ...fields,
            operation: 'insert_page',
            title: `${fields.title} (copy)`,
            after: page.id,
            // The same shape; only the generated client's lists are mutable.
            document: { document: rekey(document, newKey) },
          } as unknown as ContentChange,
        ],
        then: openMade,
      })
    } catch (error) {
      void showToast({ text: processError(error).title, tone: 'failure' })
    }
  }
  const restore = async (writes: readonly (readonly ContentChange[])[], page: string): Promise<void> => {
    try {
      // Parents are restored before their children.
      for (const changes of writes) await writeChanges(client, change, changes)
      onOpen(page)
    } catch (error) {
      const { title, what } = processError(error)
      void showToast({ text: title, detail: what, tone: 'failure' })
    }
  }
  const remove = (page: Page): void => {
    setDeleting(undefined)
    const at = standing.find((one) => one.page.id === page.id)
    if (at === undefined) return
    const lost = current?.page.id === page.id || current?.above.some(({ id }) => id === page.id) === true
    const index = at.siblings.indexOf(page)
    const beside = at.siblings[index - 1] ?? at.siblings[index + 1] ?? at.above.at(-1)
    act({
      changes: [{ operation: 'delete_page', page: page.id }],
      then: (_made, before) => {
        if (lost) onOpen(beside?.id)
        const below = countBelow(page)
        void showToast({
          text: `Deleted “${page.title}”`,
          ...(below === 0 ? {} : { detail: `And ${below === 1 ? 'one page' : `${below} pages`} below it.` }),
          action: { label: 'Undo', run: () => void restore(restoringWrites(at, before), page.id) },
        })
      },
    })
  }
  const actions: PageActions = {
    onNew: (kind, place) => {
      if (kind === 'link') setLinking(place)
      else act({ changes: [insertPage(kind, place)], then: openMade })
    },
    onRename: setRenaming,
    onMove: setMoving,
    onDuplicate: (page) => void duplicate(page),
    onDelete: (page) => (countBelow(page) === 0 ? remove(page) : setDeleting(page)),
  }
  const link = (target: ContentReference, words: string): void => {
    const place = linking
    setLinking(undefined)
    if (place === undefined) return
    const title = words === '' ? 'Link' : words.slice(0, 500)
    act({ changes: [insertLink(title, target, place)], then: openMade })
  }
  const page = current?.page
  useCommands(
    closed !== undefined
      ? []
      : [
          {
            id: 'new-page',
            label: 'New page',
            group: 'This screen',
            run: () => actions.onNew('page', page === undefined ? { into: null } : { after: page.id }),
          },
          ...(page === undefined
            ? []
            : (
                [
                  { id: 'rename-page', label: 'Rename this page', run: () => setRenaming(page) },
                  { id: 'move-page', label: 'Move this page', run: () => setMoving(page) },
                  { id: 'delete-page', label: 'Delete this page', run: () => actions.onDelete(page) },
                ] as const
              ).map((command) => ({ ...command, group: 'This screen' as const }))),
        ],
  )
  const below = deleting === undefined ? 0 : countBelow(deleting)
  return (
    <div className="flex min-h-0 flex-1 flex-col gap-2">
      <div className="flex items-center justify-between gap-1">
        {closed === undefined ? (
          <Menu
            trigger={
              <Button icon={Plus} busy={write.isPending}>
                New
              </Button>
            }
          >
            <NewItems page={page} actions={actions} />
          </Menu>
        ) : (
          <Button icon={Plus} disabledReason={closed}>
            New
          </Button>
        )}
        {page !== undefined && closed === undefined && (
          <Menu align="end" trigger={<IconButton icon={Ellipsis} label={`Actions for “${page.title}”`} />}>
            <PageItems page={page} actions={actions} />
          </Menu>
        )}
      </div>
      <PageList
        pages={pages}
        selected={selected}
        onOpen={({ id }) => onOpen(id)}
        move={
          closed === undefined
            ? {
                onMoveRequest: (node) => setMoving(node.page),
                onMove: ({ id, target, place }) => {
                  const [from, to] = [id, target].map((one) => standing.find((at) => at.page.id === one))
                  if (from === undefined || to === undefined) return
                  const wanted = placeBeside(from.page, to, place)
                  if ('to' in wanted) move(from.page, wanted.to)
                  else void showToast({ text: wanted.refused })
                },
              }
            : undefined
        }
      />
      <MoveDialog page={moving} pages={standing} onMove={move} onClose={() => setMoving(undefined)} />
      {renaming !== undefined && (
        <RenameDialog
          key={renaming.id}
          page={renaming}
          pending={write.isPending}
          error={write.error}
          onClose={() => setRenaming(undefined)}
          onRename={(title) =>
            write.mutate({
              changes: [{ operation: 'update_page', page: renaming.id, title }],
              then: () => setRenaming(undefined),
            })
          }
        />
      )}
      {linking !== undefined && (
        <ReferencePicker title="Link" ground={ground} onPick={link} onClose={() => setLinking(undefined)} />
      )}
      <ConfirmDialog
        open={deleting !== undefined}
        onOpenChange={() => setDeleting(undefined)}
        title={`Delete “${deleting?.title ?? ''}”`}
        confirmLabel={`Delete ${below + 1} pages`}
        danger
        busy={write.isPending}
        error={write.error === null ? null : <FormError error={processError(write.error)} />}
        onConfirm={() => deleting !== undefined && remove(deleting)}
      >
        {below === 1 ? 'The page below it goes along.' : `The ${below} pages below it go along.`} Main keeps
        them until the change request is merged.
      </ConfirmDialog>
    </div>
  )
}
