import { applySiteEdit } from '../../../../content/site-tree/apply-site-edit.ts'
import { urlChanges } from '../../../../content/site-tree/site-paths.ts'
import type { SiteItem, SiteTree } from '../../../../content/site-tree/site-tree.ts'
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'

export interface RemoveItemProps {
  readonly tree: SiteTree
  readonly item: SiteItem
  readonly name: (item: SiteItem) => string
  /** The site URL for display. */
  readonly base: string
  readonly onRemove: () => void
  readonly onClose: () => void
}

/** Lists the URLs that will stop working, or says why the item cannot be removed. */
export function RemoveItem({ tree, item, name, base, onRemove, onClose }: RemoveItemProps) {
  const outcome = applySiteEdit(tree, { edit: 'remove', id: item.id })
  const onOpenChange = (open: boolean): void => {
    if (!open) onClose()
  }
  if ('problem' in outcome)
    return (
      <Dialog open onOpenChange={onOpenChange} title={`Cannot remove “${name(item)}”`}>
        <p className="pb-2">{outcome.problem.message}</p>
      </Dialog>
    )
  const lost = urlChanges(tree, outcome.tree).filter(({ to }) => to === null)
  return (
    <ConfirmDialog
      open
      onOpenChange={onOpenChange}
      title={`Remove “${name(item)}” from the site`}
      confirmLabel="Remove"
      danger
      busy={false}
      error={null}
      onConfirm={() => {
        onRemove()
        onClose()
      }}
    >
      {item.kind === 'site-section-group' ? (
        'Its sections move up one level. No URLs change.'
      ) : (
        <>
          <p>
            The pages stay in their spaces. Once you publish this change, these URLs and all pages below them
            stop working:
          </p>
          <ul className="mt-2 grid max-h-40 gap-1 overflow-y-auto font-mono text-base">
            {lost.map(({ siteSpace, from }) => (
              <li key={siteSpace} className="break-words">
                {base}/{from}
              </li>
            ))}
          </ul>
        </>
      )}
    </ConfirmDialog>
  )
}
