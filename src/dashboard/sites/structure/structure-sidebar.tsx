import type { Site } from '../../../client/types.gen.ts'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import type { ConditionClaims } from '../audience/condition-field.tsx'
import { siteName } from '../site-text.ts'
import { ItemDetails } from './item-details.tsx'
import { NavigationPreview } from './navigation-preview.tsx'
import type { StructureEditing } from './use-structure-editor.ts'

export interface StructureSidebarProps {
  readonly org: string
  readonly site: Site
  /** The site URL for display. */
  readonly base: string
  readonly editor: StructureEditing
  readonly claims: ConditionClaims
}

/** The navigation as readers see it and the details of the selected item; the details are a dialog on narrow screens. */
export function StructureSidebar(props: StructureSidebarProps) {
  const { site, base, editor } = props
  const { selected, names, tree, dialog, setDialog } = editor
  return (
    <>
      <div className="hidden content-start gap-6 min-[1100px]:grid">
        <NavigationPreview
          title={siteName(site)}
          tree={tree}
          name={names.itemName}
          isTrashed={names.isTrashed}
          base={base}
        />
        {selected !== undefined && (
          <section aria-label={`Details of ${names.itemName(selected)}`}>
            <SelectedItem {...props} />
          </section>
        )}
        {selected === undefined && tree.byId.size > 0 && (
          <p className="text-caption text-ink-soft">Select a row to see and edit its details.</p>
        )}
      </div>
      <Dialog
        open={dialog?.task === 'details' && selected !== undefined}
        onOpenChange={() => setDialog(undefined)}
        title={selected === undefined ? '' : names.itemName(selected)}
      >
        <div className="pb-4">
          <SelectedItem {...props} />
        </div>
      </Dialog>
    </>
  )
}

function SelectedItem({ org, site, base, editor, claims }: StructureSidebarProps) {
  const { selected, names, pending, refused, apply, setDialog } = editor
  if (selected === undefined) return null
  const path = editor.pathOf(selected)
  return (
    <ItemDetails
      key={selected.id}
      org={org}
      site={site.id}
      isTrashed={names.isTrashed}
      tree={pending.tree}
      item={selected}
      url={path === undefined ? undefined : `${base}/${path}`.replace(/\/$/, '')}
      spaceName={names.spaceName}
      claims={claims}
      unsetConditions={editor.unsetConditions}
      refused={refused}
      onEdit={apply}
      onReplaceSpace={(id) => setDialog({ task: 'swap', item: id })}
    />
  )
}
