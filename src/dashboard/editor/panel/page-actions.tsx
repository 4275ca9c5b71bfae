import { CopyPlus, FilePlus2, Folder, FolderInput, Link2, Pencil, Sparkles, Trash2 } from 'lucide-react'
import type { TreePage } from '../../api/pages/page-tree.ts'
import { isComputed, isGenerated } from '../../ui/generated-page.ts'
import { MenuHeading } from '../../ui/menus/menu-heading.tsx'
import { MenuItem } from '../../ui/menus/menu-item.tsx'
import { MenuSeparator } from '../../ui/menus/menu-separator.tsx'
import type { WantedPlace } from './page-operations.ts'

/** Actions of the menus, performed by the panel. */
export interface PageActions {
  readonly onNew: (kind: 'page' | 'group' | 'link' | 'source', place: WantedPlace) => void
  readonly onRename: (page: TreePage) => void
  readonly onMove: (page: TreePage) => void
  readonly onDuplicate: (page: TreePage) => void
  readonly onDelete: (page: TreePage) => void
  /** Changes what the source of a computed page gives. */
  readonly onEditSource: (page: TreePage) => void
}

/** Menu items for new pages: at the top level, or around the current page. */
export function NewItems({
  page,
  actions,
}: {
  readonly page: TreePage | undefined
  readonly actions: PageActions
}) {
  const holds = page?.type === 'group' || (page?.type === 'document' && !isComputed(page))
  return (
    <>
      {page !== undefined && !isGenerated(page) && (
        <>
          {holds && (
            <MenuItem icon={FilePlus2} onSelect={() => actions.onNew('page', { into: page.id })}>
              Page inside “{page.title}”
            </MenuItem>
          )}
          {page.type !== 'group' && (
            <MenuItem icon={FilePlus2} onSelect={() => actions.onNew('page', { after: page.id })}>
              Page after “{page.title}”
            </MenuItem>
          )}
          {holds && (
            <MenuItem icon={Link2} onSelect={() => actions.onNew('link', { into: page.id })}>
              Link inside “{page.title}”
            </MenuItem>
          )}
          {holds && (
            <MenuItem icon={Sparkles} onSelect={() => actions.onNew('source', { into: page.id })}>
              From a content source inside “{page.title}”
            </MenuItem>
          )}
          <MenuSeparator />
        </>
      )}
      <MenuHeading>At the top level</MenuHeading>
      <MenuItem icon={FilePlus2} onSelect={() => actions.onNew('page', { into: null })}>
        Page
      </MenuItem>
      <MenuItem icon={Folder} onSelect={() => actions.onNew('group', { into: null })}>
        Group
      </MenuItem>
      <MenuItem icon={Link2} onSelect={() => actions.onNew('link', { into: null })}>
        Link
      </MenuItem>
      <MenuItem icon={Sparkles} onSelect={() => actions.onNew('source', { into: null })}>
        From a content source…
      </MenuItem>
    </>
  )
}

/** Menu items for one page. */
export function PageItems({ page, actions }: { readonly page: TreePage; readonly actions: PageActions }) {
  return (
    <>
      <MenuItem icon={Pencil} onSelect={() => actions.onRename(page)}>
        Rename…
      </MenuItem>
      <MenuItem icon={FolderInput} shortcut="m" onSelect={() => actions.onMove(page)}>
        Move…
      </MenuItem>
      {isComputed(page) && (
        <MenuItem icon={Sparkles} onSelect={() => actions.onEditSource(page)}>
          Edit source…
        </MenuItem>
      )}
      {page.type === 'document' && !isComputed(page) && (
        <MenuItem icon={CopyPlus} onSelect={() => actions.onDuplicate(page)}>
          Duplicate
        </MenuItem>
      )}
      <MenuItem icon={Trash2} danger onSelect={() => actions.onDelete(page)}>
        Delete
      </MenuItem>
    </>
  )
}
