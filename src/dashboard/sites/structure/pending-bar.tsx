import { Link } from '@tanstack/react-router'
import { ArrowRight, Undo2, X } from 'lucide-react'
import { useState } from 'react'
import type { Site } from '../../../client/types.gen.ts'
import type { SiteItem } from '../../../content/site-tree/site-tree.ts'
import { processError } from '../../api/process-error.ts'
import { FormError } from '../../forms/form-error.tsx'
import { buttonClass } from '../../ui/buttons/button-class.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx'
import { counted } from '../../ui/counted.ts'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Note } from '../../ui/feedback/note.tsx'
import { editText } from './edits/edit-text.ts'
import { consequences, pendingText } from './edits/pending-edits.ts'
import { siteRefusal } from '../site-permission-text.ts'
import type { PendingStructure } from './use-pending-structure.ts'

export interface PendingBarProps {
  readonly org: string
  readonly site: Site
  readonly pending: PendingStructure
  readonly name: (item: SiteItem) => string
  readonly spaceName: (id: string) => string
  readonly base: string
  /** Why spaces that it newly shows cannot be published; undefined if they can. */
  readonly unpublishable: string | undefined
}

/** The unpublished changes of the structure and their effects on readers; at the bottom of the editor. */
export function PendingBar({ org, site, pending, name, spaceName, base, unpublishable }: PendingBarProps) {
  const [listed, setListed] = useState(false)
  const [discarding, setDiscarding] = useState(false)
  const { applied, refused, everLive, others, undo } = pending
  const found = consequences(pending.base, pending.tree, everLive)
  if (applied.length === 0 && refused.length === 0) return null
  const publish = (
    <Button
      variant="primary"
      busy={pending.publishing}
      disabledReason={
        siteRefusal(site, 'publish') ??
        unpublishable ??
        (refused.length > 0 ? 'First leave out what no longer applies.' : undefined)
      }
      onClick={() => {
        pending.publish()
        setListed(false)
      }}
    >
      Publish {applied.length === 1 ? 'the change' : `${applied.length} changes`}
    </Button>
  )
  const address = (path: string): string => (path === '' ? base : `${base}/${path}`)
  return (
    <section
      aria-label="Changes that are not published"
      className="sticky bottom-0 z-20 -mx-2 grid gap-2 rounded-base bg-raised p-3 shadow-float ring-1 ring-line"
    >
      {refused.length > 0 && (
        <Note tone="warning">
          Somebody changed the structure meanwhile, and {refused.length} of your changes no longer{' '}
          {refused.length === 1 ? 'applies' : 'apply'}; the others do. {refused[0]?.message}{' '}
          <button type="button" className="text-accent underline" onClick={pending.dropRefused}>
            Leave {refused.length === 1 ? 'it' : 'them'} out
          </button>
        </Note>
      )}
      {pending.error !== null && <FormError error={processError(pending.error)} />}
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <p aria-live="polite" className="min-w-0 flex-1 basis-60">
          {pendingText(applied.length, found)}
          {others.length > 0 && (
            <span className="block text-caption text-ink-soft">With changes of {others.join(', ')}.</span>
          )}
        </p>
        <span className="flex flex-wrap gap-2">
          <Button
            variant="bare"
            icon={Undo2}
            onClick={undo}
            disabledReason={undo === undefined ? 'No change of yours waits.' : undefined}
          >
            Undo last
          </Button>
          <Button
            variant="bare"
            onClick={() => setDiscarding(true)}
            disabledReason={siteRefusal(site, 'edit')}
          >
            Discard
          </Button>
          <Link
            to="/o/$org/sites/$site/preview"
            params={{ org, site: site.id }}
            search={{ show: 'pending', beside: true }}
            className={buttonClass('quiet')}
          >
            Preview
          </Link>
          <Button onClick={() => setListed(true)}>Look at them</Button>
          {publish}
        </span>
      </div>
      <Dialog
        open={listed}
        onOpenChange={setListed}
        wide
        title={`${counted(applied.length, 'change')} not published`}
        description="Readers see the site as it was until you publish them."
        footer={
          <>
            <Button onClick={() => setListed(false)}>Close</Button>
            {publish}
          </>
        }
      >
        <ol className="grid list-decimal gap-1 pl-6">
          {applied.map(({ edit, before, after }, index) => (
            // Edits have no id; the list only grows and shrinks at its end.
            <li key={index} className="break-words">
              {editText(edit, before, after, { name, space: (id) => `“${spaceName(id)}”` })}
            </li>
          ))}
        </ol>
        <h3 className="mt-4 mb-1 font-strong">
          {found.addresses.length === 0 ? 'Every address stays' : 'Addresses'}
        </h3>
        <ul className="grid gap-2">
          {found.addresses.map(({ siteSpace, from, to }) => (
            <li key={siteSpace} className="grid gap-x-2 sm:grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)]">
              <code className="text-base break-words text-rust line-through">{address(from)}</code>
              <Icon of={to === null ? X : ArrowRight} className="text-ink-soft" />
              {to === null ? (
                <span className="text-rust">leads nowhere</span>
              ) : (
                <span className="min-w-0">
                  <code className="text-base break-words text-moss">{address(to)}</code>
                  {everLive && <span className="block text-caption text-ink-soft">with a redirect</span>}
                </span>
              )}
            </li>
          ))}
        </ul>
      </Dialog>
      <ConfirmDialog
        open={discarding}
        onOpenChange={setDiscarding}
        title="Discard what is not published"
        confirmLabel={`Discard ${applied.length + refused.length === 1 ? 'the change' : 'all changes'}`}
        danger
        busy={false}
        error={null}
        onConfirm={() => {
          pending.discard()
          setDiscarding(false)
        }}
      >
        The structure is again the one that is published. This cannot be undone.
      </ConfirmDialog>
    </section>
  )
}
