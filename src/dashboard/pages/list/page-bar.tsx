import { Ellipsis, FolderInput, X } from 'lucide-react'
import { useState } from 'react'
import type { TreePage } from '../../api/pages/page-tree.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { counted } from '../../ui/counted.ts'
import { IconButton } from '../../ui/buttons/icon-button.tsx'
import { Later } from '../../ui/loading/later.tsx'
import { Menu } from '../../ui/menus/menu.tsx'
import { MenuItem } from '../../ui/menus/menu-item.tsx'
import { ChangeDialog } from '../changes/change-dialog.tsx'
import { bulkChanges, bulkActions, type BulkAction } from './page-bulk.ts'
import { lazyComponent } from '../../ui/loading/lazy-component.tsx'

const MovePages = lazyComponent(async () => (await import('./move-pages.tsx')).MovePages)

export interface PageBarProps {
  readonly org: string
  readonly space: string
  /** All pages of the space. */
  readonly tree: readonly TreePage[]
  /** The selected pages. */
  readonly pages: readonly TreePage[]
  readonly onClear: () => void
}

const countPages = (count: number): string => counted(count, 'page')

/** Actions for the selected pages. */
export function PageBar({ org, space, tree, pages, onClear }: PageBarProps) {
  const [action, setAction] = useState<BulkAction>()
  const [moving, setMoving] = useState(false)
  const changes = action === undefined ? [] : bulkChanges(pages, action)
  const same = pages.length - changes.length
  return (
    <section
      aria-label="Selected pages"
      className="sticky bottom-3 z-10 flex flex-wrap items-center gap-2 rounded-base bg-raised p-2 shadow-float"
    >
      <span className="figures px-1 font-strong">{countPages(pages.length)} selected</span>
      <Button icon={FolderInput} onClick={() => setMoving(true)}>
        Move
      </Button>
      <Menu trigger={<Button icon={Ellipsis}>Change options</Button>}>
        {bulkActions.map((one) => (
          <MenuItem key={one.id} onSelect={() => setAction(one)}>
            {one.label}
          </MenuItem>
        ))}
      </Menu>
      <IconButton icon={X} label="Clear selection" onClick={onClear} className="ml-auto" />
      {action !== undefined && (
        <ChangeDialog
          org={org}
          space={space}
          title={action.label}
          description={`${countPages(changes.length)} will change${same === 0 ? '' : `, ${same} will not`}. Main does not change until the change request is merged.`}
          subject={action.label}
          changes={changes}
          disabledReason={changes.length === 0 ? 'None of these pages would change.' : undefined}
          done={`${countPages(changes.length)} changed`}
          onClose={() => setAction(undefined)}
          onDone={onClear}
        />
      )}
      {moving && (
        <Later>
          <MovePages
            org={org}
            space={space}
            tree={tree}
            selected={new Set(pages.map(({ id }) => id))}
            onClose={() => setMoving(false)}
            onDone={onClear}
          />
        </Later>
      )}
    </section>
  )
}
