import { Ellipsis, Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import type { ChangeRequest } from '../../../client/types.gen.ts'
import type { TreePage } from '../../api/pages/page-tree.ts'
import { useCommands } from '../../shell/commands/commands.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { IconButton } from '../../ui/buttons/icon-button.tsx'
import { isGenerated } from '../../ui/generated-page.ts'
import { Menu } from '../../ui/menus/menu.tsx'
import type { ReferenceContext } from '../references/targets.ts'
import { NewItems, PageItems, type PageActions } from './page-actions.tsx'
import { PageList } from './page-list.tsx'
import { PageTreeDialogs, type DrawSourceDialog } from './page-tree-dialogs.tsx'
import { usePageTree } from './use-page-tree.ts'

export interface PagePanelProps {
  readonly change: ChangeRequest
  readonly pages: readonly TreePage[]
  /** Link targets for links in the tree. */
  readonly references: ReferenceContext
  readonly drawSource: DrawSourceDialog
  readonly selected: string | undefined
  /** Why the tree is read-only; undefined if it can be changed. */
  readonly closed: string | undefined
  /** What the change request changes about a page, at the end of its row. */
  readonly marksOf: (page: string) => ReactNode
  /** A page was opened or created; undefined: the current page was deleted and no page is next to it. */
  readonly onOpen: (page: string | undefined) => void
}

/** Adds the actions on the page tree to the command palette. */
const usePageCommands = (
  page: TreePage | undefined,
  actions: PageActions,
  closed: string | undefined,
): void => {
  const group = 'This screen'
  const create = {
    id: 'new-page',
    label: 'New page',
    group,
    run: () =>
      actions.onNew('page', page === undefined || isGenerated(page) ? { into: null } : { after: page.id }),
  } as const
  const forPage =
    page === undefined || isGenerated(page)
      ? []
      : ([
          { id: 'rename-page', label: 'Rename this page', group, run: () => actions.onRename(page) },
          { id: 'move-page', label: 'Move this page', group, run: () => actions.onMove(page) },
          { id: 'delete-page', label: 'Delete this page', group, run: () => actions.onDelete(page) },
        ] as const)
  useCommands(closed === undefined ? [create, ...forPage] : [])
}

/** The actions on one page, at the end of its row. On touch screens they are above the tree. */
function RowMenu({ page, actions }: { readonly page: TreePage; readonly actions: PageActions }) {
  return (
    // Clicks and keys are those of the menu, not of the row.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
    <span
      className="w-0 overflow-hidden has-[[aria-expanded=true]]:w-auto pointer-coarse:hidden [[role=treeitem]:hover_&]:w-auto"
      onClick={(event) => event.stopPropagation()}
    >
      <Menu
        align="end"
        trigger={
          <IconButton icon={Ellipsis} label={`Menu of “${page.title}”`} className="size-7" tabIndex={-1} />
        }
      >
        <PageItems page={page} actions={actions} />
      </Menu>
    </span>
  )
}

/** The pages of the change request, and all actions on their tree. */
export function PagePanel({
  change,
  pages,
  references,
  drawSource,
  selected,
  closed,
  marksOf,
  onOpen,
}: PagePanelProps) {
  const tree = usePageTree({ change, pages, selected, onOpen })
  const { page, actions } = tree
  usePageCommands(page, actions, closed)
  return (
    <div className="flex min-h-0 flex-1 flex-col gap-2">
      <div className="flex items-center justify-between gap-1">
        {closed === undefined ? (
          <Menu
            trigger={
              <Button icon={Plus} busy={tree.isPending}>
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
        {page !== undefined && closed === undefined && !isGenerated(page) && (
          <Menu align="end" trigger={<IconButton icon={Ellipsis} label={`Actions for “${page.title}”`} />}>
            <PageItems page={page} actions={actions} />
          </Menu>
        )}
      </div>
      <PageList
        pages={pages}
        selected={selected}
        onOpen={({ id }) => onOpen(id)}
        extra={({ page: one }) => (
          <span className="flex items-center gap-0.5">
            {marksOf(one.id)}
            {closed === undefined && !isGenerated(one) && <RowMenu page={one} actions={actions} />}
          </span>
        )}
        move={
          closed === undefined
            ? {
                onMoveRequest: (node) => !isGenerated(node.page) && actions.onMove(node.page),
                onMove: tree.drop,
              }
            : undefined
        }
      />
      <PageTreeDialogs tree={tree} references={references} drawSource={drawSource} />
    </div>
  )
}
